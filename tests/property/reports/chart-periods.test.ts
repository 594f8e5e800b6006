import { addDays, daysBetween } from "@morsel/domain/calendar";
import type { MeasuredDay } from "@morsel/domain/measurements";
import { chartPeriods } from "@morsel/domain/reports";
import { expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";

const END = dateOf("2026-03-31");
const from = (days: number) => addDays(END, 1 - days);
const lengths = (days: number) =>
  chartPeriods("Waist", [], from(days), END, 0).map((one) => daysBetween(one.from, one.to) + 1);

it("M13 up to 400 days are shown apart, up to 400 weeks by week, what is longer by month", () => {
  expect(new Set(lengths(400))).toEqual(new Set([1]));
  expect(lengths(400)).toHaveLength(400);
  expect(Math.max(...lengths(401))).toBe(7);
  expect(Math.max(...lengths(2800))).toBe(7);
  expect(Math.max(...lengths(2801))).toBe(31);
});

it("M4 a period is the mean of its days that have a figure, and none of days outside the range", () => {
  const waist = (back: number, value: number): MeasuredDay => ({
    date: addDays(END, -back),
    count: 1,
    sum: value,
    max: value,
  });
  const days = [waist(3, 80), waist(1, 90), waist(0, 84)];
  expect(chartPeriods("Waist", days, from(2), END, 0)).toStrictEqual([
    { from: addDays(END, -1), to: addDays(END, -1), value: 90 },
    { from: END, to: END, value: 84 },
  ]);
});
