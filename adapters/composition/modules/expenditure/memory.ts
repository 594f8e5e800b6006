import { ExpenditureStore } from "@morsel/application/expenditure/expenditure-store";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { makeMemoryExpenditureStore } from "../../../memory/expenditure/expenditure-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { expenditureUseCases } from "./use-cases.ts";

export const expenditure = moduleOf((bindings) => {
  expenditureUseCases(bindings);
  bindings.provide(ExpenditureStore, { state: MemoryState, goals: GoalStore }, makeMemoryExpenditureStore);
});
