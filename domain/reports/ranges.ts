import { addDays, daysBetween, type CalendarDate } from "../calendar/index.ts";
import { rangeStart, REPORT_STEPS, type ReportRange, type ReportStep } from "../diary/index.ts";
import { err, ok, type Result } from "../result/index.ts";

/** W140: ten years. */
export const REPORT_DAYS_MAX = 3660;
/** W141: five years by day. */
export const REPORT_POINTS_MAX = 1830;

/** W140: the last days up to today, or an own range where either end is given. */
export type WantedRange = {
  readonly range?: ReportRange;
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
};

export type ReportDays = { readonly from: CalendarDate; readonly to: CalendarDate };

/** The bound that a range crosses. */
export type ReportRangeRefused =
  | { readonly _tag: "EndTooLate" | "BeginsAfterEnd"; readonly latest: CalendarDate }
  | { readonly _tag: "RangeTooLong"; readonly earliest: CalendarDate; readonly most: number };

const DEFAULT_DAYS = 30;

/** W140: an own range ends tomorrow at the latest, as it may be tomorrow already where the member is. */
const checkOwnRange = (from: CalendarDate, to: CalendarDate, today: CalendarDate) => {
  const latest = addDays(today, 1);
  if (to > latest) return err<ReportRangeRefused>({ _tag: "EndTooLate", latest });
  if (from > to) return err<ReportRangeRefused>({ _tag: "BeginsAfterEnd", latest: to });
  return daysBetween(from, to) >= REPORT_DAYS_MAX
    ? err<ReportRangeRefused>({
        _tag: "RangeTooLong",
        earliest: addDays(to, 1 - REPORT_DAYS_MAX),
        most: REPORT_DAYS_MAX,
      })
    : ok<ReportDays>({ from, to });
};

/** W140: the first known day matters to the range of all days alone. */
export const needsFirstKnown = ({ range, from, to }: WantedRange): boolean =>
  range === "all" && from === undefined && to === undefined;

/** W140: the days of a report. */
export const reportDays = (
  { range = DEFAULT_DAYS, from, to }: WantedRange,
  today: CalendarDate,
  firstKnown: CalendarDate | undefined,
): Result<ReportDays, ReportRangeRefused> => {
  if (from !== undefined || to !== undefined) {
    const last = to ?? today;
    return checkOwnRange(from ?? addDays(last, 1 - DEFAULT_DAYS), last, today);
  }
  const earliest = addDays(today, 1 - REPORT_DAYS_MAX);
  const first = rangeStart(range, today, firstKnown ?? today);
  return ok({ from: first < earliest ? earliest : first, to: today });
};

/** W146, W147: the last days of a longer range. */
export const lastDays = ({ from, to }: ReportDays, most: number): ReportDays => {
  const first = addDays(to, 1 - most);
  return { from: from < first ? first : from, to };
};

const DAYS_IN: Readonly<Record<ReportStep, number>> = { daily: 1, weekly: 7, monthly: 30 };

/** W141: the wanted step, or the next that has no more points than are sent. */
export const reportStep = (wanted: ReportStep, { from, to }: ReportDays): ReportStep =>
  REPORT_STEPS.slice(REPORT_STEPS.indexOf(wanted)).find(
    (step) => (daysBetween(from, to) + 1) / DAYS_IN[step] <= REPORT_POINTS_MAX,
  ) ?? "monthly";
