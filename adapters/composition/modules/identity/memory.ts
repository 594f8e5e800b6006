import { MemberCreated, PasswordChanged } from "../../../memory/identity/member-steps.ts";
import { LoginGuard } from "@morsel/application/identity/login-guard";
import { makeLoginGuard } from "@morsel/application/identity/login-guard-in-process";
import { MonotonicClock } from "@morsel/application/platform/monotonic-clock";
import { MemberStore } from "@morsel/application/identity/member-store";
import { SessionStore } from "@morsel/application/identity/session-store";
import { makeMemoryMemberStore } from "../../../memory/identity/member-store.ts";
import { makeMemorySessionStore } from "../../../memory/identity/session-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { identityUseCases } from "./use-cases.ts";

export const identity = moduleOf((bindings) => {
  identityUseCases(bindings);
  bindings.provide(LoginGuard, { clock: MonotonicClock }, ({ clock }) => makeLoginGuard(clock));
  bindings.provide(
    MemberStore,
    { state: MemoryState, created: MemberCreated, passwordChanged: PasswordChanged },
    makeMemoryMemberStore,
  );
  bindings.provide(SessionStore, { state: MemoryState }, ({ state }) => makeMemorySessionStore(state));
});
