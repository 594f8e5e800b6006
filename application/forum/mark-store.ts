import type { TooManyFollowed, Visit } from "@morsel/domain/forum";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { ForumWriter, StoredTopic, TopicNotFound } from "./forum-store.ts";

/** W621: where a followed topic stands in the list. */
export type FollowedPlace = { readonly hasUnread: boolean; readonly lastPostAt: number; readonly id: string };
export type FollowedQuery = { readonly limit: number; readonly after?: FollowedPlace };
export type KeptMark = {
  readonly topic: string;
  readonly title: string;
  readonly seen: number;
  readonly isFollowed: boolean;
};

/** W620, W621: all of it is one member's. */
export interface MarkStore {
  /** FO40: answers how far the member has read the topic now. */
  readonly read: (reader: ForumWriter, topic: string, number: number) => Effect.Effect<number, TopicNotFound>;
  /** FO41 */
  readonly follow: (
    reader: ForumWriter,
    topic: string,
    isFollowed: boolean,
  ) => Effect.Effect<void, TopicNotFound | TooManyFollowed>;
  readonly following: (reader: ForumWriter, query: FollowedQuery) => Effect.Effect<readonly StoredTopic[]>;
  /** How many followed topics have unread posts. */
  readonly unreadFollowed: (reader: ForumWriter) => Effect.Effect<number>;
  /** FO42 */
  readonly visit: (member: MemberId, at: number) => Effect.Effect<Visit>;
  /** For the export, in the order of the topics' ids. */
  readonly marksOf: (
    member: MemberId,
    query: { readonly after: string; readonly limit: number },
  ) => Effect.Effect<readonly KeptMark[]>;
}

export const MarkStore = token<MarkStore>("MarkStore");
