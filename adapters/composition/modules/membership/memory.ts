import { MembershipClient } from "@morsel/application/membership/client/membership-client";
import { membershipClient } from "../../../http-contract/membership/membership-client.ts";
import { provideClient } from "../../provide-client.ts";
import { GymStore } from "@morsel/application/membership/gym/gym-store";
import { MembershipStore } from "@morsel/application/membership/membership-store";
import { NoticeStore } from "@morsel/application/membership/notices/notice-store";
import { SandboxStore } from "@morsel/application/membership/sandbox";
import { makeMemoryGymStore } from "../../../memory/membership/gym-store.ts";
import { makeMemoryMembershipStore } from "../../../memory/membership/membership-store.ts";
import { makeMemoryNoticeStore } from "../../../memory/membership/notice-store.ts";
import { makeMemorySandboxStore } from "../../../memory/membership/sandbox-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { membershipUseCases } from "./use-cases.ts";

export const membership = moduleOf((bindings) => {
  membershipUseCases(bindings);
  bindings.provide(MembershipStore, { state: MemoryState }, ({ state }) => makeMemoryMembershipStore(state));
  bindings.provide(GymStore, { state: MemoryState, store: MembershipStore }, ({ state, store }) =>
    makeMemoryGymStore(state, store),
  );
  bindings.provide(NoticeStore, { state: MemoryState }, ({ state }) => makeMemoryNoticeStore(state));
  provideClient(bindings, MembershipClient, membershipClient);
  bindings.provide(SandboxStore, { state: MemoryState }, ({ state }) => makeMemorySandboxStore(state));
});
