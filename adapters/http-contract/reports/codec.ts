import type { Insights } from "@morsel/application/reports/read-insights";
import type { Overview } from "@morsel/application/reports/read-overview";
import type { Report } from "@morsel/application/reports/read-report";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { FoodId } from "@morsel/domain/foods";
import type { NutrientId } from "@morsel/domain/nutrition";
import type { ReportPoint, ReportSeries, PeriodFigure, ReportSeriesId } from "@morsel/domain/reports";
import type { WireFigure, WireInsights, WireOverview, WirePoint, WireReport, WireSeries } from "./schemas.ts";

const writeFigure = ({ isLowerBound, isPartial, ...figure }: PeriodFigure): WireFigure => ({
  ...figure,
  ...(isLowerBound ? { lower_bound: true } : {}),
  ...(isPartial ? { partial: true } : {}),
});

const writePoint = ({ goal, trend, mark, ...figure }: ReportPoint): WirePoint => ({
  ...writeFigure(figure),
  ...(goal === undefined ? {} : { goal }),
  ...(trend === undefined ? {} : { trend }),
  ...(mark === undefined ? {} : { mark }),
});

const writeSeries = ({ points, average, ...series }: ReportSeries): WireSeries => ({
  ...series,
  ...(average === undefined ? {} : { average: writeFigure(average) }),
  points: points.map(writePoint),
});

export const writeReport = (report: Report): WireReport => ({ ...report, series: report.series.map(writeSeries) });

/** Our own server's answers are believed: the brands are put back on without a second check. */
const readFigure = ({ lower_bound, partial, from, to, ...figure }: WireFigure): PeriodFigure => ({
  ...figure,
  from: from as CalendarDate,
  to: to as CalendarDate,
  isLowerBound: lower_bound === true,
  isPartial: partial === true,
});

const readPoint = ({ goal, trend, mark, ...figure }: WirePoint): ReportPoint => ({
  ...readFigure(figure),
  ...(goal === undefined ? {} : { goal }),
  ...(trend === undefined ? {} : { trend }),
  ...(mark === undefined ? {} : { mark }),
});

const readSeries = ({ id, points, average, ...series }: WireSeries): ReportSeries => ({
  ...series,
  id: id as ReportSeriesId,
  ...(average === undefined ? {} : { average: readFigure(average) }),
  points: points.map(readPoint),
});

export const readReport = (wire: WireReport): Report => ({
  ...wire,
  from: wire.from as CalendarDate,
  to: wire.to as CalendarDate,
  series: wire.series.map(readSeries),
});

export const writeOverview = ({ rows, ...days }: Overview): WireOverview => ({
  ...days,
  rows: rows.map(({ average, ...row }) => ({ ...row, average: writeFigure(average) })),
});

export const readOverview = ({ from, to, rows }: WireOverview): Overview => ({
  from: from as CalendarDate,
  to: to as CalendarDate,
  rows: rows.map(({ id, average, ...row }) => ({ ...row, id: id as NutrientId, average: readFigure(average) })),
});

export const writeInsights = ({ foods, ...insights }: Insights): WireInsights => ({
  ...insights,
  foods: foods.map(({ foodId, brand, ...food }) => ({ ...food, food_id: foodId ?? null, brand: brand ?? null })),
});

export const readInsights = ({ from, to, nutrient, foods, meals, ...insights }: WireInsights): Insights => ({
  ...insights,
  from: from as CalendarDate,
  to: to as CalendarDate,
  nutrient: nutrient as NutrientId,
  meals: meals as Insights["meals"],
  foods: foods.map(({ food_id: foodId, brand, ...food }) => ({
    ...food,
    ...(foodId === null ? {} : { foodId: foodId as FoodId }),
    ...(brand === null ? {} : { brand }),
  })),
});
