import { AccountStore } from "@morsel/application/account/account-store";
import { AccountClient } from "@morsel/application/account/client/account-client";
import { AccountUseCases } from "@morsel/application/account/use-cases";
import { SessionStore } from "@morsel/application/identity/session-store";
import { MemberStore } from "@morsel/application/identity/member-store";
import { makeMemoryAccountClient } from "../../../memory/account/account-client.ts";
import { makeMemoryAccountStore } from "../../../memory/account/account-store.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { accountUseCases } from "./use-cases.ts";

const clientPorts = {
  connection: MemoryConnection,
  accounts: AccountStore,
  members: MemberStore,
  sessions: SessionStore,
  useCases: AccountUseCases,
};

export const account = moduleOf((bindings) => {
  accountUseCases(bindings);
  bindings.provide(AccountStore, { state: MemoryState }, ({ state }) => makeMemoryAccountStore(state));
  bindings.provide(AccountClient, clientPorts, makeMemoryAccountClient);
});
