import { Skeleton } from "@mantine/core";
import { trendLeadStart, type MeasuredType } from "@morsel/domain/measurements";
import { chartPeriods, type ChartPeriod } from "@morsel/domain/reports";
import type { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import { rangeStart, REPORT_RANGES, type ReportRange } from "@morsel/domain/diary";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import type { ChartGoal, ChartPoint, ChartSeries } from "../../../charts/chart-data.ts";
import { Chart } from "../../../charts/chart.tsx";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import { dayDate } from "../../../dates/dates.ts";
import { useWeekStart } from "../../../settings/week-start.tsx";
import { daysQuery } from "../queries.ts";
import { useMeasureWords } from "../use-measure-words.ts";
import classes from "./check-in.module.css";

export type MeasurementChartProps = {
  readonly measurements: MeasurementsClient;
  readonly type: MeasuredType;
  readonly today: CalendarDate;
  /** The member's goal. */
  readonly goal?: ChartGoal;
};

/** No member was alive before. */
const EVER = "1900-01-01" as CalendarDate;
const RANGES = [...REPORT_RANGES, "all"] as const;

const tickOf = (intl: IntlShape, date: CalendarDate, isLong: boolean): string =>
  intl.formatDate(new Date(`${date}T12:00:00Z`), {
    ...(isLong ? { month: "short", year: "numeric" } : { day: "numeric", month: "short" }),
    timeZone: "UTC",
  });

const pointOf = (
  intl: IntlShape,
  { from, to, value, trend }: ChartPeriod,
  today: CalendarDate,
  isLong: boolean,
): ChartPoint => ({
  key: from,
  name:
    from === to
      ? dayDate(intl, from, today)
      : intl.formatMessage(
          { id: "measure.period" },
          { from: dayDate(intl, from, today), to: dayDate(intl, to, today) },
        ),
  tick: tickOf(intl, from, isLong),
  ...(value === undefined ? {} : { value }),
  ...(trend === undefined ? {} : { trend }),
});

/** Measurements of a type over a range of days, with the goal and the trend of weight. */
export const MeasurementChart = ({ measurements, type, today, goal }: MeasurementChartProps) => {
  const intl = useIntl();
  const words = useMeasureWords();
  const weekStart = useWeekStart();
  const [range, setRange] = useState<ReportRange>(90);
  const asked = range === "all" ? EVER : trendLeadStart(rangeStart(range, today, EVER));
  const { data: days, isPlaceholderData } = useQuery(daysQuery(measurements, type, asked, today));
  const name = words.name(type);
  const periods = useMemo(
    () => days && chartPeriods(type, days, rangeStart(range, today, days[0]?.date ?? today), today, weekStart),
    [days, type, range, today, weekStart],
  );
  const known = periods?.filter(({ value }) => value !== undefined) ?? [];
  const [first, last] = [known[0], known.at(-1)];
  const isLong = range === 365 || range === "all";
  const series: ChartSeries | undefined = periods && {
    id: type,
    name,
    shape: type === "Fitbit steps" || type === "Fitbit tracked sleep minutes" ? "bars" : "line",
    say: (value) => words.value(type, words.round(type, value)),
    column: intl.formatMessage({ id: "measure.column" }, { name, unit: words.columnUnit(type) }),
    figure: (value) => words.columnFigure(type, value),
    scale: words.scale(type),
    points: periods.map((period) => ({
      ...pointOf(intl, period, today, isLong),
      ...(goal === undefined ? {} : { goal }),
    })),
  };
  const label = intl.formatMessage(
    { id: range === "all" ? "measure.chartAll" : "measure.chart" },
    { name, days: range === "all" ? 0 : range },
  );
  return (
    <>
      <ChoiceGroup
        name="measure-range"
        legend={<FormattedMessage id="measure.range.legend" />}
        layout="switch"
        value={String(range)}
        onChoose={(chosen) => setRange(RANGES.find((one) => String(one) === chosen) ?? 90)}
        choices={RANGES.map((one) => ({
          value: String(one),
          label:
            one === "all" ? (
              <FormattedMessage id="measure.range.all" />
            ) : (
              <FormattedMessage id="measure.range.days" values={{ days: one }} />
            ),
        }))}
      />
      {series === undefined || isPlaceholderData ? (
        <Skeleton height={360} data-steady />
      ) : known.length === 0 ? (
        <p className={classes.noneInRange}>
          <FormattedMessage id="measure.noneInRange" />
        </p>
      ) : (
        <Chart
          label={label}
          series={[series]}
          {...(first?.value === undefined || last?.value === undefined
            ? {}
            : {
                sentence: intl.formatMessage(
                  { id: first === last ? "measure.chartOne" : "measure.chartFromTo" },
                  { first: series.say(first.value), last: series.say(last.value), count: known.length },
                ),
              })}
        />
      )}
    </>
  );
};
