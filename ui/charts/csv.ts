import { csvLine } from "@morsel/domain/export";
import type { ChartSeries } from "./chart-data.ts";

/** The table behind a chart as a file: a row for each point; what is unknown is empty, 0 is none. */
export const csvOf = (
  series: readonly ChartSeries[],
  heads: { readonly from: string; readonly note: string },
): string =>
  [
    csvLine([heads.from, ...series.flatMap(({ column }) => [column, `${column} ${heads.note}`])]),
    ...(series[0]?.points ?? []).map(({ key }, index) =>
      csvLine([
        key,
        ...series.flatMap(({ points, figure = (value: number) => value }) => {
          const { value, note } = points[index] ?? {};
          return [value === undefined ? undefined : figure(value), note];
        }),
      ]),
    ),
  ].join("");
