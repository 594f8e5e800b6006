import {
  bodySummary,
  TREND_DAYS,
  trendFrom,
  trendOf,
  weightTrend,
  bodyMassIndex,
  navyBodyFat,
  type MeasuredDay,
  type Measurement,
  type MeasurementType,
} from "@morsel/domain/measurements";
import { chartPeriods } from "@morsel/domain/reports";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";

const TODAY = dateOf("2026-03-11");
const body = { sex: "female", heightCm: 168 } as const;
const measured = (type: MeasurementType, value: number): Measurement => ({
  id: type as string as Measurement["id"],
  type,
  date: TODAY,
  value,
  version: 1,
});
const weighed = (date: CalendarDate, kg: number): MeasuredDay => ({ date, count: 1, sum: kg, max: kg });

describe("what the last measurements say", () => {
  it("M6 M8 M9 M10 each figure where all that it needs was measured, else what it lacks", () => {
    const nothing = bodySummary({ last: [], body, bmiLimits: "general" });
    expect(nothing).toMatchObject({
      bmi: { missing: ["Weight"] },
      bodyFat: { missing: ["Neck", "Waist", "Hips"] },
      waistToHeight: { missing: ["Waist"] },
      heightCm: 168,
      isHeightTold: true,
    });
    expect(bodySummary({ last: [], body: { ...body, sex: "male" }, bmiLimits: "general" }).bodyFat).toEqual({
      missing: ["Neck", "Waist"],
    });
    const last = [measured("Weight", 70), measured("Waist", 80), measured("Neck", 32), measured("Hips", 98)];
    const told = bodySummary({ last, body, bmiLimits: "general" });
    expect(told.bmi).toEqual({ value: bodyMassIndex(70, 168), class: "normal", weightKg: 70 });
    expect(bodySummary({ last, body, bmiLimits: "asian" }).bmi).toMatchObject({ class: "overweight" });
    expect(told.waistToHeight).toEqual({ value: 80 / 168 });
    const fat = navyBodyFat({ sex: "female", heightCm: 168, neckCm: 32, waistCm: 80, hipsCm: 98 });
    expect(told.bodyFat).toEqual({ percent: fat, neckCm: 32, hipsCm: 98 });
    // A height that was measured counts instead of the one that was told.
    const taller = bodySummary({ last: [...last, measured("height", 175)], body, bmiLimits: "general" });
    expect(taller).toMatchObject({ heightCm: 175, isHeightTold: false, bmi: { value: bodyMassIndex(70, 175) } });
    // Impossible bodies give no estimate, and no measurement counts as missing.
    const odd = [measured("Waist", 60), measured("Neck", 99), measured("Hips", 30)];
    expect(bodySummary({ last: odd, body, bmiLimits: "general" }).bodyFat).toEqual({ missing: [] });
  });

  it("M4 M5 M17 the trend of weight, its weekly change, its forecast, and silence before the first", () => {
    expect(weightTrend([], TODAY)).toBeUndefined();
    expect(weightTrend([weighed(addDays(TODAY, -29), 70)], TODAY)).toBeUndefined();
    expect(weightTrend([weighed(TODAY, 70)], TODAY)).toEqual({
      kg: 70,
      date: TODAY,
      weeklyKg: undefined,
      forecastKg: undefined,
    });
    const falling = Array.from({ length: 120 }, (_, n) => weighed(addDays(TODAY, n - 119), 80 - n * 0.1));
    const trend = weightTrend(falling, TODAY);
    expect(trend?.weeklyKg).toBeCloseTo(-0.7, 2);
    expect(trend?.kg).toBeCloseTo(80 - 11.9, 1);
    expect(trend?.forecastKg).toBeCloseTo(80 - 11.9 - 2.8, 1);
  });

  it("M4 what lies further back than the days before a range does not move what is shown of it", () =>
    fc.assert(
      fc.property(fc.double({ min: 40, max: 150, noNaN: true }), (old) => {
        const recent = Array.from({ length: TREND_DAYS + 5 }, (_, n) =>
          weighed(addDays(TODAY, n - TREND_DAYS - 4), 70),
        );
        const from = addDays(TODAY, -4);
        const [with_, without] = [[weighed(addDays(TODAY, -TREND_DAYS - 30), old), ...recent], recent].map((days) =>
          trendFrom(days, from).map(({ trend }) => trend),
        );
        for (const [n, trend] of (with_ ?? []).entries())
          expect(Math.abs(trend - (without?.[n] ?? 0))).toBeLessThan(0.01);
      }),
    ));
});

describe("the periods of a chart", () => {
  it("W107 a day each, with nothing where nothing was measured; the trend only of weight", () => {
    const days = [weighed(addDays(TODAY, -9), 72), weighed(addDays(TODAY, -3), 70), weighed(TODAY, 71)];
    const periods = chartPeriods("Weight", days, addDays(TODAY, -6), TODAY, 0);
    expect(periods.map(({ value }) => value)).toEqual([undefined, undefined, undefined, 70, undefined, undefined, 71]);
    expect(periods[3]?.trend).toBe(trendOf(days.map(({ date, sum }) => ({ date, value: sum })))[1]?.trend);
    expect(chartPeriods("Waist", days, addDays(TODAY, -6), TODAY, 0).some((period) => "trend" in period)).toBe(false);
    expect(chartPeriods("Weight", [], TODAY, TODAY, 0)).toEqual([{ from: TODAY, to: TODAY }]);
  });

  it("M13 what is longer is put together by week, then by month, as the mean of its days", () => {
    const days = Array.from({ length: 500 }, (_, n) => weighed(addDays(TODAY, n - 499), 60 + (n % 7)));
    const weeks = chartPeriods("Waist", days, addDays(TODAY, -499), TODAY, 0);
    expect(weeks.length).toBeLessThan(80);
    for (const { from, to, value } of weeks.slice(1, -1)) {
      expect(addDays(from, 6)).toBe(to);
      expect(value).toBeCloseTo(63, 9);
    }
    const months = chartPeriods("Waist", days, addDays(TODAY, -4000), TODAY, 0);
    expect(months.length).toBeLessThan(140);
    expect(months.flatMap(({ value }) => value ?? []).length).toBeGreaterThan(15);
  });
});
