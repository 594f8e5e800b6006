import { addDays, daysBetween, type CalendarDate } from "../calendar/index.ts";
import { correctLevel, predictLevel, type LevelEstimate } from "./level-filter.ts";

export type Weighing = { readonly date: CalendarDate; readonly value: number };

/** M4: where the trend is after a weighing, and by how much it moves in a day then. */
export type TrendPoint = Weighing & { readonly trend: number; readonly slope: number };

/** M4: tuned on simulated people (tests/property/measurements/trend.test.ts), in kg and days. */
const TREND = {
  /** A weighing around the true weight: water, salt, the scale. */
  weighing: 0.5,
  /** Slope of a newcomer, 1 sd: 700 g a week. */
  newcomer: 0.1 ** 2,
  /** By how much a slope wanders in a day. */
  drift: 0.003 ** 2,
  /** Standard deviations from which on a surprise counts no more (Huber, Ann Math Stat 1964;35:73: 95 % as good where all is normal). */
  surprising: 1.345,
} as const;

/** M4: in a gap longer than a fortnight the weight may have gone anywhere: its slope fades and both are known less well each day. */
const GAP = { days: 14, kept: 0.93, level: 0.05, slope: 0.01 ** 2, longest: 730 } as const;

/** M4: weighings lean to a side when their surprises, fading by a fifth each time, are this far on it. */
const LEAN = { kept: 0.8, most: 3, usual: 0.6, drift: 40 } as const;

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

const STEADY_DAY = { coupling: 1, levelNoise: 0, rateNoise: TREND.drift } as const;
const GAP_DAY = {
  coupling: GAP.kept,
  kept: GAP.kept,
  levelNoise: GAP.level,
  rateNoise: TREND.drift + GAP.slope,
} as const;

const firstEstimate = (value: number): LevelEstimate => ({
  level: value,
  rate: 0,
  varLevel: TREND.weighing,
  covariance: 0,
  varRate: TREND.newcomer,
});

const afterDays = (estimate: LevelEstimate, days: number): LevelEstimate => {
  let state = estimate;
  for (let day = 1; day <= Math.min(days, GAP.longest); day++)
    state = predictLevel(state, day > GAP.days ? GAP_DAY : STEADY_DAY);
  return state;
};

/** M4: the estimate, and how far the last weighings leaned to one side of what was foretold, in standard deviations. */
type Filtered = { readonly estimate: LevelEstimate; readonly lean: number };

const weighed = ({ estimate, lean }: Filtered, value: number, days: number): Filtered => {
  const known = afterDays(estimate, days);
  // Weighings that lean to one side for long tell of a change, so the slope is known less well.
  const foretold = {
    ...known,
    varRate: known.varRate + TREND.drift * LEAN.drift * days * Math.max(0, Math.abs(lean) - LEAN.usual) ** 2,
  };
  const surprise = value - foretold.level;
  const sd = Math.sqrt(foretold.varLevel + TREND.weighing);
  // The rarer weighings are, the less a single one can be told from a change; one that the last ones lean to is none.
  const most = TREND.surprising * sd * days * (1 + Math.max(0, lean * Math.sign(surprise)));
  return {
    estimate: correctLevel(foretold, clamp(surprise, most), TREND.weighing),
    lean: LEAN.kept * lean + (1 - LEAN.kept) * clamp(surprise / sd, LEAN.most),
  };
};

/** Mean of each day, oldest first. */
const dayMeans = (weighings: readonly Weighing[]): readonly Weighing[] => {
  const days = new Map<CalendarDate, { sum: number; count: number }>();
  for (const { date, value } of weighings) {
    if (!Number.isFinite(value)) continue;
    const day = days.get(date) ?? { sum: 0, count: 0 };
    days.set(date, { sum: day.sum + value, count: day.count + 1 });
  }
  return [...days]
    .map(([date, { sum, count }]) => ({ date, value: sum / count }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
};

/**
 * M4: a Kalman filter over weight and slope, the local linear trend of Harvey (1989), so that steady change does not lag. It begins
 * at the first value. Several on one day count as their mean; what is no finite number is left out. Any order goes in, the oldest
 * comes out first.
 */
export const trendOf = (weighings: readonly Weighing[]): readonly TrendPoint[] => {
  let state: Filtered | undefined;
  let before: CalendarDate | undefined;
  return dayMeans(weighings).map(({ date, value }): TrendPoint => {
    state =
      state === undefined || before === undefined
        ? { estimate: firstEstimate(value), lean: 0 }
        : weighed(state, value, daysBetween(before, date));
    before = date;
    return { date, value, trend: state.estimate.level, slope: state.estimate.rate };
  });
};

/** M5: the weekly change of the trend at the last of the given days; undefined where they span less than a week. */
export const weeklyTrend = (points: readonly TrendPoint[]): number | undefined => {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return daysBetween(first.date, last.date) < 7 ? undefined : last.slope * 7;
};

/** M17: so many days ahead a trend is foretold: beyond it a slope seldom lasts. */
export const FORECAST_DAYS = 28;

/** M17: the weight in four weeks, if it goes on as it does now; undefined where the weekly change is. */
export const trendForecast = (points: readonly TrendPoint[], today: CalendarDate): number | undefined => {
  const last = points.at(-1);
  const weekly = weeklyTrend(points);
  if (last === undefined || weekly === undefined) return undefined;
  return last.trend + (weekly / 7) * daysBetween(last.date, addDays(today, FORECAST_DAYS));
};

/** M4: days before a range that its trend needs: what is older no longer moves it, even where somebody weighs once a week. */
export const TREND_DAYS = 365;

/** M4: the first day whose measurements a trend from a day on needs. */
export const trendLeadStart = (from: CalendarDate): CalendarDate => addDays(from, -TREND_DAYS);

/** Water and scale move a weight by more than this, kg. */
const EVEN_KG = 0.05;

export type WeightDirection = "even" | "down" | "up";

/** M16: which way a weight moved; less than 50 g is even, wherever and in whatever unit it is said. */
export const weightDirection = (changeKg: number): WeightDirection =>
  Math.abs(changeKg) < EVEN_KG ? "even" : changeKg < 0 ? "down" : "up";
