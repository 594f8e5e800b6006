import { FormattedMessage } from "react-intl";
import { isIncomplete, type ChartSeries } from "./chart-data.ts";
import classes from "./chart.module.css";

export type LegendKey = "whole" | "part" | "gap" | "goal" | "likely" | "trend";

const isBounded = ({ points }: ChartSeries): boolean =>
  points.some(({ goal }) => goal?.min !== undefined || goal?.max !== undefined);

/** Lists only the marks that are drawn, by shape and by word. */
export const keysOf = (series: readonly ChartSeries[]): readonly LegendKey[] => {
  const points = series.flatMap(({ points }) => points);
  const isPart = points.some((point) => point.value !== undefined && isIncomplete(point));
  const isIn: Readonly<Record<LegendKey, boolean>> = {
    // Complete marks need a word only beside incomplete ones.
    whole: isPart && points.some((point) => point.value !== undefined && !isIncomplete(point)),
    part: isPart,
    gap: series.some(({ shape, points }) => shape === "bars" && points.some(({ value }) => value === undefined)),
    goal: series.some((one) => one.bandIs === undefined && isBounded(one)),
    likely: series.some((one) => one.bandIs === "likely" && isBounded(one)),
    trend: points.some(({ trend }) => trend !== undefined),
  };
  return (["whole", "part", "gap", "goal", "likely", "trend"] as const).filter((key) => isIn[key]);
};

export const ChartLegend = ({ series }: { readonly series: readonly ChartSeries[] }) => (
  <ul className={classes.legend}>
    {keysOf(series).map((key) => (
      <li key={key}>
        {key !== "gap" && <span className={classes.key} data-key={key} aria-hidden="true" />}
        <FormattedMessage id={`chart.key.${key}`} />
      </li>
    ))}
  </ul>
);
