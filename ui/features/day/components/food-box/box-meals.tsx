import type { FoodBoxEvent } from "@morsel/application/diary/client/food-box";
import { logMeal } from "@morsel/application/meals/client/log-meal";
import { logItemsOf } from "@morsel/application/meals/client/meal-items";
import type { Meal } from "@morsel/domain/meal-slots";
import { MealsTab } from "../../../meals/components/meals-tab.tsx";
import { BoxFridge } from "../../../household/components/box-fridge.tsx";
import type { FoodPanelPorts } from "./food-panel.tsx";

export type BoxMealsProps = {
  readonly ports: FoodPanelPorts;
  readonly slot: Meal;
  readonly send: (event: FoodBoxEvent) => void;
};

/** The list of saved meals in the food box: a tap logs a whole one; one of which something is gone goes on the plate. */
export const BoxMeals = ({ ports, slot, send }: BoxMealsProps) => {
  const { date, device, commands } = ports;
  return (
    <>
      {ports.openFridge !== undefined && (
        <BoxFridge
          openFridge={ports.openFridge}
          device={device}
          toasts={ports.toasts}
          date={date}
          meal={slot}
          onLogged={() => send({ kind: "closed" })}
        />
      )}
      <MealsTab
        {...ports}
        slot={slot}
        onPlate={({ items }) => send({ kind: "served", items: logItemsOf(items) })}
        onMeal={({ items }) => {
          const made = logMeal(items, { date, meal: slot, ...commands.planned }, device);
          // Its line says how much of it is gone: the rest is shown before it is logged.
          if (!made.ok) return send({ kind: "served", items: logItemsOf(items) });
          commands.logMade(made.value);
          send({ kind: "closed" });
        }}
      />
    </>
  );
};
