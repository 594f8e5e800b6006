import type { Instant } from "@morsel/domain/calendar";
import type { Effect } from "effect";
import { token } from "./token.ts";

export interface Clock {
  readonly now: Effect.Effect<Instant>;
}

export const Clock = token<Clock>("Clock");
