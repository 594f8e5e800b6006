import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";

/**
 * Who asks the same while it is being asked gets the same answer. Nothing is remembered: whoever asks afterwards asks anew. What has
 * begun is answered for all, also when who began it no longer wants it.
 */
export const makeSharedAnswer = <A>() => {
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
