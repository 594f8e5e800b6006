import type { CalendarDate } from "@morsel/domain/calendar";
import type { Completeness, DiaryDay, DiaryEntry, EntryId } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import type { SummedFacts } from "@morsel/domain/nutrition";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

export type EntryNotFound = { readonly _tag: "EntryNotFound"; readonly id: EntryId };
/** The entry changed elsewhere since it was read; nothing was written. */
export type EntryVersionConflict = { readonly _tag: "EntryVersionConflict"; readonly current: DiaryEntry };
export type DayIsFull = { readonly _tag: "DayIsFull"; readonly date: CalendarDate; readonly limit: number };
export type DayVersionConflict = { readonly _tag: "DayVersionConflict"; readonly current: DiaryDay };

/** A day, and what its exercise adds up to, kcal beyond rest; absent where none was done. */
export type StoredDay = DiaryDay & { readonly exercise?: number };

/** A day as it is kept, what was eaten summed up. */
export type DayRecord = Omit<StoredDay, "entries" | "planned"> & { readonly totals: SummedFacts };

/** Result of a write, read in its own transaction. */
export type DiaryWrite = {
  /** The named entries as they are stored now, in the order of the request. */
  readonly entries: readonly DiaryEntry[];
  /** Deleted entries. */
  readonly removed: readonly EntryId[];
  /** The days that it touched, also those that an entry left; each once, in any order. */
  readonly days: readonly DayRecord[];
};

/** One day of one member as a report needs it. */
export type DaySummary = {
  readonly date: CalendarDate;
  readonly totals: SummedFacts;
  readonly completeness: Completeness;
  readonly exercise?: number;
};

/**
 * Every answered write is durable. Totals of a day and the member's food usage are kept in the same transaction as
 * the entries. Every method is scoped by its member: another member's ids are unknown.
 */
export interface DiaryStore {
  /** Every day from one to another, both included, as `day` answers it. */
  readonly days: (member: MemberId, from: CalendarDate, to: CalendarDate) => Effect.Effect<readonly StoredDay[]>;
  /** Entries by the instant of logging, those of one instant by id; the mark as it was made (`completenessOf`). */
  readonly day: (member: MemberId, date: CalendarDate) => Effect.Effect<StoredDay>;
  readonly entry: (member: MemberId, id: EntryId) => Effect.Effect<DiaryEntry | undefined>;
  /**
   * Adds entries, all or none. An id that was already used by this member (deleted entries included) is left as it
   * is, so repeats are harmless; the answer holds what now stands under each id.
   */
  readonly add: (member: MemberId, entries: readonly DiaryEntry[]) => Effect.Effect<DiaryWrite, DayIsFull>;
  /**
   * The same, unless this member's copy of that id added entries before: then nothing is added, and the answer is what
   * stands of those, in their order.
   */
  readonly addCopies: (
    member: MemberId,
    copyId: string,
    entries: readonly DiaryEntry[],
  ) => Effect.Effect<DiaryWrite, DayIsFull>;
  /** Replaces an entry whose stored version is `entry.version - 1`; it may move to another day. */
  readonly replace: (
    member: MemberId,
    entry: DiaryEntry,
  ) => Effect.Effect<DiaryWrite, EntryNotFound | EntryVersionConflict | DayIsFull>;
  /** Deleting twice is harmless. With a day, an entry of any other day is unknown. */
  readonly remove: (member: MemberId, id: EntryId, on?: CalendarDate) => Effect.Effect<DiaryWrite, EntryNotFound>;
  /** Takes a deletion back; restoring what stands is harmless. With a day, an entry of any other day is unknown. */
  readonly restore: (
    member: MemberId,
    id: EntryId,
    on?: CalendarDate,
  ) => Effect.Effect<DiaryWrite, EntryNotFound | DayIsFull>;
  /** Stores note and completeness of a day whose version is `day.version - 1`. Entries are not touched. */
  readonly updateDay: (
    member: MemberId,
    day: Pick<DiaryDay, "date" | "note" | "completeness" | "version">,
  ) => Effect.Effect<DiaryWrite, DayVersionConflict>;
  /** Days with at least one entry, note or mark, oldest first, both ends included; reads the kept totals only. */
  readonly summaries: (member: MemberId, from: CalendarDate, to: CalendarDate) => Effect.Effect<readonly DaySummary[]>;
  /** Days up to one, the latest first, with an entry or marked as fasted. */
  readonly trackedDates: (member: MemberId, to: CalendarDate, limit: number) => Effect.Effect<readonly CalendarDate[]>;
}

export const DiaryStore = token<DiaryStore>("DiaryStore");
