import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { token } from "../platform/token.ts";

/** Facts about a membership that prompts and advertisements need. */
export type MembershipFacts = {
  readonly hasPremium: boolean;
  readonly isTrialEligible: boolean;
  /** The member's gym pays for premium. */
  readonly hasGymLink: boolean;
};

export const NO_MEMBERSHIP: MembershipFacts = { hasPremium: false, isTrialEligible: false, hasGymLink: false };

/** Source of memberships; where none are sold, nobody has one and nobody is offered one. */
export interface Memberships {
  readonly of: (member: MemberId) => Effect.Effect<MembershipFacts>;
}

export const noMemberships: Memberships = { of: () => Effect.succeed(NO_MEMBERSHIP) };

export const Memberships = token<Memberships>("Memberships");
