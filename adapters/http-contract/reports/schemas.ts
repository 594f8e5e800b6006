import { DENOMINATORS, REPORT_RANGES, REPORT_STEPS } from "@morsel/domain/diary";
import { isNutrientId } from "@morsel/domain/nutrition";
import { isReportSeries } from "@morsel/domain/reports";
import { SLOT_IDS } from "@morsel/domain/meal-slots";
import * as Schema from "effect/Schema";
import { CalendarDate, Completeness } from "../shared/primitives.ts";

/** Two series are compared; no more are drawn. */
const SERIES_MAX = 2;

const isSeriesList = (text: string): boolean => {
  const ids = text.split(",");
  return ids.length <= SERIES_MAX && new Set(ids).size === ids.length && ids.every(isReportSeries);
};

export const SeriesList = Schema.String.check(
  Schema.makeFilter((text: string) => isSeriesList(text), {
    expected: "one or two different series, such as energy,Weight",
  }),
);

export const Nutrient = Schema.String.pipe(
  Schema.refine(isNutrientId, { expected: "a nutrient, such as iron", description: "A nutrient by its name." }),
);

export const Range = Schema.Literals(["all", ...REPORT_RANGES.map(String)] as const);

/** The last days up to today, or an own range. */
export const rangeQuery = {
  range: Schema.optionalKey(Range),
  from: Schema.optionalKey(CalendarDate),
  to: Schema.optionalKey(CalendarDate),
};

const Limit = Schema.Struct({ min: Schema.optionalKey(Schema.Finite), max: Schema.optionalKey(Schema.Finite) });

/** Per day, over `days` days. `lower_bound`: there is more of it than is known. `partial`: of days that are not complete. */
const figure = {
  from: Schema.String,
  to: Schema.String,
  value: Schema.optionalKey(Schema.Finite),
  days: Schema.Int,
  lower_bound: Schema.optionalKey(Schema.Literal(true)),
  partial: Schema.optionalKey(Schema.Literal(true)),
};

const Figure = Schema.Struct(figure);
export type WireFigure = typeof Figure.Encoded;

const Point = Schema.Struct({
  ...figure,
  goal: Schema.optionalKey(Limit),
  trend: Schema.optionalKey(Schema.Finite),
  mark: Schema.optionalKey(Completeness),
});
export type WirePoint = typeof Point.Encoded;

const Series = Schema.Struct({
  id: Schema.String,
  average: Schema.optionalKey(Figure),
  goal: Schema.optionalKey(Limit),
  coverage: Schema.optionalKey(Schema.Finite),
  points: Schema.Array(Point),
});
export type WireSeries = typeof Series.Encoded;

/** Series of one member by day, week or month; without a value nothing is known, which is not zero. */
export const Report = Schema.Struct({
  from: Schema.String,
  to: Schema.String,
  step: Schema.Literals(REPORT_STEPS),
  denominator: Schema.Literals(DENOMINATORS),
  days: Schema.Struct({
    untracked: Schema.Int,
    partial: Schema.Int,
    complete: Schema.Int,
    fasted: Schema.Int,
  }),
  series: Schema.Array(Series),
}).annotate({ identifier: "Report" });
export type WireReport = typeof Report.Encoded;

/** A sign for each day in `cells`: 0 to 5 by the share of the target, a to f where it is that at least, ? unknown, - not logged. */
const OverviewRow = Schema.Struct({
  id: Schema.String,
  scale: Schema.Literals(["goal", "daily_value", "highest"]),
  average: Figure,
  coverage: Schema.optionalKey(Schema.Finite),
  cells: Schema.String,
});

export const Overview = Schema.Struct({
  from: Schema.String,
  to: Schema.String,
  rows: Schema.Array(OverviewRow),
}).annotate({ identifier: "ReportOverview" });
export type WireOverview = typeof Overview.Encoded;

const FoodShare = Schema.Struct({
  food_id: Schema.NullOr(Schema.String),
  description: Schema.String,
  brand: Schema.NullOr(Schema.String),
  amount: Schema.Finite,
  times: Schema.Int,
});

export const Insights = Schema.Struct({
  from: Schema.String,
  to: Schema.String,
  nutrient: Schema.String,
  total: Schema.Finite,
  known: Schema.Int,
  parts: Schema.Int,
  foods: Schema.Array(FoodShare),
  hours: Schema.Array(Schema.Finite),
  untimed: Schema.Finite,
  meals: Schema.Struct(Object.fromEntries(SLOT_IDS.map((slot) => [slot, Schema.Finite]))),
}).annotate({ identifier: "ReportInsights" });
export type WireInsights = Omit<typeof Insights.Encoded, "meals"> & {
  readonly meals: Readonly<Record<string, number>>;
};
