import type { TimeOfDay } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import type { Measurement } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { countedRows, storedRow } from "../versioned-records/versioned-store.ts";

/** No time is kept as an empty text, which sorts before all times (M12). */
export type MeasurementRow = Omit<Measurement, "time"> & { readonly time: TimeOfDay | "" };

export const measurementOf = ({ id, type, date, time, value, version }: MeasurementRow): Measurement => ({
  id,
  type,
  date,
  ...(time === "" ? {} : { time }),
  value,
  version,
});

/** A measurement under an id, deleted or not. */
export const storedMeasurement = (sql: Sql, member: MemberId, id: string) =>
  storedRow(
    sql<MeasurementRow & { readonly isDeleted: number }>`
      select id, type, date, time, value, version, is_deleted as "isDeleted"
      from measurement where member_id = ${member} and id = ${id}`,
    measurementOf,
  );

/** As given, whatever stood under the id before. */
export const putMeasurement = (
  sql: Sql,
  member: MemberId,
  { id, type, date, time, value, version }: Measurement,
  isDeleted = false,
): Effect.Effect<void> =>
  Effect.asVoid(sql`
    insert into measurement (member_id, id, type, date, time, value, version, is_deleted)
    values (${member}, ${id}, ${type}, ${date}, ${time ?? ""}, ${value}, ${version}, ${isDeleted ? 1 : 0})
    on conflict (member_id, id) do update
      set type = excluded.type, date = excluded.date, time = excluded.time, value = excluded.value,
        version = excluded.version, is_deleted = excluded.is_deleted`);

/** A member's measurements of a type that stand on a day. */
export const measurementsOnDay = (
  sql: Sql,
  member: MemberId,
  { type, date }: Pick<Measurement, "type" | "date">,
): Effect.Effect<number> =>
  countedRows(sql`
    select count(*) as "count" from measurement
    where member_id = ${member} and type = ${type} and date = ${date} and is_deleted = 0`);

/** The weight that a member gave at sign-up. */
export const insertFirstWeight = (
  tx: Sql,
  member: MemberId,
  { weight }: { readonly weight?: Measurement | undefined },
): Effect.Effect<unknown> => (weight === undefined ? Effect.void : putMeasurement(tx, member, weight));
