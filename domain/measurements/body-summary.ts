import { bmiClass, bodyMassIndex, navyBodyFat, waistToHeight, type BmiClass, type BmiLimits } from "./body.ts";
import { lastMeasurement, dayFigure, type MeasuredDay, type Measurement } from "./measurement.ts";
import { trendForecast, trendOf, weeklyTrend, type TrendPoint } from "./trend.ts";
import type { MeasurementType } from "./types.ts";
import { addDays, type CalendarDate } from "../calendar/index.ts";
import type { Sex } from "../identity/index.ts";

/** A figure that a formula gives, or what it lacks; nothing at all where what was measured is no human body to it. */
export type BodyFigure<Known> = Known | { readonly missing: readonly MeasurementType[] };

export type BodySummary = {
  readonly bmi: BodyFigure<{ readonly value: number; readonly class: BmiClass; readonly weightKg: number }>;
  readonly bodyFat: BodyFigure<{
    readonly percent: number;
    readonly neckCm: number;
    readonly hipsCm: number | undefined;
  }>;
  readonly waistToHeight: BodyFigure<{ readonly value: number }>;
  readonly heightCm: number;
  /** True where the height is the one that was told at sign-up. */
  readonly isHeightTold: boolean;
  readonly waistCm: number | undefined;
};

/** The figures that are known of a body. */
export type MeasuredBody = {
  /** The last measurement of each type. */
  readonly last: readonly Measurement[];
  /** The height that was told at sign-up counts until one is measured. */
  readonly body: { readonly sex: Sex; readonly heightCm: number };
  readonly bmiLimits: BmiLimits;
};

const lacking = (given: { readonly [Type in MeasurementType]?: number | undefined }): readonly MeasurementType[] =>
  (Object.keys(given) as MeasurementType[]).filter((type) => given[type] === undefined);

/** M6–M10: what the last measurements say of a body, each figure where all that it needs was measured. */
export const bodySummary = ({ last, body, bmiLimits }: MeasuredBody): BodySummary => {
  const of = (type: MeasurementType): number | undefined => lastMeasurement(last, type)?.value;
  const [Weight, Neck, Waist, Hips, measured] = [of("Weight"), of("Neck"), of("Waist"), of("Hips"), of("height")];
  const heightCm = measured ?? body.heightCm;
  const bmi = Weight === undefined ? undefined : bodyMassIndex(Weight, heightCm);
  const bmiName = bmi === undefined ? undefined : bmiClass(bmi, bmiLimits);
  const ratio = Waist === undefined ? undefined : waistToHeight(Waist, heightCm);
  const hipsCm = body.sex === "female" ? Hips : undefined;
  const percent =
    Neck === undefined || Waist === undefined
      ? undefined
      : navyBodyFat({
          sex: body.sex,
          heightCm,
          neckCm: Neck,
          waistCm: Waist,
          ...(hipsCm === undefined ? {} : { hipsCm }),
        });
  return {
    bmi:
      Weight === undefined || bmi === undefined || bmiName === undefined
        ? { missing: lacking({ Weight }) }
        : { value: bmi, class: bmiName, weightKg: Weight },
    bodyFat:
      percent === undefined || Neck === undefined
        ? { missing: lacking({ Neck, Waist, ...(body.sex === "female" ? { Hips } : {}) }) }
        : { percent, neckCm: Neck, hipsCm },
    waistToHeight: ratio === undefined ? { missing: lacking({ Waist }) } : { value: ratio },
    heightCm,
    isHeightTold: measured === undefined,
    waistCm: Waist,
  };
};

/** M5: the weighings that the weekly change is told of. */
const RECENT_DAYS = 28;

/** M4, M13: the trend from a day on, of days that begin `TREND_DAYS` earlier. */
export const trendFrom = (days: readonly MeasuredDay[], from: CalendarDate): readonly TrendPoint[] =>
  trendOf(days.map((day) => ({ date: day.date, value: dayFigure("Weight", day) }))).filter(({ date }) => date >= from);

export type WeightTrend = {
  readonly kg: number;
  readonly date: CalendarDate;
  readonly weeklyKg: number | undefined;
  /** M17: in four weeks. */
  readonly forecastKg: number | undefined;
};

/** M4, M5, M17: where the trend of weight is, by how much it moves in a week and where it leads; undefined before the first weight. */
export const weightTrend = (days: readonly MeasuredDay[], today: CalendarDate): WeightTrend | undefined => {
  const points = trendFrom(days, addDays(today, -RECENT_DAYS));
  const last = points.at(-1);
  return (
    last && {
      kg: last.trend,
      date: last.date,
      weeklyKg: weeklyTrend(points),
      forecastKg: trendForecast(points, today),
    }
  );
};
