import type { CalendarDate } from "@morsel/domain/calendar";
import type { Effect } from "effect";
import type { RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { DayGaps } from "../read-gaps.ts";

/** A member's requests about nutrients that the day lacks. */
export interface GapsClient {
  readonly of: (date: CalendarDate) => Effect.Effect<DayGaps, RetryableRefusal>;
}

export const GapsClient = token<GapsClient>("GapsClient");
