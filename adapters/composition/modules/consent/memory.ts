import { ConsentStore } from "@morsel/application/consent/consent-store";
import { ConsentUseCases, makeConsentUseCases } from "@morsel/application/consent/use-cases";
import { makeMemoryConsentStore } from "../../../memory/consent/consent-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";

export const consent = moduleOf(({ provide }) => {
  provide(ConsentUseCases, { consents: ConsentStore }, makeConsentUseCases);
  provide(ConsentStore, { state: MemoryState }, ({ state }) => makeMemoryConsentStore(state));
});
