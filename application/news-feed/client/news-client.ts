import type { ReportReason } from "@morsel/domain/social";
import type { Effect } from "effect";
import type { FieldRefused, RetryableRefusal, TooManyTries } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { CommentsAreFull, NewsComment, NewsDayIsFull, NewsEntry, NewsNotFound } from "../news-store.ts";

export type FeedPage = { readonly items: readonly NewsEntry[]; readonly next?: string };
export type CommentPage = { readonly items: readonly NewsComment[]; readonly next?: string };

type Writing = FieldRefused | TooManyTries | RetryableRefusal;

/** The news feed as a page sees it. */
export interface NewsClient {
  readonly feed: (limit: number, cursor?: string) => Effect.Effect<FeedPage, FieldRefused | RetryableRefusal>;
  readonly post: (id: string, text: string) => Effect.Effect<void, NewsDayIsFull | Writing>;
  readonly remove: (id: string) => Effect.Effect<void, RetryableRefusal>;
  readonly like: (id: string, isLiked: boolean) => Effect.Effect<void, NewsNotFound | RetryableRefusal>;
  readonly comments: (
    entry: string,
    cursor?: string,
  ) => Effect.Effect<CommentPage, FieldRefused | NewsNotFound | RetryableRefusal>;
  readonly comment: (
    id: string,
    entry: string,
    text: string,
  ) => Effect.Effect<void, NewsNotFound | CommentsAreFull | Writing>;
  readonly removeComment: (id: string, entry: string) => Effect.Effect<void, NewsNotFound | RetryableRefusal>;
  readonly muted: Effect.Effect<readonly string[], RetryableRefusal>;
  readonly mute: (username: string, isMuted: boolean) => Effect.Effect<void, RetryableRefusal>;
  readonly report: (report: {
    readonly id: string;
    readonly entry: string;
    readonly comment?: string | undefined;
    readonly reason: ReportReason;
    readonly text: string;
  }) => Effect.Effect<void, NewsNotFound | Writing>;
}

export const NewsClient = token<NewsClient>("NewsClient");
