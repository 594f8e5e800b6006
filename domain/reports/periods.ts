import type { CalendarDate } from "../calendar/index.ts";
import { averageOver, type Denominator } from "../diary/index.ts";
import type { NutrientLimit } from "../goals/index.ts";
import type { DayFigure } from "./figures.ts";

/** A day, a week or a month of one measure. */
export type PeriodFigure = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Per day. */
  readonly value?: number;
  /** Over how many days the value is. */
  readonly days: number;
  readonly isLowerBound: boolean;
  readonly isPartial: boolean;
};

/** True if a day counts in an average, as `averageOver` takes it. */
export const isCounted = ({ completeness, value }: DayFigure, denominator: Denominator): boolean =>
  denominator === "calendar" ||
  completeness === "fasted" ||
  (value !== undefined && (denominator === "logged" || completeness === "complete"));

/** RP4, RP5: what the days of a period, each day of it once, come to. */
export const periodFigure = (
  { from, to }: Pick<PeriodFigure, "from" | "to">,
  days: readonly DayFigure[],
  denominator: Denominator,
): PeriodFigure => {
  const counted = days.filter((day) => isCounted(day, denominator));
  const average = counted.some(({ value }) => value !== undefined) ? averageOver(counted, denominator) : undefined;
  return {
    from,
    to,
    ...(average === undefined ? { days: 0 } : { value: average.value, days: average.days }),
    isLowerBound: counted.some(({ value, known, parts }) => value === undefined || known < parts),
    isPartial: counted.some(({ completeness }) => completeness === "partial"),
  };
};

const meanOf = (amounts: readonly (number | undefined)[]): number | undefined => {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, amount) => sum + amount, 0) / known.length;
};

/** RP7: of the days that have one. */
export const meanLimit = (limits: readonly (NutrientLimit | undefined)[]): NutrientLimit | undefined => {
  const min = meanOf(limits.map((limit) => limit?.min));
  const max = meanOf(limits.map((limit) => limit?.max));
  return min === undefined && max === undefined
    ? undefined
    : { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
};
