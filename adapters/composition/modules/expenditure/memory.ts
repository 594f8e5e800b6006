import { ExpenditureClient } from "@morsel/application/expenditure/client/expenditure-client";
import { ExpenditureStore } from "@morsel/application/expenditure/expenditure-store";
import { ExpenditureUseCases } from "@morsel/application/expenditure/use-cases";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { MemberStore } from "@morsel/application/identity/member-store";
import { makeMemoryExpenditureClient } from "../../../memory/expenditure/expenditure-client.ts";
import { makeMemoryExpenditureStore } from "../../../memory/expenditure/expenditure-store.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { expenditureUseCases } from "./use-cases.ts";

const clientPorts = { connection: MemoryConnection, members: MemberStore, useCases: ExpenditureUseCases };

export const expenditure = moduleOf((bindings) => {
  expenditureUseCases(bindings);
  bindings.provide(ExpenditureStore, { state: MemoryState, goals: GoalStore }, makeMemoryExpenditureStore);
  bindings.provide(ExpenditureClient, clientPorts, makeMemoryExpenditureClient);
});
