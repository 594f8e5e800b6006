import type { DayView } from "@morsel/application/diary/client/diary-client";
import type { DiaryPorts } from "../../diary/use-diary-commands.ts";
import { useWater } from "../use-water.ts";
import { Water } from "./water.tsx";

/** The water of a day on the ports. */
export const DayWater = ({ view, ...ports }: DiaryPorts & { readonly view: DayView }) => {
  const { drink, takeBack } = useWater(ports);
  const { date, drinks } = view.day;
  return (
    <Water
      drinks={drinks}
      goalMl={view.waterGoalMl}
      onDrink={(ml) => drink(date, ml)}
      onTakeBack={(drunk) => takeBack(date, drunk)}
    />
  );
};
