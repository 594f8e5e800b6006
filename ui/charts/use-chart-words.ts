import { useMemo } from "react";
import { useIntl, type IntlShape } from "react-intl";
import type { ChartGoal, ChartSeries } from "./chart-data.ts";

const makeChartWords = (intl: IntlShape) => {
  const unknown = intl.formatMessage({ id: "chart.unknown" });
  const said = ({ points, say }: ChartSeries, at: number): string => {
    const { value, isLowerBound = false } = points[at] ?? {};
    if (value === undefined) return unknown;
    return isLowerBound ? intl.formatMessage({ id: "chart.inPart" }, { value: say(value) }) : say(value);
  };
  const value = (series: ChartSeries, at: number, isNamed: boolean): string =>
    isNamed
      ? intl.formatMessage({ id: "chart.named" }, { name: series.name, value: said(series, at) })
      : said(series, at);
  const notes = (all: readonly ChartSeries[], at: number): string =>
    intl.formatList([...new Set(all.flatMap(({ points }) => points[at]?.note ?? []))], { type: "unit" });
  return {
    unknown,
    said,
    value,
    notes,
    /** "At most 2,000 kcal", "60 g to 80 g". */
    goal: ({ min, max }: ChartGoal, say: (value: number) => string): string => {
      if (min !== undefined && max !== undefined)
        return intl.formatMessage({ id: "chart.goalRange" }, { min: say(min), max: say(max) });
      if (max !== undefined) return intl.formatMessage({ id: "chart.goalMost" }, { max: say(max) });
      return min === undefined ? "" : intl.formatMessage({ id: "chart.goalLeast" }, { min: say(min) });
    },
    /** All that the readout shows, in one line. */
    spoken: (all: readonly ChartSeries[], at: number): string =>
      intl.formatList(
        [all[0]?.points[at]?.name ?? "", ...all.map((one) => value(one, at, all.length > 1)), notes(all, at)].filter(
          (part) => part !== "",
        ),
        { type: "unit" },
      ),
  };
};

export type ChartWords = ReturnType<typeof makeChartWords>;

export const useChartWords = (): ChartWords => {
  const intl = useIntl();
  return useMemo(() => makeChartWords(intl), [intl]);
};
