import type { Report } from "@morsel/application/reports/read-report";
import type { ReportPoint, ReportSeries } from "@morsel/domain/reports";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { ReportStep } from "@morsel/domain/diary";
import { isMeasuredType } from "@morsel/domain/measurements";
import type { IntlShape } from "react-intl";
import type { ChartPoint, ChartSeries } from "../../charts/chart-data.ts";
import type { SeriesWords } from "./use-series-words.ts";

const noon = (date: CalendarDate): Date => new Date(`${date}T12:00:00Z`);

/** "Wednesday, March 11", "March 9 – 15", "March 2026"; the year where the range has more than one. */
const nameOf = (intl: IntlShape, { from, to }: ReportPoint, step: ReportStep, hasYears: boolean): string => {
  const year = hasYears ? ({ year: "numeric" } as const) : {};
  if (step === "monthly") return intl.formatDate(noon(from), { month: "long", year: "numeric", timeZone: "UTC" });
  if (step === "weekly")
    return intl.formatDateTimeRange(noon(from), noon(to), { month: "long", day: "numeric", ...year, timeZone: "UTC" });
  return intl.formatDate(noon(from), { weekday: "long", month: "long", day: "numeric", ...year, timeZone: "UTC" });
};

const tickOf = (intl: IntlShape, { from }: ReportPoint, step: ReportStep, hasYears: boolean): string =>
  intl.formatDate(noon(from), {
    month: "short",
    ...(step === "monthly" ? { year: "numeric" } : { day: "numeric" }),
    ...(hasYears && step !== "monthly" ? { year: "2-digit" } : {}),
    timeZone: "UTC",
  });

/** Explains a value or its absence: a fast, an untracked day and an unknown nutrient are told apart. */
const noteOf = (intl: IntlShape, point: ReportPoint, step: ReportStep, isMeasured: boolean): string | undefined => {
  const { value, days, mark, isPartial } = point;
  if (step !== "daily")
    return value === undefined ? undefined : intl.formatMessage({ id: "reports.note.days" }, { count: days });
  if (isMeasured) return undefined;
  if (mark === "fasted") return intl.formatMessage({ id: "reports.note.fasted" });
  if (mark === "untracked" && value === undefined) return intl.formatMessage({ id: "reports.note.untracked" });
  if (value === undefined) return intl.formatMessage({ id: "reports.note.unknown" });
  return isPartial ? intl.formatMessage({ id: "reports.note.partial" }) : undefined;
};

/** One series of a report as it is drawn. */
export const chartSeries = (
  intl: IntlShape,
  words: SeriesWords,
  { from, to, step }: Pick<Report, "from" | "to" | "step">,
  { id, points, average }: ReportSeries,
): ChartSeries => {
  const hasYears = from.slice(0, 4) !== to.slice(0, 4);
  const isMeasured = isMeasuredType(id);
  const isLine = isMeasured && id !== "Fitbit steps" && id !== "Fitbit tracked sleep minutes";
  return {
    id,
    name: words.name,
    shape: isLine ? "line" : "bars",
    ...(isLine || average?.value === undefined ? {} : { mean: average.value }),
    say: words.say,
    column: words.column,
    figure: words.figure,
    scale: words.scale,
    points: points.map((point): ChartPoint => {
      const note = noteOf(intl, point, step, isMeasured);
      return {
        key: point.from,
        name: nameOf(intl, point, step, hasYears),
        tick: tickOf(intl, point, step, hasYears),
        ...(point.value === undefined ? {} : { value: point.value }),
        ...(point.isPartial ? { isPartial: true } : {}),
        ...(point.isLowerBound ? { isLowerBound: true } : {}),
        ...(point.trend === undefined ? {} : { trend: point.trend }),
        ...(point.goal === undefined ? {} : { goal: point.goal }),
        ...(note === undefined ? {} : { note }),
      };
    }),
  };
};
