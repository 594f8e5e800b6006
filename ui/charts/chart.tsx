import { useState, type PointerEvent } from "react";
import { useIntl } from "react-intl";
import type { ChartSeries } from "./chart-data.ts";
import { ChartLegend } from "./chart-legend.tsx";
import { ChartTools } from "./chart-tools.tsx";
import classes from "./chart.module.css";
import { Panel } from "./panel.tsx";
import { axisOf, indexAt } from "./plot.ts";
import { useChartWords } from "./use-chart-words.ts";

export type ChartProps = {
  /** Accessible name of the chart and name of its files. */
  readonly label: string;
  /** One-sentence summary of the chart. */
  readonly sentence?: string;
  /** One, or several on scales of their own below each other; all have the same points. */
  readonly series: readonly [ChartSeries, ...ChartSeries[]];
};

/** The last point of which anything is known is read first. */
const firstRead = ([{ points }, ...others]: ChartProps["series"]): number => {
  const last = points.findLastIndex(
    ({ value }, index) => value !== undefined || others.some((other) => other.points[index]?.value !== undefined),
  );
  return last < 0 ? points.length - 1 : last;
};

/**
 * A chart that is read by touch, by pointer, by arrow keys and by ear: a slider moves over its points and says each, and the table
 * behind it holds them all. It stands still: nothing in it moves by itself.
 */
export const Chart = ({ label, sentence, series }: ChartProps) => {
  const intl = useIntl();
  const words = useChartWords();
  const [first] = series;
  const count = first.points.length;
  const [chosen, setChosen] = useState<number>();
  const at = Math.min(chosen ?? firstRead(series), count - 1);
  const point = first.points[at];
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const plot = currentTarget.querySelector("[data-plot]")?.getBoundingClientRect();
    if (plot !== undefined && plot.width > 0) setChosen(indexAt((clientX - plot.left) / plot.width, count));
  };
  const ticks = (
    <div className={classes.ticks}>
      {axisOf(first.points).map(({ point, left, rank }) => (
        <span key={point.key} data-rank={rank} style={{ left: `${left}%` }}>
          {point.tick}
        </span>
      ))}
    </div>
  );
  return (
    <figure className={classes.chart} aria-label={label}>
      {sentence !== undefined && <p className={classes.sentence}>{sentence}</p>}
      {point !== undefined && (
        <>
          <p className={classes.readout} aria-hidden="true">
            <span className={classes.quiet}>{point.name}</span>{" "}
            {series.map((one) => (
              <span key={one.id} className={classes.value}>
                {words.value(one, at, series.length > 1)}{" "}
              </span>
            ))}
            <span className={classes.quiet}>{words.notes(series, at)}</span>
          </p>
          <div
            className={classes.panels}
            data-many={series.length > 1 || undefined}
            onPointerMove={follow}
            onPointerDown={follow}
          >
            <input
              type="range"
              className={classes.reader}
              min={0}
              max={count - 1}
              step={1}
              value={at}
              aria-label={intl.formatMessage({ id: "chart.read" }, { name: label })}
              aria-valuetext={words.spoken(series, at)}
              onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
            />
            {series.map((one, nth) => (
              <Panel
                key={one.id}
                series={one}
                at={at}
                isNamed={series.length > 1}
                {...(nth === series.length - 1 ? { axis: ticks } : {})}
              />
            ))}
          </div>
          <ChartLegend series={series} />
          <ChartTools label={label} series={series} {...(sentence === undefined ? {} : { sentence })} />
        </>
      )}
    </figure>
  );
};
