import { provideClient } from "../../provide-client.ts";
import { goalsClient } from "../../../http-contract/goals/goals-client.ts";
import { GoalsClient } from "@morsel/application/goals/client/goals-client";
import { goalsTable } from "../../../memory/goals/goals-table.ts";
import { MemberCreated } from "../../../memory/identity/member-steps.ts";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { makeMemoryGoalStore } from "../../../memory/goals/goal-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { goalsUseCases } from "./use-cases.ts";

export const goals = moduleOf((bindings) => {
  goalsUseCases(bindings);
  bindings.contribute(
    MemberCreated,
    (state, member, { goals: first }) => void state.of(goalsTable).set(member, [first]),
  );
  bindings.provide(GoalStore, { state: MemoryState }, ({ state }) => makeMemoryGoalStore(state));
  provideClient(bindings, GoalsClient, goalsClient);
});
