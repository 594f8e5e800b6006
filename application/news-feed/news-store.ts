import type { NewsKind } from "@morsel/domain/account";
import type { MemberId } from "@morsel/domain/identity";
import type { ReportReason } from "@morsel/domain/social";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { ContentReport } from "../social/content-report.ts";

/** The entry or comment does not exist, or is not the reader's to see. */
export type NewsNotFound = { readonly _tag: "NewsNotFound" };
/** SO36 */
export type NewsDayIsFull = { readonly _tag: "NewsDayIsFull"; readonly limit: number };
export type CommentsAreFull = { readonly _tag: "CommentsAreFull"; readonly limit: number };

export type NewsEntry = {
  readonly id: string;
  readonly username: string;
  readonly kind: NewsKind | "words";
  /** Kilograms, days, or the instant of joining. */
  readonly amount?: number;
  /** The member's own words, or the day that was completed. */
  readonly words: string;
  readonly postedAt: number;
  readonly likes: number;
  readonly comments: number;
  readonly isLiked: boolean;
  readonly isOwn: boolean;
};

export type NewsComment = {
  readonly id: string;
  readonly username: string;
  readonly words: string;
  readonly postedAt: number;
  /** The reader wrote it, or it stands below an entry of theirs. */
  readonly mayDelete: boolean;
};

export type NewsPlace = { readonly postedAt: number; readonly id: string };
export type NewsPage = { readonly limit: number; readonly after?: NewsPlace };
export type NewWords = { readonly id: string; readonly words: string; readonly at: number };
export type NewsReport = {
  readonly id: string;
  readonly entry: string;
  readonly comment?: string | undefined;
  readonly reason: ReportReason;
  readonly text: string;
  readonly at: number;
};

/** Every answered write is durable. The same id again is the same entry, comment or report. */
export interface NewsStore {
  /** W600: the newest first, the reader's own and those of friends who are not muted. */
  readonly feed: (reader: MemberId, page: NewsPage) => Effect.Effect<readonly NewsEntry[]>;
  /** A member's own entries, the newest first, as their export has them. */
  readonly own: (member: MemberId, page: NewsPage) => Effect.Effect<readonly NewsEntry[]>;
  /** SO36: `since` begins the day. */
  readonly post: (member: MemberId, entry: NewWords & { readonly since: number }) => Effect.Effect<void, NewsDayIsFull>;
  /** Deleting twice is harmless. */
  readonly remove: (member: MemberId, id: string) => Effect.Effect<void>;
  readonly like: (reader: MemberId, id: string, isLiked: boolean) => Effect.Effect<void, NewsNotFound>;
  readonly comment: (
    author: MemberId,
    entry: string,
    comment: NewWords,
  ) => Effect.Effect<void, NewsNotFound | CommentsAreFull>;
  /** The newest first, without those between whose authors and the reader there is a block. */
  readonly comments: (
    reader: MemberId,
    entry: string,
    page: NewsPage,
  ) => Effect.Effect<readonly NewsComment[], NewsNotFound>;
  readonly removeComment: (reader: MemberId, entry: string, id: string) => Effect.Effect<void, NewsNotFound>;
  readonly mute: (member: MemberId, other: MemberId, isMuted: boolean) => Effect.Effect<void>;
  /** Usernames, by name. */
  readonly muted: (member: MemberId) => Effect.Effect<readonly string[]>;
  readonly report: (by: MemberId, report: NewsReport) => Effect.Effect<void, NewsNotFound>;
  /** For the moderators: the oldest first. */
  readonly reports: (limit: number) => Effect.Effect<readonly ContentReport<{ readonly words: string }>[]>;
  /** W603 */
  readonly leave: (member: MemberId) => Effect.Effect<void>;
}

export const NewsStore = token<NewsStore>("NewsStore");
