import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";

/**
 * Coalesces identical concurrent requests into one. Nothing is remembered: a later request is made anew. A request that has begun is
 * finished for all, even if its first caller no longer wants it.
 */
export const coalesceRequests = <A>() => {
  const asked = new Map<string, Deferred.Deferred<A>>();
  return (key: string, ask: Effect.Effect<A>): Effect.Effect<A> =>
    Effect.suspend(() => {
      const before = asked.get(key);
      if (before !== undefined) return Deferred.await(before);
      const answer = Deferred.makeUnsafe<A>();
      asked.set(key, answer);
      return Effect.uninterruptible(
        Effect.onExit(ask, (exit) => {
          asked.delete(key);
          return Deferred.done(answer, exit);
        }),
      );
    });
};
