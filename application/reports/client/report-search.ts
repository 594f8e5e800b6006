import { isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import {
  DENOMINATORS,
  REPORT_RANGES,
  REPORT_STEPS,
  type Denominator,
  type ReportRange,
  type ReportStep,
} from "@morsel/domain/diary";
import { isReportSeries, type ReportSeriesId } from "@morsel/domain/reports";
import type { RangeQuery, ReportQuery } from "./reports-client.ts";

/** Parameters of a report's address; absent ones have their defaults. */
export type ReportSearch = {
  readonly series?: ReportSeriesId | undefined;
  readonly with?: ReportSeriesId | undefined;
  readonly range?: ReportRange | undefined;
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
  readonly by?: ReportStep | undefined;
  readonly over?: Denominator | undefined;
};

const seriesIn = (value: unknown): ReportSeriesId | undefined =>
  typeof value === "string" && isReportSeries(value) ? value : undefined;
const dateIn = (value: unknown): CalendarDate | undefined => (isCalendarDate(value) ? value : undefined);
const oneOf = <A>(choices: readonly A[], value: unknown): A | undefined => choices.find((choice) => choice === value);

/** An address may say anything: what is no choice is left out. */
export const reportSearchIn = (given: Readonly<Record<string, unknown>>): ReportSearch => {
  const [from, to] = [dateIn(given["from"]), dateIn(given["to"])];
  const series = seriesIn(given["series"]);
  const other = seriesIn(given["with"]);
  return {
    series,
    with: other === (series ?? USUAL.series) ? undefined : other,
    range: oneOf<ReportRange>([...REPORT_RANGES, "all"], given["range"]),
    ...(from === undefined || to === undefined ? { from: undefined, to: undefined } : { from, to }),
    by: oneOf(REPORT_STEPS, given["by"]),
    over: oneOf(DENOMINATORS, given["over"]),
  };
};

const USUAL = { series: "energy", range: 30, by: "daily", over: "logged" } as const;

export type ChosenReport = {
  readonly series: ReportSeriesId;
  readonly other: ReportSeriesId | undefined;
  readonly days: RangeQuery;
  readonly step: ReportStep;
  readonly denominator: Denominator;
};

export const chosenReport = (search: ReportSearch): ChosenReport => {
  const { series = USUAL.series, range = USUAL.range, from, to, by = USUAL.by, over = USUAL.over } = search;
  return {
    series,
    other: search.with,
    days: from === undefined || to === undefined ? { range } : { from, to },
    step: by,
    denominator: over,
  };
};

export const queryOf = ({ series, other, ...rest }: ChosenReport): ReportQuery => ({
  ...rest,
  series: other === undefined ? [series] : [series, other],
});
