import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { WaterEntry, WaterEntryId, WaterEntryNotFound } from "@morsel/domain/hydration";
import type { Effect } from "effect";
import { token } from "../../platform/token.ts";

/** A member's water as they see it. Each write answers all water of the day. */
export interface HydrationClient {
  /** The same entry again is one entry. */
  readonly logWater: (
    date: CalendarDate,
    entry: WaterEntry,
  ) => Effect.Effect<readonly WaterEntry[], FieldRefused | RetryableRefusal>;
  readonly deleteWater: (
    date: CalendarDate,
    id: WaterEntryId,
  ) => Effect.Effect<readonly WaterEntry[], WaterEntryNotFound | RetryableRefusal>;
}

export const HydrationClient = token<HydrationClient>("HydrationClient");
