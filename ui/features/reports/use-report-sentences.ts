import type { Report } from "@morsel/application/reports/read-report";
import type { ReportSeries } from "@morsel/domain/reports";
import { isMeasuredType } from "@morsel/domain/measurements";
import { useMemo } from "react";
import { useIntl, type IntlShape } from "react-intl";
import { useSeriesWords, type SeriesWords } from "./use-series-words.ts";

/** How far an average is from its goal, and on which side of it. */
const againstGoal = (value: number, { min, max }: NonNullable<ReportSeries["goal"]>) => {
  if (max !== undefined && value > max) return { side: "above", by: value - max } as const;
  if (min !== undefined && value < min) return { side: "below", by: min - value } as const;
  if (max !== undefined && min === undefined) return { side: "below", by: max - value } as const;
  if (min !== undefined && max === undefined) return { side: "above", by: value - min } as const;
  return { side: "within", by: 0 } as const;
};

const sentencesOf = (intl: IntlShape, words: SeriesWords, report: Report, series: ReportSeries): readonly string[] => {
  const { average, goal, coverage, id } = series;
  const { name, say } = words;
  if (average?.value === undefined) return [intl.formatMessage({ id: "reports.nothing" }, { name })];
  const over = isMeasuredType(id) ? "measured" : report.denominator;
  const said = intl.formatMessage(
    { id: average.isLowerBound ? "reports.averageAtLeast" : "reports.average" },
    { name, value: say(average.value), over, days: average.days },
  );
  const compared = goal === undefined ? undefined : againstGoal(average.value, goal);
  return [
    said,
    ...(compared === undefined
      ? []
      : [intl.formatMessage({ id: "reports.goal" }, { name, side: compared.side, by: say(compared.by) })]),
    ...(coverage === undefined || coverage >= 1
      ? []
      : [
          intl.formatMessage(
            { id: "reports.coverage" },
            { name, share: intl.formatNumber(Math.floor(coverage * 100) / 100, { style: "percent" }) },
          ),
        ]),
  ];
};

/** Sentences of a report: averages with their denominators first, then caveats. */
export const useReportSentences = (): ((report: Report) => readonly string[]) => {
  const intl = useIntl();
  const words = useSeriesWords();
  return useMemo(
    () => (report) => {
      const { partial, fasted, untracked } = report.days;
      const isOfDays = report.series.some(({ id }) => !isMeasuredType(id));
      return [
        ...report.series.flatMap((series) => sentencesOf(intl, words(series.id), report, series)),
        ...(isOfDays && partial + fasted + untracked > 0
          ? [intl.formatMessage({ id: "reports.days" }, report.days)]
          : []),
      ];
    },
    [intl, words],
  );
};
