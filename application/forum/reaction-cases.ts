import { foundPiece, type Reaction, type ReactsToOneself } from "@morsel/domain/forum";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { readPage } from "../platform/paging.ts";
import type { PostNotFound, WriteRefused } from "./forum-store.ts";
import type { ReactedPlace, ReactedPost, ReactionStore } from "./reaction-store.ts";
import { writerOf } from "./reading-cases.ts";

export type ShownReacted = Omit<ReactedPost, "source"> & { readonly piece: string };
export type ReactedPage = { readonly items: readonly ShownReacted[]; readonly next?: string };

const placeIn = (cursor: string): ReactedPlace | undefined => {
  const [, at, post] = /^(\d{1,15})\.([\da-f-]{36})$/.exec(cursor) ?? [];
  return post === undefined ? undefined : { at: Number(at), post };
};

export const makeReactionCases = ({
  reactions,
  clock,
}: {
  readonly reactions: ReactionStore;
  readonly clock: Clock;
}) => ({
  /** FO50, FO51 */
  react: (
    by: Member,
    given: { readonly post: string; readonly kind: Reaction; readonly isOn: boolean },
  ): Effect.Effect<void, PostNotFound | ReactsToOneself | WriteRefused> =>
    Effect.flatMap(clock.now, (at) => reactions.react(writerOf(by), { ...given, at })),

  /** FO52 */
  readReacted: (by: Member, { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined }) =>
    Effect.map(
      readPage({
        limit,
        cursor,
        placeIn,
        read: (query) => reactions.reactedPosts(by.id, query),
        cursorOf: ({ at, id }) => `${at}.${id}`,
      }),
      ({ items, next }): ReactedPage => ({
        items: items.map(({ source, ...post }) => ({ ...post, piece: foundPiece(source, []) })),
        ...(next === undefined ? {} : { next }),
      }),
    ),

  lookAtReacted: (by: Member): Effect.Effect<void> => reactions.lookAtReacted(by.id),
});
