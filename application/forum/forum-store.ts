import type { Ban, Moderation, ModerationRefused, PostRefused, ReactionCount, Topic } from "@morsel/domain/forum";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { ReportReason } from "@morsel/domain/social";
import type { ContentReport } from "../social/content-report.ts";

/** The topic does not exist, or is not shown to the reader. */
export type TopicNotFound = { readonly _tag: "TopicNotFound" };
export type PostNotFound = { readonly _tag: "PostNotFound" };
/** The post changed since it was read; nothing was saved. */
export type PostVersionConflict = { readonly _tag: "PostVersionConflict" };
export type WriteRefused = Exclude<PostRefused, { readonly _tag: "SignInNeeded" | "PostLength" }>;

/** Reader of the forum; without a member it is a visitor. */
export type ForumReader = { readonly member?: MemberId; readonly isModerator: boolean };
export type ForumWriter = { readonly member: MemberId; readonly isModerator: boolean };

export type StoredTopic = Topic & {
  readonly id: string;
  readonly title: string;
  /** Absent: a former member. */
  readonly author?: string;
  readonly createdAt: number;
  readonly lastPostAt: number;
  readonly posts: number;
  /** FO40: the number up to which the reader has read; 0 where they never opened it. */
  readonly seen: number;
  /** FO41 */
  readonly isFollowed: boolean;
  /** FO42 */
  readonly isNew: boolean;
};

export type StoredPost = {
  readonly id: string;
  readonly topic: string;
  /** Its place in the topic, from 1. */
  readonly number: number;
  /** Absent: a former member. */
  readonly author?: string;
  readonly isOwn: boolean;
  readonly createdAt: number;
  readonly editedAt?: number;
  readonly version: number;
  readonly source: string;
  readonly html: string;
  readonly isHidden: boolean;
};

/** A post as it is read in its topic. */
export type PostOfTopic = StoredPost & { readonly reactions: readonly ReactionCount[] };

/** W617: a post that was found; `place` grows with each post that is written. */
export type StoredFound = {
  readonly place: number;
  readonly id: string;
  readonly topic: string;
  readonly number: number;
  readonly title: string;
  readonly category: string;
  /** Absent: a former member. */
  readonly author?: string;
  readonly createdAt: number;
  readonly source: string;
};

export type FoundPosts = {
  readonly found: readonly StoredFound[];
  /** The place down to which was looked; absent where it was looked to the first post or until there were as many as asked for. */
  readonly reached?: number;
};

export type TopicPlace = Pick<StoredTopic, "isPinned" | "lastPostAt" | "id">;
export type TopicQuery = {
  readonly categories: readonly string[];
  /** False: pinned topics stand where their last post puts them. */
  readonly hasPinned: boolean;
  readonly limit: number;
  readonly after?: TopicPlace;
  /** FO42: when it is asked. */
  readonly at: number;
};

export type PostText = {
  readonly source: string;
  readonly html: string;
  readonly renderer: number;
  readonly at: number;
  /** FO43: members that it names. */
  readonly mentioned?: readonly MemberId[];
};
export type NewPost = PostText & { readonly id: string; readonly topic: string };
export type NewTopic = {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly post: PostText & { readonly id: string };
};
export type PostChange = PostText & { readonly id: string; readonly version: number };
export type Revision = { readonly version: number; readonly source: string; readonly at: number };
export type PostReport = {
  readonly id: string;
  readonly post: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly at: number;
};
export type ReportedPost = { readonly topic: string; readonly number: number; readonly source: string };

/** W610, W613, W614, W615 */
export interface ForumStore {
  readonly topics: (reader: ForumReader, query: TopicQuery) => Effect.Effect<readonly StoredTopic[]>;
  readonly topic: (reader: ForumReader, id: string) => Effect.Effect<StoredTopic | undefined>;
  /** In their order, behind the post of the number `after`. */
  readonly posts: (
    reader: ForumReader,
    topic: string,
    query: { readonly after: number; readonly limit: number },
  ) => Effect.Effect<readonly PostOfTopic[]>;
  readonly post: (reader: ForumReader, id: string) => Effect.Effect<StoredPost | undefined>;
  /** W617, FO61: posts that hold all of the words, the newest first, behind the place `before`. */
  readonly search: (
    reader: ForumReader,
    query: { readonly words: readonly string[]; readonly before: number; readonly limit: number },
  ) => Effect.Effect<FoundPosts>;
  /** FO10: how many posts of a member are shown, counted up to `most`. */
  readonly postsBy: (member: MemberId, most: number) => Effect.Effect<number>;
  readonly addTopic: (writer: ForumWriter, topic: NewTopic) => Effect.Effect<void, WriteRefused>;
  readonly addPost: (writer: ForumWriter, post: NewPost) => Effect.Effect<void, WriteRefused | TopicNotFound>;
  /** FO11: `version` is the one that was read. */
  readonly editPost: (
    writer: ForumWriter,
    change: PostChange,
  ) => Effect.Effect<void, WriteRefused | PostNotFound | PostVersionConflict>;
  /** FO11: earlier wordings, the newest first. */
  readonly revisions: (reader: ForumReader, post: string) => Effect.Effect<readonly Revision[]>;
  readonly moderate: (
    writer: ForumWriter,
    topic: string,
    act: Moderation,
    at: number,
  ) => Effect.Effect<void, TopicNotFound | ModerationRefused>;
  readonly hidePost: (
    writer: ForumWriter,
    post: string,
    isHidden: boolean,
    at: number,
  ) => Effect.Effect<void, PostNotFound>;
  /** FO6: undefined ends it. */
  readonly setBan: (writer: ForumWriter, member: MemberId, ban: Ban | undefined, at: number) => Effect.Effect<void>;
  readonly report: (member: MemberId, report: PostReport) => Effect.Effect<void, PostNotFound>;
  /** For the moderators: the oldest first. */
  readonly reports: (limit: number) => Effect.Effect<readonly ContentReport<ReportedPost>[]>;
  /** Posts of one member, in the order of their ids. */
  readonly postsOf: (
    member: MemberId,
    query: { readonly after: string; readonly limit: number },
  ) => Effect.Effect<readonly StoredPost[]>;
  /** W614 */
  readonly forget: (member: MemberId) => Effect.Effect<void>;
}

export const ForumStore = token<ForumStore>("ForumStore");
