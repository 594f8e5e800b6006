import { useMemo, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { ChartSeries } from "./chart-data.ts";
import classes from "./chart.module.css";
import { middleOf, plotOf } from "./plot.ts";

export type PanelProps = {
  readonly series: ChartSeries;
  /** The point that is being read. */
  readonly at: number;
  readonly isNamed: boolean;
  /** Axis below the lowest panel. */
  readonly axis?: ReactNode;
};

/** One series on its own scale. All that it shows is said beside it and stands in the table: screen readers pass it over. */
export const Panel = ({ series, at, isNamed, axis }: PanelProps) => {
  const { grid, paths, ends } = useMemo(() => plotOf(series), [series]);
  const isLight = paths.trend !== "" || undefined;
  return (
    <div className={classes.panel} aria-hidden="true">
      {isNamed && <p className={classes.name}>{series.name}</p>}
      <div className={classes.scale}>
        {grid.map(({ value, top }) => (
          <span key={value} style={{ top: `${top}%` }}>
            {series.say(value)}
          </span>
        ))}
      </div>
      <div className={classes.plot} data-plot>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={classes.band} d={paths.band} />
          <path className={classes.grid} d={grid.map(({ top }) => `M0,${top}H100`).join("")} />
          <path className={classes.bars} d={paths.bars} />
          <path className={classes.loggedBars} d={paths.loggedBars} />
          <path className={classes.partBars} d={paths.partBars} />
          <path className={classes.meanRoom} d={paths.mean} />
          <path className={classes.mean} d={paths.mean} />
          <path className={classes.goal} d={paths.goal} />
          <path className={classes.line} d={paths.line} data-light={isLight} />
          <path className={classes.dots} d={paths.dots + paths.hollowDots} data-light={isLight} />
          <path className={classes.hole} d={paths.hollowDots} />
          <path className={classes.trend} d={paths.trend} />
          <path className={classes.cursor} d={`M${middleOf(at, series.points.length)},0V100`} />
        </svg>
      </div>
      <div className={classes.end}>
        {ends.map(({ kind, value, top }) => (
          <span key={kind} data-end={kind} style={{ top: `${top}%` }}>
            {kind === "last" ? series.say(value) : <FormattedMessage id={`chart.key.${kind}`} />}
          </span>
        ))}
      </div>
      {axis}
    </div>
  );
};
