import type { DiaryDevice } from "@morsel/application/diary/client/diary-device";
import type { MealCommand } from "@morsel/application/meals/client/meal-command";
import type { MealsClient } from "@morsel/application/meals/client/meals-client";
import type { MealNow } from "@morsel/application/meals/meals-now";
import { invertRecord } from "@morsel/application/versioned-records/client/record-command";
import { savedMealOf, type MealId, type MealItemNow } from "@morsel/domain/diary";
import type { Meal } from "@morsel/domain/meal-slots";
import { useIntl } from "react-intl";
import type { Toasts } from "../../hooks/toasts.ts";
import { useUndoableCommands } from "../../hooks/use-undoable-commands.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { MEAL_MUTATION, useMealMutations } from "./meal-mutations.ts";

export type MealPorts = {
  readonly meals: MealsClient;
  readonly device: Pick<DiaryDevice, "newId">;
  readonly toasts: Pick<Toasts, "show">;
};

export type NewMeal = { readonly name: string; readonly slot?: Meal; readonly items: readonly MealItemNow[] };

/** Commands on saved meals, with their toasts and undo. */
export const useMealCommands = ({ meals, device, toasts }: MealPorts) => {
  const intl = useIntl();
  useMealMutations(meals);
  const { onRefused, submitWithUndo } = useUndoableCommands<MealCommand>(
    { toasts },
    MEAL_MUTATION,
    (command) => [invertRecord(command, device.newId)],
    {
      notSaved: (problem) => intl.formatMessage({ id: "meals.notSaved" }, { why: refusalWords(intl, problem) }),
      undo: intl.formatMessage({ id: "diary.undo" }),
    },
  );

  /** D25: answers whether it can be a meal; what stands in its way is said. */
  const save = ({ name, slot, items }: NewMeal): boolean => {
    const made = savedMealOf(name, items);
    if (!made.ok) {
      onRefused(made.error);
      return false;
    }
    const id = device.newId() as MealId;
    const meal = { id, name: made.value.name, ...(slot === undefined ? {} : { slot }), version: 1, items };
    void submitWithUndo(
      { kind: "save", id: device.newId(), record: meal },
      intl.formatMessage({ id: "meals.saved" }, { name: meal.name }),
    );
    return true;
  };

  const change = (before: MealNow, { name, items }: Pick<NewMeal, "name" | "items">): boolean => {
    const made = savedMealOf(name, items);
    if (!made.ok) {
      onRefused(made.error);
      return false;
    }
    const meal = { ...before, name: made.value.name, items, version: before.version + 1 };
    void submitWithUndo(
      { kind: "save", id: device.newId(), before, record: meal },
      intl.formatMessage({ id: "meals.changed" }, { name: meal.name }),
    );
    return true;
  };

  const remove = (meal: MealNow): void =>
    void submitWithUndo(
      { kind: "delete", id: device.newId(), record: meal },
      intl.formatMessage({ id: "meals.deleted" }, { name: meal.name }),
    );

  /** Under the same name where no word fits beside it any more. */
  const duplicate = ({ name, slot, items }: MealNow): void => {
    const copy = intl.formatMessage({ id: "meals.copyOf" }, { name });
    const standing = items.filter((item) => item.foodId === undefined || item.gone === undefined);
    void save({
      name: savedMealOf(copy, standing).ok ? copy : name,
      ...(slot === undefined ? {} : { slot }),
      items: standing,
    });
  };

  return { save, change, remove, duplicate };
};

export type MealCommands = ReturnType<typeof useMealCommands>;
