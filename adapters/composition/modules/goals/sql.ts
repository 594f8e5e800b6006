import { GoalStore } from "@morsel/application/goals/goal-store";
import { makeSqlGoalStore } from "../../../sql/goals/goal-store.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { moduleOf } from "../../container.ts";
import { goalsUseCases } from "./use-cases.ts";

export const goals = moduleOf((bindings) => {
  goalsUseCases(bindings);
  bindings.provide(GoalStore, { sql: Sql }, ({ sql }) => makeSqlGoalStore(sql));
});
