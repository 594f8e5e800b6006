import type { CalendarDate } from "@morsel/domain/calendar";
import { type WaterEntry, type WaterEntryId, totalWater } from "@morsel/domain/hydration";
import type { WireWater } from "./hydration.ts";

export const writeWaterEntries = (entries: readonly WaterEntry[]): Pick<WireWater, "water_ml" | "drinks"> => ({
  water_ml: totalWater(entries),
  drinks: entries,
});

export const writeWater = (date: CalendarDate, entries: readonly WaterEntry[]): WireWater => ({
  date,
  ...writeWaterEntries(entries),
});

/** Our own server's answers are believed: the brands are put back on without a second check. */
export const readWaterEntries = ({ drinks }: Pick<WireWater, "drinks">): readonly WaterEntry[] =>
  drinks.map(({ id, ml }) => ({ id: id as WaterEntryId, ml }));
