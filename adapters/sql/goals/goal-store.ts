import type { GoalsVersionConflict, GoalStore } from "@morsel/application/goals/goal-store";
import * as Effect from "effect/Effect";
import { goalsBefore, goalsDuring, goalsInForce, takeOverVersion } from "./goal-rows.ts";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { deleteGoals, putGoals, requireGoalsVersion } from "./put-goals.ts";

export const makeSqlGoalStore = (sql: Sql): GoalStore => ({
  on: (member, date) => goalsInForce(sql, member, date),

  during: (member, from, to) => goalsDuring(sql, member, from, to),

  history: (member, { limit, before }) => goalsBefore(sql, member, limit, before),

  put: (member, goals, body, weighed) =>
    memberTransaction(sql, member, (tx) => putGoals(tx, member, goals, body, weighed)),

  remove: (member, effectiveFrom, version) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, GoalsVersionConflict> {
        const current = yield* goalsInForce(tx, member, effectiveFrom);
        if (current?.effectiveFrom !== effectiveFrom) return;
        yield* requireGoalsVersion(tx, member, effectiveFrom, version);
        yield* deleteGoals(tx, member, effectiveFrom);
        yield* takeOverVersion(tx, member, version + 1);
      }),
    ),
});
