import type { MemberId } from "@morsel/domain/identity";
import {
  checkNewsText,
  checkReportText,
  type NewsTextRefused,
  type ReportReason,
  type ReportRefused,
} from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type { MemberStore } from "../identity/member-store.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import { readPage } from "../platform/paging.ts";
import { token } from "../platform/token.ts";
import type { CommentsAreFull, NewsDayIsFull, NewsNotFound, NewsPlace, NewsStore } from "./news-store.ts";

export type NewsPorts = {
  readonly news: NewsStore;
  readonly members: Pick<MemberStore, "byLogin">;
  readonly clock: Clock;
};

type PageRequest = { readonly member: MemberId; readonly limit: number; readonly cursor?: string | undefined };
type Words = { readonly id: string; readonly text: string };

const A_DAY_MS = 86_400_000;

const placeIn = (cursor: string): NewsPlace | undefined => {
  const [, postedAt, id] = /^(\d{1,15})\.([\da-f-]{36})$/.exec(cursor) ?? [];
  return id === undefined ? undefined : { postedAt: Number(postedAt), id };
};
const cursorOf = ({ postedAt, id }: NewsPlace): string => `${postedAt}.${id}`;

/** All that can be done with the news feed: W600, W601, W602, W603, W604. */
export const makeNewsUseCases = ({ news, members, clock }: NewsPorts) => ({
  /** W600, W604 */
  readFeed: ({ member, limit, cursor }: PageRequest) =>
    readPage({ limit, cursor, placeIn, cursorOf, read: (page) => news.feed(member, page) }),

  readComments: ({ member, entry, limit, cursor }: PageRequest & { readonly entry: string }) =>
    readPage({ limit, cursor, placeIn, cursorOf, read: (page) => news.comments(member, entry, page) }),

  /** SO35, SO36 */
  post: Effect.fn("PostNews")(function* (
    member: MemberId,
    { id, text }: Words,
  ): Effect.fn.Return<void, NewsTextRefused | NewsDayIsFull> {
    const words = yield* fromResult(checkNewsText(text));
    const at = yield* clock.now;
    yield* news.post(member, { id, words, at, since: at - A_DAY_MS });
  }),

  /** SO35, SO37 */
  comment: Effect.fn("CommentOnNews")(function* (
    author: MemberId,
    entry: string,
    { id, text }: Words,
  ): Effect.fn.Return<void, NewsTextRefused | NewsNotFound | CommentsAreFull> {
    const words = yield* fromResult(checkNewsText(text));
    yield* news.comment(author, entry, { id, words, at: yield* clock.now });
  }),

  remove: news.remove,
  removeComment: news.removeComment,
  like: news.like,
  readMuted: news.muted,

  /** W604: a name that nobody has does no harm. */
  mute: (member: MemberId, username: string, isMuted: boolean): Effect.Effect<void> =>
    Effect.flatMap(username.includes("@") ? Effect.undefined : members.byLogin(username), (found) =>
      found === undefined ? Effect.void : news.mute(member, found.member.id, isMuted),
    ),

  /** SO28, W602 */
  report: Effect.fn("ReportNews")(function* (
    by: MemberId,
    report: Words & {
      readonly entry: string;
      readonly comment?: string | undefined;
      readonly reason: ReportReason;
    },
  ): Effect.fn.Return<void, NewsNotFound | ReportRefused> {
    const text = yield* fromResult(checkReportText(report.text));
    yield* news.report(by, { ...report, text, at: yield* clock.now });
  }),
});

export type NewsUseCases = ReturnType<typeof makeNewsUseCases>;
export const NewsUseCases = token<NewsUseCases>("NewsUseCases");
