import { Analytics } from "@morsel/application/analytics/client/analytics";
import { ConsentClient } from "@morsel/application/consent/client/consent-client";
import { ConsentFrameworks, ConsentMemory } from "@morsel/application/consent/client/consent-memory";
import type { ConsentMessage } from "@morsel/application/consent/client/consent-record";
import { NotificationWatch } from "@morsel/application/notifications/client/notifications-client";
import { ThirdPartyScripts } from "@morsel/application/platform/third-party-scripts";
import { PromptMemory } from "@morsel/application/eligibility/client/prompt-memory";
import { useState, type FC } from "react";
import { usePaletteKey } from "../../../hooks/use-palette-key.ts";
import type { AfterPaintProps } from "../../../shell/frame/page-shell.tsx";
import type { AppContext, LoadClients } from "../../../composition/app-context.ts";
import { PageAds } from "../../ads/pages/page-ads.tsx";
import { useMeasuring } from "../../analytics/use-measuring.ts";
import { useLiveCounts } from "../../notifications/pages/use-live-counts.ts";
import { loadOffline } from "../../offline/pages/page-offline.tsx";
import { PageConsent } from "../../consent/pages/page-consent.tsx";
import { PagePrompts } from "./page-prompts.tsx";

const NEEDS = {
  memory: PromptMemory,
  consents: ConsentMemory,
  client: ConsentClient,
  frameworks: ConsentFrameworks,
  scripts: ThirdPartyScripts,
  analytics: Analytics,
  notifications: NotificationWatch,
};

/** Loads what every page has after it is painted: notices, prompts, consent, analytics. */
export const loadAfterPaint = async (context: AppContext, clients: LoadClients): Promise<FC<AfterPaintProps>> => {
  const ports = await context.provide(NEEDS, clients);
  const { consents } = ports;
  const PageOffline = await loadOffline(context, clients);
  return function AfterPaint(props) {
    // EL22: until it is known that the question of consent is not on the screen, nothing else is.
    const [isAsking, setAsking] = useState(true);
    const [told, setTold] = useState<ConsentMessage>();
    const isMeasured = useMeasuring(context, ports, props.address);
    useLiveCounts(context, ports.notifications, props.onCounts);
    usePaletteKey(context.sessionWatch.current().status === "authenticated", props.onPalette);
    return (
      <>
        <PageOffline />
        <PageAds
          context={context}
          consents={consents}
          scripts={ports.scripts}
          told={told}
          isMeasured={isMeasured}
          {...props}
        />
        <PageConsent context={context} ports={ports} onAsking={setAsking} onTold={setTold} {...props} />
        <PagePrompts context={context} consents={consents} memory={ports.memory} isAsking={isAsking} {...props} />
      </>
    );
  };
};
