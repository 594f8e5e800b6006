import { MemberWeight } from "../measurements/member-weight.tsx";
import { useMeasurementList } from "../measurements/measurement-mutations.ts";
import type { MeasurementPorts } from "../measurements/use-measurement-commands.ts";
import { WeightLine } from "./weight-line.tsx";

/** The last weight, what logs the next, and the newest ones as a line. */
export const WeightWidget = (ports: MeasurementPorts) => {
  const { entries = [] } = useMeasurementList(ports.measurements, "Weight");
  return (
    <div>
      <MemberWeight {...ports} />
      <WeightLine weights={entries.map(({ date, value }) => ({ date, kg: value }))} />
    </div>
  );
};
