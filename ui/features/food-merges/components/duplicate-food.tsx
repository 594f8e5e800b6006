import type { FoodMergesClient, ShownDuplicate } from "@morsel/application/food-merges/client/food-merges-client";
import type { Food } from "@morsel/domain/foods";
import { useId, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Toasts } from "../../../hooks/toasts.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Sheet } from "../../../shell/page/page.tsx";
import { ValueTable } from "../../food-review/components/food-tables.tsx";
import classes from "./food-merges.module.css";
import { ReasonedAct } from "../../back-office/components/reasoned-act.tsx";

export type DuplicateFoodProps = {
  readonly duplicate: ShownDuplicate;
  readonly merges: Pick<FoodMergesClient, "merge">;
  readonly toasts: Pick<Toasts, "show">;
  /** Makes the id of an act. */
  readonly newId: () => string;
};

/** W790: a food that members published beside the one into which it can be merged. */
export const DuplicateFood = (props: DuplicateFoodProps) => {
  const { food, like, why } = props.duplicate;
  const heading = useId();
  return (
    <Sheet>
      <article aria-labelledby={heading} className={classes.food}>
        <h2 id={heading}>{food.description}</h2>
        <p className={sharing.hint}>
          <FormattedMessage id={`foodMerges.why.${why}`} values={{ name: like.description }} />{" "}
          <FormattedMessage id="foodReview.per100g" />
        </p>
        <div className={classes.sides}>
          <Side food={like} title={<FormattedMessage id="foodMerges.kept" />} />
          <Side food={food} title={<FormattedMessage id="foodMerges.gone" />} />
        </div>
        <Merge {...props} />
      </article>
    </Sheet>
  );
};

const Side = ({ food, title }: { readonly food: Food; readonly title: ReactNode }) => (
  <div className={classes.side}>
    <h3>{title}</h3>
    <span>{food.description}</span>
    <ValueTable food={food} />
  </div>
);

const Merge = ({ duplicate: { food, like }, merges, toasts, newId }: DuplicateFoodProps) => {
  const intl = useIntl();
  const name = food.description;
  return (
    <div className={sharing.actions}>
      <ReasonedAct
        toasts={toasts}
        newId={newId}
        isPrimary
        words={<FormattedMessage id="foodMerges.merge" />}
        name={intl.formatMessage({ id: "foodMerges.merge.named" }, { name })}
        hint={<FormattedMessage id="foodMerges.merge.hint" values={{ name, kept: like.description }} />}
        asked={(id, reason) => merges.merge({ id, reason, food: food.id, into: like.id })}
        done={intl.formatMessage({ id: "foodMerges.merge.done" }, { name })}
      />
    </div>
  );
};
