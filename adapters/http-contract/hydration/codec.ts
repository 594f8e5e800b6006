import type { CalendarDate } from "@morsel/domain/calendar";
import { waterOf, type Drink as WaterEntry, type DrinkId as WaterEntryId } from "@morsel/domain/diary";
import type { WireWater } from "./hydration.ts";

export const writeWaterEntries = (entries: readonly WaterEntry[]): Pick<WireWater, "water_ml" | "drinks"> => ({
  water_ml: waterOf(entries),
  drinks: entries,
});

export const writeWater = (date: CalendarDate, entries: readonly WaterEntry[]): WireWater => ({
  date,
  ...writeWaterEntries(entries),
});

/** Our own server's answers are believed: the brands are put back on without a second check. */
export const readWaterEntries = ({ drinks }: Pick<WireWater, "drinks">): readonly WaterEntry[] =>
  drinks.map(({ id, ml }) => ({ id: id as WaterEntryId, ml }));
