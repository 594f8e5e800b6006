import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ChartSeries } from "./chart-data.ts";
import classes from "./chart.module.css";
import { useChartWords } from "./use-chart-words.ts";

const ROWS = 31;
const MORE = 100;

export type ChartTableProps = { readonly label: string; readonly series: readonly ChartSeries[] };

/** Every point as a row, the latest first; long ones a piece at a time. */
export const ChartTable = ({ label, series }: ChartTableProps) => {
  const intl = useIntl();
  const words = useChartWords();
  const [shown, setShown] = useState(ROWS);
  const count = series[0]?.points.length ?? 0;
  const indexes = Array.from({ length: Math.min(shown, count) }, (_, nth) => count - 1 - nth);
  const hasGoal = series.some(({ points }) => points.some(({ goal }) => goal !== undefined));
  const hasNote = series.some(({ points }) => points.some(({ note }) => note !== undefined));
  return (
    // A region that scrolls is reached by the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <caption className="morsel-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="chart.column.when" />
            </th>
            {series.map(({ id, name }) => (
              <th key={id} scope="col" className={classes.figure}>
                {name}
              </th>
            ))}
            {hasGoal && (
              <th scope="col">
                <FormattedMessage
                  id={series.every(({ bandIs }) => bandIs === "likely") ? "chart.column.likely" : "chart.column.goal"}
                />
              </th>
            )}
            {hasNote && (
              <th scope="col">
                <FormattedMessage id="chart.column.note" />
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {indexes.map((at) => {
            const point = series[0]?.points[at];
            return (
              <tr key={point?.key}>
                <th scope="row">{point?.name}</th>
                {series.map((one) => (
                  <td key={one.id} className={classes.figure}>
                    {words.said(one, at)}
                  </td>
                ))}
                {hasGoal && (
                  <td>
                    {intl.formatList(
                      series.flatMap(({ points, say }) => {
                        const goal = points[at]?.goal;
                        return goal === undefined ? [] : [words.goal(goal, say)];
                      }),
                      { type: "unit" },
                    )}
                  </td>
                )}
                {hasNote && <td>{words.notes(series, at)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      {shown < count && (
        <Button variant="subtle" onClick={() => setShown((before) => before + MORE)}>
          <FormattedMessage id="chart.more" values={{ count: Math.min(MORE, count - shown) }} />
        </Button>
      )}
    </div>
  );
};
