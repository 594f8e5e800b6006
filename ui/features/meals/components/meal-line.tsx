import { isItemMissing } from "@morsel/application/meals/client/meal-items";
import type { MealNow } from "@morsel/application/meals/meals-now";
import { mealFacts } from "@morsel/domain/diary";
import { FormattedMessage, useIntl } from "react-intl";
import { SumFigure } from "../../../figures/nutrient-figures.tsx";
import { FoodLine } from "../../../food-rows/food-line.tsx";
import { useFigures } from "../../../figures/figures.tsx";

/** More names than these say nothing more. */
const NAMED = 4;

/** A meal in a list: its name, what is in it, and its energy. */
export const MealLine = ({ meal: { name, items } }: { readonly meal: MealNow }) => {
  const intl = useIntl();
  const figures = useFigures();
  const gone = items.filter(isItemMissing).length;
  const names = intl.formatList(
    items.slice(0, NAMED).map(({ description }) => description),
    { type: "unit", style: "short" },
  );
  return (
    <FoodLine
      name={name}
      details={
        <>
          <FormattedMessage id="meals.details" values={{ count: items.length, names }} />
          {gone > 0 && (
            <>
              <br />
              <FormattedMessage id="meals.goneSome" values={{ count: gone }} />
            </>
          )}
        </>
      }
      energy={
        <>
          <SumFigure totals={mealFacts(items)} id="energy" /> {figures.unit}
        </>
      }
    />
  );
};
