import type { Food } from "@morsel/domain/foods";
import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "../../shell/app-link.tsx";
import { amountWords } from "./amount-words.ts";
import { useFigures } from "./figures.tsx";
import { FoodLine } from "./food-line.tsx";
import { firstUse } from "./hit.ts";
import classes from "./database.module.css";

export type FoodListProps = {
  readonly foods: readonly Food[];
  readonly pathOf: (food: Food) => string;
};

/** Foods as one compares them: the energy of their first serving. */
export const FoodList = ({ foods, pathOf }: FoodListProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const servingOf = ({ amount, serving }: ReturnType<typeof firstUse>): string => {
    const label = amountWords(intl, figures, amount, serving);
    return serving.id === "g"
      ? label
      : intl.formatMessage({ id: "foods.servingOf" }, { label, grams: figures.amount(amount * serving.grams) });
  };
  return (
    <ul className={classes.list}>
      {foods.map((food) => {
        const use = firstUse(food);
        const { energy } = food.nutrients;
        return (
          <li key={food.id}>
            <AppLink path={pathOf(food)} className={classes.food}>
              <FoodLine
                name={food.description}
                details={[servingOf(use), food.brand, food.category].filter((part) => part !== undefined).join(" · ")}
                energy={
                  energy === undefined ? (
                    <FormattedMessage id="foods.unknown" />
                  ) : (
                    figures.energyWithUnit((energy * use.amount * use.serving.grams) / 100)
                  )
                }
              />
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
};
