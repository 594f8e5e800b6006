import { checkPostSearch, foundPiece, type SearchWords } from "@morsel/domain/forum";
import * as Effect from "effect/Effect";
import { fromResult } from "../platform/from-result.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseCursor } from "../platform/refused-field.ts";
import type { ForumReader, ForumStore, StoredFound } from "./forum-store.ts";

export type FoundPost = Omit<StoredFound, "place" | "source"> & {
  /** FO17 */
  readonly piece: string;
};
export type FoundPage = { readonly items: readonly FoundPost[]; readonly next?: string };

export type SearchRequest = {
  readonly text: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
};

/** FO16, FO17, W617 */
export const makeSearchPosts = (forum: Pick<ForumStore, "search">) =>
  Effect.fn("SearchPosts")(function* (
    reader: ForumReader,
    { text, limit, cursor }: SearchRequest,
  ): Effect.fn.Return<FoundPage, FieldRefused | SearchWords> {
    if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) return yield* refuseCursor;
    const words = yield* fromResult(checkPostSearch(text));
    const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(cursor);
    const found = yield* forum.search(reader, { words, before, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map(({ id, topic, number, title, category, author, createdAt, source }) => ({
        id,
        topic,
        number,
        title,
        category,
        ...(author === undefined ? {} : { author }),
        createdAt,
        piece: foundPiece(source, words),
      })),
      ...(last === undefined ? {} : { next: String(last.place) }),
    };
  });
