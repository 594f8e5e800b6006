import { isFromOpenFoodFacts, GRAM_SERVING, type Food } from "@morsel/domain/foods";
import { defaultPortion, portionEnergy, type Portion } from "@morsel/domain/diary";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { formatAmount } from "../../../figures/format-amount.ts";
import { useFigures } from "../../../figures/figures.tsx";
import { OdblNotice } from "../../../food-rows/odbl-notice.tsx";
import { FoodLine } from "../../../food-rows/food-line.tsx";
import classes from "./database.module.css";

export type FoodListProps = {
  /** Foods in the order in which they are shown. */
  readonly foods: readonly Food[];
  /** Path that a row opens. */
  readonly pathOf: (food: Food) => string;
  /** Control at the end of a row. */
  readonly afterRow?: ((food: Food) => ReactNode) | undefined;
};

/** Foods as one compares them: the energy of their first serving. */
export const FoodList = ({ foods, pathOf, afterRow }: FoodListProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const servingOf = ({ amount, serving }: Portion): string => {
    const label = formatAmount(intl, figures, amount, serving);
    return serving.id === GRAM_SERVING
      ? label
      : intl.formatMessage({ id: "foods.servingOf" }, { label, grams: figures.amount(amount * serving.grams) });
  };
  return (
    <>
      <ul className={classes.list}>
        {foods.map((food) => {
          const helping = defaultPortion(food);
          const energy = portionEnergy(food.nutrients, helping);
          return (
            <li key={food.id} className={classes.row}>
              <AppLink path={pathOf(food)} className={classes.food}>
                <FoodLine
                  name={food.description}
                  details={[
                    servingOf(helping),
                    food.brand,
                    food.category === "" ? undefined : food.category,
                    isFromOpenFoodFacts(food.id) ? intl.formatMessage({ id: "foods.openFoodFacts" }) : undefined,
                  ]
                    .filter((part) => part !== undefined)
                    .join(" · ")}
                  energy={
                    energy === undefined ? <FormattedMessage id="foods.unknown" /> : figures.energyWithUnit(energy)
                  }
                />
              </AppLink>
              {afterRow?.(food)}
            </li>
          );
        })}
      </ul>
      <OdblNotice foodIds={foods.map(({ id }) => id)} />
    </>
  );
};
