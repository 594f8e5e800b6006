import type { Food } from "@morsel/domain/foods";
import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "../../shell/app-link.tsx";
import { useFigures } from "./figures.tsx";
import { firstUse } from "./hit.ts";
import classes from "./database.module.css";

export type FoodListProps = {
  readonly foods: readonly Food[];
  readonly pathOf: (food: Food) => string;
};

/** Foods as one compares them: energy per first serving and per 100 g. */
export const FoodList = ({ foods, pathOf }: FoodListProps) => {
  const intl = useIntl();
  const figures = useFigures();
  return (
    <ul className={classes.list}>
      {foods.map((food) => {
        const { serving, amount } = firstUse(food);
        const { energy } = food.nutrients;
        return (
          <li key={food.id}>
            <AppLink path={pathOf(food)} className={classes.food}>
              <span className={classes.words}>
                <span className={classes.name}>{food.description}</span>
                <span className={classes.details}>
                  {[food.brand, food.category].filter((part) => part !== undefined).join(" · ")}
                </span>
              </span>
              <span className={classes.energy}>
                {energy === undefined ? (
                  <FormattedMessage id="foods.unknown" />
                ) : (
                  <>
                    <strong>{figures.energyWithUnit((energy * amount * serving.grams) / 100)}</strong>
                    <span className={classes.details}>
                      {serving.id === "g"
                        ? intl.formatMessage({ id: "foods.per" }, { amount: figures.withUnit(amount, "g") })
                        : intl.formatMessage(
                            { id: "foods.per" },
                            {
                              amount: intl.formatMessage(
                                { id: "foods.servingOf" },
                                { label: serving.label, grams: figures.amount(serving.grams) },
                              ),
                            },
                          )}
                    </span>
                  </>
                )}
              </span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
};
