import { isConsentGiven } from "@morsel/domain/consent";
import { downloadLink, duePrompt } from "@morsel/domain/eligibility";
import type { ConsentMemory } from "@morsel/application/consent/client/consent-memory";
import type { PromptMemory } from "@morsel/application/eligibility/client/prompt-memory";
import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { AppContext } from "../../../composition/app-context.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import { ANNOUNCEMENT } from "../../../shell/navigation/places.ts";
import { DownloadPrompt, GymPrompt, UpsellPrompt } from "../components/prompts.tsx";

/** The sanitiser comes with the announcement that needs it. */
const Announcement = lazy(() =>
  import("../components/announcement.tsx").then((loaded) => ({ default: loaded.Announcement })),
);

export type PagePromptsProps = {
  readonly context: AppContext;
  readonly consents: ConsentMemory;
  readonly memory: PromptMemory;
  readonly address: string;
  readonly go: (path: string) => void;
  /** The consent manager is on the screen: one thing at a time. */
  readonly isAsking: boolean;
};

/** EL22: what is due on this page, one at a time; judged anew on each page and after each that was closed. */
export const PagePrompts = ({ context, consents, memory, address, go, isAsking }: PagePromptsProps) => {
  const { site, sessionWatch, device, locale } = context;
  const session = useLatest(sessionWatch.status$, sessionWatch.current());
  const [closed, setClosed] = useState(0);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(ANNOUNCEMENT)), []);
  const me = session.status === "authenticated" ? session.me : undefined;
  const facts = {
    site,
    status: session.status,
    address,
    locale,
    isMobileDevice: memory.isMobileDevice,
    hasConsent: isConsentGiven(consents.status()),
    record: site.download === undefined ? undefined : memory.record(),
    wasGymDismissed: site.membership.hasGymLink ? memory.wasGymDismissed() : undefined,
    hasSeenUpsell: memory.hasSeenUpsell(),
    lastLogin: me?.lastLogin,
    createdAt: me?.createdAt,
    now: device.now(),
  };
  // Storage is read when the page, the person or an answer changes, and not with each rendering of the shell.
  const [known, setKnown] = useState<{ readonly for: string; readonly due: ReturnType<typeof duePrompt> }>();
  const key = [address, session.status, me?.userId, closed].join(" ");
  if (known?.for !== key) setKnown({ for: key, due: duePrompt(facts) });
  const due = isAsking ? undefined : known?.due;
  const close = (remember: () => void) => () => {
    remember();
    setClosed(closed + 1);
  };
  if (due === "gym") return <GymPrompt onClose={close(memory.dismissGym)} />;
  if (due === "upsell")
    return <UpsellPrompt onTry={() => go("/premium?source=returning_member")} onClose={close(memory.dismissUpsell)} />;
  if (due === "download" && site.download !== undefined)
    return (
      <DownloadPrompt
        href={downloadLink(session.status, site.download)}
        onClose={close(() => memory.dismissDownload(me !== undefined, device.now()))}
      />
    );
  if (due === "banner" && place !== null && site.banner !== undefined)
    return createPortal(
      <Suspense>
        <Announcement html={site.banner} />
      </Suspense>,
      place,
    );
  return null;
};
