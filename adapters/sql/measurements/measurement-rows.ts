import type { MeasurementDayIsFull, MeasurementNotFound } from "@morsel/application/measurements/measurement-store";
import type { TimeOfDay } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import { MEASUREMENTS_A_DAY, type Measurement, type MeasurementId } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

/** No time is kept as an empty text, which sorts before all times (M12). */
export type MeasurementRow = Omit<Measurement, "time"> & { readonly time: TimeOfDay | "" };
export type StoredMeasurement = { readonly entry: Measurement; readonly isDeleted: boolean };

export const measurementOf = ({ id, type, date, time, value, version }: MeasurementRow): Measurement => ({
  id,
  type,
  date,
  ...(time === "" ? {} : { time }),
  value,
  version,
});

export const storedMeasurement = (
  sql: Sql,
  member: MemberId,
  id: MeasurementId,
): Effect.Effect<StoredMeasurement | undefined> =>
  Effect.map(
    sql<MeasurementRow & { readonly isDeleted: number }>`
      select id, type, date, time, value, version, is_deleted as "isDeleted"
      from measurement where member_id = ${member} and id = ${id}`,
    ([row]) => row && { entry: measurementOf(row), isDeleted: row.isDeleted === 1 },
  );

/** As given, whatever stood under the id before. */
export const putMeasurement = (
  sql: Sql,
  member: MemberId,
  { id, type, date, time, value, version }: Measurement,
): Effect.Effect<void> =>
  Effect.asVoid(sql`
    insert into measurement (member_id, id, type, date, time, value, version, is_deleted)
    values (${member}, ${id}, ${type}, ${date}, ${time ?? ""}, ${value}, ${version}, 0)
    on conflict (member_id, id) do update
      set type = excluded.type, date = excluded.date, time = excluded.time, value = excluded.value,
        version = excluded.version, is_deleted = 0`);

export const measurementNotFound = (id: MeasurementId) =>
  Effect.fail<MeasurementNotFound>({ _tag: "MeasurementNotFound", id });

/** M14, W103: whether the day of a measurement holds another one of its type. */
export const makeRoom = (
  sql: Sql,
  member: MemberId,
  { type, date }: Measurement,
): Effect.Effect<void, MeasurementDayIsFull> =>
  Effect.flatMap(
    sql<{ readonly count: number }>`
      select count(*) as count from measurement
      where member_id = ${member} and type = ${type} and date = ${date} and is_deleted = 0`,
    ([row]) =>
      (row?.count ?? 0) < MEASUREMENTS_A_DAY
        ? Effect.void
        : Effect.fail({ _tag: "MeasurementDayIsFull" as const, type, date, limit: MEASUREMENTS_A_DAY }),
  );

/** The weight that a member gave at sign-up. */
export const insertFirstWeight = (
  tx: Sql,
  member: MemberId,
  { weight }: { readonly weight?: Measurement | undefined },
): Effect.Effect<unknown> => (weight === undefined ? Effect.void : putMeasurement(tx, member, weight));
