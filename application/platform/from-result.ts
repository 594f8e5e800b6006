import type { Result } from "@morsel/domain/result";
import * as Effect from "effect/Effect";

/** The one bridge from the domain's answers to effects. */
export const fromResult = <A, E>(result: Result<A, E>): Effect.Effect<A, E> =>
  result.ok ? Effect.succeed(result.value) : Effect.fail(result.error);
