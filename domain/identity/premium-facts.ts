/** ID110: a member's premium as it is kept beside the member, so that a signed-in request reads it with its session. */
export type PremiumFacts = {
  /** Milliseconds, exclusive; 0: never had premium. */
  readonly until: number;
  readonly hadTrial: boolean;
  /** The part of it that a partner gym gives; 0 without a link. */
  readonly gymUntil: number;
};

export const NO_PREMIUM: PremiumFacts = { until: 0, hadTrial: false, gymUntil: 0 };

/** ID110 */
export const premiumNow = (
  { until, hadTrial, gymUntil }: PremiumFacts,
  now: number,
): { readonly hasPremium: boolean; readonly isTrialEligible: boolean; readonly hasGymLink: boolean } => {
  const hasPremium = now < until || now < gymUntil;
  return { hasPremium, isTrialEligible: !hasPremium && !hadTrial, hasGymLink: now < gymUntil };
};
