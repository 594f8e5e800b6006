import type { Digest } from "@morsel/domain/weekly-digest";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { Chart } from "../../../charts/chart.tsx";
import type { ChartPoint, ChartSeries } from "../../../charts/chart-data.ts";
import { useFigures } from "../../../figures/figures.tsx";

/** Seven days of energy against what was planned for each. */
export const WeekDays = ({ digest }: { readonly digest: Digest }) => {
  const intl = useIntl();
  const figures = useFigures();
  const series = useMemo((): ChartSeries => {
    const name = intl.formatMessage({ id: "digest.energy" });
    const scale = figures.perKcal;
    return {
      id: "energy",
      name,
      shape: "bars",
      say: figures.energyWithUnit,
      column: intl.formatMessage({ id: "digest.column" }, { name, unit: figures.unit }),
      figure: (kcal) => Math.round(kcal * scale),
      scale,
      ...(digest.energy.average.value === undefined ? {} : { mean: digest.energy.average.value }),
      points: digest.days.map(({ date, energy, budget, completeness, isLowerBound }): ChartPoint => ({
        key: date,
        name: intl.formatDate(new Date(`${date}T12:00:00Z`), {
          weekday: "long",
          day: "numeric",
          month: "long",
          timeZone: "UTC",
        }),
        tick: intl.formatDate(new Date(`${date}T12:00:00Z`), { weekday: "short", timeZone: "UTC" }),
        ...(energy === undefined ? {} : { value: energy }),
        ...(completeness === "partial" ? { isPartial: true } : {}),
        ...(isLowerBound && completeness !== "partial" && energy !== undefined ? { isLowerBound: true } : {}),
        ...(budget === undefined ? {} : { goal: { max: budget } }),
        ...(completeness === "fasted" ? { note: intl.formatMessage({ id: "digest.fasted" }) } : {}),
      })),
    };
  }, [digest.days, digest.energy, intl, figures]);
  return <Chart key={digest.from} label={series.name} series={[series]} />;
};
