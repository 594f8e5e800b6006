import { MembershipClient } from "@morsel/application/membership/client/membership-client";
import { membershipClient } from "../../../http-contract/membership/membership-client.ts";
import { provideClient } from "../../provide-client.ts";
import { MembershipStore } from "@morsel/application/membership/membership-store";
import { SandboxStore } from "@morsel/application/membership/sandbox";
import { makeMemoryMembershipStore } from "../../../memory/membership/membership-store.ts";
import { makeMemorySandboxStore } from "../../../memory/membership/sandbox-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { membershipUseCases } from "./use-cases.ts";

export const membership = moduleOf((bindings) => {
  membershipUseCases(bindings);
  bindings.provide(MembershipStore, { state: MemoryState }, ({ state }) => makeMemoryMembershipStore(state));
  provideClient(bindings, MembershipClient, membershipClient);
  bindings.provide(SandboxStore, { state: MemoryState }, ({ state }) => makeMemorySandboxStore(state));
});
