import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import * as Effect from "effect/Effect";

/** A statement over so many days takes 1 to 3 ms, so that other requests are answered in between. */
export const DAYS_AT_ONCE = 100;

/** W143: reads a range piece by piece, in order, and lets others through after each. */
export const readInBatches = <A, E>(
  from: CalendarDate,
  to: CalendarDate,
  read: (from: CalendarDate, to: CalendarDate) => Effect.Effect<readonly A[], E>,
  daysAtOnce = DAYS_AT_ONCE,
): Effect.Effect<readonly A[], E> =>
  Effect.gen(function* () {
    const all: A[] = [];
    for (let first = from; first <= to; first = addDays(first, daysAtOnce)) {
      const last = addDays(first, daysAtOnce - 1);
      for (const one of yield* read(first, last < to ? last : to)) all.push(one);
      yield* Effect.yieldNow;
    }
    return all;
  });
