import { defaultPortion, portionEnergy } from "@morsel/domain/diary";
import type { ListedFood } from "@morsel/application/foods/browse-foods";
import type { Food } from "@morsel/domain/foods";
import { nutrientUnit } from "@morsel/domain/nutrition";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { OdblNotice } from "../../../food-rows/odbl-notice.tsx";
import { formatAmount } from "../../../figures/format-amount.ts";
import type { Listed } from "../browse-queries.ts";
import { useFigures } from "../../../figures/figures.tsx";
import { FoodLine } from "../../../food-rows/food-line.tsx";
import classes from "../../foods/components/database.module.css";

export type ListedFoodsProps = {
  readonly items: readonly ListedFood[];
  readonly listed: Listed;
  readonly pathOf: (food: Food) => string;
  readonly afterRow?: ((food: Food) => ReactNode) | undefined;
};

/** Foods of a list: the energy of their usual serving, or how much they have of the nutrient that is asked for. */
export const ListedFoods = ({ items, listed, pathOf, afterRow }: ListedFoodsProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const measureOf = (food: Food): string => {
    const { amount, serving } = defaultPortion(food);
    if (listed.nutrient === undefined || listed.by === "serving") return formatAmount(intl, figures, amount, serving);
    return intl.formatMessage({ id: `foods.richestPer.${listed.by}` });
  };
  const figureOf = ({ food, amount }: ListedFood): ReactNode => {
    if (listed.nutrient !== undefined)
      return amount === undefined ? "–" : figures.withUnit(amount, nutrientUnit(listed.nutrient));
    const energy = portionEnergy(food.nutrients, defaultPortion(food));
    return energy === undefined ? <FormattedMessage id="foods.unknown" /> : figures.energyWithUnit(energy);
  };
  return (
    <>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.food.id} className={classes.row}>
            <AppLink path={pathOf(item.food)} className={classes.food}>
              <FoodLine
                name={item.food.description}
                language={item.food.language}
                details={[measureOf(item.food), item.food.brand].filter((part) => part !== undefined).join(" · ")}
                energy={figureOf(item)}
                isShown={listed.nutrient !== undefined && listed.nutrient !== "energy"}
              />
            </AppLink>
            {afterRow?.(item.food)}
          </li>
        ))}
      </ul>
      <OdblNotice foodIds={items.map(({ food }) => food.id)} />
    </>
  );
};
