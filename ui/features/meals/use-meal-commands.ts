import type { DiaryDevice } from "@morsel/application/diary/client/diary-device";
import { invertMeal, type MealCommand } from "@morsel/application/meals/client/meal-command";
import type { MealsClient } from "@morsel/application/meals/client/meals-client";
import type { MealNow } from "@morsel/application/meals/meals-now";
import { savedMealOf, type MealId, type MealItemNow } from "@morsel/domain/diary";
import type { Meal } from "@morsel/domain/meals";
import { useIntl } from "react-intl";
import { submitMutation } from "../../hooks/submit-mutation.ts";
import { UNDO_DURATION, type Toasts } from "../../hooks/toasts.ts";
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
  const queries = useMealMutations(meals);

  const notifyRefused = (problem: unknown): void =>
    toasts.show({
      severity: "error",
      message: intl.formatMessage({ id: "meals.notSaved" }, { why: refusalWords(intl, problem) }),
      duration: UNDO_DURATION,
    });
  const submit = (command: MealCommand): void => void submitMutation(queries, MEAL_MUTATION, command, notifyRefused);
  const submitWith = (command: MealCommand, message: string): void => {
    submit(command);
    toasts.show({
      severity: "success",
      message,
      duration: UNDO_DURATION,
      action: {
        label: intl.formatMessage({ id: "diary.undo" }),
        onUse: () => submit(invertMeal(command, device.newId)),
      },
    });
  };

  /** D25: answers whether it can be a meal; what stands in its way is said. */
  const save = ({ name, slot, items }: NewMeal): boolean => {
    const made = savedMealOf(name, items);
    if (!made.ok) {
      notifyRefused(made.error);
      return false;
    }
    const id = device.newId() as MealId;
    const meal = { id, name: made.value.name, ...(slot === undefined ? {} : { slot }), version: 1, items };
    submitWith(
      { kind: "saveMeal", id: device.newId(), meal },
      intl.formatMessage({ id: "meals.saved" }, { name: meal.name }),
    );
    return true;
  };

  const change = (before: MealNow, { name, items }: Pick<NewMeal, "name" | "items">): boolean => {
    const made = savedMealOf(name, items);
    if (!made.ok) {
      notifyRefused(made.error);
      return false;
    }
    const meal = { ...before, name: made.value.name, items, version: before.version + 1 };
    submitWith(
      { kind: "changeMeal", id: device.newId(), before, meal },
      intl.formatMessage({ id: "meals.changed" }, { name: meal.name }),
    );
    return true;
  };

  const remove = (meal: MealNow): void =>
    submitWith(
      { kind: "deleteMeal", id: device.newId(), meal },
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
