import type {
  MeasurementDayIsFull,
  MeasurementNotFound,
  MeasurementStore,
  MeasurementVersionConflict,
} from "@morsel/application/measurements/measurement-store";
import { listToken } from "@morsel/application/platform/token";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import type { MeasuredDay, Measurement } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import { addWebhookEvents } from "../webhooks/event-rows.ts";
import type { Sql } from "../engine/sql.ts";
import {
  makeRoom,
  measurementNotFound,
  measurementOf,
  putMeasurement,
  storedMeasurement,
  type MeasurementRow,
} from "./measurement-rows.ts";

/** Sorts behind every date: the first page has nothing before it. */
const BEFORE_THE_FIRST = { date: "~", id: "" };

/** W50, W51: an id that stands stays as it is; one that was deleted stands again as given, one version on. */
const logOne = (sql: Sql, member: MemberId, entry: Measurement): Effect.Effect<Measurement, MeasurementDayIsFull> =>
  Effect.gen(function* () {
    const known = yield* storedMeasurement(sql, member, entry.id);
    if (known?.isDeleted === false) return known.entry;
    yield* makeRoom(sql, member, entry);
    const next = known === undefined ? entry : { ...entry, version: known.entry.version + 1 };
    yield* putMeasurement(sql, member, next);
    return next;
  });

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

const isSame = (one: Measurement, other: Measurement): boolean =>
  one.type === other.type &&
  one.date === other.date &&
  one.time === other.time &&
  one.value === other.value &&
  one.version === other.version;

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
  const tellDays = (tx: Sql, member: MemberId, changed: readonly Measurement[]): Effect.Effect<void> =>
    addWebhookEvents(
      tx,
      member,
      "measurement_day.changed",
      changed.map(({ date }) => date),
    );
  const tellWeighed = (tx: Sql, member: MemberId, logged: readonly Measurement[]): Effect.Effect<void> =>
    Effect.forEach(
      logged.filter(({ type }) => type === "Weight"),
      (weight) => Effect.forEach(weighed, (step) => step(tx, member, weight), { discard: true }),
      { discard: true },
    );
  return {
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
      Effect.map(storedMeasurement(sql, member, id), (known) => (known?.isDeleted === false ? known.entry : undefined)),

    log: (member, entries) =>
      memberTransaction(sql, member, (tx) =>
        Effect.tap(
          Effect.forEach(entries, (entry) => logOne(tx, member, entry)),
          (logged) =>
            Effect.all([keepSteps(tx, member, logged), tellWeighed(tx, member, logged), tellDays(tx, member, logged)], {
              discard: true,
            }),
        ),
      ),

    change: (member, next) =>
      memberTransaction(sql, member, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<
          Measurement,
          MeasurementNotFound | MeasurementVersionConflict | MeasurementDayIsFull
        > {
          const known = yield* storedMeasurement(tx, member, next.id);
          if (known === undefined || known.isDeleted) return yield* measurementNotFound(next.id);
          const { entry } = known;
          if (isSame(entry, next)) return entry;
          if (entry.version !== next.version - 1)
            return yield* Effect.fail({ _tag: "MeasurementVersionConflict" as const, current: entry });
          if (entry.date !== next.date) yield* makeRoom(tx, member, next);
          yield* putMeasurement(tx, member, next);
          yield* keepSteps(tx, member, [entry, next]);
          yield* tellWeighed(tx, member, [next]);
          yield* tellDays(tx, member, [entry, next]);
          return next;
        }),
      ),

    remove: (member, ids) =>
      memberTransaction(sql, member, (tx) =>
        Effect.tap(
          Effect.forEach(ids, (id) =>
            Effect.gen(function* () {
              const known = yield* storedMeasurement(tx, member, id);
              if (known === undefined) return yield* measurementNotFound(id);
              yield* tx`update measurement set is_deleted = 1 where member_id = ${member} and id = ${id}`;
              return known.entry;
            }),
          ),
          (changed) => Effect.andThen(keepSteps(tx, member, changed), tellDays(tx, member, changed)),
        ),
      ),

    // W102
    restore: (member, ids) =>
      memberTransaction(sql, member, (tx) =>
        Effect.tap(
          Effect.forEach(ids, (id) =>
            Effect.gen(function* (): Effect.fn.Return<Measurement, MeasurementNotFound | MeasurementDayIsFull> {
              const known = yield* storedMeasurement(tx, member, id);
              if (known === undefined) return yield* measurementNotFound(id);
              if (known.isDeleted) {
                yield* makeRoom(tx, member, known.entry);
                yield* putMeasurement(tx, member, known.entry);
              }
              return known.entry;
            }),
          ),
          (changed) => Effect.andThen(keepSteps(tx, member, changed), tellDays(tx, member, changed)),
        ),
      ),
  };
};
