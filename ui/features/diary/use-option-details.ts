import type { FoodOption } from "@morsel/application/foods/client/food-option";
import { useIntl } from "react-intl";
import { amountWords } from "../foods/amount-words.ts";
import { useFigures } from "../foods/figures.tsx";

/** "1 medium · Brand" or "118 g" */
export const useOptionDetails = () => {
  const intl = useIntl();
  const figures = useFigures();
  return ({ amount, serving, brand }: FoodOption): string => {
    const words = amountWords(intl, figures, amount, serving);
    return brand === undefined ? words : `${words} · ${brand}`;
  };
};
