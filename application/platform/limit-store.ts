import * as Effect from "effect/Effect";
import type { MonotonicClock } from "./monotonic-clock.ts";
import { token } from "./token.ts";
import { makeRateBuckets, type Limit } from "./rate-buckets.ts";

/** Counts limits: for all processes that share a database, or for this process alone. */
export interface LimitStore {
  /** Takes so many and answers 0, or takes none and answers the seconds after which there will be room. */
  readonly take: (key: string, limit: Limit, count: number) => Effect.Effect<number>;
  /** Forgets full buckets, which are equal to new ones. */
  readonly forget: Effect.Effect<void>;
}

export const LimitStore = token<LimitStore>("LimitStore");

/** For a product of one process, which is what SQLite serves. */
export const makeLimitStoreInProcess = ({ elapsed }: MonotonicClock): LimitStore => {
  const buckets = makeRateBuckets(() => Effect.runSync(elapsed) / 1000);
  return { take: (...asked) => Effect.sync(() => buckets.take(...asked)), forget: Effect.void };
};
