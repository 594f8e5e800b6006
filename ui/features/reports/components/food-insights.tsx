import { Button, Skeleton } from "@mantine/core";
import type { RangeQuery, ReportsClient } from "@morsel/application/reports/client/reports-client";
import type { Insights } from "@morsel/application/reports/read-insights";
import type { NutrientId } from "@morsel/domain/nutrition";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ChartSeries } from "../../../charts/chart-data.ts";
import { Chart } from "../../../charts/chart.tsx";
import { refusalWords } from "../../../i18n/refusals.ts";
import page from "../../../shell/page/page.module.css";
import { Problem, Sheet } from "../../../shell/page/page.tsx";
import { OdblNotice } from "../../../food-rows/odbl-notice.tsx";
import { insightsQuery } from "../queries.ts";
import { useSeriesWords } from "../use-series-words.ts";
import classes from "./reports.module.css";

export type FoodInsightsProps = {
  readonly reports: ReportsClient;
  readonly nutrient: NutrientId;
  readonly days: RangeQuery;
};

/** Foods shown until more are asked for. */
const FIRST = 6;

const Hours = ({ insights }: { readonly insights: Insights }) => {
  const intl = useIntl();
  const words = useSeriesWords()(insights.nutrient);
  const series = useMemo((): ChartSeries => {
    const hour = (at: number): string =>
      intl.formatTime(new Date(Date.UTC(1970, 0, 1, at)), { hour: "numeric", timeZone: "UTC" });
    return {
      id: "hours",
      name: words.name,
      shape: "bars",
      say: words.say,
      column: words.column,
      figure: words.figure,
      scale: words.scale,
      points: insights.hours.map((value, at) => ({
        key: String(at).padStart(2, "0"),
        name: hour(at),
        tick: hour(at),
        value,
      })),
    };
  }, [intl, insights, words.name, words.say, words.column, words.figure, words.scale]);
  const untimed =
    insights.untimed > 0
      ? intl.formatMessage({ id: "reports.untimed" }, { value: words.say(insights.untimed) })
      : undefined;
  // Without any time of day there is nothing to draw: a chart would show zero at every hour.
  if (untimed !== undefined && insights.hours.every((value) => value === 0)) return <p>{untimed}</p>;
  return (
    <Chart
      label={intl.formatMessage({ id: "reports.hours" }, { name: words.name })}
      series={[series]}
      {...(untimed === undefined ? {} : { sentence: untimed })}
    />
  );
};

/** From which foods a nutrient came, and at which hours. */
export const FoodInsights = ({ reports, nutrient, days }: FoodInsightsProps) => {
  const intl = useIntl();
  const [isLong, setIsLong] = useState(false);
  const { data, error } = useQuery(insightsQuery(reports, nutrient, days));
  // Until those of another nutrient have come, the figures that stand there are of the one before, and called so.
  const words = useSeriesWords()(data?.nutrient ?? nutrient);
  if (data !== undefined && data.parts === 0) return null;
  return (
    <Sheet labelledBy="reports-foods">
      <h2 id="reports-foods" className={page.subtitle}>
        <FormattedMessage id="reports.foods" values={{ name: words.name }} />
      </h2>
      {data === undefined ? (
        error === null ? (
          <Skeleton height={240} />
        ) : (
          <Problem>{refusalWords(intl, error)}</Problem>
        )
      ) : (
        <>
          <p className={classes.quiet}>
            <FormattedMessage id="reports.known" values={{ known: data.known, parts: data.parts }} />
          </p>
          <ol className={classes.list}>
            {data.foods.slice(0, isLong ? undefined : FIRST).map(({ foodId, description, brand, amount, times }) => {
              const share = amount / data.total;
              return (
                <li key={foodId ?? description} className={classes.share}>
                  <div className={classes.pair}>
                    <span>
                      {description} {brand !== undefined && <span className={classes.quiet}>{brand}</span>}
                    </span>
                    <span className={classes.figure}>
                      {/* A little of much is no nothing: 0.24 %, not 0 %. */}
                      {intl.formatNumber(share, { style: "percent", maximumSignificantDigits: 2 })}
                    </span>
                  </div>
                  <div className={`${classes.pair} ${classes.quiet}`}>
                    <span>
                      <FormattedMessage id="reports.times" values={{ times }} />
                    </span>
                    <span className={classes.figure}>{words.say(amount)}</span>
                  </div>
                  <div className={classes.bar} style={{ width: `${share * 100}%` }} aria-hidden="true" />
                </li>
              );
            })}
          </ol>
          {!isLong && data.foods.length > FIRST && (
            <div>
              <Button variant="subtle" onClick={() => setIsLong(true)}>
                <FormattedMessage id="reports.moreFoods" values={{ count: data.foods.length - FIRST }} />
              </Button>
            </div>
          )}
          <OdblNotice foodIds={data.foods.map(({ foodId }) => foodId)} />
          <h3 className={classes.hours}>
            <FormattedMessage id="reports.hours" values={{ name: words.name }} />
          </h3>
          <Hours insights={data} />
        </>
      )}
    </Sheet>
  );
};
