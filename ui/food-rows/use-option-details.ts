import type { FoodOption } from "@morsel/domain/diary";
import { isFromOpenFoodFacts } from "@morsel/domain/foods";
import { useIntl } from "react-intl";
import { formatAmount } from "../figures/format-amount.ts";
import { useFigures } from "../figures/figures.tsx";

/** "1 medium · Brand" or "118 g", or "118 g · ada" of what ada shares; W251: and where it is from Open Food Facts, that it is. */
export const useOptionDetails = () => {
  const intl = useIntl();
  const figures = useFigures();
  return ({ foodId, amount, serving, brand, owner }: FoodOption): string => {
    const source = isFromOpenFoodFacts(foodId) ? intl.formatMessage({ id: "foods.openFoodFacts" }) : undefined;
    return [formatAmount(intl, figures, amount, serving), brand, owner, source]
      .filter((part) => part !== undefined)
      .join(" · ");
  };
};
