import type { Instant } from "@morsel/domain/diary";
import type { Effect } from "effect";
import { token } from "./token.ts";

export interface Clock {
  readonly now: Effect.Effect<Instant>;
}

export const Clock = token<Clock>("Clock");
