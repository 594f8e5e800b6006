import { Skeleton } from "@mantine/core";
import type { CalendarDate } from "@morsel/domain/calendar";
import { weightDirection, weightTrend, type MeasuredDay } from "@morsel/domain/measurements";
import { FormattedMessage } from "react-intl";
import { useMeasureWords } from "../use-measure-words.ts";
import { useWhenWords } from "../use-when-words.ts";
import classes from "./check-in.module.css";

export type WeightTrendProps = {
  /** The days of weight; undefined where they could not be fetched. */
  readonly weights: readonly MeasuredDay[] | undefined;
  readonly isOnItsWay: boolean;
  readonly today: CalendarDate;
};

const TREND_WORDS = { even: "measure.trend.still", down: "measure.trend.down", up: "measure.trend.up" } as const;

/** The weight trend as the one figure of its chart, with its weekly change. */
export const WeightTrend = ({ weights, isOnItsWay, today }: WeightTrendProps) => {
  const words = useMeasureWords();
  const when = useWhenWords(today);
  const trend = weights && weightTrend(weights, today);
  return (
    <div className={classes.figure}>
      <h2 id="weight-trend" className={classes.title}>
        <FormattedMessage id="measure.trend" />
      </h2>
      {isOnItsWay ? (
        <Skeleton height={96} data-steady />
      ) : trend === undefined ? (
        <p className={classes.quiet}>
          <FormattedMessage id={weights === undefined ? "measure.trend.failed" : "measure.trend.none"} />
        </p>
      ) : (
        <>
          <p className={classes.value}>{words.value("Weight", Math.round(trend.kg * 10) / 10)}</p>
          <p>
            {trend.weeklyKg === undefined ? (
              <FormattedMessage id="measure.trend.young" />
            ) : (
              <FormattedMessage
                id={TREND_WORDS[weightDirection(trend.weeklyKg)]}
                values={{ change: words.change(trend.weeklyKg) }}
              />
            )}
          </p>
          {trend.forecastKg !== undefined && (
            <p>
              <FormattedMessage
                id="measure.trend.forecast"
                values={{ weight: words.value("Weight", Math.round(trend.forecastKg * 10) / 10) }}
              />
            </p>
          )}
          <details className={classes.more}>
            <summary>
              <FormattedMessage id="measure.trend.how" />
            </summary>
            <p className={classes.quiet}>
              <FormattedMessage id="measure.trend.sum" values={{ when: when(trend) }} />
            </p>
          </details>
        </>
      )}
    </div>
  );
};
