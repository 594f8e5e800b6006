import type {
  DayIsFull,
  DaySummary,
  DiaryStore,
  DiaryWrite,
  EntryVersionConflict,
  EntryNotFound,
  StoredDay,
} from "@morsel/application/diary/diary-store";
import { type CalendarDate, datesBetween } from "@morsel/domain/calendar";
import {
  partitionPlanned,
  DAY_LIMIT,
  emptyDay,
  findFullDay,
  totalsOf,
  type DiaryDay,
  type DiaryEntry,
  type EntryId,
} from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import { listToken } from "@morsel/application/platform/token";
import { recordOf } from "@morsel/application/diary/diary-change";
import * as Effect from "effect/Effect";
import { undeletedEntries, diaryOf, eatenEntries, type MemoryDiary } from "./diary-table.ts";
import { addMemoryWebhookEvents } from "../webhooks/webhook-tables.ts";
import type { MemoryState } from "../platform/state.ts";

/** Rows that a concept adds for a day whose note or completeness changes. */
export type DayUpdated = (state: MemoryState, member: MemberId, day: Pick<DiaryDay, "date" | "completeness">) => void;
export const DayUpdated = listToken<DayUpdated>("MemoryDayUpdated");

const unknown = (id: EntryId) => Effect.fail<EntryNotFound>({ _tag: "EntryNotFound", id });
const full = (date: CalendarDate) => Effect.fail<DayIsFull>({ _tag: "DayIsFull", date, limit: DAY_LIMIT });

const entriesOn = (diary: MemoryDiary, date: CalendarDate): readonly DiaryEntry[] =>
  undeletedEntries(diary).filter((entry) => entry.date === date);

const exerciseOn = (diary: MemoryDiary, date: CalendarDate): Pick<StoredDay, "exercise"> => {
  const exercise = diary.exercise.get(date) ?? 0;
  return exercise > 0 ? { exercise } : {};
};

const dayIn = (diary: MemoryDiary, date: CalendarDate): StoredDay => ({
  ...emptyDay(date),
  ...diary.days.get(date),
  ...partitionPlanned(entriesOn(diary, date)),
  ...exerciseOn(diary, date),
});

const isWritten = (day: DiaryDay): boolean =>
  day.entries.length > 0 || day.note !== "" || day.completeness !== "untracked";

/** The first day that could not hold the added entries beside what stands on it. */
const fullDay = (diary: MemoryDiary, added: readonly DiaryEntry[]): CalendarDate | undefined =>
  findFullDay(added, (date, isPlanned) => dayIn(diary, date)[isPlanned ? "planned" : "entries"]?.length ?? 0);

const idsOf = (entries: readonly DiaryEntry[]): readonly EntryId[] => entries.map(({ id }) => id);

/** Collects the stored entries, their days, and other days that the same write touched. */
const writeOf = (diary: MemoryDiary, ids: readonly EntryId[], dates: readonly CalendarDate[] = []): DiaryWrite => {
  const kept = ids.flatMap((id) => diary.entries.get(id) ?? []);
  const touched = new Set([...dates, ...kept.map(({ entry }) => entry.date)]);
  return {
    entries: kept.flatMap(({ entry, isDeleted }) => (isDeleted ? [] : [entry])),
    removed: kept.flatMap(({ entry, isDeleted }) => (isDeleted ? [entry.id] : [])),
    days: [...touched].map((date) => recordOf(dayIn(diary, date))),
  };
};

const tellDays = (state: MemoryState, member: MemberId, entries: readonly Pick<DiaryEntry, "date">[]): void =>
  addMemoryWebhookEvents(
    state,
    member,
    "diary_day.changed",
    entries.map(({ date }) => date),
  );

const addTo = (
  state: MemoryState,
  member: MemberId,
  entries: readonly DiaryEntry[],
): Effect.Effect<DiaryWrite, DayIsFull> => {
  const diary = diaryOf(state, member);
  const asked = new Map<EntryId, DiaryEntry>();
  for (const entry of entries) if (!asked.has(entry.id)) asked.set(entry.id, entry);
  const fresh = [...asked.values()].filter(({ id }) => !diary.entries.has(id));
  const tooFull = fullDay(diary, fresh);
  if (tooFull !== undefined) return full(tooFull);
  for (const entry of fresh) diary.entries.set(entry.id, { entry, isDeleted: false });
  tellDays(state, member, fresh);
  const dates = [...asked.values()].map(({ date }) => date);
  return Effect.succeed(writeOf(diary, [...asked.keys()], dates));
};

/** Finds the entry under an id if it belongs to the given day. */
const keptIn = (diary: MemoryDiary, id: EntryId, on: CalendarDate | undefined) => {
  const kept = diary.entries.get(id);
  return kept === undefined || (on !== undefined && kept.entry.date !== on) ? undefined : kept;
};

/** Each method runs in one go, as a transaction would. */
export const makeMemoryDiaryStore = (state: MemoryState, dayUpdated: readonly DayUpdated[] = []): DiaryStore => ({
  days: (member, from, to) =>
    Effect.sync(() => datesBetween(from, to).map((date) => dayIn(diaryOf(state, member), date))),

  day: (member, date) => Effect.sync(() => dayIn(diaryOf(state, member), date)),

  entry: (member, id) =>
    Effect.sync(() => {
      const kept = diaryOf(state, member).entries.get(id);
      return kept === undefined || kept.isDeleted ? undefined : kept.entry;
    }),

  add: (member, entries) => Effect.suspend(() => addTo(state, member, entries)),

  addCopies: (member, copyId, entries) =>
    Effect.suspend(() => {
      const diary = diaryOf(state, member);
      const made = diary.copies.get(copyId);
      if (made !== undefined) return Effect.succeed(writeOf(diary, made));
      return Effect.tap(addTo(state, member, entries), (write) =>
        Effect.sync(() => {
          if (write.entries.length > 0) diary.copies.set(copyId, idsOf(write.entries));
        }),
      );
    }),

  replace: (member, entry) =>
    Effect.suspend((): Effect.Effect<DiaryWrite, EntryNotFound | EntryVersionConflict | DayIsFull> => {
      const diary = diaryOf(state, member);
      const kept = diary.entries.get(entry.id);
      if (kept === undefined || kept.isDeleted) return unknown(entry.id);
      if (kept.entry.version !== entry.version - 1)
        return Effect.fail({ _tag: "EntryVersionConflict" as const, current: kept.entry });
      const isElsewhere = kept.entry.date !== entry.date || kept.entry.planned !== entry.planned;
      if (isElsewhere && fullDay(diary, [entry]) !== undefined) return full(entry.date);
      diary.entries.set(entry.id, { entry, isDeleted: false });
      tellDays(state, member, [kept.entry, entry]);
      return Effect.succeed(writeOf(diary, [entry.id], [kept.entry.date]));
    }),

  remove: (member, id, on) =>
    Effect.suspend(() => {
      const diary = diaryOf(state, member);
      const kept = keptIn(diary, id, on);
      if (kept === undefined) return unknown(id);
      diary.entries.set(id, { entry: kept.entry, isDeleted: true });
      if (kept.isDeleted !== true) tellDays(state, member, [kept.entry]);
      return Effect.succeed(writeOf(diary, [id]));
    }),

  restore: (member, id, on) =>
    Effect.suspend((): Effect.Effect<DiaryWrite, EntryNotFound | DayIsFull> => {
      const diary = diaryOf(state, member);
      const kept = keptIn(diary, id, on);
      if (kept === undefined) return unknown(id);
      if (kept.isDeleted && fullDay(diary, [kept.entry]) !== undefined) return full(kept.entry.date);
      diary.entries.set(id, { entry: kept.entry, isDeleted: false });
      if (kept.isDeleted !== false) tellDays(state, member, [kept.entry]);
      return Effect.succeed(writeOf(diary, [id]));
    }),

  updateDay: (member, { date, note, completeness, version }) =>
    Effect.suspend(() => {
      const diary = diaryOf(state, member);
      const current = dayIn(diary, date);
      if (current.version !== version - 1) return Effect.fail({ _tag: "DayVersionConflict" as const, current });
      diary.days.set(date, { note, completeness, version });
      for (const step of dayUpdated) step(state, member, { date, completeness });
      tellDays(state, member, [{ date }]);
      return Effect.succeed(writeOf(diary, [], [date]));
    }),

  trackedDates: (member, to, limit) =>
    Effect.sync(() => {
      const diary = diaryOf(state, member);
      const eaten = new Set(eatenEntries(diary).map((entry) => entry.date));
      const dates = [...new Set([...diary.days.keys(), ...eaten])];
      return dates
        .filter((date) => date <= to && (eaten.has(date) || dayIn(diary, date).completeness === "fasted"))
        .sort()
        .toReversed()
        .slice(0, limit);
    }),

  summaries: (member, from, to) =>
    Effect.sync(() => {
      const diary = diaryOf(state, member);
      const dates = new Set([...diary.days.keys(), ...undeletedEntries(diary).map((entry) => entry.date)]);
      return [...dates]
        .filter((date) => date >= from && date <= to)
        .sort()
        .map((date) => dayIn(diary, date))
        .filter(isWritten)
        .map(({ date, entries, completeness, exercise }): DaySummary => ({
          date,
          totals: totalsOf(entries),
          completeness,
          ...(exercise === undefined ? {} : { exercise }),
        }));
    }),
});
