import tab from "../../meals/components/meals-tab.module.css";
import { UnstyledButton } from "@mantine/core";
import { gramsOfAmount, portionOfDish, usualDishPortion } from "@morsel/domain/household";
import type { FridgeClient } from "@morsel/application/fridge/client/fridge-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Meal } from "@morsel/domain/meal-slots";
import { energyOfGrams } from "@morsel/domain/nutrition";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { FoodLine } from "../../../food-rows/food-line.tsx";
import { useFigures } from "../../../figures/figures.tsx";
import { useFridge, type FridgePorts } from "../use-fridge.ts";

export type BoxFridgeProps = Pick<FridgePorts, "device" | "toasts"> & {
  /** The way to the fridge, fetched when it is first asked for. */
  readonly openFridge: () => Promise<FridgeClient>;
  readonly date: CalendarDate;
  readonly meal: Meal;
  readonly onLogged: () => void;
};

/** Dishes of the fridge in the food box, each logged with one tap; nothing where there is none. */
export const BoxFridge = ({ openFridge, ...props }: BoxFridgeProps) => {
  const { data: fridge } = useQuery({
    queryKey: ["fridge-parts"],
    queryFn: openFridge,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  return fridge === undefined ? null : <Dishes {...props} fridge={fridge} />;
};

type DishesProps = Omit<BoxFridgeProps, "openFridge"> & FridgePorts;

const Dishes = ({ date, meal, onLogged, ...ports }: DishesProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const { view, log } = useFridge(ports);
  if (view === undefined || view.dishes.length === 0) return null;
  return (
    <ul className={tab.list} aria-label={intl.formatMessage({ id: "household.fridge" })}>
      {view.dishes.map((dish) => {
        const usual = usualDishPortion(dish);
        const energy = energyOfGrams(dish.food.nutrients, gramsOfAmount(dish, usual));
        const portion = portionOfDish(dish);
        return (
          <li key={dish.id} className={tab.row}>
            <UnstyledButton
              className={tab.meal}
              onClick={() => {
                log(dish, usual, { date, meal }, { isSure: false });
                onLogged();
              }}
            >
              <FoodLine
                name={dish.food.description}
                details={
                  <>
                    <FormattedMessage id="household.fromFridge" />
                    {" · "}
                    {portion === undefined ? (
                      <FormattedMessage
                        id="household.left.grams"
                        values={{ grams: figures.withUnit(dish.left, "g") }}
                      />
                    ) : (
                      <FormattedMessage
                        id="household.left"
                        values={{
                          portions: dish.left / portion.grams,
                          count: figures.amount(dish.left / portion.grams),
                          grams: figures.withUnit(dish.left, "g"),
                        }}
                      />
                    )}
                  </>
                }
                energy={energy === undefined ? "–" : figures.energyWithUnit(energy)}
              />
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
};
