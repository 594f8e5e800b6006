import type { DayView } from "@morsel/application/diary/client/diary-client";
import type { DiaryPorts } from "../../diary/use-diary-commands.ts";
import { useWater } from "../use-water.ts";
import { Water } from "./water.tsx";

/** The water of a day on the ports. */
export const DayWater = ({ view, ...ports }: DiaryPorts & { readonly view: DayView }) => {
  const { logWater, deleteWater } = useWater(ports);
  const { date, waterEntries } = view.day;
  return (
    <Water
      waterEntries={waterEntries}
      goalMl={view.waterGoalMl}
      onLog={(ml) => logWater(date, ml)}
      onDelete={(drunk) => deleteWater(date, drunk)}
    />
  );
};
