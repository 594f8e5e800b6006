/** The facts of a membership that prompts and advertisements depend on. */
export type MembershipFacts = {
  readonly hasPremium: boolean;
  readonly isTrialEligible: boolean;
  /** The member's gym pays for premium. */
  readonly hasGymLink: boolean;
};

export const NO_MEMBERSHIP: MembershipFacts = { hasPremium: false, isTrialEligible: false, hasGymLink: false };
