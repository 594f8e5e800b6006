import { GoalsClient } from "@morsel/application/goals/client/goals-client";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { GoalsUseCases } from "@morsel/application/goals/use-cases";
import { MemberStore } from "@morsel/application/identity/member-store";
import { makeMemoryGoalStore } from "../../../memory/goals/goal-store.ts";
import { makeMemoryGoalsClient } from "../../../memory/goals/goals-client.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { goalsUseCases } from "./use-cases.ts";

const clientPorts = {
  connection: MemoryConnection,
  members: MemberStore,
  goals: GoalStore,
  useCases: GoalsUseCases,
};

export const goals = moduleOf((bindings) => {
  goalsUseCases(bindings);
  bindings.provide(GoalStore, { state: MemoryState }, ({ state }) => makeMemoryGoalStore(state));
  bindings.provide(GoalsClient, clientPorts, makeMemoryGoalsClient);
});
