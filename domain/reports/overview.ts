import type { CalendarDate } from "../calendar/index.ts";
import type { Goals } from "../goals/index.ts";
import { begunGoalsOfDay } from "../goals/index.ts";
import type { NutrientId } from "../nutrition/index.ts";
import { DAILY_VALUES } from "../nutrition-label/index.ts";
import { totalFigure, type TotalsOfDay } from "./days.ts";
import { coverageIn, type DayFigure } from "./figures.ts";
import { periodFigure, type PeriodFigure } from "./periods.ts";
import type { ReportDays } from "./ranges.ts";
import { goalOfSeries, type GoalBody } from "./report-goals.ts";

/** W145: the target that a cell's level is a share of. */
export type OverviewScale = "goal" | "daily_value" | "highest";

/** One nutrient over all days. */
export type OverviewRow = {
  readonly id: NutrientId;
  readonly scale: OverviewScale;
  readonly average: PeriodFigure;
  readonly coverage?: number;
  /** A sign for each day: see `cellOf`. */
  readonly cells: string;
};

/** W146 */
export const OVERVIEW_DAYS_MAX = 366;

/** The shares of a target at which a cell gets darker. */
const LEVELS = [0.05, 0.25, 0.5, 0.75, 1] as const;
const EXACT = "012345";
const AT_LEAST = "abcdef";
const UNKNOWN = "?";
const UNTRACKED = "-";

/** W145: "0" to "5" by the share of the target, "a" to "f" where it is that at least, "?" where nothing is known, "-" where nothing was logged. */
export const cellOf = ({ completeness, value, known, parts }: DayFigure, target: number): string => {
  if (value === undefined) return completeness === "untracked" ? UNTRACKED : UNKNOWN;
  const share = target > 0 ? value / target : 0;
  const level = LEVELS.filter((least) => share >= least).length;
  return (known < parts ? AT_LEAST : EXACT)[level] ?? UNKNOWN;
};

/** W145: the level of a cell, 0 to 5; undefined for a sign that has none. */
export const levelOfCell = (sign: string): number | undefined => {
  const level = Math.max(EXACT.indexOf(sign), AT_LEAST.indexOf(sign));
  return sign === "" || level < 0 ? undefined : level;
};

/** W145: one nutrient over the days of a range, in shares of the day's goal, else of the daily value, else of the highest day. */
export const overviewRow = (
  id: NutrientId,
  days: ReportDays & { readonly dates: readonly CalendarDate[] },
  kept: ReadonlyMap<CalendarDate, TotalsOfDay>,
  history: readonly Goals[],
  body: GoalBody,
): OverviewRow => {
  const figures = days.dates.map((date) => totalFigure(kept.get(date), date, id));
  const targets = days.dates.map((date) => {
    const limit = goalOfSeries(id, begunGoalsOfDay(history, date), kept.get(date)?.exercise ?? 0, body);
    return limit?.max ?? limit?.min;
  });
  const dailyValue = DAILY_VALUES[id];
  const highest = Math.max(0, ...figures.map(({ value = 0 }) => value));
  const coverage = coverageIn(figures);
  return {
    id,
    scale: targets.some((target) => target !== undefined)
      ? "goal"
      : dailyValue === undefined
        ? "highest"
        : "daily_value",
    average: periodFigure({ from: days.from, to: days.to }, figures, "logged"),
    ...(coverage === undefined ? {} : { coverage }),
    cells: figures.map((figure, at) => cellOf(figure, targets[at] ?? dailyValue ?? highest)).join(""),
  };
};
