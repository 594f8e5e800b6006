import type { ExpenditurePoint } from "@morsel/domain/expenditure";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { Chart } from "../../../charts/chart.tsx";
import type { ChartSeries } from "../../../charts/chart-data.ts";
import { useFigures } from "../../../figures/figures.tsx";

/** The estimate at the beginning of each week, with its band; weeks with too little are gaps. */
export const ExpenditureChart = ({ history }: { readonly history: readonly ExpenditurePoint[] }) => {
  const intl = useIntl();
  const figures = useFigures();
  const series = useMemo((): ChartSeries => {
    const name = intl.formatMessage({ id: "expenditure.chart" });
    const scale = figures.perKcal;
    return {
      id: "expenditure",
      name,
      shape: "line",
      bandIs: "likely",
      say: figures.energyWithUnit,
      column: intl.formatMessage({ id: "expenditure.column" }, { name, unit: figures.unit }),
      figure: (kcal) => Math.round(kcal * scale),
      scale,
      points: history.map(({ week, estimate }) => {
        const noon = new Date(`${week}T12:00:00Z`);
        return {
          key: week,
          name: intl.formatDate(noon, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
          tick: intl.formatDate(noon, { day: "numeric", month: "short", timeZone: "UTC" }),
          ...(estimate === undefined
            ? { note: intl.formatMessage({ id: "expenditure.tooLittle" }) }
            : { value: estimate.energy, goal: { min: estimate.low, max: estimate.high } }),
        };
      }),
    };
  }, [history, intl, figures]);
  if (!history.some(({ estimate }) => estimate !== undefined)) return null;
  return <Chart label={series.name} series={[series]} />;
};
