import { countedPage } from "@morsel/domain/analytics";
import type { Analytics } from "@morsel/application/analytics/client/analytics";
import type { ConsentMemory } from "@morsel/application/consent/client/consent-memory";
import { storedUses } from "@morsel/application/consent/client/consent-record";
import { entryPointAt } from "@morsel/domain/membership";
import { isUseAllowed } from "@morsel/domain/consent";
import { loadsAnalytics } from "@morsel/domain/eligibility";
import { useEffect, useSyncExternalStore } from "react";
import type { Site } from "@morsel/application/pages/client/site";

export type MeasuringPorts = { readonly consents: ConsentMemory; readonly analytics: Analytics };

/** ME9: for what somebody came to premium: the `source` of the address. */
const sourceIn = (page: string): string | undefined => /^\/premium\?source=([\w.-]+)/.exec(page)?.[1];

/** EL20, W212, W237: a page is counted where that is set up and agreed to. Answers whether it is. */
export const useMeasuring = (
  { site, locale }: { readonly site: Site; readonly locale: string },
  { consents, analytics }: MeasuringPorts,
  address: string,
): boolean => {
  const record = useSyncExternalStore(consents.onAnswer, consents.record);
  const isConsented = isUseAllowed("analytics", consents.status(), storedUses(record));
  const isCounted = loadsAnalytics({
    hasPremium: site.membership.hasPremium,
    isEnabled: site.hasAnalytics,
    isWebView: site.isWebView,
    path: address,
    isConsented,
  });
  const page = countedPage(address);
  const entry = entryPointAt(address);
  useEffect(() => {
    if (!isCounted) return;
    const source = sourceIn(page);
    if (source !== undefined) analytics.note("feature", source);
    if (entry !== undefined) analytics.note("entry_point", entry);
    analytics.push({ event: "page_view", page, locale });
  }, [isCounted, analytics, page, entry, locale]);
  return isCounted;
};
