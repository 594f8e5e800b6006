import { unitsClient } from "../../../http-contract/identity/units-client.ts";
import { UnitsClient } from "@morsel/application/identity/client/units-client";
import { passwordClient } from "../../../http-contract/identity/password-client.ts";
import { PasswordClient } from "@morsel/application/identity/client/password-client";
import { devicesClient } from "../../../http-contract/identity/devices-client.ts";
import { DevicesClient } from "@morsel/application/identity/client/devices-client";
import { provideClient } from "../../provide-client.ts";
import { accountNamesClient } from "../../../http-contract/identity/account-names-client.ts";
import { AccountNamesClient } from "@morsel/application/identity/client/account-names";
import { MemberCreated, PasswordChanged, TimeZoneChanged } from "../../../memory/identity/member-steps.ts";
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
    { state: MemoryState, created: MemberCreated, passwordChanged: PasswordChanged, timeZoneChanged: TimeZoneChanged },
    makeMemoryMemberStore,
  );
  bindings.provide(SessionStore, { state: MemoryState }, ({ state }) => makeMemorySessionStore(state));
  provideClient(bindings, AccountNamesClient, accountNamesClient);
  provideClient(bindings, DevicesClient, devicesClient);
  provideClient(bindings, PasswordClient, passwordClient);
  provideClient(bindings, UnitsClient, unitsClient);
});
