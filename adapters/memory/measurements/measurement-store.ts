import type { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import type { MemberId } from "@morsel/domain/identity";
import { byNewest, type MeasurementId } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { MemoryState } from "../platform/state.ts";
import { weightTable, type StoredWeight } from "./weight-table.ts";

/** Each method runs in one go, as a transaction would. */
export const makeMemoryMeasurementStore = (state: MemoryState): MeasurementStore => {
  const weightsOf = (member: MemberId): Map<MeasurementId, StoredWeight> => {
    const table = state.of(weightTable);
    const known = table.get(member) ?? new Map<MeasurementId, StoredWeight>();
    table.set(member, known);
    return known;
  };
  return {
    weights: (member, { limit, after }) =>
      Effect.sync(() =>
        [...weightsOf(member).values()]
          .flatMap(({ entry, isDeleted }) => (isDeleted ? [] : [entry]))
          .filter((entry) => after === undefined || byNewest(after, entry) < 0)
          .toSorted(byNewest)
          .slice(0, limit),
      ),
    logWeight: (member, entry) =>
      Effect.sync(() => {
        const known = weightsOf(member).get(entry.id);
        if (known?.isDeleted === false) return known.entry;
        weightsOf(member).set(entry.id, { entry, isDeleted: false });
        return entry;
      }),
    deleteWeight: (member, id) =>
      Effect.suspend(() => {
        const known = weightsOf(member).get(id);
        if (known === undefined) return Effect.fail({ _tag: "MeasurementNotFound" as const, id });
        weightsOf(member).set(id, { ...known, isDeleted: true });
        return Effect.succeed(known.entry);
      }),
  };
};
