import { appliedSettings, type OperatorSettings } from "@morsel/domain/site-settings";
import * as Effect from "effect/Effect";
import { keptFor } from "../platform/kept-for.ts";
import type { MonotonicClock } from "../platform/monotonic-clock.ts";
import { token } from "../platform/token.ts";
import type { ConfiguredSettings } from "./configured.ts";
import type { SettingStore } from "./setting-store.ts";

/** W761: what counts now; every page asks it. */
export type ReadSettings = Effect.Effect<OperatorSettings>;
export const ReadSettings = token<ReadSettings>("ReadSettings");

/** In ms: what an admin sets counts in every process after this, and no page load asks the database for it. */
const KEPT_MS = 10_000;

export type ReadSettingsPorts = {
  readonly store: SettingStore;
  readonly configured: ConfiguredSettings;
  readonly clock: MonotonicClock;
};

/** W761 */
export const makeReadSettings = ({ store, configured: { settings }, clock }: ReadSettingsPorts): ReadSettings =>
  keptFor(
    clock,
    KEPT_MS,
    Effect.map(store.all, (stored) => appliedSettings(settings, stored)),
  );
