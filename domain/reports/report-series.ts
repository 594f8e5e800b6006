import type { CalendarDate } from "../calendar/index.ts";
import type { Completeness, Denominator, ReportStep } from "../diary/index.ts";
import type { NutrientLimit } from "../goals/index.ts";
import { coverageIn, type DayFigure } from "./figures.ts";
import { isCounted, meanLimit, periodFigure, type PeriodFigure } from "./periods.ts";
import type { ReportDays } from "./ranges.ts";
import type { ReportSeriesId } from "./series.ts";

export type ReportPoint = PeriodFigure & {
  readonly goal?: NutrientLimit;
  readonly trend?: number;
  /** The mark of a single day; of measures that go with what was eaten. */
  readonly mark?: Completeness;
};

/** One measure over a range. */
export type ReportSeries = {
  readonly id: ReportSeriesId;
  readonly points: readonly ReportPoint[];
  /** Per day, over how many days (D23). */
  readonly average?: PeriodFigure;
  /** RP7: of the days over which the average is, where each of them has one. */
  readonly goal?: NutrientLimit;
  /** RP6: 0 to 1. */
  readonly coverage?: number;
};

/** One measure on each day of a range, oldest first, with the goal of a day and the trend on it. */
export type SeriesDays = {
  readonly id: ReportSeriesId;
  readonly isMeasured: boolean;
  readonly figures: readonly DayFigure[];
  readonly goalOn: (date: CalendarDate) => NutrientLimit | undefined;
  readonly trend?: ReadonlyMap<CalendarDate, number>;
};

/** W144: a measured series has no denominator but the days on which it was measured. */
const denominatorOf = (isMeasured: boolean, wanted: Denominator): Denominator => (isMeasured ? "logged" : wanted);

/** RP4 to RP7, W144: one measure by the periods of a range, and its average. */
export const reportSeries = (
  { id, isMeasured, figures, goalOn, trend }: SeriesDays,
  days: ReportDays,
  periods: readonly ReportDays[],
  step: ReportStep,
  wanted: Denominator,
): ReportSeries => {
  const over = denominatorOf(isMeasured, wanted);
  let at = 0;
  const points = periods.map((period): ReportPoint => {
    const inside: DayFigure[] = [];
    for (let day = figures[at]; day !== undefined && day.date <= period.to; day = figures[at]) {
      inside.push(day);
      at += 1;
    }
    const [single] = inside;
    const goal = meanLimit(inside.map(({ date }) => goalOn(date)));
    const smoothed = inside.map(({ date }) => trend?.get(date)).findLast((value) => value !== undefined);
    return {
      ...periodFigure(period, inside, over),
      ...(goal === undefined ? {} : { goal }),
      ...(smoothed === undefined ? {} : { trend: smoothed }),
      ...(single === undefined || isMeasured || step !== "daily" ? {} : { mark: single.completeness }),
    };
  });
  const average = periodFigure(days, figures, over);
  const goals = figures.filter((day) => isCounted(day, over)).map(({ date }) => goalOn(date));
  const goal = goals.includes(undefined) ? undefined : meanLimit(goals);
  const coverage = isMeasured ? undefined : coverageIn(figures);
  return {
    id,
    points,
    ...(average.value === undefined ? {} : { average }),
    ...(goal === undefined ? {} : { goal }),
    ...(coverage === undefined ? {} : { coverage }),
  };
};
