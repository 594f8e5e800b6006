import * as Effect from "effect/Effect";
import type { Clock } from "@morsel/application/platform/clock";
import type { Instant } from "@morsel/domain/calendar";

export const makeSystemClock = (): Clock => ({ now: Effect.sync(() => Date.now() as Instant) });
