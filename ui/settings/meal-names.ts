import { type DiarySettings, shownSlots } from "@morsel/domain/diary";
import type { Meal } from "@morsel/domain/meal-slots";
import { useIntl, type IntlShape } from "react-intl";
import { useDiarySettings } from "./diary-settings.tsx";

export type MealNames = {
  readonly of: (meal: Meal) => string;
  /** Within a sentence: "Copy yesterday’s breakfast". What the member wrote stays as it was written. */
  readonly within: (meal: Meal) => string;
  /** The member's slots to choose from, with the one that is chosen now. */
  readonly choices: (chosen?: Meal) => { value: Meal; label: string }[];
};

/** The names that a diary gives its slots, whosoever it is. */
export const namesIn = (intl: IntlShape, { slots }: Pick<DiarySettings, "slots">): MealNames => {
  const own = (meal: Meal) => slots.find(({ id }) => id === meal)?.name;
  const usual = (meal: Meal) => intl.formatMessage({ id: `diary.meal.${meal}` });
  const of = (meal: Meal) => own(meal) ?? usual(meal);
  return {
    of,
    within: (meal) => own(meal) ?? usual(meal).toLocaleLowerCase(intl.locale),
    choices: (chosen) =>
      shownSlots(slots, chosen === undefined ? [] : [{ meal: chosen }]).map(({ id }) => ({ value: id, label: of(id) })),
  };
};

/** The slots' names: those that the member gave, else the language's. */
export const useMealNames = (): MealNames => namesIn(useIntl(), useDiarySettings());
