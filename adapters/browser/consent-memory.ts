import {
  readConsentRecord,
  recordFor,
  statusOfRecord,
  type ConsentRecord,
} from "@morsel/application/consent/client/consent-record";
import { CONSENT_MATRIX_VERSION } from "@morsel/application/consent/use-cases";
import type { ConsentMemory } from "@morsel/application/consent/client/consent-memory";
import { frameworkOf } from "@morsel/domain/consent";
import type { Site } from "@morsel/application/pages/client/site";
import { BehaviorSubject } from "rxjs";
import type { Report } from "./report.ts";
import type { SessionWatch } from "./session-status.ts";

export const CONSENT_KEY = "morsel-consent";

const signalOf = (navigator: Navigator): boolean =>
  "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;

export type ConsentMemoryPorts = {
  readonly report: Report;
  readonly site: Site;
  readonly session: SessionWatch;
  readonly newId: () => string;
};

/** W209: an answer that cannot be read is reported and counts as none. One that cannot be kept lasts as long as the page. */
export const makeConsentMemory = (
  window: Window,
  { report, site, session, newId }: ConsentMemoryPorts,
): ConsentMemory => {
  const framework = frameworkOf(site.userCountry, site.userState === "" ? undefined : site.userState);
  const hasPrivacySignal = signalOf(window.navigator);
  const write = (record: ConsentRecord): void => {
    try {
      window.localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
    } catch (problem) {
      report(problem);
    }
  };
  const stored = (): ConsentRecord | undefined => {
    try {
      const read = readConsentRecord(window.localStorage.getItem(CONSENT_KEY), framework, CONSENT_MATRIX_VERSION);
      if (read.ok) return read.value;
      report(read.error);
    } catch (problem) {
      report(problem);
    }
    return undefined;
  };
  const viewer = (): string | undefined => {
    const status = session.current();
    return status.status === "authenticated" ? status.me.userId : undefined;
  };
  const first = stored();
  // CO1: the opt-out framework holds from the first visit on, under an id that nobody else is told.
  const isNew = framework === "california" && first === undefined;
  const fresh: ConsentRecord | undefined = isNew
    ? {
        version: CONSENT_MATRIX_VERSION,
        framework,
        id: newId(),
        purposes: [],
        hasOptedOut: false,
        uses: [],
        answeredAt: "",
      }
    : first;
  if (isNew && fresh !== undefined) write(fresh);
  let kept = fresh;
  const record$ = new BehaviorSubject(recordFor(kept, viewer()));
  session.status$.subscribe(() => record$.next(recordFor(kept, viewer())));
  const listen = (listener: () => void) => {
    const subscription = record$.subscribe(listener);
    return () => subscription.unsubscribe();
  };
  return {
    framework,
    onAnswer: listen,
    record: () => record$.value,
    status: () => statusOfRecord(framework, record$.value, hasPrivacySignal),
    keep: (record) => {
      kept = record;
      write(record);
      record$.next(recordFor(kept, viewer()));
    },
    hasPrivacySignal,
  };
};
