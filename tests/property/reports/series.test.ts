import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { COMPLETENESS, DENOMINATORS, reportPeriods } from "@morsel/domain/diary";
import type { NutrientLimit } from "@morsel/domain/goals";
import {
  meanLimit,
  periodFigure,
  reportSeries,
  type DayFigure,
  type ReportDays,
  type SeriesDays,
} from "@morsel/domain/reports";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";

const MONDAY = dateOf("2026-03-02");
const day = (offset: number) => addDays(MONDAY, offset);
const figure = (offset: number, value: number | undefined, more: Partial<DayFigure> = {}): DayFigure => ({
  date: day(offset),
  completeness: value === undefined ? "untracked" : "partial",
  known: value === undefined ? 0 : 1,
  parts: value === undefined ? 0 : 1,
  ...(value === undefined ? {} : { value }),
  ...more,
});
const RANGE: ReportDays = { from: day(0), to: day(13) };
const WEEKS = reportPeriods(RANGE.from, RANGE.to, "weekly", 0);
const DAYS = reportPeriods(RANGE.from, RANGE.to, "daily", 0);
const noGoal = (): NutrientLimit | undefined => undefined;
const series = (figures: readonly DayFigure[], more: Partial<SeriesDays> = {}): SeriesDays => ({
  id: "energy",
  isMeasured: false,
  figures,
  goalOn: noGoal,
  ...more,
});
const fortnight = (valueOf: (offset: number) => number | undefined, more: Partial<DayFigure> = {}) =>
  Array.from({ length: 14 }, (_, offset) => figure(offset, valueOf(offset), more));

describe("one measure over a range", () => {
  it("RP4 every day is in exactly one point, and a point is the figure of its days", () => {
    const figures = fc.tuple(
      ...Array.from({ length: 14 }, (_, offset) =>
        fc
          .tuple(fc.constantFrom(...COMPLETENESS), fc.option(fc.nat(4000), { nil: undefined }))
          .map(([completeness, value]) => figure(offset, value, { completeness })),
      ),
    );
    fc.assert(
      fc.property(figures, fc.constantFrom(...DENOMINATORS), fc.constantFrom(DAYS, WEEKS), (all, over, periods) => {
        const { points, average } = reportSeries(series(all), RANGE, periods, "weekly", over);
        expect(points.map(({ from, to }) => [from, to])).toEqual(periods.map(({ from, to }) => [from, to]));
        for (const point of points) {
          const inside = all.filter(({ date }) => date >= point.from && date <= point.to);
          expect(point).toMatchObject(periodFigure(point, inside, over));
        }
        const whole = periodFigure(RANGE, all, over);
        expect(average).toEqual(whole.value === undefined ? undefined : whole);
      }),
    );
  });

  it("W144 what was measured is averaged over the days on which it was, whatever is asked for", () => {
    const weighed = fortnight((offset) => (offset % 7 === 0 ? 80 + offset : undefined));
    for (const over of DENOMINATORS) {
      const found = reportSeries(series(weighed, { id: "Weight", isMeasured: true }), RANGE, WEEKS, "weekly", over);
      expect(found.average).toMatchObject({ value: 83.5, days: 2 });
      expect(found.points.map(({ value }) => value)).toEqual([80, 87]);
      expect(found).not.toHaveProperty("coverage");
    }
  });

  it("RP7 a goal is the mean of the days that count, and there is none where one of them has none", () => {
    const goalOn = (date: CalendarDate): NutrientLimit => ({ max: date < day(7) ? 2000 : 2400 });
    const eaten = fortnight((offset) => (offset === 13 ? undefined : 1900));
    const found = reportSeries(series(eaten, { goalOn }), RANGE, WEEKS, "weekly", "logged");
    expect(found.points.map(({ goal }) => goal)).toEqual([{ max: 2000 }, { max: 2400 }]);
    expect(found.goal).toEqual({ max: (7 * 2000 + 6 * 2400) / 13 });
    const begun = (date: CalendarDate) => (date < day(3) ? undefined : goalOn(date));
    const late = reportSeries(series(eaten, { goalOn: begun }), RANGE, WEEKS, "weekly", "logged");
    expect(late).not.toHaveProperty("goal");
    expect(late.points[0]?.goal).toEqual({ max: 2000 });
    expect(reportSeries(series(eaten), RANGE, WEEKS, "weekly", "logged").points[0]).not.toHaveProperty("goal");
  });

  it("W348 the trend of a period is that of its last day that has one", () => {
    const trend = new Map([
      [day(0), 80],
      [day(4), 79.5],
      [day(9), 79],
    ]);
    const weighed = fortnight(() => 80);
    const found = reportSeries(
      series(weighed, { id: "Weight", isMeasured: true, trend }),
      RANGE,
      WEEKS,
      "weekly",
      "logged",
    );
    expect(found.points.map((point) => point.trend)).toEqual([79.5, 79]);
    const daily = reportSeries(
      series(weighed, { id: "Weight", isMeasured: true, trend }),
      RANGE,
      DAYS,
      "daily",
      "logged",
    );
    expect(daily.points.flatMap((point) => point.trend ?? [])).toEqual([80, 79.5, 79]);
    expect(daily.points[1]).not.toHaveProperty("trend");
  });

  it("RP1 single days say how they are marked, but not weeks, nor what was measured", () => {
    const eaten = fortnight(() => 1900, { completeness: "complete" });
    const marks = (isMeasured: boolean, step: "daily" | "weekly") =>
      reportSeries(series(eaten, { isMeasured }), RANGE, step === "daily" ? DAYS : WEEKS, step, "logged").points.map(
        (point) => point.mark,
      );
    expect(new Set(marks(false, "daily"))).toEqual(new Set(["complete"]));
    expect(new Set(marks(false, "weekly"))).toEqual(new Set([undefined]));
    expect(new Set(marks(true, "daily"))).toEqual(new Set([undefined]));
    const empty = reportSeries(series([]), RANGE, DAYS, "daily", "logged");
    expect(empty.points[0]).not.toHaveProperty("mark");
    expect(empty).toEqual({ id: "energy", points: empty.points });
  });

  it("RP6 coverage is the share of entries that know it", () => {
    const half = fortnight(() => 100, { known: 1, parts: 2 });
    expect(reportSeries(series(half), RANGE, WEEKS, "weekly", "logged").coverage).toBe(0.5);
  });

  it("RP7 the mean of bounds is over the days that have each", () => {
    expect(meanLimit([{ min: 10 }, { max: 30 }, { min: 20, max: 50 }, undefined])).toEqual({ min: 15, max: 40 });
    expect(meanLimit([{ min: 10 }])).toStrictEqual({ min: 10 });
    expect(meanLimit([{ max: 10 }])).toStrictEqual({ max: 10 });
    expect(meanLimit([undefined])).toBeUndefined();
  });
});
