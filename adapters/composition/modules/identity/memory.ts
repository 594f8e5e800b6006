import { AccountNamesClient } from "@morsel/application/identity/client/account-names";
import { DevicesClient } from "@morsel/application/identity/client/devices-client";
import { PasswordClient } from "@morsel/application/identity/client/password-client";
import { SessionClient } from "@morsel/application/identity/client/session-client";
import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { MemberStore } from "@morsel/application/identity/member-store";
import { SessionStore } from "@morsel/application/identity/session-store";
import { IdentityUseCases } from "@morsel/application/identity/use-cases";
import { makeMemoryAccountNamesClient } from "../../../memory/identity/account-names.ts";
import { makeMemoryDevicesClient } from "../../../memory/identity/devices-client.ts";
import { makeMemoryPasswordClient } from "../../../memory/identity/password-client.ts";
import { makeMemoryMemberStore } from "../../../memory/identity/member-store.ts";
import { makeMemorySessionStore } from "../../../memory/identity/session-store.ts";
import { makeMemorySessionClient } from "../../../memory/identity/session-client.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { UnitsClient } from "@morsel/application/identity/client/units-client";
import { makeMemoryUnitsClient } from "../../../memory/identity/units-client.ts";
import { SignInMethodUseCases } from "@morsel/application/sign-in-methods/use-cases";
import { moduleOf } from "../../container.ts";
import { identityUseCases } from "./use-cases.ts";

const clientPorts = {
  connection: MemoryConnection,
  members: MemberStore,
  settings: DiarySettingsStore,
  useCases: IdentityUseCases,
  methods: SignInMethodUseCases,
};

export const identity = moduleOf((bindings) => {
  identityUseCases(bindings);
  bindings.provide(MemberStore, { state: MemoryState }, ({ state }) => makeMemoryMemberStore(state));
  bindings.provide(SessionStore, { state: MemoryState }, ({ state }) => makeMemorySessionStore(state));
  bindings.provide(DevicesClient, { connection: MemoryConnection, sessions: SessionStore }, makeMemoryDevicesClient);
  bindings.provide(
    PasswordClient,
    { connection: MemoryConnection, sessions: SessionStore, useCases: IdentityUseCases },
    makeMemoryPasswordClient,
  );
  bindings.provide(SessionClient, clientPorts, makeMemorySessionClient);
  bindings.provide(UnitsClient, { connection: MemoryConnection, members: MemberStore }, makeMemoryUnitsClient);
  bindings.provide(
    AccountNamesClient,
    { connection: MemoryConnection, members: MemberStore },
    makeMemoryAccountNamesClient,
  );
});
