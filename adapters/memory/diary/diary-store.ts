import type {
  DayIsFull,
  DaySummary,
  DiaryStore,
  EntryVersionConflict,
  EntryNotFound,
} from "@morsel/application/diary/diary-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import {
  DAY_LIMIT,
  emptyDay,
  overfullDay,
  totalsOf,
  type DiaryDay,
  type DiaryEntry,
  type EntryId,
} from "@morsel/domain/diary";
import { activeWaterEntries, deleteWater, logWater } from "@morsel/domain/hydration";
import { fromResult } from "@morsel/application/platform/from-result";
import * as Effect from "effect/Effect";
import { activeEntries, diaryOf, type MemoryDiary } from "./diary-table.ts";
import type { MemoryState } from "../platform/state.ts";

const unknown = (id: EntryId) => Effect.fail<EntryNotFound>({ _tag: "EntryNotFound", id });
const full = (date: CalendarDate) => Effect.fail<DayIsFull>({ _tag: "DayIsFull", date, limit: DAY_LIMIT });

const entriesOn = (diary: MemoryDiary, date: CalendarDate): readonly DiaryEntry[] =>
  activeEntries(diary).filter((entry) => entry.date === date);

const dayIn = (diary: MemoryDiary, date: CalendarDate): DiaryDay => ({
  ...emptyDay(date),
  ...diary.days.get(date),
  entries: entriesOn(diary, date),
  waterEntries: activeWaterEntries(diary.waterEntries.get(date) ?? []),
});

const isWritten = (day: DiaryDay): boolean =>
  day.entries.length > 0 || day.note !== "" || day.completeness !== "untracked";

/** The first day that could not hold the added entries beside what stands on it. */
const fullDay = (diary: MemoryDiary, added: Iterable<DiaryEntry>): CalendarDate | undefined =>
  overfullDay(added, (date) => entriesOn(diary, date).length);

const idsOf = (entries: readonly DiaryEntry[]): readonly EntryId[] => entries.map(({ id }) => id);

const standingOf = (diary: MemoryDiary, ids: readonly EntryId[]): readonly DiaryEntry[] =>
  ids.flatMap((id) => {
    const kept = diary.entries.get(id);
    return kept === undefined || kept.isDeleted ? [] : [kept.entry];
  });

const addTo = (diary: MemoryDiary, entries: readonly DiaryEntry[]): Effect.Effect<readonly DiaryEntry[], DayIsFull> => {
  const fresh = new Map<EntryId, DiaryEntry>();
  for (const entry of entries) if (!diary.entries.has(entry.id) && !fresh.has(entry.id)) fresh.set(entry.id, entry);
  const tooFull = fullDay(diary, fresh.values());
  if (tooFull !== undefined) return full(tooFull);
  for (const [id, entry] of fresh) diary.entries.set(id, { entry, isDeleted: false });
  return Effect.succeed(standingOf(diary, [...new Set(idsOf(entries))]));
};

/** What is kept under an id, when it is of the day that was named. */
const keptIn = (diary: MemoryDiary, id: EntryId, on: CalendarDate | undefined) => {
  const kept = diary.entries.get(id);
  return kept === undefined || (on !== undefined && kept.entry.date !== on) ? undefined : kept;
};

/** Each method runs in one go, as a transaction would. */
export const makeMemoryDiaryStore = (state: MemoryState): DiaryStore => ({
  day: (member, date) => Effect.sync(() => dayIn(diaryOf(state, member), date)),

  entry: (member, id) =>
    Effect.sync(() => {
      const kept = diaryOf(state, member).entries.get(id);
      return kept === undefined || kept.isDeleted ? undefined : kept.entry;
    }),

  add: (member, entries) => Effect.suspend(() => addTo(diaryOf(state, member), entries)),

  addCopies: (member, copyId, entries) =>
    Effect.suspend(() => {
      const diary = diaryOf(state, member);
      const made = diary.copies.get(copyId);
      if (made !== undefined) return Effect.succeed(standingOf(diary, made));
      return Effect.tap(addTo(diary, entries), (added) =>
        Effect.sync(() => {
          if (added.length > 0) diary.copies.set(copyId, idsOf(added));
        }),
      );
    }),

  replace: (member, entry) =>
    Effect.suspend((): Effect.Effect<void, EntryNotFound | EntryVersionConflict | DayIsFull> => {
      const diary = diaryOf(state, member);
      const kept = diary.entries.get(entry.id);
      if (kept === undefined || kept.isDeleted) return unknown(entry.id);
      if (kept.entry.version !== entry.version - 1)
        return Effect.fail({ _tag: "EntryVersionConflict" as const, current: kept.entry });
      if (kept.entry.date !== entry.date && fullDay(diary, [entry]) !== undefined) return full(entry.date);
      diary.entries.set(entry.id, { entry, isDeleted: false });
      return Effect.void;
    }),

  remove: (member, id, on) =>
    Effect.suspend(() => {
      const diary = diaryOf(state, member);
      const kept = keptIn(diary, id, on);
      if (kept === undefined) return unknown(id);
      diary.entries.set(id, { entry: kept.entry, isDeleted: true });
      return Effect.void;
    }),

  restore: (member, id, on) =>
    Effect.suspend((): Effect.Effect<DiaryEntry, EntryNotFound | DayIsFull> => {
      const diary = diaryOf(state, member);
      const kept = keptIn(diary, id, on);
      if (kept === undefined) return unknown(id);
      if (!kept.isDeleted) return Effect.succeed(kept.entry);
      if (fullDay(diary, [kept.entry]) !== undefined) return full(kept.entry.date);
      diary.entries.set(id, { entry: kept.entry, isDeleted: false });
      return Effect.succeed(kept.entry);
    }),

  updateDay: (member, { date, note, completeness, version }) =>
    Effect.suspend(() => {
      const diary = diaryOf(state, member);
      const current = dayIn(diary, date);
      if (current.version !== version - 1) return Effect.fail({ _tag: "DayVersionConflict" as const, current });
      diary.days.set(date, { note, completeness, version });
      return Effect.void;
    }),

  logWater: (member, date, entry) =>
    Effect.suspend(() => {
      const { waterEntries } = diaryOf(state, member);
      return Effect.map(fromResult(logWater(waterEntries.get(date) ?? [], entry)), (next) => {
        waterEntries.set(date, next);
        return activeWaterEntries(next);
      });
    }),

  deleteWater: (member, date, id) =>
    Effect.suspend(() => {
      const { waterEntries } = diaryOf(state, member);
      return Effect.map(fromResult(deleteWater(waterEntries.get(date) ?? [], id)), (next) => {
        waterEntries.set(date, next);
        return activeWaterEntries(next);
      });
    }),

  summaries: (member, from, to) =>
    Effect.sync(() => {
      const diary = diaryOf(state, member);
      const dates = new Set([...diary.days.keys(), ...activeEntries(diary).map((entry) => entry.date)]);
      return [...dates]
        .filter((date) => date >= from && date <= to)
        .sort()
        .map((date) => dayIn(diary, date))
        .filter(isWritten)
        .map(({ date, entries, completeness }): DaySummary => ({ date, totals: totalsOf(entries), completeness }));
    }),
});
