import type { MembershipFacts, Prompt } from "@morsel/domain/eligibility";
import type { AdSource, AppLinks, OutsideForum } from "@morsel/domain/site-settings";
import type { CaptchaWidget } from "@morsel/domain/reference";
import type { InAppContext, SignUpMode } from "@morsel/domain/identity";
import type { MeasuringSettings } from "@morsel/domain/analytics";
import { token } from "../../platform/token.ts";

/** W239: how the operator is registered with the IAB as a consent management platform. */
export type ConsentPlatform = { readonly id: number; readonly version: number };

/** The page's knowledge of its viewer and of the operator's settings, besides the session; the server sends it with the page. */
export type Site = InAppContext & {
  /** ISO 3166-1 alpha-2. */
  readonly userCountry: string;
  /** Within the United States, two letters; empty where it is not known. */
  readonly userState: string;
  readonly blog: string;
  /** NA9: an outside forum; absent where the forum is our own. */
  readonly forum?: OutsideForum;
  /** Addresses at which the product can be followed, with https. */
  readonly follow: readonly string[];
  /** HTML of the announcement, not sanitised yet. */
  readonly banner?: string;
  /** Addresses of the app for the prompt to download; absent if it is not enabled. */
  readonly download?: AppLinks;
  readonly ads: AdSource;
  /** The network's script, where `ads` says so. */
  readonly adScript?: string;
  readonly hasAnalytics: boolean;
  /** ID104: absent where nobody is asked to be a person. */
  readonly captcha?: CaptchaWidget;
  /** Sinks of page views, if there are any. */
  readonly measuring?: MeasuringSettings;
  /** W239 */
  readonly cmp?: ConsentPlatform;
  /** SS5: prompts that the operator switched off; absent where all are on. */
  readonly promptsOff?: readonly Prompt[];
  /** ID130: absent where anyone may join. */
  readonly signUp?: Exclude<SignUpMode, "open">;
  /** SS9: absent where it is called as the product is, or nobody is named. */
  readonly name?: string;
  readonly operator?: string;
  readonly membership: MembershipFacts;
  /** ME23: what the member may not use for want of premium. */
  readonly locked: readonly string[];
};

/** Assumptions of a page that the server could tell nothing. */
export const UNKNOWN_SITE: Site = {
  client: "Web",
  isWebView: false,
  clientId: "N/A",
  appVersion: "N/A",
  userCountry: "US",
  userState: "",
  blog: "",
  follow: [],
  ads: "off",
  hasAnalytics: false,
  membership: { hasPremium: false, isTrialEligible: false, hasGymLink: false },
  locked: [],
};

export const Site = token<Site>("Site");
