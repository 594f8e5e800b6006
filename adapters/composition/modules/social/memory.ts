import { SharingClient } from "@morsel/application/social/client/sharing-client";
import { SharingStore } from "@morsel/application/social/sharing-store";
import { SocialUseCases } from "@morsel/application/social/use-cases";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemorySharingClient } from "../../../memory/social/sharing-client.ts";
import { makeMemorySharingStore } from "../../../memory/social/sharing-store.ts";
import { moduleOf } from "../../container.ts";
import { socialUseCases } from "./use-cases.ts";

const clientPorts = { connection: MemoryConnection, sharing: SharingStore, useCases: SocialUseCases };

export const social = moduleOf((bindings) => {
  socialUseCases(bindings);
  bindings.provide(SharingStore, { state: MemoryState }, ({ state }) => makeMemorySharingStore(state));
  bindings.provide(SharingClient, clientPorts, makeMemorySharingClient);
});
