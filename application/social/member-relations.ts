import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** SO4, SO8: asked by every concept in which one member finds, names, reads or writes to another. */
export interface MemberRelations {
  /** Either has blocked the other. */
  readonly isBlockedBetween: (one: MemberId, other: MemberId) => Effect.Effect<boolean>;
  readonly areFriends: (one: MemberId, other: MemberId) => Effect.Effect<boolean>;
}

export const MemberRelations = token<MemberRelations>("MemberRelations");
