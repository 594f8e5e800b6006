import { isOwnTypeId, MEASUREMENT_TYPES, type MeasuredType, type MeasurementType } from "../measurements/index.ts";
import { NUTRIENT_IDS, type NutrientId } from "../nutrition/index.ts";

/** Series of days besides the nutrients that were eaten: kcal, kcal, minutes and millilitres. */
export const DAY_MEASURES = ["net_energy", "exercise_energy", "exercise_minutes", "drinks"] as const;
export type DayMeasure = (typeof DAY_MEASURES)[number];

/** W420: what was eaten, what was done, and what was measured, types of the member's own among it. */
export type ReportSeriesId = NutrientId | DayMeasure | MeasuredType;

/** Series that everybody has, in the order in which they are offered. */
export const REPORT_SERIES: readonly ReportSeriesId[] = [
  ...NUTRIENT_IDS,
  ...DAY_MEASURES,
  ...(Object.keys(MEASUREMENT_TYPES) as MeasurementType[]),
];

const KNOWN: ReadonlySet<string> = /* @__PURE__ */ new Set(REPORT_SERIES);
export const isReportSeries = (id: string): id is ReportSeriesId => KNOWN.has(id) || isOwnTypeId(id);
