import { DEFAULT_SLOTS, shownSlots, type Meal } from "@morsel/domain/diary";
import type { IntlShape } from "react-intl";

/** The slots to choose from, with the one that is chosen now. */
export const mealChoices = (intl: IntlShape, meal?: Meal): { value: Meal; label: string }[] =>
  shownSlots(DEFAULT_SLOTS, meal === undefined ? [] : [{ meal }]).map(({ id }) => ({
    value: id,
    label: intl.formatMessage({ id: `diary.meal.${id}` }),
  }));
