import type { Report } from "@morsel/application/reports/read-report";
import { againstGoal, partlyKnownShare, type ReportSeries } from "@morsel/domain/reports";
import { isMeasuredType } from "@morsel/domain/measurements";
import { useMemo } from "react";
import { useIntl, type IntlShape } from "react-intl";
import { useSeriesWords, type SeriesWords } from "./use-series-words.ts";

const sentencesOf = (intl: IntlShape, words: SeriesWords, report: Report, series: ReportSeries): readonly string[] => {
  const { average, goal, coverage, id } = series;
  const { name, say } = words;
  if (average?.value === undefined) return [intl.formatMessage({ id: "reports.nothing" }, { name })];
  const over = isMeasuredType(id) ? "measured" : report.denominator;
  const said = intl.formatMessage(
    { id: average.isLowerBound ? "reports.averageAtLeast" : "reports.average" },
    { name, value: say(average.value), over, days: average.days },
  );
  const known = partlyKnownShare(coverage);
  const compared = goal === undefined ? undefined : againstGoal(average.value, goal);
  return [
    said,
    ...(compared === undefined
      ? []
      : [intl.formatMessage({ id: "reports.goal" }, { name, side: compared.side, by: say(compared.by) })]),
    ...(known === undefined
      ? []
      : [
          intl.formatMessage(
            { id: "reports.coverage" },
            { name, share: intl.formatNumber(known, { style: "percent" }) },
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
