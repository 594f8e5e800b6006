import type { GoalsVersionConflict, GoalStore } from "@morsel/application/goals/goal-store";
import * as Effect from "effect/Effect";
import { takeOverVersion, goalsDuring, goalsInForce, insertGoals } from "./goal-rows.ts";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

export const makeSqlGoalStore = (sql: Sql): GoalStore => ({
  on: (member, date) => goalsInForce(sql, member, date),

  during: (member, from, to) => goalsDuring(sql, member, from, to),

  put: (member, goals) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, GoalsVersionConflict> {
        const current = yield* goalsInForce(tx, member, goals.effectiveFrom);
        if (current !== undefined && current.version !== goals.version - 1)
          return yield* Effect.fail({ _tag: "GoalsVersionConflict" as const, current });
        yield* tx`delete from member_goal where member_id = ${member} and effective_from = ${goals.effectiveFrom}`;
        yield* takeOverVersion(tx, member, goals.version);
        return yield* insertGoals(tx, member, goals);
      }),
    ),
});
