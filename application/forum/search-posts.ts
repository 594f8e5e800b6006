import { checkPostSearch, foundPiece, type SearchWords } from "@morsel/domain/forum";
import * as Effect from "effect/Effect";
import { fromResult } from "../platform/from-result.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { pageOf } from "../platform/paging.ts";
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

const placeIn = (cursor: string): number | undefined => (/^\d{1,15}$/.test(cursor) ? Number(cursor) : undefined);

/** FO16, FO17, FO61, W617 */
export const makeSearchPosts = (forum: Pick<ForumStore, "search">) =>
  Effect.fn("SearchPosts")(function* (
    reader: ForumReader,
    { text, limit, cursor }: SearchRequest,
  ): Effect.fn.Return<FoundPage, FieldRefused | SearchWords> {
    const words = yield* fromResult(checkPostSearch(text));
    const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : placeIn(cursor);
    if (before === undefined) return yield* refuseCursor;
    const { found, reached } = yield* forum.search(reader, { words, before, limit: limit + 1 });
    const { items, last } = pageOf(found, limit);
    const next = last?.place ?? reached;
    return {
      items: items.map(({ place: _place, source, ...post }) => ({ ...post, piece: foundPiece(source, words) })),
      ...(next === undefined ? {} : { next: String(next) }),
    };
  });
