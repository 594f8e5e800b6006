import { createHash } from "node:crypto";
import type { LimitStore } from "@morsel/application/platform/limit-store";
import { makeRateBuckets } from "@morsel/application/platform/rate-buckets";
import * as Effect from "effect/Effect";
import { type LimitName, LIMITS, type RateLimits } from "./rate-limits.ts";

/** The database counts addresses without knowing them. */
const keyOf = (name: LimitName, key: string): string =>
  `${name} ${createHash("sha256").update(key).digest("base64url").slice(0, 22)}`;

export const makeRateLimits = (nowSeconds: () => number, shared: LimitStore, isOn = true): RateLimits => {
  const buckets = makeRateBuckets(nowSeconds);
  return {
    take: (name, key) => (isOn ? buckets.take(`${name} ${key}`, LIMITS[name], 1) : 0),
    takeShared: (name, key) =>
      isOn
        ? // A database that does not count refuses nobody: what is asked of it fails by itself.
          Effect.catchDefect(shared.take(keyOf(name, key), LIMITS[name], 1), () => Effect.succeed(0))
        : Effect.succeed(0),
  };
};
