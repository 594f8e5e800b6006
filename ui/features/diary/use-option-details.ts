import type { FoodOption } from "@morsel/application/foods/client/food-option";
import { isFromOpenFoodFacts } from "@morsel/application/catalogues/client/attribution";
import { useIntl } from "react-intl";
import { amountWords } from "../foods/amount-words.ts";
import { useFigures } from "../foods/figures.tsx";

/** "1 medium · Brand" or "118 g"; W251: and where it is from Open Food Facts, that it is. */
export const useOptionDetails = () => {
  const intl = useIntl();
  const figures = useFigures();
  return ({ foodId, amount, serving, brand }: FoodOption): string => {
    const source = isFromOpenFoodFacts(foodId) ? intl.formatMessage({ id: "foods.openFoodFacts" }) : undefined;
    return [amountWords(intl, figures, amount, serving), brand, source]
      .filter((part) => part !== undefined)
      .join(" · ");
  };
};
