import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { StoredFound } from "./forum-store.ts";

export type Mentionable = { readonly id: MemberId; readonly username: string; readonly key: string };
export type StoredMention = Omit<StoredFound, "place"> & {
  /** When the post was written or changed so that it names the member. */
  readonly at: number;
  /** FO44 */
  readonly isUnread: boolean;
};
export type MentionPlace = { readonly at: number; readonly post: string };

/** W622 */
export interface MentionStore {
  /** FO43: members by the keys of their names; neither oneself nor who stands behind a block. */
  readonly mentionable: (by: MemberId, keys: readonly string[]) => Effect.Effect<readonly Mentionable[]>;
  /** The newest first; never a hidden post, and nothing of those with whom a block stands. */
  readonly mentionsOf: (
    member: MemberId,
    query: { readonly limit: number; readonly after?: MentionPlace },
  ) => Effect.Effect<readonly StoredMention[]>;
  /** FO44: counted up to `most`. */
  readonly unreadMentions: (member: MemberId, most: number) => Effect.Effect<number>;
}

export const MentionStore = token<MentionStore>("MentionStore");
