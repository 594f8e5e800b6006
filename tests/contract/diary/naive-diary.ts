import type { CalendarDate } from "@morsel/domain/calendar";
import { emptyDay, totalsOf, type DiaryDay, type DiaryEntry, type EntryId } from "@morsel/domain/diary";
import type { NutritionFacts } from "@morsel/domain/nutrition";
import { Result } from "effect";

export const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

export const byDate = (a: { readonly date: string }, b: { readonly date: string }): number =>
  a.date < b.date ? -1 : 1;

/** To nine digits of each figure: sums that were built in another order are the same. */
export const rounded = (facts: NutritionFacts): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(facts).map(([id, amount]) => [id, Number(amount.toFixed(6)).toPrecision(9)]));

export const isWritten = (day: DiaryDay): boolean =>
  day.entries.length > 0 || day.note !== "" || day.completeness !== "untracked";

/** The simplest thing that could be right: a few maps and no totals at all. Days are never full of entries here. */
export const naiveDiary = () => {
  const kept = new Map<EntryId, { readonly entry: DiaryEntry; readonly isDeleted: boolean }>();
  const days = new Map<CalendarDate, Omit<DiaryDay, "entries">>();
  const copies = new Map<string, readonly EntryId[]>();

  const unknown = (id: EntryId) => Result.fail({ _tag: "EntryNotFound", id });
  const entry = (id: EntryId): DiaryEntry | undefined => {
    const found = kept.get(id);
    return found === undefined || found.isDeleted ? undefined : found.entry;
  };
  const standing = (): readonly DiaryEntry[] =>
    [...kept.keys()]
      .flatMap((id) => entry(id) ?? [])
      .toSorted((a, b) => a.loggedAt - b.loggedAt || (a.id < b.id ? -1 : 1));
  const eaten = (): readonly DiaryEntry[] => standing().filter((one) => one.planned !== true);
  const day = (date: CalendarDate): DiaryDay => {
    const planned = standing().filter((one) => one.planned === true && one.date === date);
    return {
      ...emptyDay(date),
      ...days.get(date),
      entries: eaten().filter((one) => one.date === date),
      ...(planned.length === 0 ? {} : { planned }),
    };
  };

  /** W15: what is kept under the ids, with their days and others that were touched. */
  const write = (asked: readonly EntryId[], dates: readonly CalendarDate[] = []) => {
    const ids = [...new Set(asked)].toSorted();
    const touched = new Set([...dates, ...ids.flatMap((id) => kept.get(id)?.entry.date ?? [])]);
    return Result.succeed({
      entries: ids.flatMap((id) => entry(id) ?? []),
      removed: ids.filter((id) => kept.get(id)?.isDeleted === true),
      days: [...touched].toSorted().map((date) => {
        const { entries, planned: _, ...head } = day(date);
        const { parts, known, facts } = totalsOf(entries);
        return { ...head, parts, known, facts: rounded(facts) };
      }),
    });
  };

  const put = (asked: readonly DiaryEntry[]) => {
    for (const entry of asked) if (!kept.has(entry.id)) kept.set(entry.id, { entry, isDeleted: false });
    return write(
      asked.map(({ id }) => id),
      asked.filter(({ id }, i) => asked.findIndex((other) => other.id === id) === i).map(({ date }) => date),
    );
  };
  /** Finds the entry under an id if it belongs to the given day. */
  const keptOn = (id: EntryId, on: CalendarDate | undefined) => {
    const found = kept.get(id);
    return on === undefined || found?.entry.date === on ? found : undefined;
  };

  return {
    ids: () => [...kept.keys()],
    versionOf: (id: EntryId) => kept.get(id)?.entry.version ?? 0,
    loggedAtOf: (id: EntryId) => kept.get(id)?.entry.loggedAt,
    entry,
    eaten,
    day,
    add: put,
    addCopies: (copyId: string, asked: readonly DiaryEntry[]) => {
      const made = copies.get(copyId);
      if (made !== undefined) return write(made);
      const written = put(asked);
      const ids = [...new Set(asked.map(({ id }) => id))].filter((id) => entry(id) !== undefined);
      if (ids.length > 0) copies.set(copyId, ids);
      return written;
    },
    replace: (wish: DiaryEntry) => {
      const current = entry(wish.id);
      if (current === undefined) return unknown(wish.id);
      if (wish.version !== current.version + 1) return Result.fail({ _tag: "EntryVersionConflict", current });
      kept.set(wish.id, { entry: wish, isDeleted: false });
      return write([wish.id], [current.date]);
    },
    remove: (id: EntryId, on?: CalendarDate) => {
      const found = keptOn(id, on);
      if (found === undefined) return unknown(id);
      kept.set(id, { entry: found.entry, isDeleted: true });
      return write([id]);
    },
    restore: (id: EntryId, on?: CalendarDate) => {
      const found = keptOn(id, on);
      if (found === undefined) return unknown(id);
      kept.set(id, { entry: found.entry, isDeleted: false });
      return write([id]);
    },
    describe: (wish: Omit<DiaryDay, "entries">) => {
      const current = day(wish.date);
      if (wish.version !== current.version + 1) return Result.fail({ _tag: "DayVersionConflict", current });
      days.set(wish.date, wish);
      return write([], [wish.date]);
    },
  };
};
