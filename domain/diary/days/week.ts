import { type DiaryDay, totalsOf, type Completeness } from "./day.ts";
import { type Remaining, remainingOf } from "./remaining.ts";
import type { NutritionFacts } from "../../nutrition/index.ts";
import { addDays, type CalendarDate } from "../../calendar/index.ts";
import { completenessOf } from "./completeness.ts";
import { progressShare } from "./progress.ts";
import type { DayGoal } from "../../goals/index.ts";

/** A day of the diary beside its goal. */
export type ShownDay = DayGoal & { readonly day: DiaryDay };

/** A day in figures: what was eaten, and what remains of its goal. */
export type DayFigures = Pick<DiaryDay, "date" | "completeness"> & {
  /** How many entries are eaten on the day. Who knows another number has missed somebody else's write. */
  readonly entryCount: number;
  readonly totals: NutritionFacts;
  readonly remaining: Remaining;
};

/** Some days in a row, from one on; those that hold nothing are not among them. */
export type Week = { readonly from: CalendarDate; readonly days: readonly DayFigures[] };

/** How many days a week has. */
export const WEEK_DAYS = 7;

/** The last day of a week that begins on a day. */
export const weekEnd = (from: CalendarDate): CalendarDate => addDays(from, WEEK_DAYS - 1);

/** The figures of a day that is shown whole. */
export const dayFigures = ({ day, goal, exerciseEnergy, exerciseShares }: ShownDay): DayFigures => {
  const totals = totalsOf(day.entries);
  return {
    date: day.date,
    completeness: completenessOf(day),
    entryCount: day.entries.length,
    totals: totals.facts,
    remaining: remainingOf(goal, exerciseEnergy, totals, exerciseShares),
  };
};

/** One day in the overview of a week. */
export type WeekDay = {
  readonly date: CalendarDate;
  /** Undefined until it is known. */
  readonly state: Completeness | undefined;
  /** kcal. */
  readonly eaten: number;
  readonly budget: number;
  readonly share: number;
};

const weekDay = (date: CalendarDate, figures: DayFigures | undefined, isRead: boolean): WeekDay => {
  if (figures === undefined) return { date, state: isRead ? "untracked" : undefined, eaten: 0, budget: 0, share: 0 };
  const eaten = figures.totals.energy ?? 0;
  const budget = eaten + figures.remaining.energy;
  return { date, state: figures.completeness, eaten, budget, share: progressShare(eaten, budget) };
};

/** W81: the days of a week; the one that is shown says what it shows, also before the server answers. */
export const weekDays = (
  dates: readonly CalendarDate[],
  week: Week | undefined,
  shown: ShownDay | undefined,
): readonly WeekDay[] =>
  dates.map((date) =>
    shown?.day.date === date
      ? weekDay(date, dayFigures(shown), true)
      : weekDay(
          date,
          week?.days.find((day) => day.date === date),
          week !== undefined,
        ),
  );
