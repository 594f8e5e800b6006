import type { CalendarDate } from "@morsel/domain/calendar";
import type { Completeness } from "@morsel/domain/diary";
import type { ExerciseEntry } from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import type { NutrientId, SummedFacts } from "@morsel/domain/nutrition";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** A day as a report needs it: the mark as it counts now, how many entries it has, and its exercise, kcal beyond rest. */
export type ReportDay = {
  readonly date: CalendarDate;
  readonly completeness: Completeness;
  readonly parts: number;
  readonly exercise: number;
  /** W348: how many steps count, of whichever source. */
  readonly steps: number;
};

/** One nutrient of a day: what those entries hold that know it. */
export type NutrientOfDay = ReportDay & { readonly value?: number; readonly known: number };

/** All nutrients of a day. */
export type TotalsOfDay = ReportDay & { readonly totals: SummedFacts };

/**
 * What reports read. Days come oldest first, from one to another, both included; those of which nothing is kept are left out. A
 * statement reads the days that it is asked for and nothing else: who wants many asks for some at a time (W143).
 */
export interface ReportStore {
  /** The first day with food, a mark, exercise or water; undefined when there is none. */
  readonly firstDay: (member: MemberId) => Effect.Effect<CalendarDate | undefined>;
  /** The first and the last day of which anything is kept, a note among it, planned days among them. */
  readonly span: (
    member: MemberId,
  ) => Effect.Effect<{ readonly first: CalendarDate; readonly last: CalendarDate } | undefined>;
  readonly nutrientDays: (
    member: MemberId,
    nutrient: NutrientId,
    from: CalendarDate,
    to: CalendarDate,
  ) => Effect.Effect<readonly NutrientOfDay[]>;
  readonly totals: (member: MemberId, from: CalendarDate, to: CalendarDate) => Effect.Effect<readonly TotalsOfDay[]>;
  /** What was done, in the order of its days. */
  readonly exercises: (
    member: MemberId,
    from: CalendarDate,
    to: CalendarDate,
  ) => Effect.Effect<readonly ExerciseEntry[]>;
}

export const ReportStore = token<ReportStore>("ReportStore");
