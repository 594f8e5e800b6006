import { byNewest, type MeasuredType, type Measurement } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { MeasurementsClient } from "./measurements-client.ts";

/** Measurements that are logged, changed, deleted or brought back. Their ids make a repeat harmless (W50, W51). */
export type MeasurementCommand = {
  /** A UUID, made with the command. */
  readonly id: string;
} & (
  | {
      readonly kind: "logMeasurements" | "deleteMeasurements" | "restoreMeasurements";
      readonly entries: readonly Measurement[];
    }
  | { readonly kind: "changeMeasurement"; readonly entry: Measurement; readonly next: Measurement }
);

/** The entries of a command as they are when it is done. */
const entriesOf = (command: MeasurementCommand): readonly Measurement[] =>
  command.kind === "changeMeasurement" ? [command.next] : command.entries;

/** W53: the same command with what the server says that stands or stood. */
export const withStoredEntries = (command: MeasurementCommand, entries: readonly Measurement[]): MeasurementCommand =>
  command.kind === "changeMeasurement" ? { ...command, next: entries[0] ?? command.next } : { ...command, entries };

const put = (all: readonly Measurement[], entry: Measurement): readonly Measurement[] => {
  const known = all.find(({ id }) => id === entry.id);
  if (known !== undefined && known.version >= entry.version) return all;
  return [...all.filter(({ id }) => id !== entry.id), entry].toSorted(byNewest);
};

/** W53: measurements as they are after a command, newest first; where it is done already it changes nothing. */
export const projectMeasurements = (
  all: readonly Measurement[],
  command: MeasurementCommand,
): readonly Measurement[] => {
  if (command.kind !== "deleteMeasurements") return entriesOf(command).reduce(put, all);
  const gone = new Set(command.entries.map(({ id }) => id));
  return all.some(({ id }) => gone.has(id)) ? all.filter(({ id }) => !gone.has(id)) : all;
};

/**
 * W53: what is shown of one type: what the server said last, and over it all commands that have no answer, in their order. Of a list
 * that goes on, nothing is shown behind its last entry, where others may lie that are not known.
 */
export const projectPendingMeasurements = (
  said: readonly Measurement[],
  of: MeasuredType,
  pending: readonly MeasurementCommand[],
  hasMore = false,
): readonly Measurement[] => {
  const last = said.at(-1);
  return pending
    .reduce(projectMeasurements, said)
    .filter((entry) => entry.type === of && !(hasMore && last !== undefined && byNewest(entry, last) > 0));
};

/** W51, W101, W102: the command that takes another one back; undefined where its measurement was changed since. */
export const invertMeasurements = (
  command: MeasurementCommand,
  newId: () => string,
  current: readonly Measurement[] = [],
): MeasurementCommand | undefined => {
  const id = newId();
  if (command.kind !== "changeMeasurement")
    return {
      kind: command.kind === "deleteMeasurements" ? "restoreMeasurements" : "deleteMeasurements",
      id,
      entries: command.entries,
    };
  const { entry, next } = command;
  const known = current.find((one) => one.id === next.id);
  if (known !== undefined && known.version !== next.version) return undefined;
  return { kind: "changeMeasurement", id, entry: next, next: { ...entry, version: next.version + 1 } };
};

type Asked<Name extends keyof MeasurementsClient> = MeasurementsClient[Name] extends (...given: never[]) => infer A
  ? A
  : never;
type Refused = Effect.Error<Asked<"log" | "change" | "remove" | "restore">>;

/** Answers the measurements as they stand or stood. */
export const sendMeasurementCommand = (
  measurements: MeasurementsClient,
  command: MeasurementCommand,
): Effect.Effect<readonly Measurement[], Refused> => {
  if (command.kind === "changeMeasurement") return Effect.map(measurements.change(command.next), (entry) => [entry]);
  if (command.kind === "logMeasurements") return measurements.log(command.entries);
  const ids = command.entries.map(({ id }) => id);
  return command.kind === "deleteMeasurements" ? measurements.remove(ids) : measurements.restore(ids);
};
