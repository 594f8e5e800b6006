import { provideClient } from "../../provide-client.ts";
import { consentClient } from "../../../http-contract/consent/consent-client.ts";
import { ConsentClient } from "@morsel/application/consent/client/consent-client";
import { ConsentStore } from "@morsel/application/consent/consent-store";
import { ConsentUseCases, makeConsentUseCases } from "@morsel/application/consent/use-cases";
import { makeMemoryConsentStore } from "../../../memory/consent/consent-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";

export const consent = moduleOf((bindings) => {
  const { provide } = bindings;
  provide(ConsentUseCases, { consents: ConsentStore }, makeConsentUseCases);
  provide(ConsentStore, { state: MemoryState }, ({ state }) => makeMemoryConsentStore(state));
  provideClient(bindings, ConsentClient, consentClient);
});
