import * as Effect from "effect/Effect";
import type { MonotonicClock } from "./monotonic-clock.ts";

/** Answers for so many milliseconds what was read last, and then reads again. */
export const keptFor = <A, E>(
  clock: MonotonicClock,
  milliseconds: number,
  read: Effect.Effect<A, E>,
): Effect.Effect<A, E> => {
  let kept: { readonly until: number; readonly found: A } | undefined;
  return Effect.gen(function* () {
    const now = yield* clock.elapsed;
    if (kept !== undefined && now < kept.until) return kept.found;
    const found = yield* read;
    kept = { until: now + milliseconds, found };
    return found;
  });
};
