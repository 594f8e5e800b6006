import { meetsAllConditions, type Condition, DAY_MS } from "./times.ts";

export type UpsellFacts = {
  readonly isSignedInHome: boolean;
  readonly hasGymLink: boolean;
  readonly isTrialEligible: boolean;
  /** Undefined: never logged in before. */
  readonly lastLogin: number | undefined;
  readonly now: number;
  readonly hasSeenCookie: boolean;
};

/** EL3: a member counts as returning after more than this many days. */
export const RETURNING_AFTER_DAYS = 30;

const isReturning = ({ lastLogin, now }: UpsellFacts): boolean =>
  lastLogin === undefined ? true : now - lastLogin > RETURNING_AFTER_DAYS * DAY_MS;

/** EL2: when the premium upsell is shown. */
export const UPSELL_CONDITIONS: readonly Condition<UpsellFacts>[] = [
  { name: "on the logged-in home page", holds: (facts) => facts.isSignedInHome },
  { name: "no partner-gym link", holds: (facts) => !facts.hasGymLink },
  { name: "trial-eligible", holds: (facts) => facts.isTrialEligible },
  { name: "last login more than 30 days ago, or never", holds: isReturning },
  { name: "interstitial not seen", holds: (facts) => !facts.hasSeenCookie },
];

/** EL2 */
export const showsUpsell = (facts: UpsellFacts): boolean => meetsAllConditions(UPSELL_CONDITIONS, facts);

/** EL4: the cookie that a dismissal of the upsell sets; its age in seconds. */
export const UPSELL_COOKIE = {
  name: "premium-interstitial-seen",
  value: "true",
  path: "/",
  secure: true,
  maxAgeSeconds: 14 * 86_400,
} as const;

export type GymFacts = {
  readonly hasGymLink: boolean;
  /** Undefined: the flag could not be read; the modal then stays away. */
  readonly wasDismissed: boolean | undefined;
};

/** EL5: the local-storage flag that a dismissal of the partner-gym modal sets. */
export const GYM_FLAG = "partner-gym-modal-seen";

/** EL5: once, for a member with a partner-gym link. */
export const GYM_CONDITIONS: readonly Condition<GymFacts>[] = [
  { name: "partner-gym link", holds: (facts) => facts.hasGymLink },
  { name: "not dismissed before", holds: (facts) => facts.wasDismissed === false },
];

/** EL5 */
export const showsGymModal = (facts: GymFacts): boolean => meetsAllConditions(GYM_CONDITIONS, facts);
