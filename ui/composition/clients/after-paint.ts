import { makeAdScripts } from "@morsel/adapters/browser/ad-scripts";
import { makeConsentFrameworks } from "@morsel/adapters/browser/consent-frameworks";
import { makeConsentMemory } from "@morsel/adapters/browser/consent-memory";
import { makeDataLayer } from "@morsel/adapters/browser/data-layer";
import { Device } from "@morsel/adapters/browser/device";
import { makePromptMemory } from "@morsel/adapters/browser/prompt-memory";
import { Report } from "@morsel/adapters/browser/report";
import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpConsentClient } from "@morsel/adapters/http-client/consent/consent-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { AdScripts } from "@morsel/application/ads/client/ad-scripts";
import { Analytics } from "@morsel/application/analytics/client/analytics";
import { ConsentClient } from "@morsel/application/consent/client/consent-client";
import { ConsentFrameworks, ConsentMemory } from "@morsel/application/consent/client/consent-memory";
import { PromptMemory } from "@morsel/application/eligibility/client/prompt-memory";
import { Site } from "@morsel/application/platform/site";

/** What the page needs after it is painted: for prompts, consent, advertisements and measuring. */
export default moduleOf(({ constant, provide }) => {
  constant(AdScripts, makeAdScripts(document));
  provide(PromptMemory, { report: Report }, ({ report }) => makePromptMemory(window, report));
  provide(ConsentClient, { connection: HttpConnection }, ({ connection }) => makeHttpConsentClient(...connection));
  provide(ConsentMemory, { report: Report, site: Site, device: Device }, ({ report, site, device }) =>
    makeConsentMemory(window, report, site, device.newId),
  );
  provide(ConsentFrameworks, { consents: ConsentMemory, client: ConsentClient }, (ports) =>
    makeConsentFrameworks(window, document.documentElement.lang.slice(0, 2), ports),
  );
  provide(Analytics, { report: Report, device: Device }, ({ report, device }) =>
    makeDataLayer(window, report, device.newId),
  );
});
