import { ConsentClient } from "@morsel/application/consent/client/consent-client";
import { ConsentStore } from "@morsel/application/consent/consent-store";
import { ConsentUseCases, makeConsentUseCases } from "@morsel/application/consent/use-cases";
import { makeMemoryConsentClient } from "../../../memory/consent/consent-client.ts";
import { makeMemoryConsentStore } from "../../../memory/consent/consent-store.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";

export const consent = moduleOf(({ provide }) => {
  provide(ConsentUseCases, { consents: ConsentStore }, makeConsentUseCases);
  provide(ConsentStore, { state: MemoryState }, ({ state }) => makeMemoryConsentStore(state));
  provide(ConsentClient, { connection: MemoryConnection, useCases: ConsentUseCases }, makeMemoryConsentClient);
});
