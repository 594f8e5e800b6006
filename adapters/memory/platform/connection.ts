import type { Unreachable } from "@morsel/application/platform/refusals";
import { token } from "@morsel/application/platform/token";
import type { MemberId, SessionId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";

/** How the connection behaves; may be changed while a story or a test runs. */
export type NetworkConditions = {
  /** Every answer takes so long. */
  latencyMs: number;
  /** Nothing is answered and nothing is done. */
  isUnreachable: boolean;
  /** Requests arrive and are done, but their answers get lost. */
  losesAnswers: boolean;
};

const unreachable = Effect.fail<Unreachable>({ _tag: "Unreachable" });

/** One browser that looks at the product in memory, and who is signed in there. */
export const makeMemoryConnection = (given: Partial<NetworkConditions> = {}) => {
  const networkConditions: NetworkConditions = { latencyMs: 0, isUnreachable: false, losesAnswers: false, ...given };
  const browser: { member: MemberId | undefined; session: SessionId | undefined } = {
    member: undefined,
    session: undefined,
  };

  /** An effect as it is seen over the connection. */
  const reach = <A, E>(effect: Effect.Effect<A, E>): Effect.Effect<A, E | Unreachable> =>
    Effect.suspend(() => {
      const { latencyMs, isUnreachable, losesAnswers } = networkConditions;
      const slowly = latencyMs > 0 ? Effect.delay(Effect.void, latencyMs) : Effect.void;
      if (isUnreachable) return Effect.andThen(slowly, unreachable);
      const done = Effect.andThen(slowly, effect);
      return losesAnswers ? Effect.andThen(done, unreachable) : done;
    });

  return {
    networkConditions,
    browser,
    reach,
  };
};

export type MemoryConnection = ReturnType<typeof makeMemoryConnection>;
export const MemoryConnection = token<MemoryConnection>("MemoryConnection");
