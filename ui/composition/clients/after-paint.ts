import { makeAnalytics } from "@morsel/adapters/browser/analytics/analytics";
import { makeConsentFrameworks } from "@morsel/adapters/browser/consent-frameworks";
import { makeConsentMemory } from "@morsel/adapters/browser/consent-memory";
import { Device } from "@morsel/adapters/browser/device";
import { makeNotificationWatch } from "@morsel/adapters/browser/notification-watch";
import { makePromptMemory } from "@morsel/adapters/browser/prompt-memory";
import { makeConnectivity } from "@morsel/adapters/browser/offline/connectivity";
import { makeKeptPages } from "@morsel/adapters/browser/offline/kept-pages";
import { makeOpenOutbox } from "@morsel/adapters/browser/offline/outbox";
import { makeKeptReads } from "@morsel/adapters/browser/offline/kept-reads";
import { Report } from "@morsel/adapters/browser/report";
import { SessionWatch } from "@morsel/adapters/browser/session-status";
import { moduleOf } from "@morsel/adapters/composition/container";
import { consentClient } from "@morsel/adapters/http-contract/consent/consent-client";
import { notificationsClient } from "@morsel/adapters/http-contract/notifications/notifications-client";
import { makeThirdPartyScripts } from "@morsel/adapters/browser/third-party-scripts";
import { analyticsClient } from "@morsel/adapters/http-contract/analytics/analytics-client";
import { Connectivity } from "@morsel/application/offline/client/connectivity";
import { OpenOutbox } from "@morsel/application/offline/client/outbox";
import { KeptPages, KeptReads } from "@morsel/application/offline/client/kept-reads";
import { pathIn, splitLocale } from "@morsel/domain/locales";
import { AnalyticsClient } from "@morsel/application/analytics/client/analytics-client";
import { ThirdPartyScripts } from "@morsel/application/platform/third-party-scripts";
import { Analytics } from "@morsel/application/analytics/client/analytics";
import { ConsentClient } from "@morsel/application/consent/client/consent-client";
import { ConsentFrameworks, ConsentMemory } from "@morsel/application/consent/client/consent-memory";
import { NotificationsClient, NotificationWatch } from "@morsel/application/notifications/client/notifications-client";
import { ignoreOutcome } from "@morsel/application/platform/ignore-outcome";
import * as Effect from "effect/Effect";
import { PromptMemory } from "@morsel/application/eligibility/client/prompt-memory";
import { Site } from "@morsel/application/pages/client/site";
import { provideClient } from "@morsel/adapters/composition/provide-client";

/** Ports that the page needs after it is painted: prompts, consent, advertisements and analytics. */
export default moduleOf((bindings) => {
  const { constant, provide } = bindings;
  const { locale } = splitLocale(window.location.pathname);
  const prefix = pathIn(locale, "/").replace(/\/$/, "");
  constant(Connectivity, makeConnectivity(window));
  provide(KeptPages, { report: Report }, ({ report }) => makeKeptPages(window, { locale, prefix }, report));
  provide(OpenOutbox, { report: Report }, ({ report }) => makeOpenOutbox(window, report));
  provide(KeptReads, { report: Report }, ({ report }) => makeKeptReads(report));
  constant(ThirdPartyScripts, makeThirdPartyScripts(document));
  provideClient(bindings, AnalyticsClient, analyticsClient);
  provide(PromptMemory, { report: Report }, ({ report }) => makePromptMemory(window, report));
  provideClient(bindings, NotificationsClient, notificationsClient);
  provide(
    NotificationWatch,
    { client: NotificationsClient, session: SessionWatch, report: Report },
    ({ client, session, report }) =>
      makeNotificationWatch(window, {
        client,
        report,
        onSessionEnded: () => void Effect.runPromise(ignoreOutcome(session.refresh)),
      }),
  );
  provideClient(bindings, ConsentClient, consentClient);
  provide(
    ConsentMemory,
    { report: Report, site: Site, session: SessionWatch, device: Device },
    ({ device, ...ports }) => makeConsentMemory(window, { ...ports, newId: device.newId }),
  );
  provide(ConsentFrameworks, { consents: ConsentMemory, client: ConsentClient, site: Site }, (ports) =>
    makeConsentFrameworks(window, document.documentElement.lang.slice(0, 2), ports),
  );
  provide(
    Analytics,
    { report: Report, device: Device, site: Site, client: AnalyticsClient, scripts: ThirdPartyScripts },
    ({ device, site, ...ports }) =>
      makeAnalytics(window, window.fetch.bind(window), {
        ...ports,
        settings: site.measuring ?? {},
        newId: device.newId,
      }),
  );
});
