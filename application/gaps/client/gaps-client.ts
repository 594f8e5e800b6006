import type { CalendarDate } from "@morsel/domain/calendar";
import type { Effect } from "effect";
import type { NotNow } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { DayGaps } from "../read-gaps.ts";

/** What a member's day lacks, as they see it. */
export interface GapsClient {
  readonly of: (date: CalendarDate) => Effect.Effect<DayGaps, NotNow>;
}

export const GapsClient = token<GapsClient>("GapsClient");
