import type {
  CommentsAreFull,
  NewsDayIsFull,
  NewsEntry,
  NewsNotFound,
  NewsPlace,
  NewsStore,
} from "@morsel/application/news-feed/news-store";
import type { NewsKind } from "@morsel/domain/account";
import { DEFAULT_ACCOUNT_SETTINGS } from "@morsel/domain/account";
import type { MemberId } from "@morsel/domain/identity";
import { COMMENTS_LIMIT, isNewsHidden, maySeeNews, NEWS_A_DAY } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { settingsTable } from "../identity/account-tables.ts";
import { membersTable } from "../identity/members-table.ts";
import { memoryTable, type MemoryState, ownRows } from "../platform/state.ts";
import { blockedBetween, friendTable } from "../social/relation-tables.ts";
import { addReport, reportsOf } from "../social/report-table.ts";

type Comment = { readonly author: MemberId; readonly words: string; readonly postedAt: number };
export type NewsRow = {
  readonly kind: NewsKind | "words";
  readonly thing: string;
  readonly amount?: number | undefined;
  readonly words: string;
  readonly postedAt: number;
  readonly likers: Set<MemberId>;
  readonly comments: Map<string, Comment>;
};

/** Entries of each member, by their ids. */
export const newsTable = memoryTable(() => new Map<MemberId, Map<string, NewsRow>>());
const muteTable = memoryTable(() => new Map<MemberId, Set<MemberId>>());

export const newsOf = (state: MemoryState, member: MemberId): Map<string, NewsRow> =>
  ownRows(state.of(newsTable), member);
export const settingsOf = (state: MemoryState, member: MemberId) =>
  state.of(settingsTable).get(member) ?? DEFAULT_ACCOUNT_SETTINGS;

const notFound = Effect.fail<NewsNotFound>({ _tag: "NewsNotFound" });
const byNewest = (a: NewsPlace, b: NewsPlace): number =>
  b.postedAt - a.postedAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
const pageOf = <Row extends NewsPlace>(
  rows: readonly Row[],
  { limit, after }: { readonly limit: number; readonly after?: NewsPlace },
): readonly Row[] =>
  rows
    .filter((row) => after === undefined || byNewest(after, row) < 0)
    .toSorted(byNewest)
    .slice(0, limit);

/** Each method runs in one go, as a transaction would. */
export const makeMemoryNewsStore = (state: MemoryState): NewsStore => {
  const nameOf = (id: MemberId): string => state.of(membersTable).get(id)?.member.username ?? "";
  const friendsOf = (id: MemberId): readonly MemberId[] => [...(state.of(friendTable).get(id)?.keys() ?? [])];
  const mutedBy = (id: MemberId): Set<MemberId> => {
    const known = state.of(muteTable).get(id) ?? new Set<MemberId>();
    state.of(muteTable).set(id, known);
    return known;
  };
  const entriesOf = (reader: MemberId, owner: MemberId): readonly NewsEntry[] =>
    owner !== reader && isNewsHidden(settingsOf(state, owner))
      ? []
      : [...newsOf(state, owner)].map(([id, { kind, amount, words, postedAt, likers, comments }]) => ({
          id,
          username: nameOf(owner),
          kind,
          ...(amount === undefined ? {} : { amount }),
          words,
          postedAt,
          likes: likers.size,
          comments: comments.size,
          isLiked: likers.has(reader),
          isOwn: owner === reader,
        }));
  /** SO37 */
  const visible = (reader: MemberId, id: string): { readonly owner: MemberId; readonly row: NewsRow } | undefined => {
    for (const [owner, rows] of state.of(newsTable)) {
      const row = rows.get(id);
      const relation = owner === reader ? "self" : friendsOf(reader).includes(owner) ? "friend" : "stranger";
      const isSeen =
        maySeeNews(relation, isNewsHidden(settingsOf(state, owner))) && !blockedBetween(state, reader, owner);
      if (row !== undefined && isSeen) return { owner, row };
    }
    return undefined;
  };
  const onEntry = <A, E>(
    reader: MemberId,
    id: string,
    body: (owner: MemberId, row: NewsRow) => Effect.Effect<A, E>,
  ): Effect.Effect<A, E | NewsNotFound> =>
    Effect.suspend((): Effect.Effect<A, E | NewsNotFound> => {
      const found = visible(reader, id);
      return found === undefined ? notFound : body(found.owner, found.row);
    });

  return {
    feed: (reader, page) =>
      Effect.sync(() => {
        const people = friendsOf(reader).filter((friend) => !mutedBy(reader).has(friend));
        return pageOf(
          [reader, ...people].flatMap((owner) => entriesOf(reader, owner)),
          page,
        );
      }),
    own: (member, page) =>
      Effect.sync(() =>
        pageOf(
          entriesOf(member, member).map((entry) => ({ ...entry, isLiked: false })),
          page,
        ),
      ),
    post: (member, { id, words, at, since }) =>
      Effect.suspend((): Effect.Effect<void, NewsDayIsFull> => {
        const own = newsOf(state, member);
        if (own.has(id)) return Effect.void;
        const today = [...own.values()].filter(({ kind, postedAt }) => kind === "words" && postedAt > since);
        if (today.length >= NEWS_A_DAY) return Effect.fail({ _tag: "NewsDayIsFull", limit: NEWS_A_DAY });
        own.set(id, { kind: "words", thing: id, words, postedAt: at, likers: new Set(), comments: new Map() });
        return Effect.void;
      }),
    remove: (member, id) => Effect.sync(() => void newsOf(state, member).delete(id)),
    like: (reader, id, isLiked) =>
      onEntry(reader, id, (_owner, { likers }) =>
        Effect.sync(() => void (isLiked ? likers.add(reader) : likers.delete(reader))),
      ),
    comment: (author, entry, { id, words, at }) =>
      onEntry(author, entry, (_owner, { comments }): Effect.Effect<void, CommentsAreFull> => {
        if (comments.has(id)) return Effect.void;
        if (comments.size >= COMMENTS_LIMIT) return Effect.fail({ _tag: "CommentsAreFull", limit: COMMENTS_LIMIT });
        comments.set(id, { author, words, postedAt: at });
        return Effect.void;
      }),
    comments: (reader, entry, page) =>
      onEntry(reader, entry, (owner, { comments }) =>
        Effect.sync(() =>
          pageOf(
            [...comments].flatMap(([id, { author, words, postedAt }]) =>
              blockedBetween(state, reader, author)
                ? []
                : [{ id, username: nameOf(author), words, postedAt, mayDelete: author === reader || owner === reader }],
            ),
            page,
          ),
        ),
      ),
    removeComment: (reader, entry, id) =>
      onEntry(reader, entry, (owner, { comments }) =>
        Effect.sync(() => {
          if (owner === reader || comments.get(id)?.author === reader) comments.delete(id);
        }),
      ),
    mute: (member, other, isMuted) =>
      Effect.sync(() => void (isMuted ? mutedBy(member).add(other) : mutedBy(member).delete(other))),
    muted: (member) =>
      Effect.sync(() =>
        [...mutedBy(member)]
          .filter((other) => friendsOf(member).includes(other))
          .map(nameOf)
          .toSorted(),
      ),
    report: (by, { id, entry, comment, reason, text, at }) =>
      onEntry(by, entry, (owner, row): Effect.Effect<void, NewsNotFound> => {
        const said = comment === undefined ? { author: owner, words: row.words } : row.comments.get(comment);
        if (said === undefined || said.author === by) return notFound;
        const about = said.author;
        const [kind, thing] = comment === undefined ? (["news", entry] as const) : (["news_comment", comment] as const);
        addReport(state, { id, kind, thing, by, about, reason, text, reported: { words: said.words }, at });
        return Effect.void;
      }),
    reports: (limit) =>
      Effect.sync(() => [
        ...reportsOf<{ readonly words: string }>(state, "news", limit),
        ...reportsOf<{ readonly words: string }>(state, "news_comment", limit),
      ]),
    leave: (member) =>
      Effect.sync(() => {
        for (const muted of state.of(muteTable).values()) muted.delete(member);
        for (const rows of state.of(newsTable).values())
          for (const { likers, comments } of rows.values()) {
            likers.delete(member);
            for (const [id, { author }] of comments) if (author === member) comments.delete(id);
          }
      }),
  };
};
