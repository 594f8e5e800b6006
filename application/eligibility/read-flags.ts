import { type Flag } from "@morsel/domain/eligibility";
import * as Effect from "effect/Effect";
import { keptFor } from "../platform/kept-for.ts";
import type { MonotonicClock } from "../platform/monotonic-clock.ts";
import { token } from "../platform/token.ts";
import type { FlagStore } from "./flag-store.ts";

export type ReadFlags = Effect.Effect<ReadonlyMap<string, Flag>>;

/** In ms: what an admin sets is on all pages after this, and no page load asks the database for it. */
const KEPT_MS = 10_000;

/** W203: the flags of the configuration, and over them those that are set while the server runs. */
export const makeReadFlags = (ports: {
  readonly store: FlagStore;
  readonly clock: MonotonicClock;
  readonly configured: readonly Flag[];
}): ReadFlags =>
  keptFor(
    ports.clock,
    KEPT_MS,
    Effect.map(
      ports.store.all,
      (set) => new Map([...ports.configured, ...set].map((flag): readonly [string, Flag] => [flag.name, flag])),
    ),
  );

export const ReadFlags = token<ReadFlags>("ReadFlags");
