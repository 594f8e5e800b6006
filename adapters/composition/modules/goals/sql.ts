import { insertGoals } from "../../../sql/goals/goal-rows.ts";
import { MemberCreated } from "../../../sql/identity/member-steps.ts";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { makeSqlGoalStore } from "../../../sql/goals/goal-store.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { moduleOf } from "../../container.ts";
import { goalsUseCases } from "./use-cases.ts";

export const goals = moduleOf((bindings) => {
  goalsUseCases(bindings);
  bindings.provide(GoalStore, { sql: Sql }, ({ sql }) => makeSqlGoalStore(sql));
  bindings.contribute(MemberCreated, (tx, member, { goals: first }) => insertGoals(tx, member, first));
  bindings.contribute(MemberTables, ["member_goal"]);
});
