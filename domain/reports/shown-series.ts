import type { HideableFigure } from "../dashboard/index.ts";
import { NUTRIENT_IDS } from "../nutrition/index.ts";
import { REPORT_SERIES, type ReportSeriesId } from "./series.ts";

const OF_ENERGY: ReadonlySet<ReportSeriesId> = new Set<ReportSeriesId>(["energy", "net_energy", "exercise_energy"]);

/** RE17: whether a series is, or is made of, a figure that the member does not want to see. */
export const isSeriesHidden = (id: ReportSeriesId, hidden: readonly HideableFigure[]): boolean =>
  OF_ENERGY.has(id) ? hidden.includes("energy") : hidden.some((figure) => figure.toLowerCase() === id.toLowerCase());

/** The series that stand in for a hidden one, in this order. */
const INSTEAD: readonly ReportSeriesId[] = ["protein", "fiber", ...NUTRIENT_IDS, ...REPORT_SERIES];

/** The one or two series of a report. */
export type SeriesChoice = { readonly series: ReportSeriesId; readonly other: ReportSeriesId | undefined };

/** RE17: the series of a report without those that are hidden: another one stands in for the first. */
export const shownSeries = (chosen: SeriesChoice, hidden: readonly HideableFigure[]): SeriesChoice => {
  const isHidden = (id: ReportSeriesId): boolean => isSeriesHidden(id, hidden);
  const series = isHidden(chosen.series) ? (INSTEAD.find((id) => !isHidden(id)) ?? chosen.series) : chosen.series;
  const other =
    chosen.other === undefined || isHidden(chosen.other) || chosen.other === series ? undefined : chosen.other;
  return { series, other };
};
