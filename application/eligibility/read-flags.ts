import { type Flag } from "@morsel/domain/eligibility";
import * as Effect from "effect/Effect";
import type { MonotonicClock } from "../platform/monotonic-clock.ts";
import { token } from "../platform/token.ts";
import type { FlagStore } from "./flag-store.ts";

export type ReadFlags = Effect.Effect<ReadonlyMap<string, Flag>>;

/** In ms: what an admin sets is on all pages after this, and no page load asks the database for it. */
const KEPT_MS = 30_000;

/** W203: the flags of the configuration, and over them those that are set while the server runs. */
export const makeReadFlags = (ports: {
  readonly store: FlagStore;
  readonly clock: MonotonicClock;
  readonly configured: readonly Flag[];
}): ReadFlags => {
  let kept: { readonly until: number; readonly flags: ReadonlyMap<string, Flag> } | undefined;
  return Effect.gen(function* () {
    const now = yield* ports.clock.elapsed;
    if (kept !== undefined && now < kept.until) return kept.flags;
    const flags = new Map([...ports.configured, ...(yield* ports.store.all)].map((flag) => [flag.name, flag] as const));
    kept = { until: now + KEPT_MS, flags };
    return flags;
  });
};

export const ReadFlags = token<ReadFlags>("ReadFlags");
