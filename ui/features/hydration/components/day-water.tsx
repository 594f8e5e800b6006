import type { DayView } from "@morsel/application/diary/client/diary-client";
import { useWater, type WaterPorts } from "../use-water.ts";
import { Water } from "./water.tsx";

/** The water of a day on the ports. */
export const DayWater = ({ view, ...ports }: WaterPorts & { readonly view: DayView }) => {
  const { drink, takeBack } = useWater(ports);
  const { date } = view.day;
  return (
    <Water
      drinks={view.water.entries}
      goalMl={view.water.goalMl}
      onDrink={(ml) => drink(date, ml)}
      onTakeBack={(drunk) => takeBack(date, drunk)}
    />
  );
};
