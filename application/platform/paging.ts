import * as Effect from "effect/Effect";
import type { FieldRefused } from "./refusals.ts";
import { refuseCursor } from "./refused-field.ts";

/** The first rows of a list, and the last of them if more follow. */
export const pageOf = <Row>(
  found: readonly Row[],
  limit: number,
): { readonly items: readonly Row[]; readonly last: Row | undefined } => {
  const items = found.slice(0, limit);
  return { items, last: found.length > limit ? items.at(-1) : undefined };
};

export type PageRequest<Row, Place, E> = {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** The place that a cursor says; undefined where no page of this list has given it. */
  readonly placeIn: (cursor: string) => Place | undefined;
  readonly read: (query: { readonly limit: number; readonly after?: Place }) => Effect.Effect<readonly Row[], E>;
  readonly cursorOf: (last: Row) => string;
};

/**
 * Reads a page of a list, and with it one row more, which tells whether another page follows. A cursor names the last row of the page
 * before, so that a row added meanwhile moves nothing.
 */
export const readPage = <Row, Place, E = never>({
  limit,
  cursor,
  placeIn,
  read,
  cursorOf,
}: PageRequest<Row, Place, E>): Effect.Effect<
  { readonly items: readonly Row[]; readonly next?: string },
  E | FieldRefused
> => {
  const after = cursor === undefined ? undefined : placeIn(cursor);
  if (cursor !== undefined && after === undefined) return refuseCursor;
  return Effect.map(read({ limit: limit + 1, ...(after === undefined ? {} : { after }) }), (found) => {
    const { items, last } = pageOf(found, limit);
    return last === undefined ? { items } : { items, next: cursorOf(last) };
  });
};
