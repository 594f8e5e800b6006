import { provideClient } from "../../provide-client.ts";
import { expenditureClient } from "../../../http-contract/expenditure/expenditure-client.ts";
import { ExpenditureClient } from "@morsel/application/expenditure/client/expenditure-client";
import { ExpenditureStore } from "@morsel/application/expenditure/expenditure-store";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { makeMemoryExpenditureStore } from "../../../memory/expenditure/expenditure-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { expenditureUseCases } from "./use-cases.ts";

export const expenditure = moduleOf((bindings) => {
  expenditureUseCases(bindings);
  bindings.provide(ExpenditureStore, { state: MemoryState, goals: GoalStore }, makeMemoryExpenditureStore);
  provideClient(bindings, ExpenditureClient, expenditureClient);
});
