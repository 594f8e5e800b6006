import type { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import type { MemberId } from "@morsel/domain/identity";
import type { MeasurementId, WeightEntry } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { putWeight } from "./weight-rows.ts";

/** Sorts behind every date: the first page has nothing before it. */
const BEFORE_THE_FIRST = { date: "~", id: "" };

const stored = (sql: Sql, member: MemberId, id: MeasurementId) =>
  Effect.map(
    sql<WeightEntry>`
      select id, date, value as kg from measurement where member_id = ${member} and id = ${id}`,
    ([entry]) => entry,
  );

export const makeSqlMeasurementStore = (sql: Sql): MeasurementStore => ({
  weights: (member, { limit, after = BEFORE_THE_FIRST }) =>
    sql<WeightEntry>`
      select id, date, value as kg from measurement
      where member_id = ${member} and type = 'Weight' and is_deleted = 0 and (date, id) < (${after.date}, ${after.id})
      order by date desc, id desc limit ${limit}`,

  logWeight: (member, entry) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        yield* putWeight(tx, member, entry);
        return (yield* stored(tx, member, entry.id)) ?? entry;
      }),
    ),

  deleteWeight: (member, id) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const entry = yield* stored(tx, member, id);
        if (entry === undefined) return yield* Effect.fail({ _tag: "MeasurementNotFound" as const, id });
        yield* tx`update measurement set is_deleted = 1 where member_id = ${member} and id = ${id}`;
        return entry;
      }),
    ),
});
