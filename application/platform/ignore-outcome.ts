import * as Effect from "effect/Effect";

/** Done, whether it succeeded or was refused. `Effect.ignore` can also log, and its loggers would cost the page 4 kB. */
export const ignoreOutcome = <A, E>(effect: Effect.Effect<A, E>): Effect.Effect<void> =>
  Effect.match(effect, { onSuccess: () => undefined, onFailure: () => undefined });
