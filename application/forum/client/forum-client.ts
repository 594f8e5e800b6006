import type { AdminEntryNeeded } from "../../admin/refusals.ts";
import type { DraftsAreFull, DraftVersionConflict, RecipientUnknown, ReportReason } from "@morsel/domain/social";
import type {
  BanRefused,
  CategoryClosed,
  CategoryState,
  Moderation,
  ModerationRefused,
  Reaction,
  ReactsToOneself,
  TooManyFollowed,
} from "@morsel/domain/forum";
import type { Effect } from "effect";
import type { FieldRefused, RetryableRefusal, TooManyTries } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type {
  PostNotFound,
  PostOfTopic,
  PostVersionConflict,
  Revision,
  StoredTopic,
  TopicNotFound,
  WriteRefused,
} from "../forum-store.ts";
import type { MentionPage } from "../mention-cases.ts";
import type { DraftLine } from "../draft-cases.ts";
import type { ForumDraft } from "../draft-store.ts";
import type { ReactedPage, ShownReacted as Reacted } from "../reaction-cases.ts";
import type { ForumVisit } from "../reading-cases.ts";
import type { FoundPage, FoundPost } from "../search-posts.ts";
import type { PostPage, TopicPage } from "../use-cases.ts";

export type ShownTopic = StoredTopic;
export type ShownPost = PostOfTopic;
export type ShownFound = FoundPost;
export type ShownReacted = Reacted;

/** A category as a reader of a language sees it: named by its message, or by admins. */
export type ShownCategory = {
  readonly slug: string;
  readonly message: string | null;
  readonly name: string | null;
  readonly description: string | null;
  /** The language that keeps it to its readers. */
  readonly language: string | null;
  readonly state: CategoryState;
  /** FO2: it is listed to readers of the language. */
  readonly listed: boolean;
};
export type CategoryList = { readonly items: readonly ShownCategory[] };
type Marked = TopicNotFound | TooManyTries | RetryableRefusal;
type Written = FieldRefused | WriteRefused | TooManyTries | RetryableRefusal;

/** The forum as a page sees it. */
export interface ForumClient {
  /** FO19: all of them, in their order, as the wire says them: what stands in a page is taken as it is. */
  readonly categories: (locale: string) => Effect.Effect<CategoryList, TooManyTries | RetryableRefusal>;
  readonly topics: (query: {
    readonly category?: string | undefined;
    readonly locale: string;
    readonly cursor?: string | undefined;
  }) => Effect.Effect<TopicPage, FieldRefused | TooManyTries | RetryableRefusal>;
  readonly topic: (
    id: string,
    cursor?: string,
  ) => Effect.Effect<PostPage, FieldRefused | TopicNotFound | TooManyTries | RetryableRefusal>;
  readonly search: (
    text: string,
    cursor?: string,
  ) => Effect.Effect<FoundPage, FieldRefused | TooManyTries | RetryableRefusal>;
  readonly revisions: (
    post: string,
  ) => Effect.Effect<readonly Revision[], PostNotFound | TooManyTries | RetryableRefusal>;
  /** FO41: followed topics, those with unread posts first. */
  readonly following: (cursor?: string) => Effect.Effect<TopicPage, FieldRefused | TooManyTries | RetryableRefusal>;
  /** FO44: posts that name the member, the newest first. */
  readonly mentions: (cursor?: string) => Effect.Effect<MentionPage, FieldRefused | TooManyTries | RetryableRefusal>;
  /** FO53: what the member began to write, the newest first. */
  readonly drafts: Effect.Effect<readonly DraftLine[], TooManyTries | RetryableRefusal>;
  /** FO53: a topic's id, or "new". */
  readonly draft: (place: string) => Effect.Effect<ForumDraft | undefined, TooManyTries | RetryableRefusal>;
  /** `version` is the one that was read, 0 for a new draft. */
  readonly saveDraft: (
    draft: Omit<ForumDraft, "savedAt">,
  ) => Effect.Effect<void, DraftsAreFull | DraftVersionConflict | TooManyTries | RetryableRefusal>;
  readonly removeDraft: (place: string) => Effect.Effect<void, TooManyTries | RetryableRefusal>;
  /** FO50, FO51 */
  readonly react: (
    post: string,
    kind: Reaction,
    isOn: boolean,
  ) => Effect.Effect<void, PostNotFound | ReactsToOneself | WriteRefused | TooManyTries | RetryableRefusal>;
  /** FO52: own posts that others reacted to, the latest first. */
  readonly reacted: (cursor?: string) => Effect.Effect<ReactedPage, FieldRefused | TooManyTries | RetryableRefusal>;
  /** FO52: what is listed there was looked at. */
  readonly lookAtReacted: Effect.Effect<void, TooManyTries | RetryableRefusal>;
  /** FO42 */
  readonly visit: Effect.Effect<ForumVisit, TooManyTries | RetryableRefusal>;
  /** FO40 */
  readonly markRead: (topic: string, number: number) => Effect.Effect<void, Marked>;
  /** FO41 */
  readonly follow: (topic: string, isFollowed: boolean) => Effect.Effect<void, Marked | TooManyFollowed>;
  readonly addTopic: (topic: {
    readonly id: string;
    readonly post: string;
    readonly category: string;
    readonly title: string;
    readonly text: string;
  }) => Effect.Effect<void, Written | CategoryClosed>;
  readonly addPost: (post: {
    readonly id: string;
    readonly topic: string;
    readonly text: string;
  }) => Effect.Effect<void, Written | TopicNotFound>;
  readonly editPost: (post: {
    readonly id: string;
    readonly text: string;
    readonly version: number;
  }) => Effect.Effect<void, Written | PostNotFound | PostVersionConflict>;
  readonly preview: (text: string) => Effect.Effect<string, FieldRefused | TooManyTries | RetryableRefusal>;
  readonly report: (report: {
    readonly id: string;
    readonly post: string;
    readonly reason: ReportReason;
    readonly text: string;
  }) => Effect.Effect<void, FieldRefused | PostNotFound | TooManyTries | RetryableRefusal>;
  readonly moderate: (
    topic: string,
    act: Moderation,
  ) => Effect.Effect<
    void,
    AdminEntryNeeded | FieldRefused | TopicNotFound | CategoryClosed | ModerationRefused | RetryableRefusal
  >;
  /** FO6: without a reason the ban ends; without days it has no end. */
  readonly ban: (ban: {
    readonly username: string;
    readonly reason?: string | undefined;
    readonly days?: number | undefined;
  }) => Effect.Effect<void, AdminEntryNeeded | BanRefused | RecipientUnknown | RetryableRefusal>;
  readonly hidePost: (
    post: string,
    isHidden: boolean,
  ) => Effect.Effect<void, AdminEntryNeeded | PostNotFound | RetryableRefusal>;
}

export const ForumClient = token<ForumClient>("ForumClient");
