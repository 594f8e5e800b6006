import {
  promptToShow,
  showsDownload,
  showsGymModal,
  showsUpsell,
  type DownloadRecord,
  type Prompt,
} from "@morsel/domain/eligibility";
import type { SessionStatus } from "@morsel/domain/identity";
import { barePath, type Locale } from "@morsel/domain/locales";
import type { Site } from "../../platform/site.ts";

/** Facts that the page knows at one moment. */
export type PromptFacts = {
  readonly site: Site;
  readonly status: SessionStatus;
  /** Path and query, with the locale's prefix. */
  readonly address: string;
  readonly locale: Locale;
  readonly isMobileDevice: boolean;
  /** CO1 */
  readonly hasConsent: boolean;
  /** EL8: undefined where it could not be read. */
  readonly record: DownloadRecord | undefined;
  readonly wasGymDismissed: boolean | undefined;
  readonly hasSeenUpsell: boolean;
  readonly lastLogin: number | undefined;
  readonly createdAt: number | undefined;
  readonly now: number;
  /** The upsell leads there: without the page it would lead nowhere. */
  readonly isPremiumOpen: boolean;
};

const HOMES = ["/", "/logged-in-homepage", "/logged-in-homepage-v2"];

/** EL22: what is due at this moment, and of it the first. Without a member there is no home, and no announcement. */
export const duePrompt = (facts: PromptFacts): Prompt | undefined => {
  const { site, status, now } = facts;
  const { hasGymLink, isTrialEligible } = site.membership;
  const isMember = status === "authenticated";
  const isSignedInHome = isMember && HOMES.includes(barePath(facts.address));
  const gym = isSignedInHome && showsGymModal({ hasGymLink, wasDismissed: facts.wasGymDismissed });
  const upsell =
    facts.isPremiumOpen &&
    showsUpsell({
      isSignedInHome,
      hasGymLink,
      isTrialEligible,
      lastLogin: facts.lastLogin,
      now,
      hasSeenCookie: facts.hasSeenUpsell,
    });
  const download = showsDownload({
    isWebView: site.isWebView,
    isEnabled: site.download !== undefined,
    isMobileDevice: facts.isMobileDevice,
    locale: facts.locale,
    status,
    hasConsent: facts.hasConsent,
    address: facts.address,
    record: facts.record,
    isHomeModalActive: gym || upsell,
    accountCreatedAt: facts.createdAt,
    now,
  });
  return promptToShow({ gym, upsell, download, banner: isMember && site.banner !== undefined });
};
