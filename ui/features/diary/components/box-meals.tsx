import { logMeal } from "@morsel/application/meals/client/log-meal";
import type { Meal } from "@morsel/domain/meals";
import { useIntl } from "react-intl";
import { MealsTab } from "../../meals/components/meals-tab.tsx";
import type { FoodPanelPorts } from "./food-panel.tsx";

export type BoxMealsProps = FoodPanelPorts & {
  readonly slot: Meal;
  readonly onLogged: () => void;
};

/** The list of saved meals in the food box: a tap logs a whole one, or says what of it is gone. */
export const BoxMeals = ({ device, toasts, date, slot, commands, onLogged, ...parts }: BoxMealsProps) => {
  const intl = useIntl();
  return (
    <MealsTab
      {...parts}
      slot={slot}
      onMeal={({ items }) => {
        const made = logMeal(items, { date, meal: slot }, device);
        if (!made.ok)
          return toasts.show({ severity: "error", message: intl.formatMessage({ id: "meals.goneNotLogged" }) });
        commands.logMade(made.value);
        onLogged();
      }}
    />
  );
};
