import { Skeleton } from "@mantine/core";
import { useMeasurementList } from "./measurement-mutations.ts";
import { LastWeight } from "./components/last-weight.tsx";
import { useMeasurementCommands, type MeasurementPorts } from "./use-measurement-commands.ts";

/** The signed-in member's last weight, read by the ports. */
export const MemberWeight = (ports: MeasurementPorts) => {
  const { entries, error } = useMeasurementList(ports.measurements, "Weight");
  const { log } = useMeasurementCommands(ports);
  if (entries === undefined) return error === null ? <Skeleton height={96} radius="lg" /> : null;
  return (
    <LastWeight
      last={entries[0]}
      today={ports.device.today()}
      onLog={(value) => void log([{ type: "Weight", value }], {})}
    />
  );
};
