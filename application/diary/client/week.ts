import { daysBetween } from "@morsel/domain/calendar";
import type { DayView } from "../diary-view.ts";
import type { DiaryAnswer } from "./resolve.ts";
import { type Week, WEEK_DAYS, dayFigures } from "@morsel/domain/diary";

/**
 * W81: a week after an answer, which says all that it changed, so that nothing is read again. Of several writes at once the
 * answer has no sums: those are of the days at hand.
 */
export const weekAfter = (week: Week, { days }: DiaryAnswer, atHand: readonly DayView[]): Week => {
  const next = new Map(week.days.map((day) => [day.date, day]));
  for (const { date, completeness, entryCount, totals, remaining } of days) {
    const apart = daysBetween(week.from, date);
    if (apart < 0 || apart >= WEEK_DAYS) continue;
    const view = atHand.find(({ day }) => day.date === date);
    if (view !== undefined) next.set(date, dayFigures(view));
    else if (entryCount !== undefined && totals !== undefined && remaining !== undefined)
      next.set(date, { date, completeness, entryCount, totals, remaining });
  }
  return { ...week, days: [...next.values()].sort((a, b) => (a.date < b.date ? -1 : 1)) };
};
