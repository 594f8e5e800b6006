import {
  GYM_FLAG,
  readDownloadRecord,
  recordDismissal,
  UPSELL_COOKIE,
  WRITE_FAILED,
  type DownloadRecord,
} from "@morsel/domain/eligibility";
import type { PromptMemory } from "@morsel/application/eligibility/client/prompt-memory";
import type { Report } from "./report.ts";

/** EL6: the specification names the record, not its key. */
export const RECORD_KEY = "mobile-download-prompt";

/** Client hints where the browser gives them, else what it calls itself. */
const isMobile = ({ navigator }: Window): boolean => {
  const hints: unknown = "userAgentData" in navigator ? navigator.userAgentData : undefined;
  if (typeof hints === "object" && hints !== null && "mobile" in hints) return hints.mobile === true;
  return /Mobi|Android|iPhone|iPad|iPod/i.test(navigator.userAgent);
};

export const makePromptMemory = (window: Window, report: Report): PromptMemory => {
  const attempt = <A>(access: () => A, otherwise: A, name?: string): A => {
    try {
      return access();
    } catch (problem) {
      report(name === undefined ? problem : new Error(name, { cause: problem }));
      return otherwise;
    }
  };
  // Dismissals that cannot be stored are remembered while the page lives, so that a closed prompt does not come back at once.
  let dismissed: DownloadRecord | undefined;
  let wasGymClosed = false;
  let wasUpsellClosed = false;
  const record = (): DownloadRecord | undefined => {
    if (dismissed !== undefined) return dismissed;
    const read = attempt(() => readDownloadRecord(window.localStorage.getItem(RECORD_KEY)), undefined);
    if (read?.ok === false) report(read.error);
    return read?.ok === true ? read.value : undefined;
  };
  return {
    isMobileDevice: isMobile(window),
    record,
    dismissDownload: (isAuthenticated, now) => {
      const before = record();
      if (before === undefined) return;
      const after = recordDismissal(before, isAuthenticated, now);
      dismissed = after;
      attempt(() => window.localStorage.setItem(RECORD_KEY, JSON.stringify(after)), undefined, WRITE_FAILED);
    },
    wasGymDismissed: () => wasGymClosed || attempt(() => window.localStorage.getItem(GYM_FLAG) !== null, undefined),
    dismissGym: () => {
      wasGymClosed = true;
      attempt(() => window.localStorage.setItem(GYM_FLAG, "true"), undefined);
    },
    // A cookie that cannot be read counts as seen: no prompt comes again and again.
    hasSeenUpsell: () =>
      wasUpsellClosed ||
      attempt(
        () => window.document.cookie.split("; ").some((cookie) => cookie.startsWith(`${UPSELL_COOKIE.name}=`)),
        true,
      ),
    dismissUpsell: () => {
      wasUpsellClosed = true;
      attempt(() => {
        const { name, value, path, maxAgeSeconds } = UPSELL_COOKIE;
        window.document.cookie = `${name}=${value}; path=${path}; max-age=${maxAgeSeconds}; secure; samesite=lax`;
      }, undefined);
    },
  };
};
