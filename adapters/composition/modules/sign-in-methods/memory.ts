import { LinkStore } from "@morsel/application/sign-in-methods/link-store";
import { PasskeyStore } from "@morsel/application/sign-in-methods/passkey-store";
import { SecondStepStore } from "@morsel/application/sign-in-methods/second-step-store";
import { Passkeys } from "@morsel/application/sign-in-methods/client/passkeys";
import { makeMemoryPasskeys } from "../../../memory/sign-in-methods/passkeys.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemoryLinkStore } from "../../../memory/sign-in-methods/link-store.ts";
import { makeMemoryPasskeyStore } from "../../../memory/sign-in-methods/passkey-store.ts";
import { makeMemorySecondStepStore } from "../../../memory/sign-in-methods/second-step-store.ts";
import { moduleOf } from "../../container.ts";
import { signInMethodUseCases } from "./use-cases.ts";

export const signInMethods = moduleOf((bindings) => {
  signInMethodUseCases(bindings);
  bindings.provide(SecondStepStore, { state: MemoryState }, ({ state }) => makeMemorySecondStepStore(state));
  bindings.provide(LinkStore, { state: MemoryState }, ({ state }) => makeMemoryLinkStore(state));
  bindings.provide(PasskeyStore, { state: MemoryState }, ({ state }) => makeMemoryPasskeyStore(state));
  bindings.provide(Passkeys, { connection: MemoryConnection }, ({ connection }) => makeMemoryPasskeys(connection));
});
