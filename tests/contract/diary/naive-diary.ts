import type { CalendarDate } from "@morsel/domain/calendar";
import { emptyDay, type DiaryDay, type DiaryEntry, type EntryId } from "@morsel/domain/diary";
import { Result } from "effect";

export const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

export const isWritten = (day: DiaryDay): boolean =>
  day.entries.length > 0 || day.note !== "" || day.completeness !== "untracked";

/** The simplest thing that could be right: two maps and no totals at all. Days are never full here. */
export const naiveDiary = () => {
  const kept = new Map<EntryId, { readonly entry: DiaryEntry; readonly isDeleted: boolean }>();
  const days = new Map<CalendarDate, Omit<DiaryDay, "entries" | "drinks">>();

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
  });

  return {
    ids: () => [...kept.keys()],
    versionOf: (id: EntryId) => kept.get(id)?.entry.version ?? 0,
    loggedAtOf: (id: EntryId) => kept.get(id)?.entry.loggedAt,
    entry,
    standing,
    day,
    add: (asked: readonly DiaryEntry[]) => {
      for (const entry of asked) if (!kept.has(entry.id)) kept.set(entry.id, { entry, isDeleted: false });
      return Result.succeed([...new Set(asked.map(({ id }) => id))].flatMap((id) => entry(id) ?? []).toSorted(byId));
    },
    replace: (wish: DiaryEntry) => {
      const current = entry(wish.id);
      if (current === undefined) return unknown(wish.id);
      if (wish.version !== current.version + 1) return Result.fail({ _tag: "EntryVersionConflict", current });
      kept.set(wish.id, { entry: wish, isDeleted: false });
      return Result.succeed(undefined);
    },
    remove: (id: EntryId) => {
      const found = kept.get(id);
      if (found === undefined) return unknown(id);
      kept.set(id, { entry: found.entry, isDeleted: true });
      return Result.succeed(undefined);
    },
    restore: (id: EntryId) => {
      const found = kept.get(id);
      if (found === undefined) return unknown(id);
      kept.set(id, { entry: found.entry, isDeleted: false });
      return Result.succeed(found.entry);
    },
    describe: (wish: Omit<DiaryDay, "entries" | "drinks">) => {
      const current = day(wish.date);
      if (wish.version !== current.version + 1) return Result.fail({ _tag: "DayVersionConflict", current });
      days.set(wish.date, wish);
      return Result.succeed(undefined);
    },
  };
};
