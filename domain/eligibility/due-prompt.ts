import type { SessionStatus } from "../identity/index.ts";
import { barePath, type Locale } from "../locales/index.ts";
import type { DownloadRecord } from "./download-record.ts";
import { showsGymModal, showsUpsell } from "./home-modals.ts";
import type { MembershipFacts } from "./membership-facts.ts";
import { showsDownload } from "./mobile-download.ts";
import { promptToShow, type Prompt } from "./one-prompt.ts";

/** The site as prompts see it: `download` and `banner` are absent where there is none. */
export type PromptSite = {
  readonly isWebView: boolean;
  readonly download?: unknown;
  readonly banner?: string;
  readonly membership: MembershipFacts;
  /** SS5: prompts that the operator switched off. */
  readonly promptsOff?: readonly Prompt[];
};

/** Facts that the page knows at one moment. */
export type PromptFacts = {
  readonly site: PromptSite;
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
};

const HOMES = ["/", "/logged-in-homepage", "/logged-in-homepage-v2"];

/** EL22, SS5: the first of the prompts that are due at this moment. Without a member there is no home, and no announcement. */
export const duePrompt = (facts: PromptFacts): Prompt | undefined => {
  const { site, status, now } = facts;
  const { hasGymLink, isTrialEligible } = site.membership;
  const isMember = status === "authenticated";
  const isSignedInHome = isMember && HOMES.includes(barePath(facts.address));
  const isOn = (prompt: Prompt): boolean => site.promptsOff?.includes(prompt) !== true;
  const gym = isOn("gym") && isSignedInHome && showsGymModal({ hasGymLink, wasDismissed: facts.wasGymDismissed });
  const upsell =
    isOn("upsell") &&
    showsUpsell({
      isSignedInHome,
      hasGymLink,
      isTrialEligible,
      lastLogin: facts.lastLogin,
      now,
      hasSeenCookie: facts.hasSeenUpsell,
    });
  const download =
    isOn("download") &&
    showsDownload({
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
  return promptToShow({ gym, upsell, download, banner: isOn("banner") && isMember && site.banner !== undefined });
};
