import type { Effect } from "effect";
import { token } from "./token.ts";

/** For waits and limits: what is done to the machine's clock shortens and lengthens none of them. */
export interface MonotonicClock {
  /** Milliseconds since an instant of no meaning; never fewer than before. */
  readonly elapsed: Effect.Effect<number>;
}

export const MonotonicClock = token<MonotonicClock>("MonotonicClock");
