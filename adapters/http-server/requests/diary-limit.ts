import * as Effect from "effect/Effect";
import type { RateLimits } from "./rate-limits.ts";

/** W152: seconds to wait before another diary is read. Each try of a key counts for its network, across processes. */
export const waitForDiary = (limits: RateLimits, address: string, key: string | undefined): Effect.Effect<number> => {
  const wait = limits.take("lookUp", `diary ${address}`);
  return wait > 0 || key === undefined ? Effect.succeed(wait) : limits.takeShared("diaryKey", address);
};
