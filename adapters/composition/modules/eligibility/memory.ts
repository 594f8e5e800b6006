import { ConsentFrameworks, ConsentMemory } from "@morsel/application/consent/client/consent-memory";
import { PromptMemory } from "@morsel/application/eligibility/client/prompt-memory";
import { ThirdPartyScripts } from "@morsel/application/platform/third-party-scripts";
import { Site } from "@morsel/application/pages/client/site";
import { FlagStore } from "@morsel/application/eligibility/flag-store";
import { makeMemoryConsentMemory, makeMemoryPromptMemory } from "../../../memory/eligibility/after-paint.ts";
import { makeMemoryFlagStore } from "../../../memory/eligibility/flag-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";

export const eligibility = moduleOf(({ constant, provide }) => {
  constant(ThirdPartyScripts, { load: () => undefined, loaded: () => [] });
  constant(ConsentFrameworks, { tell: () => Promise.resolve() });
  provide(PromptMemory, {}, makeMemoryPromptMemory);
  provide(ConsentMemory, { site: Site }, makeMemoryConsentMemory);
  provide(FlagStore, { state: MemoryState }, ({ state }) => makeMemoryFlagStore(state));
});
