import type { Instant } from "@morsel/domain/diary";
import type { Effect } from "effect";

export interface Clock {
  readonly now: Effect.Effect<Instant>;
}
