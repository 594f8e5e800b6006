import { foundPiece, namesMentioned, postWords } from "@morsel/domain/forum";
import { usernameKey, type Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { readPage } from "../platform/paging.ts";
import type { MentionPlace, MentionStore, Mentionable } from "./mention-store.ts";
import type { FoundPost } from "./search-posts.ts";

export type ShownMention = FoundPost & { readonly isUnread: boolean };
export type MentionPage = { readonly items: readonly ShownMention[]; readonly next?: string };

/** Unread mentions that are counted; beyond it are "many". */
export const UNREAD_MENTIONS_MAX = 100;

const placeIn = (cursor: string): MentionPlace | undefined => {
  const [, at, post] = /^(\d{1,15})\.([\da-f-]{36})$/.exec(cursor) ?? [];
  return post === undefined ? undefined : { at: Number(at), post };
};

export const makeMentionCases = ({ mentions }: { readonly mentions: MentionStore }) => ({
  /** FO43: whom a text may name, by the keys of their names. */
  mentionable: (by: Member, source: string): Effect.Effect<ReadonlyMap<string, Mentionable>> => {
    const keys = namesMentioned(source);
    if (keys.length === 0) return Effect.succeed(new Map());
    return Effect.map(mentions.mentionable(by.id, keys), (found) => new Map(found.map((one) => [one.key, one])));
  },

  /** W622 */
  readMentions: (by: Member, { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined }) =>
    Effect.map(
      readPage({
        limit,
        cursor,
        placeIn,
        read: (query) => mentions.mentionsOf(by.id, query),
        cursorOf: ({ at, id }) => `${at}.${id}`,
      }),
      ({ items, next }): MentionPage => ({
        items: items.map(({ at: _at, source, ...post }) => ({
          ...post,
          piece: foundPiece(source, postWords(usernameKey(by.username))),
        })),
        ...(next === undefined ? {} : { next }),
      }),
    ),
});
