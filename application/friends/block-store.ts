import type { MemberId } from "@morsel/domain/identity";
import type { BlockedUser } from "@morsel/domain/social";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** W462: every answered write is durable. */
export interface BlockStore {
  /** SO8, SO10: ends the friendship and all invitations between the two. */
  readonly block: (member: MemberId, blocked: MemberId, at: number) => Effect.Effect<void>;
  /** SO11 */
  readonly unblock: (member: MemberId, usernames: readonly string[]) => Effect.Effect<void>;
  readonly count: (member: MemberId) => Effect.Effect<number>;
  /** The newest first. */
  readonly page: (
    member: MemberId,
    query: { readonly offset: number; readonly limit: number },
  ) => Effect.Effect<readonly BlockedUser[]>;
}

export const BlockStore = token<BlockStore>("BlockStore");
