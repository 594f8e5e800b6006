import type { CalendarDate } from "@morsel/domain/calendar";
import type { WaterEntry, WaterEntryId } from "@morsel/domain/hydration";
import { Result } from "effect";

/** D62, in figures of its own. */
const WATER = { maxMl: 20_000, maxEntries: 200 };

/** The water of a day: every drink that was ever added, and the ids of those that were deleted. */
export const naiveWater = () => {
  const days = new Map<CalendarDate, WaterEntry[]>();
  const deleted = new Set<string>();
  const all = (date: CalendarDate): readonly WaterEntry[] => days.get(date) ?? [];
  const standing = (date: CalendarDate): readonly WaterEntry[] =>
    all(date).filter(({ id }) => !deleted.has(`${date} ${id}`));
  const isKnown = (date: CalendarDate, id: WaterEntryId): boolean => all(date).some((drink) => drink.id === id);
  return {
    active: standing,
    logWater: (date: CalendarDate, drink: WaterEntry) => {
      if (isKnown(date, drink.id)) return Result.succeed(standing(date));
      const ml = [...standing(date), drink].reduce((sum, drink) => sum + drink.ml, 0);
      if (ml > WATER.maxMl || all(date).length === WATER.maxEntries)
        return Result.fail({ _tag: "WaterIsFull", ...WATER });
      days.set(date, [...all(date), drink]);
      return Result.succeed(standing(date));
    },
    deleteWater: (date: CalendarDate, id: WaterEntryId) => {
      if (!isKnown(date, id)) return Result.fail({ _tag: "WaterEntryNotFound", id });
      deleted.add(`${date} ${id}`);
      return Result.succeed(standing(date));
    },
  };
};
