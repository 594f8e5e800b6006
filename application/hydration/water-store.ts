import type { CalendarDate } from "@morsel/domain/calendar";
import type { WaterEntry, WaterEntryId, WaterEntryNotFound, WaterIsFull } from "@morsel/domain/hydration";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** Every answered write is durable. Every method is scoped by its member: another member's ids are unknown. */
export interface WaterStore {
  /** Water of the days from one to another, both included; days without water are left out. */
  readonly days: (
    member: MemberId,
    from: CalendarDate,
    to: CalendarDate,
  ) => Effect.Effect<ReadonlyMap<CalendarDate, readonly WaterEntry[]>>;
  /** D62, D63: an id that the day knows already changes nothing. Answers the entries that stand. */
  readonly logWater: (
    member: MemberId,
    date: CalendarDate,
    entry: WaterEntry,
  ) => Effect.Effect<readonly WaterEntry[], WaterIsFull>;
  /** D63: deleting twice is harmless. Answers the entries that stand. */
  readonly deleteWater: (
    member: MemberId,
    date: CalendarDate,
    id: WaterEntryId,
  ) => Effect.Effect<readonly WaterEntry[], WaterEntryNotFound>;
}

export const WaterStore = token<WaterStore>("WaterStore");
