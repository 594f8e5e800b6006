import { SessionStore } from "@morsel/application/identity/session-store";
import { IdentityUseCases } from "@morsel/application/identity/use-cases";
import { SignInMethodsClient } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import { PasskeyStore } from "@morsel/application/sign-in-methods/passkey-store";
import { SecondStepStore } from "@morsel/application/sign-in-methods/second-step-store";
import { SignInMethodUseCases } from "@morsel/application/sign-in-methods/use-cases";
import { Passkeys } from "@morsel/application/sign-in-methods/client/passkeys";
import { makeMemoryPasskeys } from "../../../memory/sign-in-methods/passkeys.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemoryPasskeyStore } from "../../../memory/sign-in-methods/passkey-store.ts";
import { makeMemorySecondStepStore } from "../../../memory/sign-in-methods/second-step-store.ts";
import { makeMemorySignInMethodsClient } from "../../../memory/sign-in-methods/sign-in-methods-client.ts";
import { moduleOf } from "../../container.ts";
import { signInMethodUseCases } from "./use-cases.ts";

const clientPorts = {
  connection: MemoryConnection,
  sessions: SessionStore,
  useCases: SignInMethodUseCases,
  identity: IdentityUseCases,
};

export const signInMethods = moduleOf((bindings) => {
  signInMethodUseCases(bindings);
  bindings.provide(SecondStepStore, { state: MemoryState }, ({ state }) => makeMemorySecondStepStore(state));
  bindings.provide(PasskeyStore, { state: MemoryState }, ({ state }) => makeMemoryPasskeyStore(state));
  bindings.provide(Passkeys, { connection: MemoryConnection }, ({ connection }) => makeMemoryPasskeys(connection));
  bindings.provide(SignInMethodsClient, clientPorts, makeMemorySignInMethodsClient);
});
