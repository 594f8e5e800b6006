import { Button } from "@mantine/core";
import type { OwnFoodsClient } from "@morsel/application/own-foods/client/own-foods-client";
import type { Food } from "@morsel/domain/foods";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import type { AppContext } from "../../../composition/app-context.ts";
import { run } from "../../../hooks/run.ts";
import { UNDO_DURATION } from "../../../hooks/toasts.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useAppOrNone } from "../../../routes/use-app-or-none.ts";
import foodView from "../../foods/components/food-view.module.css";
import { invalidateFoods } from "../own-food-mutations.ts";
import { provideOwnFoods } from "../routes.ts";

export type FoodSubmissionProps = { readonly food: Pick<Food, "id" | "description"> };

/** F27: on the page of an own food: its state towards everybody, and what its member can do about it. */
export const FoodSubmission = ({ food }: FoodSubmissionProps) => {
  const app = useAppOrNone();
  return app === undefined ? null : <OfMember food={food} app={app} />;
};

/** Fetched with the words of its refusals. */
const clientOf = async (app: AppContext): Promise<OwnFoodsClient> => {
  const [{ ownFoods }] = await Promise.all([provideOwnFoods({ context: app }), app.words("own-foods")]);
  return ownFoods;
};

const OfMember = ({ food, app }: FoodSubmissionProps & { readonly app: AppContext }) => {
  const intl = useIntl();
  const heading = useId();
  const queries = useQueryClient();
  const queryKey = ["own-food-submission", food.id];
  const { data: own } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => run((await clientOf(app)).ownFood(food.id), signal),
    retry: false,
    staleTime: 0,
  });
  const submission = own?.submission;
  const act = useMutation({
    mutationFn: async (what: "submit" | "withdraw") => run((await clientOf(app))[what](food.id)),
    onSuccess: (stored, what) => {
      queries.setQueryData(queryKey, stored);
      invalidateFoods(queries);
      const id = what === "submit" ? "foods.offer.done" : "foods.offer.withdrawn";
      app.toasts.show({
        severity: "success",
        message: intl.formatMessage({ id }, { name: food.description }),
        duration: UNDO_DURATION,
      });
    },
    onError: (problem) => {
      void queries.invalidateQueries({ queryKey });
      app.toasts.show({ severity: "error", message: refusalWords(intl, problem), duration: UNDO_DURATION });
    },
  });
  if (own === undefined) return null;
  const state = submission?.state;
  return (
    <section className={foodView.source} aria-labelledby={heading}>
      <h2 id={heading}>
        <FormattedMessage id="foods.offer.title" />
      </h2>
      <p role="status">
        <FormattedMessage
          id={state === undefined ? "foods.offer.hint" : `foods.offer.${state}`}
          values={{
            date: submission === undefined ? "" : <FormattedDate value={submission.at} dateStyle="medium" />,
            reason: submission !== undefined && "reason" in submission ? submission.reason : "",
          }}
        />
      </p>
      {state !== "accepted" && (
        <Button
          variant="default"
          loading={act.isPending}
          onClick={() => act.mutate(state === "pending" ? "withdraw" : "submit")}
        >
          <FormattedMessage
            id={
              state === "pending" ? "foods.offer.withdraw" : state === undefined ? "foods.offer" : "foods.offer.again"
            }
          />
        </Button>
      )}
    </section>
  );
};
