import type { CalendarDate } from "@morsel/domain/calendar";
import { partitionPlanned, byLoggedAt, type DiaryDay, type DiaryEntry, type EntryId } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import { memoryTable, type MemoryState } from "../platform/state.ts";

export type StoredEntry = { readonly entry: DiaryEntry; readonly isDeleted: boolean };
export type DayDescription = Pick<DiaryDay, "note" | "completeness" | "version">;

export type MemoryDiary = {
  readonly entries: Map<EntryId, StoredEntry>;
  readonly days: Map<CalendarDate, DayDescription>;
  /** Entries that each copy made. */
  readonly copies: Map<string, readonly EntryId[]>;
  /** Exercise energy of each day, kcal beyond rest. */
  readonly exercise: Map<CalendarDate, number>;
  /** How many steps of each day count, and what one of them stands for. */
  readonly steps: Map<CalendarDate, { readonly steps: number; readonly energyEach: number }>;
};

const diaries = memoryTable(() => new Map<MemberId, MemoryDiary>());

export const diaryOf = (state: MemoryState, member: MemberId): MemoryDiary => {
  const known = state.of(diaries).get(member);
  if (known !== undefined) return known;
  const fresh: MemoryDiary = {
    entries: new Map(),
    days: new Map(),
    copies: new Map(),
    exercise: new Map(),
    steps: new Map(),
  };
  state.of(diaries).set(member, fresh);
  return fresh;
};

/** Entries that are not deleted, in the order in which they were logged. */
export const undeletedEntries = (diary: MemoryDiary): readonly DiaryEntry[] =>
  [...diary.entries.values()].flatMap((kept) => (kept.isDeleted ? [] : [kept.entry])).sort(byLoggedAt);

/** W280: those that were eaten. */
export const eatenEntries = (diary: MemoryDiary): readonly DiaryEntry[] =>
  partitionPlanned(undeletedEntries(diary)).entries;
