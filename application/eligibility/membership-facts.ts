import type { MembershipFacts } from "@morsel/domain/eligibility";
import type { Member } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** Source of memberships; where none are sold, nobody has one and nobody is offered one. It asks no database: a member is read with the session. */
export interface Memberships {
  readonly of: (member: Member) => Effect.Effect<MembershipFacts>;
}

export const Memberships = token<Memberships>("Memberships");
