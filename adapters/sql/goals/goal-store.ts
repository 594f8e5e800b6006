import type { GoalsVersionConflict, GoalStore } from "@morsel/application/goals/goal-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { changeBody, goalsBefore, goalsDuring, goalsInForce, insertGoals, takeOverVersion } from "./goal-rows.ts";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

export const makeSqlGoalStore = (sql: Sql): GoalStore => ({
  on: (member, date) => goalsInForce(sql, member, date),

  during: (member, from, to) => goalsDuring(sql, member, from, to),

  history: (member, { limit, before }) => goalsBefore(sql, member, limit, before),

  put: (member, goals, body) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, GoalsVersionConflict> {
        yield* seen(tx, member, goals.effectiveFrom, goals.version - 1);
        yield* deleteGoals(tx, member, goals.effectiveFrom);
        yield* takeOverVersion(tx, member, goals.version);
        yield* insertGoals(tx, member, goals);
        if (body !== undefined) yield* changeBody(tx, member, body);
      }),
    ),

  remove: (member, effectiveFrom, version) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, GoalsVersionConflict> {
        const current = yield* goalsInForce(tx, member, effectiveFrom);
        if (current?.effectiveFrom !== effectiveFrom) return;
        yield* seen(tx, member, effectiveFrom, version);
        yield* deleteGoals(tx, member, effectiveFrom);
        yield* takeOverVersion(tx, member, version + 1);
      }),
    ),
});

/** Who saw another version is told what stands. */
const seen = (
  sql: Sql,
  member: MemberId,
  date: CalendarDate,
  version: Goals["version"],
): Effect.Effect<void, GoalsVersionConflict> =>
  Effect.flatMap(goalsInForce(sql, member, date), (current) =>
    current === undefined || current.version === version
      ? Effect.void
      : Effect.fail({ _tag: "GoalsVersionConflict" as const, current }),
  );

const deleteGoals = (sql: Sql, member: MemberId, effectiveFrom: CalendarDate): Effect.Effect<void> =>
  Effect.asVoid(sql`delete from member_goal where member_id = ${member} and effective_from = ${effectiveFrom}`);
