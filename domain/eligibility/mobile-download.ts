import type { SessionStatus } from "../identity/index.ts";
import { DEFAULT_LOCALE, type Locale } from "../locales/index.ts";
import type { DownloadRecord } from "./download-record.ts";
import { isDownloadSuppressed } from "./suppressed-paths.ts";
import { meetsAllConditions, type Condition, DAY_MS, hasElapsed, MINUTE_MS, elapsedUnits } from "./times.ts";

export type DownloadFacts = {
  readonly isWebView: boolean;
  readonly isEnabled: boolean;
  readonly isMobileDevice: boolean;
  readonly locale: Locale;
  readonly status: SessionStatus;
  readonly hasConsent: boolean;
  /** Path and query of the page. */
  readonly address: string;
  /** Undefined: local storage could not be read. */
  readonly record: DownloadRecord | undefined;
  readonly isHomeModalActive: boolean;
  readonly accountCreatedAt: number | undefined;
  readonly now: number;
};

/** EL15 */
export const MINIMUM_ACCOUNT_AGE_MINUTES = 3;
export const MINUTES_AFTER_LOGGED_OUT_DISMISSAL = 3;
/** EL14 */
export const SHOW_AGAIN_DAYS = 30;

/** EL14, EL15: for members a new account and a recent dismissal, signed in or out, are reasons to wait; for visitors the latter. */
const isItTime = ({ record, status, now, accountCreatedAt }: DownloadFacts): boolean => {
  if (record === undefined) return false;
  if (status !== "authenticated") return hasElapsed(SHOW_AGAIN_DAYS, DAY_MS, record.loggedOut, now);
  return (
    (elapsedUnits(accountCreatedAt, now, MINUTE_MS) ?? 0) >= MINIMUM_ACCOUNT_AGE_MINUTES &&
    hasElapsed(SHOW_AGAIN_DAYS, DAY_MS, record.loggedIn, now) &&
    hasElapsed(MINUTES_AFTER_LOGGED_OUT_DISMISSAL, MINUTE_MS, record.loggedOut, now)
  );
};

/** EL13: when the mobile-download prompt is shown. */
export const DOWNLOAD_CONDITIONS: readonly Condition<DownloadFacts>[] = [
  { name: "not in the in-app view", holds: (facts) => !facts.isWebView },
  { name: "enabled by configuration", holds: (facts) => facts.isEnabled },
  { name: "mobile device", holds: (facts) => facts.isMobileDevice },
  { name: "locale en", holds: (facts) => facts.locale === DEFAULT_LOCALE },
  { name: "session not loading", holds: (facts) => facts.status !== "loading" },
  { name: "cookies consented to", holds: (facts) => facts.hasConsent },
  {
    name: "path not suppressed",
    holds: (facts) => !isDownloadSuppressed(facts.address, facts.status === "authenticated"),
  },
  { name: "local storage read", holds: (facts) => facts.record !== undefined },
  { name: "no partner-gym or upsell modal", holds: (facts) => !facts.isHomeModalActive },
  { name: "time since account and dismissals", holds: isItTime },
];

/** EL13 */
export const showsDownload = (facts: DownloadFacts): boolean => meetsAllConditions(DOWNLOAD_CONDITIONS, facts);

/** EL16: what the prompt says, by message key, in order. */
export const DOWNLOAD_CONTENT = {
  title: "mobileDownload.haveYouTriedTheApp",
  benefits: ["mobileDownload.logFoodFaster", "mobileDownload.stayOnTrack", "mobileDownload.navigateEasily"],
  proceed: "mobileDownload.continue",
  stay: "mobileDownload.stayOnWebsite",
} as const;

/** EL16: greatest width of the prompt, in px. */
export const DOWNLOAD_MAX_WIDTH = 343;

/** EL16: there is a deep link for members and one for visitors; the operator configures both. */
export const downloadLink = (
  status: SessionStatus,
  links: { readonly authenticated: string; readonly unauthenticated: string },
): string => (status === "authenticated" ? links.authenticated : links.unauthenticated);
