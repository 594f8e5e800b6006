import type { Analytics } from "@morsel/application/analytics/client/analytics";
import type { ConsentMemory } from "@morsel/application/consent/client/consent-memory";
import { storedUses } from "@morsel/application/consent/client/consent-record";
import { isUseAllowed } from "@morsel/domain/consent";
import { loadsAnalytics } from "@morsel/domain/eligibility";
import { redactUrl } from "@morsel/domain/identity";
import { useEffect, useSyncExternalStore } from "react";
import type { Site } from "@morsel/application/platform/site";

export type MeasuringPorts = { readonly consents: ConsentMemory; readonly analytics: Analytics };

/** EL20, W212, ID22: a page is counted where that is set up, agreed to, and its address tells no secret. */
export const useMeasuring = (
  { site, locale }: { readonly site: Site; readonly locale: string },
  { consents, analytics }: MeasuringPorts,
  address: string,
): void => {
  const record = useSyncExternalStore(consents.onAnswer, consents.record);
  const isConsented = isUseAllowed("analytics", consents.status(), storedUses(record));
  const isCounted = loadsAnalytics({
    hasPremium: site.membership.hasPremium,
    isEnabled: site.hasAnalytics,
    isWebView: site.isWebView,
    path: address,
    isConsented,
  });
  const page = redactUrl(address);
  useEffect(() => {
    if (isCounted) analytics.push({ event: "page_view", page, locale });
  }, [isCounted, analytics, page, locale]);
};
