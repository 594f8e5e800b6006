import { Button } from "@mantine/core";
import type { FoodReviewClient, ShownReview } from "@morsel/application/food-review/client/food-review-client";
import { ownFoodFlags, REVIEW_VERDICTS, type ReviewVerdict } from "@morsel/domain/foods";
import { useId, useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import type { Toasts } from "../../../hooks/toasts.ts";
import sharing from "../../../sharing/sharing.module.css";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Sheet } from "../../../shell/page/page.tsx";
import { useAdminAct } from "../../admin/use-admin-act.ts";
import { EndForm } from "../../back-office/components/end-form.tsx";
import { DoubtWords } from "../../own-foods/components/food-doubts.tsx";
import { DifferenceTable, ValueTable } from "./food-tables.tsx";
import classes from "./food-review.module.css";

export type ReviewedFoodProps = {
  readonly review: ShownReview;
  readonly reviews: FoodReviewClient;
  readonly toasts: Pick<Toasts, "show">;
  /** Makes the id of an act. */
  readonly newId: () => string;
};

/** One food that waits: its doubtful values, how it differs from what stands beside it, and what an admin can answer. */
export const ReviewedFood = (props: ReviewedFoodProps) => {
  const { review } = props;
  const { own, member, beside } = review;
  const { food, submission } = own;
  const heading = useId();
  const doubts = ownFoodFlags(own.draft, beside?.food.nutrients.energy);
  return (
    <Sheet>
      <article aria-labelledby={heading} className={classes.food}>
        <h2 id={heading}>{food.description}</h2>
        <p className={sharing.hint}>
          {submission !== undefined && (
            <FormattedMessage
              id="foodReview.since"
              values={{ date: <FormattedDate value={submission.at} dateStyle="medium" timeStyle="short" /> }}
            />
          )}
          {" · "}
          <AppLink path={`/admin/members/${member}`}>
            <FormattedMessage id="foodReview.member" />
          </AppLink>
        </p>
        {doubts.length > 0 && (
          <div className={classes.doubts}>
            <h3>
              <FormattedMessage id="foodReview.doubts" />
            </h3>
            <ul>
              {doubts.map((doubt) => (
                <li key={doubt._tag === "PartAboveWhole" ? doubt._tag + doubt.part : doubt._tag}>
                  <DoubtWords doubt={doubt} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className={sharing.hint}>
          <FormattedMessage
            id={beside === undefined ? "foodReview.new" : `foodReview.beside.${beside.why}`}
            values={{ name: beside?.food.description }}
          />{" "}
          <FormattedMessage id="foodReview.per100g" />
        </p>
        {beside === undefined ? <ValueTable food={food} /> : <DifferenceTable before={beside.food} after={food} />}
        <Answers {...props} />
      </article>
    </Sheet>
  );
};

const Answers = ({ review, reviews, toasts, newId }: ReviewedFoodProps) => {
  const intl = useIntl();
  const act = useAdminAct(toasts);
  // Each answer that is begun is an act of its own.
  const [begun, setBegun] = useState<{ readonly id: string; readonly verdict: ReviewVerdict }>();
  const { food, version } = review.own;
  const name = food.description;
  if (begun === undefined)
    return (
      <div className={sharing.actions}>
        {REVIEW_VERDICTS.map((verdict) => (
          <Button
            key={verdict}
            variant={verdict === "publish" ? "filled" : "default"}
            aria-label={intl.formatMessage({ id: `foodReview.${verdict}.named` }, { name })}
            onClick={() => setBegun({ id: newId(), verdict })}
          >
            <FormattedMessage id={`foodReview.${verdict}`} />
          </Button>
        ))}
      </div>
    );
  const { id, verdict } = begun;
  return (
    <>
      <p className={sharing.hint}>
        <FormattedMessage id={`foodReview.${verdict}.hint`} />
      </p>
      <EndForm
        words={<FormattedMessage id={`foodReview.${verdict}`} />}
        isBusy={act.isPending}
        onCancel={() => setBegun(undefined)}
        onSubmit={(reason) =>
          act.mutate({
            asked: reviews.decide({ id, reason, member: review.member, food: food.id, version, verdict }),
            done: intl.formatMessage({ id: `foodReview.${verdict}.done` }, { name }),
          })
        }
      />
    </>
  );
};
