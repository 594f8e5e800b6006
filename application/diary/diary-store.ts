import type { CalendarDate } from "@morsel/domain/calendar";
import type { Completeness, DiaryDay, DiaryEntry, EntryId } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import type { SummedFacts } from "@morsel/domain/nutrition";
import type { WaterEntry, WaterEntryId, WaterEntryNotFound, WaterIsFull } from "@morsel/domain/hydration";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

export type EntryNotFound = { readonly _tag: "EntryNotFound"; readonly id: EntryId };
/** The entry changed elsewhere since it was read; nothing was written. */
export type EntryVersionConflict = { readonly _tag: "EntryVersionConflict"; readonly current: DiaryEntry };
export type DayIsFull = { readonly _tag: "DayIsFull"; readonly date: CalendarDate; readonly limit: number };
export type DayVersionConflict = { readonly _tag: "DayVersionConflict"; readonly current: DiaryDay };

/** One day of one member as a report needs it. */
export type DaySummary = {
  readonly date: CalendarDate;
  readonly totals: SummedFacts;
  readonly completeness: Completeness;
};

/**
 * Every answered write is durable. Totals of a day and the member's food usage are kept in the same transaction as
 * the entries. Every method is scoped by its member: another member's ids are unknown.
 */
export interface DiaryStore {
  /** Entries by the instant of logging, those of one instant by id; the mark as it was made (`completenessOf`). */
  readonly day: (member: MemberId, date: CalendarDate) => Effect.Effect<DiaryDay>;
  readonly entry: (member: MemberId, id: EntryId) => Effect.Effect<DiaryEntry | undefined>;
  /**
   * Adds entries, all or none. An id that was already used by this member (deleted entries included) is left as it
   * is, so repeats are harmless; the answer holds what now stands under each id that is not deleted.
   */
  readonly add: (member: MemberId, entries: readonly DiaryEntry[]) => Effect.Effect<readonly DiaryEntry[], DayIsFull>;
  /**
   * The same, unless this member's copy of that id added entries before: then nothing is added, and the answer is what
   * stands of those, in their order.
   */
  readonly addCopies: (
    member: MemberId,
    copyId: string,
    entries: readonly DiaryEntry[],
  ) => Effect.Effect<readonly DiaryEntry[], DayIsFull>;
  /** Replaces an entry whose stored version is `entry.version - 1`; it may move to another day. */
  readonly replace: (
    member: MemberId,
    entry: DiaryEntry,
  ) => Effect.Effect<void, EntryNotFound | EntryVersionConflict | DayIsFull>;
  /** Deleting twice is harmless. With a day, an entry of any other day is unknown. */
  readonly remove: (member: MemberId, id: EntryId, on?: CalendarDate) => Effect.Effect<void, EntryNotFound>;
  /** Takes a deletion back; restoring what stands is harmless. With a day, an entry of any other day is unknown. */
  readonly restore: (
    member: MemberId,
    id: EntryId,
    on?: CalendarDate,
  ) => Effect.Effect<DiaryEntry, EntryNotFound | DayIsFull>;
  /** Stores note and completeness of a day whose version is `day.version - 1`. Entries are not touched. */
  readonly updateDay: (
    member: MemberId,
    day: Pick<DiaryDay, "date" | "note" | "completeness" | "version">,
  ) => Effect.Effect<void, DayVersionConflict>;
  /** D62, D63: adds an entry of water to a day; an id that the day knows changes nothing. Answers the entries of water that stand. */
  readonly logWater: (
    member: MemberId,
    date: CalendarDate,
    entry: WaterEntry,
  ) => Effect.Effect<readonly WaterEntry[], WaterIsFull>;
  /** D63: takes an entry of water of that day back; twice is harmless. Answers the entries of water that stand. */
  readonly deleteWater: (
    member: MemberId,
    date: CalendarDate,
    id: WaterEntryId,
  ) => Effect.Effect<readonly WaterEntry[], WaterEntryNotFound>;
  /** Days with at least one entry, note or mark, oldest first, both ends included; reads the kept totals only. */
  readonly summaries: (member: MemberId, from: CalendarDate, to: CalendarDate) => Effect.Effect<readonly DaySummary[]>;
}

export const DiaryStore = token<DiaryStore>("DiaryStore");
