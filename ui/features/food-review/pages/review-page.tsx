import type { FoodReviewClient, ShownDecision } from "@morsel/application/food-review/client/food-review-client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AdminPage } from "../../admin/components/admin-page.tsx";
import { MoreButton } from "../../admin/components/more-button.tsx";
import { ReviewedFood } from "../components/reviewed-food.tsx";
import { decisionsQuery, waitingQuery } from "../queries.ts";
import { ReasonedAct } from "../../back-office/components/reasoned-act.tsx";

const route = getRouteApi("/admin/foods");

/** /admin/foods: foods that members submitted for everybody, and what was answered. */
export const ReviewPage = () => {
  const { admin, reviews } = route.useRouteContext();
  return (
    <AdminPage
      admin={admin}
      section="/admin/foods"
      title={<FormattedMessage id="foodReview.title" />}
      lead={<FormattedMessage id="foodReview.lead" />}
    >
      <WaitingFoods reviews={reviews} />
      <Decisions reviews={reviews} />
    </AdminPage>
  );
};

type ReviewsProps = { readonly reviews: FoodReviewClient };

const WaitingFoods = ({ reviews }: ReviewsProps) => {
  const { toasts, device } = useApp();
  const listed = useInfiniteQuery(waitingQuery(reviews));
  const foods = listed.data?.pages.flatMap(({ items }) => items);
  if (foods === undefined)
    return listed.isError ? <Failed error={listed.error} onRetry={() => void listed.refetch()} /> : <Waiting />;
  return (
    <>
      {foods.length === 0 && (
        <p className={sharing.hint}>
          <FormattedMessage id="foodReview.none" />
        </p>
      )}
      {foods.map((review) => (
        <ReviewedFood
          key={`${review.member}.${review.own.food.id}.${review.own.version}`}
          review={review}
          reviews={reviews}
          toasts={toasts}
          newId={device.newId}
        />
      ))}
      <MoreButton listed={listed} />
    </>
  );
};

const Decisions = ({ reviews }: ReviewsProps) => {
  const listed = useInfiniteQuery(decisionsQuery(reviews));
  const decisions = listed.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="decided">
      <h2 id="decided">
        <FormattedMessage id="foodReview.decided" />
      </h2>
      {decisions === undefined &&
        (listed.isError ? <Failed error={listed.error} onRetry={() => void listed.refetch()} /> : <Waiting />)}
      {decisions?.length === 0 && (
        <p className={sharing.hint}>
          <FormattedMessage id="foodReview.decided.none" />
        </p>
      )}
      <ul className={sharing.list}>
        {decisions?.map((decision) => (
          <DecisionRow key={decision.id} decision={decision} reviews={reviews} />
        ))}
      </ul>
      <MoreButton listed={listed} />
    </section>
  );
};

const DecisionRow = ({ decision, reviews }: ReviewsProps & { readonly decision: ShownDecision }) => {
  const intl = useIntl();
  const { toasts, device } = useApp();
  const { name, verdict, at, isUndone } = decision;
  return (
    <li className={sharing.row}>
      <span className={sharing.words}>
        <span className={sharing.name}>{name}</span>
        <span className={sharing.hint}>
          <FormattedMessage id={isUndone ? "foodReview.undone" : `foodReview.was.${verdict}`} />
          {" · "}
          <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
        </span>
      </span>
      {!isUndone && (
        <ReasonedAct
          toasts={toasts}
          newId={device.newId}
          words={<FormattedMessage id="foodReview.undo" />}
          name={intl.formatMessage({ id: "foodReview.undo.named" }, { name })}
          asked={(id, reason) => reviews.undo({ id, reason, decision: decision.id })}
          done={intl.formatMessage({ id: "foodReview.undo.done" }, { name })}
        />
      )}
    </li>
  );
};
