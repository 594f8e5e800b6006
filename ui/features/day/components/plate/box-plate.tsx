import type { FoodBoxEvent, FoodBoxState } from "@morsel/application/diary/client/food-box";
import { mealItemOfLog } from "@morsel/application/meals/client/meal-items";
import type { MealsClient } from "@morsel/application/meals/client/meals-client";
import type { Meal } from "@morsel/domain/meal-slots";
import { useQuery } from "@tanstack/react-query";
import { mealPartsQuery } from "../../../meals/meals-query.ts";
import { useFoodsOf } from "../../../meals/use-foods-of.ts";
import { useMealCommands } from "../../../meals/use-meal-commands.ts";
import type { FoodPanelPorts } from "../food-box/food-panel.tsx";
import { Plate } from "./plate.tsx";
import { SelectionBar } from "../options/selection-bar.tsx";

export type BoxPlateProps = {
  readonly ports: FoodPanelPorts;
  readonly state: FoodBoxState;
  readonly meal: Meal;
  readonly send: (event: FoodBoxEvent) => void;
};

/** The plate in the food box. Until its words are there, and where they do not come, what is ticked can be logged all the same. */
export const BoxPlate = ({ ports, ...box }: BoxPlateProps) => {
  const { data } = useQuery(mealPartsQuery(ports));
  return data === undefined ? (
    <SelectionBar state={box.state} current={undefined} send={box.send} />
  ) : (
    <Served meals={data.meals} ports={ports} {...box} />
  );
};

const Served = ({ meals, ports, state, meal, send }: BoxPlateProps & { readonly meals: MealsClient }) => {
  const { device, toasts, view, foods: client, planning } = ports;
  const { save } = useMealCommands({ meals, device, toasts });
  const foods = useFoodsOf(
    client,
    state.plate.map(({ item }) => item),
  );
  return (
    <Plate
      rows={state.plate}
      isOpen={state.isPlateOpen}
      meal={meal}
      view={view}
      isPlanned={planning?.isOn ?? false}
      foods={foods}
      send={send}
      onRemember={(name, items) => void save({ name, slot: meal, items: items.map(mealItemOfLog) })}
    />
  );
};
