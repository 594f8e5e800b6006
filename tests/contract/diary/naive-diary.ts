import type { CalendarDate } from "@morsel/domain/calendar";
import { emptyDay, type DiaryDay, type DiaryEntry, type EntryId } from "@morsel/domain/diary";
import type { WaterEntry, WaterEntryId } from "@morsel/domain/hydration";
import { Result } from "effect";

export const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

/** Water alone does not make a day one that was written. */
export const isWritten = (day: DiaryDay): boolean =>
  day.entries.length > 0 || day.note !== "" || day.completeness !== "untracked";

/** D62, in figures of its own. */
const WATER = { maxMl: 20_000, maxEntries: 200 };

/** The water of a day: every drink that was ever added, and the ids of those that were deleted. */
const naiveWater = () => {
  const days = new Map<CalendarDate, WaterEntry[]>();
  const deleted = new Set<string>();
  const all = (date: CalendarDate): readonly WaterEntry[] => days.get(date) ?? [];
  const standing = (date: CalendarDate): readonly WaterEntry[] =>
    all(date).filter(({ id }) => !deleted.has(`${date} ${id}`));
  const isKnown = (date: CalendarDate, id: WaterEntryId): boolean => all(date).some((drink) => drink.id === id);
  return {
    standing,
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

/** The simplest thing that could be right: a few maps and no totals at all. Days are never full of entries here. */
export const naiveDiary = () => {
  const kept = new Map<EntryId, { readonly entry: DiaryEntry; readonly isDeleted: boolean }>();
  const days = new Map<CalendarDate, Omit<DiaryDay, "entries" | "waterEntries">>();
  const copies = new Map<string, readonly EntryId[]>();
  const water = naiveWater();

  const unknown = (id: EntryId) => Result.fail({ _tag: "EntryNotFound", id });
  const entry = (id: EntryId): DiaryEntry | undefined => {
    const found = kept.get(id);
    return found === undefined || found.isDeleted ? undefined : found.entry;
  };
  const standing = (): readonly DiaryEntry[] =>
    [...kept.keys()]
      .flatMap((id) => entry(id) ?? [])
      .toSorted((a, b) => a.loggedAt - b.loggedAt || (a.id < b.id ? -1 : 1));
  const day = (date: CalendarDate): DiaryDay => ({
    ...emptyDay(date),
    ...days.get(date),
    entries: standing().filter((entry) => entry.date === date),
    waterEntries: water.standing(date),
  });
  const put = (asked: readonly DiaryEntry[]): readonly DiaryEntry[] => {
    for (const entry of asked) if (!kept.has(entry.id)) kept.set(entry.id, { entry, isDeleted: false });
    return [...new Set(asked.map(({ id }) => id))].flatMap((id) => entry(id) ?? []);
  };
  /** What is kept under an id, when it is of the day that was named. */
  const keptOn = (id: EntryId, on: CalendarDate | undefined) => {
    const found = kept.get(id);
    return on === undefined || found?.entry.date === on ? found : undefined;
  };

  return {
    ids: () => [...kept.keys()],
    versionOf: (id: EntryId) => kept.get(id)?.entry.version ?? 0,
    loggedAtOf: (id: EntryId) => kept.get(id)?.entry.loggedAt,
    entry,
    standing,
    day,
    add: (asked: readonly DiaryEntry[]) => Result.succeed(put(asked).toSorted(byId)),
    addCopies: (copyId: string, asked: readonly DiaryEntry[]) => {
      const made = copies.get(copyId);
      if (made !== undefined) return Result.succeed(made.flatMap((id) => entry(id) ?? []));
      const added = put(asked);
      if (added.length > 0)
        copies.set(
          copyId,
          added.map(({ id }) => id),
        );
      return Result.succeed(added);
    },
    replace: (wish: DiaryEntry) => {
      const current = entry(wish.id);
      if (current === undefined) return unknown(wish.id);
      if (wish.version !== current.version + 1) return Result.fail({ _tag: "EntryVersionConflict", current });
      kept.set(wish.id, { entry: wish, isDeleted: false });
      return Result.succeed(undefined);
    },
    remove: (id: EntryId, on?: CalendarDate) => {
      const found = keptOn(id, on);
      if (found === undefined) return unknown(id);
      kept.set(id, { entry: found.entry, isDeleted: true });
      return Result.succeed(undefined);
    },
    restore: (id: EntryId, on?: CalendarDate) => {
      const found = keptOn(id, on);
      if (found === undefined) return unknown(id);
      kept.set(id, { entry: found.entry, isDeleted: false });
      return Result.succeed(found.entry);
    },
    describe: (wish: Omit<DiaryDay, "entries" | "waterEntries">) => {
      const current = day(wish.date);
      if (wish.version !== current.version + 1) return Result.fail({ _tag: "DayVersionConflict", current });
      days.set(wish.date, wish);
      return Result.succeed(undefined);
    },
    logWater: water.logWater,
    deleteWater: water.deleteWater,
  };
};
