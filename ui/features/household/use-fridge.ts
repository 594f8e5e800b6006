import type { FridgeClient } from "@morsel/application/fridge/client/fridge-client";
import { fridgeAfter, fridgeWithout, takePortion } from "@morsel/application/fridge/client/fridge-portion";
import { gramsOfAmount, type DishAmount } from "@morsel/domain/household";
import type { DishView, FridgeView, WaitingPortion } from "@morsel/application/fridge/fridge-view";
import type { DiaryDevice } from "@morsel/application/diary/client/diary-device";
import type { EntryId, Meal } from "@morsel/domain/diary";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Effect } from "effect";
import { useIntl } from "react-intl";
import type { CalendarDate } from "@morsel/domain/calendar";
import { run } from "../../hooks/run.ts";
import { UNDO_DURATION, type Toasts } from "../../hooks/toasts.ts";
import { refusalIn, refusalWords } from "../../i18n/refusals.ts";
import { useMealNames } from "../../settings/meal-names.ts";
import { fridgeQuery } from "../../sharing/queries.ts";

export type FridgePorts = {
  readonly fridge: FridgeClient;
  readonly device: Pick<DiaryDevice, "newId">;
  readonly toasts: Pick<Toasts, "show">;
};

type Act = {
  readonly asked: Effect.Effect<FridgeView, unknown>;
  /** Projects the fridge until the answer arrives. */
  readonly project?: (fridge: FridgeView) => FridgeView;
  readonly done?: { readonly message: string; readonly undo: Effect.Effect<FridgeView, unknown> };
  /** Asks whether so much was eaten nevertheless. */
  readonly onLess?: (left: number) => void;
};

type Less = { readonly _tag: string; readonly left?: number };

/** The fridge as it stands or is about to, what one does with it, and the way back. */
export const useFridge = ({ fridge, device, toasts }: FridgePorts) => {
  const intl = useIntl();
  const names = useMealNames();
  const queries = useQueryClient();
  const query = fridgeQuery(fridge);
  const { data, error, refetch } = useQuery(query);
  const act = useMutation({
    scope: { id: "fridge" },
    mutationFn: ({ asked }: Act) => run(asked),
    onMutate: async ({ project }) => {
      await queries.cancelQueries({ queryKey: query.queryKey });
      if (project !== undefined)
        queries.setQueryData<FridgeView>(query.queryKey, (known) => (known === undefined ? known : project(known)));
    },
    onSuccess: (next, { done }) => {
      queries.setQueryData(query.queryKey, next);
      for (const queryKey of [["day"], ["week"], ["suggestions"]]) void queries.invalidateQueries({ queryKey });
      if (done === undefined) return;
      toasts.show({
        severity: "success",
        message: done.message,
        duration: UNDO_DURATION,
        action: { label: intl.formatMessage({ id: "diary.undo" }), onUse: () => act.mutate({ asked: done.undo }) },
      });
    },
    onError: (problem, { onLess }) => {
      void queries.invalidateQueries({ queryKey: query.queryKey });
      const refused = refusalIn<Less>(problem);
      if (refused?._tag === "DishHasLess" && refused.left !== undefined && onLess !== undefined)
        return onLess(refused.left);
      toasts.show({ severity: "error", message: refusalWords(intl, problem), duration: UNDO_DURATION });
    },
  });

  /** One's own portion of a dish, on a day and in a meal. */
  const log = (
    dish: DishView,
    amount: DishAmount,
    place: { readonly date: CalendarDate; readonly meal: Meal },
    how: { readonly isSure: boolean; readonly onLess?: (left: number) => void },
  ): void => {
    const id = device.newId() as EntryId;
    const grams = gramsOfAmount(dish, amount);
    const request = { dish: dish.id, version: dish.version, id, ...amount, ...place, isSure: how.isSure };
    act.mutate({
      asked: takePortion(fridge, request, grams),
      ...(grams > dish.left && !how.isSure ? {} : { project: (known) => fridgeAfter(known, dish.id, grams) }),
      done: {
        message: intl.formatMessage(
          { id: "household.logged" },
          { food: dish.food.description, meal: names.within(place.meal) },
        ),
        undo: fridge.giveBack(id),
      },
      ...(how.onLess === undefined ? {} : { onLess: how.onLess }),
    });
  };

  const throwAway = (dish: DishView): void =>
    act.mutate({
      asked: fridge.throwAway(dish.id, dish.version, true),
      project: (known) => fridgeWithout(known, dish.id),
      done: {
        message: intl.formatMessage({ id: "household.thrownAway" }, { food: dish.food.description }),
        undo: fridge.throwAway(dish.id, dish.version + 1, false),
      },
    });

  const accept = ({ id, entry }: WaitingPortion): void =>
    act.mutate({
      asked: fridge.accept(id),
      project: (known) => fridgeWithout(known, id),
      done: {
        message: intl.formatMessage(
          { id: "household.logged" },
          { food: entry.description, meal: names.within(entry.meal) },
        ),
        undo: fridge.giveBack(id),
      },
    });

  const decline = ({ id }: WaitingPortion): void =>
    act.mutate({ asked: fridge.giveBack(id), project: (known) => fridgeWithout(known, id) });

  return { view: data, error, refetch: () => void refetch(), isBusy: act.isPending, log, throwAway, accept, decline };
};

export type FridgeCommands = Omit<ReturnType<typeof useFridge>, "view" | "error" | "refetch">;
