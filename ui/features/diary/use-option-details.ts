import type { FoodOption } from "@morsel/application/foods/client/food-option";
import { useIntl } from "react-intl";
import { amountWords } from "../foods/amount-words.ts";
import { useFigures } from "../foods/figures.tsx";

/** "1 medium · Brand", "118 g", or "118 g · ada" of what ada shares */
export const useOptionDetails = () => {
  const intl = useIntl();
  const figures = useFigures();
  return ({ amount, serving, brand, owner }: FoodOption): string =>
    [amountWords(intl, figures, amount, serving), brand, owner].filter((part) => part !== undefined).join(" · ");
};
