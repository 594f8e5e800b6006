import { byNewest, type WeightEntry } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { FieldRefused, NotNow } from "../../platform/refusals.ts";
import type { MeasurementsClient } from "./measurements-client.ts";

/** A weight that is logged or deleted. The entry's id makes a repeat harmless (W50, W51). */
export type WeightCommand = {
  readonly kind: "logWeight" | "deleteWeight";
  /** A UUID, made with the command. */
  readonly id: string;
  readonly entry: WeightEntry;
};

/** W53: weights as they are after a command, newest first; where it is done already it changes nothing. */
export const projectWeights = (
  entries: readonly WeightEntry[],
  { kind, entry }: Pick<WeightCommand, "kind" | "entry">,
): readonly WeightEntry[] => {
  const isIn = entries.some(({ id }) => id === entry.id);
  if (kind === "logWeight") return isIn ? entries : [...entries, entry].toSorted(byNewest);
  return isIn ? entries.filter(({ id }) => id !== entry.id) : entries;
};

/** W53: what the server said last, and over it all commands that have no answer, in their order. */
export const shownWeights = (
  entries: readonly WeightEntry[],
  pending: readonly WeightCommand[],
): readonly WeightEntry[] => pending.reduce(projectWeights, entries);

/** W51, W53: the command that undoes another one; the entry keeps its id. */
export const invertWeight = ({ kind, entry }: WeightCommand, newId: () => string): WeightCommand => ({
  kind: kind === "logWeight" ? "deleteWeight" : "logWeight",
  id: newId(),
  entry,
});

/** Answers the entry as it stands or stood. */
export const sendWeightCommand = (
  measurements: MeasurementsClient,
  { kind, entry }: WeightCommand,
): Effect.Effect<WeightEntry, FieldRefused | NotNow> =>
  kind === "logWeight" ? measurements.logWeight(entry) : Effect.as(measurements.deleteWeight(entry.id), entry);
