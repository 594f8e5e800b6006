import { FormattedMessage } from "react-intl";
import { barKindOf, isIncomplete, type BarKind, type ChartSeries } from "./chart-data.ts";
import classes from "./chart.module.css";
import { plotOf } from "./plot.ts";

export type LegendKey = "whole" | "logged" | "part" | "gap" | "mean" | "goal" | "likely" | "trend";

const isBounded = ({ points }: ChartSeries): boolean =>
  points.some(({ goal }) => goal?.min !== undefined || goal?.max !== undefined);

/** Lists only the marks that are drawn, by shape and by word. */
export const keysOf = (series: readonly ChartSeries[]): readonly LegendKey[] => {
  const points = series.flatMap(({ points }) => points);
  const known = points.filter(({ value }) => value !== undefined);
  const has = (kind: BarKind): boolean => known.some((point) => barKindOf(point) === kind);
  const isPart = known.some(isIncomplete);
  const isIn: Readonly<Record<LegendKey, boolean>> = {
    // Complete marks need a word only beside incomplete ones.
    whole: isPart && has("whole"),
    logged: has("logged"),
    part: has("part"),
    gap: series.some(({ shape, points }) => shape === "bars" && points.some(({ value }) => value === undefined)),
    mean: series.some(({ mean }) => mean !== undefined),
    goal: series.some((one) => one.bandIs === undefined && isBounded(one)),
    likely: series.some((one) => one.bandIs === "likely" && isBounded(one)),
    trend: points.some(({ trend }) => trend !== undefined),
  };
  return (["whole", "logged", "part", "gap", "mean", "goal", "likely", "trend"] as const).filter((key) => isIn[key]);
};

/** The mean of one series, or the goal that holds at its end; several series have several. */
const figureOf = ([series, ...others]: readonly ChartSeries[], key: LegendKey): string => {
  const end =
    series === undefined || others.length > 0 ? undefined : plotOf(series).ends.find(({ kind }) => kind === key);
  return series === undefined || end === undefined ? "" : series.say(end.value);
};

export const ChartLegend = ({ series }: { readonly series: readonly ChartSeries[] }) => (
  <ul className={classes.legend}>
    {keysOf(series).map((key) => (
      <li key={key}>
        {key !== "gap" && <span className={classes.key} data-key={key} aria-hidden="true" />}
        <span>
          <FormattedMessage id={`chart.key.${key}`} /> {figureOf(series, key)}
        </span>
      </li>
    ))}
  </ul>
);
