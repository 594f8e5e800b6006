import * as Effect from "effect/Effect";
import type { CursorUnreadable } from "./food-search.ts";

const PREFIX = "f";
const FURTHEST = 100_000;

/** A page begins where the one before ended in the ranking, which is the same for the same question. */
export const cursorAfter = (place: number): string => PREFIX + place.toString(36);

export const placeOf = (cursor: string | undefined): Effect.Effect<number, CursorUnreadable> => {
  if (cursor === undefined) return Effect.succeed(0);
  const place = /^f[0-9a-z]{1,6}$/u.test(cursor) ? Number.parseInt(cursor.slice(1), 36) : Number.NaN;
  return place > 0 && place <= FURTHEST ? Effect.succeed(place) : Effect.fail({ _tag: "CursorUnreadable" });
};
