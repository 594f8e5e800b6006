import type { DayView } from "@morsel/application/diary/diary-view";
import { useWater, type WaterPorts } from "../use-water.ts";
import { Water } from "./water.tsx";

export type DayWaterProps = WaterPorts & {
  /** Day whose water is shown. */
  readonly view: DayView;
};

/** The water of a day on the ports. */
export const DayWater = ({ view, ...ports }: DayWaterProps) => {
  const { entries, logWater, deleteWater } = useWater(view, ports);
  return <Water waterEntries={entries} goalMl={view.water.goalMl} onLog={logWater} onDelete={deleteWater} />;
};
