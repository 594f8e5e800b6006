import type { DiaryDevice } from "@morsel/application/diary/client/diary-device";
import type { MealsClient } from "@morsel/application/meals/client/meals-client";
import { mealItemOf, isQuickEntry, type DiaryEntry, type MealItemNow } from "@morsel/domain/diary";
import type { Meal } from "@morsel/domain/meal-slots";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import type { Toasts } from "../../../../hooks/toasts.ts";
import { refusalWords } from "../../../../i18n/refusals.ts";
import { RememberMeal } from "../../../meals/components/remember-meal.tsx";
import { mealPartsQuery, type MealParts } from "../../../meals/meals-query.ts";
import { useMealCommands } from "../../../meals/use-meal-commands.ts";
import { useMealNames } from "../../../../settings/meal-names.ts";

export type RememberSlotProps = MealParts & {
  readonly device: Pick<DiaryDevice, "newId">;
  readonly toasts: Pick<Toasts, "show">;
  readonly slot: Meal;
  readonly entries: readonly DiaryEntry[];
  readonly onClose: () => void;
};

/** Remembers what stands in a slot of the day as a meal. */
export const RememberSlot = ({ openMeals, moreWords, ...rest }: RememberSlotProps) => {
  const intl = useIntl();
  const { data, error } = useQuery(mealPartsQuery({ openMeals, moreWords }));
  const { toasts, onClose } = rest;
  const giveUp = useEffectEvent((problem: unknown) => {
    toasts.show({ severity: "error", message: refusalWords(intl, problem) });
    onClose();
  });
  useEffect(() => {
    if (error !== null) giveUp(error);
  }, [error]);
  return data === undefined ? null : <Asked meals={data.meals} {...rest} />;
};

/** Turns a slot's entry into a meal item with the entry's figures, until the server answers with current ones. */
const itemOf = (entry: DiaryEntry): MealItemNow => {
  const item = mealItemOf(entry);
  return isQuickEntry(entry) || item.foodId === undefined ? item : { ...item, per100g: entry.per100g };
};

type AskedProps = Omit<RememberSlotProps, keyof MealParts> & { readonly meals: MealsClient };

const Asked = ({ meals, device, toasts, slot, entries, onClose }: AskedProps) => {
  const names = useMealNames();
  const { save } = useMealCommands({ meals, device, toasts });
  return (
    <RememberMeal
      name={names.of(slot)}
      count={entries.length}
      onSave={(name) => void save({ name, slot, items: entries.map(itemOf) })}
      onClose={onClose}
    />
  );
};
