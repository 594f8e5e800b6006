import * as Effect from "effect/Effect";
import {
  completenessOf,
  type Completeness,
  remainingOf,
  totalsOf,
  type DiaryDay,
  type DiaryEntry,
  type EntryId,
  type DayFigures,
} from "@morsel/domain/diary";
import { exerciseEnergyFor, type Goals } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import { goalOfDay } from "../goals/goal-of-day.ts";
import type { GoalStore } from "../goals/goal-store.ts";
import type { DayRecord, DaySummary, DiaryWrite, StoredDay } from "./diary-store.ts";

/** A day as it stands after a write: all of its view that a write can change, but for its entries. */
export type ChangedDay = DayFigures & Pick<DiaryDay, "note" | "version">;

/** W15: all that a write changed, so that nobody needs to read a day again. */
export type DiaryChange = {
  /** The entries that were written, as they stand. */
  readonly entries: readonly DiaryEntry[];
  /** The entries that are gone. */
  readonly removed: readonly EntryId[];
  /** Every day that the write touched, also one that an entry left; oldest first. */
  readonly days: readonly ChangedDay[];
};

/** A day that was read whole, as the store keeps it. */
export const recordOf = (stored: StoredDay): DayRecord => {
  const { entries, planned: _, ...day } = stored;
  return { ...day, totals: totalsOf(entries) };
};

/** W13: what a day counts as now, by the totals that are kept of it. */
export const completenessOfRecord = ({
  totals,
  completeness,
}: Pick<DayRecord, "totals" | "completeness">): Completeness =>
  completenessOf({ entries: { length: totals.parts }, completeness });

/** Kept totals of a day beside the goal in force on it. */
export const dayFiguresOf = (
  history: readonly Goals[],
  member: MemberId,
  { date, totals, completeness, exercise = 0 }: DaySummary,
): Effect.Effect<DayFigures> =>
  Effect.map(goalOfDay(history, member, date), ({ goals, goal }) => ({
    date,
    completeness: completenessOfRecord({ totals, completeness }),
    entryCount: totals.parts,
    totals: totals.facts,
    remaining: remainingOf(goal, exerciseEnergyFor(goals, exercise), totals, goals.exerciseShares),
  }));

/** Answer to a write: the stored entries, and what remains of the days' goals, which are read together. */
export const diaryChangeOf = (
  goals: GoalStore,
  member: MemberId,
  { entries, removed, days }: DiaryWrite,
): Effect.Effect<DiaryChange> => {
  const sorted = days.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return Effect.succeed({ entries, removed, days: [] });
  return Effect.flatMap(goals.during(member, first.date, last.date), (history) =>
    Effect.map(
      Effect.forEach(sorted, (day) =>
        Effect.map(dayFiguresOf(history, member, day), (figures) => ({
          ...figures,
          note: day.note,
          version: day.version,
        })),
      ),
      (changed) => ({ entries, removed, days: changed }),
    ),
  );
};
