import { addDays, daysBetween, type CalendarDate } from "@morsel/domain/calendar";
import { completenessOf, remainingOf, totalsOf, type Completeness, progressShare } from "@morsel/domain/diary";
import type { DayFigures } from "../diary-change.ts";
import type { DayView } from "../diary-view.ts";
import type { DiaryAnswer } from "./resolve.ts";

/** Some days in a row, from one on; those that hold nothing are not among them. */
export type Week = { readonly from: CalendarDate; readonly days: readonly DayFigures[] };

const DAYS = 7;

/** The last day of a week that begins on a day. */
export const weekEnd = (from: CalendarDate): CalendarDate => addDays(from, DAYS - 1);

/** The figures of a day that is shown whole. */
export const figuresOfView = ({ day, goal, exerciseEnergy, exerciseShares }: DayView): DayFigures => {
  const totals = totalsOf(day.entries);
  return {
    date: day.date,
    completeness: completenessOf(day),
    entryCount: day.entries.length,
    totals: totals.facts,
    remaining: remainingOf(goal, exerciseEnergy, totals, exerciseShares),
  };
};

/**
 * W81: a week after an answer, which says all that it changed, so that nothing is read again. Of several writes at once the
 * answer has no sums: those are of the days at hand.
 */
export const weekAfter = (week: Week, { days }: DiaryAnswer, atHand: readonly DayView[]): Week => {
  const next = new Map(week.days.map((day) => [day.date, day]));
  for (const { date, completeness, entryCount, totals, remaining } of days) {
    const apart = daysBetween(week.from, date);
    if (apart < 0 || apart >= DAYS) continue;
    const view = atHand.find(({ day }) => day.date === date);
    if (view !== undefined) next.set(date, figuresOfView(view));
    else if (entryCount !== undefined && totals !== undefined && remaining !== undefined)
      next.set(date, { date, completeness, entryCount, totals, remaining });
  }
  return { ...week, days: [...next.values()].sort((a, b) => (a.date < b.date ? -1 : 1)) };
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
  shown: DayView | undefined,
): readonly WeekDay[] =>
  dates.map((date) =>
    shown?.day.date === date
      ? weekDay(date, figuresOfView(shown), true)
      : weekDay(
          date,
          week?.days.find((day) => day.date === date),
          week !== undefined,
        ),
  );
