import type { DayView } from "@morsel/application/diary/diary-view";
import { useWater, type WaterPorts } from "../use-water.ts";
import { Water } from "./water.tsx";

/** The water of a day on the ports. */
export const DayWater = ({ view, ...ports }: WaterPorts & { readonly view: DayView }) => {
  const { entries, logWater, deleteWater } = useWater(view, ports);
  return <Water waterEntries={entries} goalMl={view.water.goalMl} onLog={logWater} onDelete={deleteWater} />;
};
