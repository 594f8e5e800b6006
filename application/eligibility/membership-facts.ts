import { NO_MEMBERSHIP, type MembershipFacts } from "@morsel/domain/eligibility";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { token } from "../platform/token.ts";

/** Source of memberships; where none are sold, nobody has one and nobody is offered one. */
export interface Memberships {
  readonly of: (member: MemberId) => Effect.Effect<MembershipFacts>;
}

export const noMemberships: Memberships = { of: () => Effect.succeed(NO_MEMBERSHIP) };

export const Memberships = token<Memberships>("Memberships");
