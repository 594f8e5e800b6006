import { addDays } from "@morsel/domain/calendar";
import {
  FORECAST_DAYS,
  TREND_DAYS,
  trendForecast,
  trendOf,
  weeklyTrend,
  type Weighing,
} from "@morsel/domain/measurements";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dates } from "../../arbitraries/diary.ts";
import { today } from "../../arbitraries/goals.ts";
import { between } from "../../arbitraries/numbers.ts";
import { seededChance, seededNormal } from "../../simulation.ts";

const on = (day: number, value: number): Weighing => ({ date: addDays(today, day), value });
const days = (count: number) => Array.from({ length: count }, (_, day) => day);

/** Noise of a weighing in kg, of which half is left on the next day: water goes slowly. */
const WATER = { deviation: 0.6, kept: 0.5 } as const;

/** Weighings of somebody whose weight follows a line, with a day's water. */
const weighingsOf = (seed: number, count: number, weightOn: (day: number) => number): readonly Weighing[] => {
  const normal = seededNormal(seededChance(seed));
  let water = WATER.deviation * normal();
  return days(count).map((day) => {
    water = WATER.kept * water + WATER.deviation * Math.sqrt(1 - WATER.kept ** 2) * normal();
    return on(day, weightOn(day) + water);
  });
};

const PEOPLE = days(200).map((n) => 1000 + n);
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
const at = <T>(all: readonly T[], index: number): T => {
  const found = all.at(index);
  if (found === undefined) throw new RangeError(String(index));
  return found;
};

describe("the trend of weight", () => {
  it.each([-0.1, -0.07, -0.05, 0, 0.05, 0.1])("M4 does not lag behind a steady change of %d kg a day", (slope) => {
    for (const day of [28, 42, 60, 120, 200]) {
      const errors = PEOPLE.map((seed) => {
        const weightOn = (when: number) => 80 + slope * when;
        return at(trendOf(weighingsOf(seed, day + 1, weightOn)), -1).trend - weightOn(day);
      });
      expect(Math.abs(mean(errors))).toBeLessThanOrEqual(0.1);
      // It is nearer than a weighing, which errs by 0.6 kg.
      expect(Math.sqrt(mean(errors.map((error) => error ** 2)))).toBeLessThan(0.38);
    }
  });

  it("M4 a salty day moves it by 150 g at most", () => {
    for (const slope of [-0.1, -0.05, 0, 0.05])
      for (const salty of [28, 35, 60, 120]) {
        const usual = days(salty + 40).map((day) => on(day, 80 + slope * day));
        const changed = usual.map((one, day) => (day === salty ? { ...one, value: one.value + 1.5 } : one));
        const [before, after] = [trendOf(usual), trendOf(changed)];
        for (const [day, { trend }] of after.entries())
          expect(Math.abs(trend - at(before, day).trend)).toBeLessThanOrEqual(0.15);
      }
  });

  it("M4 salt on top of a day's water moves nineteen of twenty by 150 g at most", () => {
    const moved = PEOPLE.map((seed) => {
      const usual = weighingsOf(seed, 61, (day) => 80 - 0.05 * day);
      const changed = usual.map((one, day) => (day === 60 ? { ...one, value: one.value + 1.5 } : one));
      return Math.abs(at(trendOf(changed), -1).trend - at(trendOf(usual), -1).trend);
    });
    expect(mean(moved)).toBeLessThanOrEqual(0.12);
    expect(moved.filter((by) => by <= 0.15).length / moved.length).toBeGreaterThanOrEqual(0.95);
    expect(Math.max(...moved)).toBeLessThanOrEqual(0.25);
  });

  it("M4 finds the weight again within a week of a gap of weeks, wherever it went", () => {
    for (const went of [-4, -2, 0, 2]) {
      const before = days(61).map((day) => on(day, 80 - 0.1 * day));
      const after = days(8).map((day) => on(102 + day, 74 + went));
      const points = trendOf([...before, ...after]);
      expect(Math.abs(at(points, 61).trend - (74 + went))).toBeLessThan(1);
      expect(Math.abs(at(points, -1).trend - (74 + went))).toBeLessThan(0.15);
    }
  });

  it("M4 keeps up with somebody who is weighed once a week", () => {
    const errors = PEOPLE.map((seed) => {
      const weekly = weighingsOf(seed, 141, (day) => 80 - 0.07 * day).filter((_, day) => day % 7 === 0);
      return at(trendOf(weekly), -1).trend - (80 - 0.07 * 140);
    });
    expect(Math.abs(mean(errors))).toBeLessThanOrEqual(0.1);
  });

  it("M4 follows a plateau and a reversal within six weeks", () => {
    for (const after of [0, 0.1]) {
      const weightOn = (day: number) => 80 - 0.1 * Math.min(day, 60) + after * Math.max(0, day - 60);
      const last = at(trendOf(days(103).map((day) => on(day, weightOn(day)))), -1);
      expect(Math.abs(last.trend - weightOn(102))).toBeLessThan(0.2);
      expect(Math.abs(last.slope - after)).toBeLessThan(0.03);
    }
  });

  it("M4 M5 knows the weekly change of simulated people", () => {
    const changes = PEOPLE.map(
      (seed) => weeklyTrend(trendOf(weighingsOf(seed, 61, (day) => 80 - 0.07 * day))) ?? Number.NaN,
    );
    expect(mean(changes)).toBeCloseTo(-0.49, 1);
    expect(Math.sqrt(mean(changes.map((change) => (change + 0.49) ** 2)))).toBeLessThan(0.12);
  });

  it("M4 moves with what is weighed, mirrors it, and does not care for order or repeats", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ date: dates, value: between(40, 200) }), { maxLength: 30 }),
        between(-20, 20),
        (weighings, more) => {
          const points = trendOf(weighings);
          expect(points).toHaveLength(new Set(weighings.map(({ date }) => date)).size);
          const shuffled = trendOf(weighings.toReversed());
          const moved = trendOf(weighings.map(({ date, value }) => ({ date, value: value + more })));
          const mirrored = trendOf(weighings.map(({ date, value }) => ({ date, value: -value })));
          for (const [i, { date, trend, slope }] of points.entries()) {
            expect(date > (points[i - 1]?.date ?? "")).toBe(true);
            expect(at(shuffled, i).trend).toBeCloseTo(trend, 6);
            expect(at(moved, i).trend).toBeCloseTo(trend + more, 6);
            expect(at(moved, i).slope).toBeCloseTo(slope, 6);
            expect(at(mirrored, i).trend).toBeCloseTo(-trend, 6);
          }
        },
      ),
    );
  });

  it("M4 what lies before the lead of a range does not move it", () => {
    for (const [seed, every] of [
      [1, 1],
      [2, 3],
      [3, 7],
    ] as const) {
      const all = weighingsOf(seed, 800, (day) => 80 + 3 * Math.sin(day / 90)).filter((_, day) => day % every === 0);
      const lead = all.filter(({ date }) => date >= addDays(today, 799 - TREND_DAYS));
      expect(at(trendOf(lead), -1).trend).toBeCloseTo(at(trendOf(all), -1).trend, 1);
    }
  });

  it("M4 what is no number is left out", () => {
    expect(trendOf([on(0, Number.NaN), on(1, Infinity)])).toEqual([]);
    expect(trendOf([on(0, 80), on(0, 82)])).toEqual([{ ...on(0, 81), trend: 81, slope: 0 }]);
  });

  it("M5 M17 the weekly change and the forecast need a week", () => {
    expect([weeklyTrend([]), trendForecast([], today)]).toEqual([undefined, undefined]);
    const young = trendOf([on(0, 80), on(6, 79)]);
    expect([weeklyTrend(young), trendForecast(young, today)]).toEqual([undefined, undefined]);
    const steady = trendOf(days(100).map((day) => on(day, 80 - day * 0.1)));
    expect(weeklyTrend(steady.slice(60))).toBeCloseTo(-0.7, 2);
    expect(trendForecast(steady, addDays(today, 99))).toBeCloseTo(80 - 0.1 * (99 + FORECAST_DAYS), 1);
    // The days since the last weighing count too.
    expect(trendForecast(steady, addDays(today, 109))).toBeCloseTo(80 - 0.1 * (109 + FORECAST_DAYS), 1);
  });
});
