import type { Reaction, ReactsToOneself } from "@morsel/domain/forum";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { ForumWriter, PostNotFound, StoredFound, WriteRefused } from "./forum-store.ts";

export type GivenReaction = {
  readonly post: string;
  readonly kind: Reaction;
  /** False takes it back. */
  readonly isOn: boolean;
  readonly at: number;
};
/** FO52: a post of the member's that others reacted to. */
export type ReactedPost = Omit<StoredFound, "place" | "author"> & {
  /** When the latest reaction came. */
  readonly at: number;
  readonly isUnread: boolean;
  readonly people: number;
  /** The latest, two at the most. */
  readonly names: readonly string[];
};
export type ReactedPlace = { readonly at: number; readonly post: string };
export type KeptReaction = {
  readonly post: string;
  readonly topic: string;
  readonly number: number;
  readonly kind: Reaction;
  readonly at: number;
};

/** W630 */
export interface ReactionStore {
  readonly react: (
    by: ForumWriter,
    given: GivenReaction,
  ) => Effect.Effect<void, PostNotFound | ReactsToOneself | WriteRefused>;
  /** FO52: the latest first; neither hidden posts nor those to which only members behind a block reacted. */
  readonly reactedPosts: (
    member: MemberId,
    query: { readonly limit: number; readonly after?: ReactedPlace },
  ) => Effect.Effect<readonly ReactedPost[]>;
  /** FO52: counted up to `most`. */
  readonly unreadReacted: (member: MemberId, most: number) => Effect.Effect<number>;
  /** FO52: the member looked. */
  readonly lookAtReacted: (member: MemberId) => Effect.Effect<void>;
  /** For the export: what the member gave, in the order of the posts' ids. */
  readonly reactionsBy: (
    member: MemberId,
    query: { readonly after: string; readonly limit: number },
  ) => Effect.Effect<readonly KeptReaction[]>;
}

export const ReactionStore = token<ReactionStore>("ReactionStore");
