import type { HideableFigure } from "@morsel/domain/dashboard";
import { NUTRIENT_IDS } from "@morsel/domain/nutrition";
import { REPORT_SERIES, type ReportSeriesId } from "@morsel/domain/reports";
import type { ChosenReport } from "./report-search.ts";

const OF_ENERGY: ReadonlySet<ReportSeriesId> = new Set<ReportSeriesId>(["energy", "net_energy", "exercise_energy"]);

/** RE17: whether a series is, or is made of, a figure that the member does not want to see. */
export const isSeriesHidden = (id: ReportSeriesId, hidden: readonly HideableFigure[]): boolean =>
  OF_ENERGY.has(id) ? hidden.includes("energy") : hidden.some((figure) => figure.toLowerCase() === id.toLowerCase());

/** What is drawn first in place of what is hidden. */
const INSTEAD: readonly ReportSeriesId[] = ["protein", "fiber", ...NUTRIENT_IDS, ...REPORT_SERIES];

/** RE17: the report that an address asks for, without what is hidden: another series stands in for it. */
export const shownReport = (chosen: ChosenReport, hidden: readonly HideableFigure[]): ChosenReport => {
  const isHidden = (id: ReportSeriesId): boolean => isSeriesHidden(id, hidden);
  const series = isHidden(chosen.series) ? (INSTEAD.find((id) => !isHidden(id)) ?? chosen.series) : chosen.series;
  const other =
    chosen.other === undefined || isHidden(chosen.other) || chosen.other === series ? undefined : chosen.other;
  return { ...chosen, series, other };
};
