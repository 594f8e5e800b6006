import type { CalendarDate } from "@morsel/domain/calendar";
import {
  byLogging,
  type DiaryDay,
  type DiaryEntry,
  type DiarySettings,
  type EntryId,
  type KeptDrink,
} from "@morsel/domain/diary";
import type { Goals } from "@morsel/domain/goals";
import type { Member, MemberId } from "@morsel/domain/identity";
import type { PasswordHash } from "@morsel/application/identity/passwords";

export type StoredEntry = { readonly entry: DiaryEntry; readonly isDeleted: boolean };
export type DayDescription = Pick<DiaryDay, "note" | "completeness" | "version">;

export type MemoryDiary = {
  readonly entries: Map<EntryId, StoredEntry>;
  readonly days: Map<CalendarDate, DayDescription>;
  /** What each copy made. */
  readonly copies: Map<string, readonly EntryId[]>;
  readonly drinks: Map<CalendarDate, readonly KeptDrink[]>;
};

/** What a database would hold. Stores that are to see each other's writes are made over the same one. */
export type MemoryState = {
  readonly members: Map<MemberId, { readonly member: Member; readonly password: PasswordHash }>;
  /** Of each member, oldest first. */
  readonly goals: Map<MemberId, readonly Goals[]>;
  readonly diaries: Map<MemberId, MemoryDiary>;
  readonly diarySettings: Map<MemberId, DiarySettings>;
};

export const emptyMemory = (): MemoryState => ({
  members: new Map(),
  goals: new Map(),
  diaries: new Map(),
  diarySettings: new Map(),
});

export const diaryOf = (state: MemoryState, member: MemberId): MemoryDiary => {
  const known = state.diaries.get(member);
  if (known !== undefined) return known;
  const fresh: MemoryDiary = { entries: new Map(), days: new Map(), copies: new Map(), drinks: new Map() };
  state.diaries.set(member, fresh);
  return fresh;
};

/** Entries that are not deleted, in the order in which they were logged. */
export const activeEntries = (diary: MemoryDiary): readonly DiaryEntry[] =>
  [...diary.entries.values()].flatMap((kept) => (kept.isDeleted ? [] : [kept.entry])).sort(byLogging);
