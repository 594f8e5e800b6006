import type { Clock } from "@morsel/application/ports/clock";
import type { Instant } from "@morsel/domain/diary";
import { Effect } from "effect";

export const makeSystemClock = (): Clock => ({ now: Effect.sync(() => Date.now() as Instant) });
