import type { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import {
  makeMeasurementWrites,
  withinDay,
  type MeasurementRows,
} from "@morsel/application/measurements/measurement-writes";
import { listToken } from "@morsel/application/platform/token";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import type { MeasuredDay, Measurement } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import { addWebhookEvents } from "../webhooks/event-rows.ts";
import type { Sql } from "../engine/sql.ts";
import {
  measurementOf,
  measurementsOnDay,
  putMeasurement,
  storedMeasurement,
  type MeasurementRow,
} from "./measurement-rows.ts";

/** Sorts behind every date: the first page has nothing before it. */
const BEFORE_THE_FIRST = { date: "~", id: "" };

/** W349: statements of a concept for each day whose steps changed, in the transaction that changed them. */
export type StepsChanged = (tx: Sql, member: MemberId, date: CalendarDate) => Effect.Effect<unknown>;
export const StepsChanged = listToken<StepsChanged>("SqlStepsChanged");

/** Statements of a concept for each weight that is logged or changed, in its transaction. */
export type Weighed = (
  tx: Sql,
  member: MemberId,
  weight: Pick<Measurement, "date" | "value">,
) => Effect.Effect<unknown>;
export const Weighed = listToken<Weighed>("SqlWeighed");

type MeasurementStorePorts = {
  readonly sql: Sql;
  readonly stepsChanged: readonly StepsChanged[];
  readonly weighed?: readonly Weighed[];
};

export const makeSqlMeasurementStore = ({
  sql,
  stepsChanged,
  weighed = [],
}: MeasurementStorePorts): MeasurementStore => {
  const keepSteps = (tx: Sql, member: MemberId, changed: readonly Measurement[]): Effect.Effect<void> =>
    Effect.forEach(
      new Set(changed.flatMap(({ type, date }) => (type === "Fitbit steps" ? [date] : []))),
      (date) => Effect.forEach(stepsChanged, (step) => step(tx, member, date), { discard: true }),
      { discard: true },
    );
  const rowsOf = (tx: Sql, member: MemberId): MeasurementRows => ({
    stored: (id) => storedMeasurement(tx, member, id),
    put: ({ record, isDeleted }) => putMeasurement(tx, member, record, isDeleted),
    check: withinDay((measurement) => measurementsOnDay(tx, member, measurement)),
    changed: (changed) => {
      const days = changed.map(({ date }) => date);
      return Effect.andThen(
        keepSteps(tx, member, changed),
        addWebhookEvents(tx, member, "measurement_day.changed", days),
      );
    },
    weighed: (logged) =>
      Effect.forEach(
        logged.filter(({ type }) => type === "Weight"),
        (weight) => Effect.forEach(weighed, (step) => step(tx, member, weight), { discard: true }),
        { discard: true },
      ),
  });
  return {
    ...makeMeasurementWrites((member, body) => memberTransaction(sql, member, (tx) => body(rowsOf(tx, member)))),

    newest: (member, type, { limit, after: { date, time = "", id } = { ...BEFORE_THE_FIRST, time: "" } }) =>
      Effect.map(
        sql<MeasurementRow>`
        select id, type, date, time, value, version from measurement
        where member_id = ${member} and type = ${type} and is_deleted = 0
          and (date, time, id) < (${date}, ${time}, ${id})
        order by date desc, time desc, id desc limit ${limit}`,
        (rows) => rows.map(measurementOf),
      ),

    first: (member, type) =>
      Effect.map(
        sql<MeasurementRow>`
        select id, type, date, time, value, version from measurement
        where member_id = ${member} and type = ${type} and is_deleted = 0 order by date, time, id limit 1`,
        ([row]) => row && measurementOf(row),
      ),

    // Goes from type to type along the index: what lies between the first and the last of a type is not read.
    lastOfEach: (member) =>
      Effect.map(
        sql<MeasurementRow>`
        with recursive measured (type) as (
          select min(f.type) from measurement f where f.member_id = ${member} and f.is_deleted = 0
          union all
          select (
            select min(m.type) from measurement m
            where m.member_id = ${member} and m.is_deleted = 0 and m.type > measured.type)
          from measured where measured.type is not null
        )
        select l.id, l.type, l.date, l.time, l.value, l.version
        from measured join measurement l on l.member_id = ${member} and l.id = (
          select n.id from measurement n
          where n.member_id = ${member} and n.type = measured.type and n.is_deleted = 0
          order by n.date desc, n.time desc, n.id desc limit 1)`,
        (rows) => rows.map(measurementOf),
      ),

    days: (member, type, { from, to, limit }) =>
      sql<MeasuredDay>`
      select date, count(*) as count, sum(value) as sum, max(value) as max from measurement
      where member_id = ${member} and type = ${type} and is_deleted = 0 and date >= ${from} and date <= ${to}
      group by date order by date desc limit ${limit}`,

    byId: (member, id) =>
      Effect.map(storedMeasurement(sql, member, id), (known) =>
        known?.isDeleted === false ? known.record : undefined,
      ),
  };
};
