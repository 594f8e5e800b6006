import type { MonotonicClock } from "@morsel/application/platform/monotonic-clock";
import * as Effect from "effect/Effect";

export const makeSystemMonotonicClock = (): MonotonicClock => ({ elapsed: Effect.sync(() => performance.now()) });
