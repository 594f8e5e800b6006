import type { CalendarDate } from "@morsel/domain/calendar";
import type { ExerciseEntry } from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import type { NutrientOfDay, TotalsOfDay } from "@morsel/domain/reports";
import type { NutrientId } from "@morsel/domain/nutrition";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/**
 * Data for reports. Days come oldest first, from one to another, both included; days without data are left out. A statement reads only the
 * days that it is asked for: a caller that wants many asks for some at a time (W143).
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
  /** Exercise, in the order of its days. */
  readonly exercises: (
    member: MemberId,
    from: CalendarDate,
    to: CalendarDate,
  ) => Effect.Effect<readonly ExerciseEntry[]>;
}

export const ReportStore = token<ReportStore>("ReportStore");
