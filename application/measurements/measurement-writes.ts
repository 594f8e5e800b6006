import * as Effect from "effect/Effect";
import { MEASUREMENTS_A_DAY, type Measurement, type MeasurementId } from "@morsel/domain/measurements";
import { hasRoomFor, markRecord, saveRecord, type StoredRecord } from "@morsel/domain/versioned-records";
import { fromResult } from "../platform/from-result.ts";
import {
  changeRecord,
  writeRecord,
  type RecordCheck,
  type RecordRows,
  type RecordTransaction,
} from "../versioned-records/versioned-store.ts";
import type { MeasurementDayIsFull, MeasurementNotFound, MeasurementStore } from "./measurement-store.ts";

/** A member's measurements within a transaction, and what other concepts do there when they change. */
export type MeasurementRows = RecordRows<Measurement, MeasurementDayIsFull> & {
  readonly changed: (measurements: readonly Measurement[]) => Effect.Effect<unknown>;
  readonly weighed: (measurements: readonly Measurement[]) => Effect.Effect<unknown>;
};

type Stored = StoredRecord<Measurement> | undefined;

const notFound = (id: MeasurementId): MeasurementNotFound => ({ _tag: "MeasurementNotFound", id });

/** M14, W103: the day to which a measurement comes holds another one of its type. */
export const withinDay =
  (count: (measurement: Measurement) => Effect.Effect<number>): RecordCheck<Measurement, MeasurementDayIsFull> =>
  ({ record, change }, before) =>
    change !== "added" && before?.record.date === record.date
      ? Effect.void
      : Effect.flatMap(count(record), (others) =>
          hasRoomFor(1, others, MEASUREMENTS_A_DAY)
            ? Effect.void
            : Effect.fail({
                _tag: "MeasurementDayIsFull" as const,
                type: record.type,
                date: record.date,
                limit: MEASUREMENTS_A_DAY,
              }),
        );

/** W50, W51: an id that stands stays as it is; one that was deleted stands again as given, one version on. */
const logged = (entry: Measurement) => (stored: Stored) =>
  Effect.succeed(
    stored?.isDeleted === false
      ? { ...stored, change: "none" as const }
      : {
          record: stored === undefined ? entry : { ...entry, version: stored.record.version + 1 },
          isDeleted: false,
          change: "added" as const,
        },
  );

const marked = (id: MeasurementId, isDeleted: boolean) => (stored: Stored) =>
  Effect.mapError(fromResult(markRecord(stored, isDeleted)), () => notFound(id));

export const makeMeasurementWrites = (
  transaction: RecordTransaction<MeasurementRows>,
): Pick<MeasurementStore, "log" | "change" | "remove" | "restore"> => ({
  log: (member, entries) =>
    transaction(member, (rows) =>
      Effect.tap(
        Effect.forEach(entries, (entry) => writeRecord(rows, entry.id, logged(entry))),
        (all) => Effect.andThen(rows.changed(all), rows.weighed(all)),
      ),
    ),

  change: (member, next) =>
    transaction(member, (rows) =>
      Effect.gen(function* () {
        const { before, after } = yield* changeRecord(rows, next.id, (stored: Stored) =>
          stored === undefined || stored.isDeleted
            ? Effect.fail(notFound(next.id))
            : Effect.mapError(fromResult(saveRecord(stored, next)), (refused) =>
                refused._tag === "RecordNotFound"
                  ? notFound(next.id)
                  : { _tag: "MeasurementVersionConflict" as const, current: refused.current },
              ),
        );
        if (before === undefined || after.change === "none") return after.record;
        yield* rows.changed([before.record, next]);
        yield* rows.weighed([next]);
        return next;
      }),
    ),

  // A deletion needs no room.
  remove: (member, ids) =>
    transaction(member, ({ stored, put, changed }) =>
      Effect.tap(
        Effect.forEach(ids, (id) => writeRecord({ stored, put }, id, marked(id, true))),
        changed,
      ),
    ),

  // W102
  restore: (member, ids) =>
    transaction(member, (rows) =>
      Effect.tap(
        Effect.forEach(ids, (id) => writeRecord(rows, id, marked(id, false))),
        rows.changed,
      ),
    ),
});
