import type { EntryServing } from "@morsel/domain/diary";
import { GRAM_SERVING, OUNCE_SERVING } from "@morsel/domain/foods";
import type { IntlShape } from "react-intl";
import type { Figures } from "./figures.tsx";

/** A serving's own words count one already: "1 slice". */
const ONE = /^1 (?=\D)/;

/** "118 g", "1 slice", "2 × slice", "2 × 3 oz": the same in every language, no plural to get wrong. */
export const formatAmount = (intl: IntlShape, figures: Figures, amount: number, serving: EntryServing): string => {
  if (serving.id === GRAM_SERVING) return intl.formatMessage({ id: "diary.grams" }, { amount: figures.typed(amount) });
  if (serving.id === OUNCE_SERVING)
    return intl.formatMessage({ id: "diary.ounces" }, { amount: figures.typed(amount) });
  if (amount === 1) return serving.label;
  return intl.formatMessage(
    { id: "diary.servings" },
    { amount: figures.typed(amount), label: serving.label.replace(ONE, "") },
  );
};
