import type { ConsentClient } from "@morsel/application/consent/client/consent-client";
import type { ConsentFrameworks, ConsentMemory } from "@morsel/application/consent/client/consent-memory";
import { withRetries } from "@morsel/application/consent/client/click-retry";
import {
  needsAccountConsent,
  opensAutomatically,
  isLinkNewer,
  recordOfLink,
  type ConsentChoice,
  type ConsentMessage,
} from "@morsel/application/consent/client/consent-record";
import { giveAnswer } from "@morsel/application/consent/client/give-answer";
import { CONSENT_MATRIX_VERSION } from "@morsel/application/consent/use-cases";
import { loadsConsentManager } from "@morsel/domain/eligibility";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { AppContext } from "../../../composition/app-context.ts";
import { run } from "../../../hooks/run.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import { ConsentDialog } from "../components/consent-dialog.tsx";

const waited = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export type ConsentPorts = {
  readonly consents: ConsentMemory;
  readonly client: ConsentClient;
  readonly frameworks: ConsentFrameworks;
};

export type PageConsentProps = {
  readonly context: AppContext;
  readonly ports: ConsentPorts;
  readonly isChoosing: boolean;
  readonly onChosen: () => void;
  /** Told whether the question is on the screen, or may come there. */
  readonly onAsking: (isAsking: boolean) => void;
  /** Publishes the answer to vendors that ask in the page. */
  readonly onTold: (told: ConsentMessage) => void;
};

/** W210: asked where the law and the set-up ask for it, and whenever somebody wants to change their mind. */
export const PageConsent = ({ context, ports, isChoosing, onChosen, onAsking, onTold }: PageConsentProps) => {
  const { site, sessionWatch, device, report, toasts, intl } = context;
  const { consents, client, frameworks } = ports;
  const { framework } = consents;
  const record = useSyncExternalStore(consents.onAnswer, consents.record);
  const session = useLatest(sessionWatch.status$, sessionWatch.current());
  const member = session.status === "authenticated" ? session.me.userId : undefined;
  const [askedFor, setAskedFor] = useState<string>();
  const isAsked = member === undefined || askedFor === member || !needsAccountConsent(record, member);
  const isKnown = isAsked || record !== undefined;
  const [wasClosed, setClosed] = useState(false);
  const needsConsent = site.ads === "network" || site.hasAnalytics;
  const asks =
    isKnown && !wasClosed && opensAutomatically({ framework, record, needsConsent, isWebView: site.isWebView });
  const isShown = loadsConsentManager(site.isWebView) && (isChoosing || asks);
  useEffect(() => onAsking(isShown || (needsConsent && !isKnown)), [onAsking, isShown, needsConsent, isKnown]);
  // W207: who answered on another device has answered here.
  useEffect(() => {
    if (isAsked || member === undefined || !needsConsent) return;
    const adopt = async (): Promise<void> => {
      const { region, accountLinks } = await run(client.read);
      const [link] = accountLinks;
      const holds = link?.consent_matrix_version === CONSENT_MATRIX_VERSION && region === framework;
      if (link !== undefined && holds && isLinkNewer(link, consents.record()))
        consents.keep({ ...recordOfLink(link, framework, device.newId()), member });
    };
    void adopt()
      .catch(report)
      .finally(() => setAskedFor(member));
  }, [isAsked, member, needsConsent, client, consents, framework, device, report]);
  useEffect(() => {
    // CO8: what the click opens is tried again, and given up quietly.
    if (needsConsent && loadsConsentManager(site.isWebView))
      withRetries(() => frameworks.tell(isShown), waited)
        .then(() => onTold({ record }))
        .catch(report);
  }, [needsConsent, site, frameworks, isShown, record, onTold, report]);
  if (!isShown) return null;
  const onAnswer = (choice: ConsentChoice): void => {
    const told = giveAnswer({ consents, client, now: device.now, newId: device.newId }, member, choice);
    toasts.show({ severity: "success", message: intl.formatMessage({ id: "consent.saved" }) });
    // A failure to tell the account does not concern the person who answers.
    run(told).catch(report);
  };
  return (
    <ConsentDialog
      framework={framework}
      record={record}
      hasPrivacySignal={consents.hasPrivacySignal}
      needsConsent={needsConsent}
      onAnswer={onAnswer}
      onClose={() => {
        setClosed(true);
        onChosen();
      }}
    />
  );
};
