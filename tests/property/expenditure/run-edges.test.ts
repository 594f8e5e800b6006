import {
  estimateOfRun,
  expenditureHistory,
  expenditureInputs,
  expenditureRun,
  meanExercise,
  RUN_DAYS,
  type KnownDay,
} from "@morsel/domain/expenditure";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import type { NutrientOfDay } from "@morsel/domain/reports";
import { describe, expect, it } from "vitest";

const week = "2026-03-02" as CalendarDate;
const ago = (days: number): CalendarDate => addDays(week, -days);
const eatenOn = (days: number, change: Partial<NutrientOfDay> = {}): NutrientOfDay => ({
  date: ago(days),
  completeness: "complete",
  parts: 3,
  known: 3,
  value: 2000,
  exercise: 0,
  steps: 0,
  ...change,
});
const weighedOn = (days: number, value = 80) => ({ date: ago(days), value, trend: value, slope: 0 });
const dates = (run: readonly KnownDay[]) => [run[0]?.date, run.at(-1)?.date, run.length];

describe("the first and the last day of a run", () => {
  it("W321 it begins with the first day of half a year on which something was eaten or weighed, and ends before the week", () => {
    expect(dates(expenditureRun([eatenOn(RUN_DAYS)], [], week))).toEqual([ago(RUN_DAYS), ago(1), RUN_DAYS]);
    expect(dates(expenditureRun([eatenOn(RUN_DAYS + 1), eatenOn(3)], [], week))).toEqual([ago(3), ago(1), 3]);
    expect(dates(expenditureRun([], [weighedOn(RUN_DAYS + 1), weighedOn(5)], week))).toEqual([ago(5), ago(1), 5]);
    expect(dates(expenditureRun([eatenOn(2)], [weighedOn(9)], week))).toEqual([ago(9), ago(1), 9]);
    expect(dates(expenditureRun([eatenOn(9), eatenOn(12)], [weighedOn(2)], week))).toEqual([ago(12), ago(1), 12]);
    expect(expenditureRun([eatenOn(0)], [weighedOn(-1)], week)).toEqual([]);
    // A row of a day of which nothing was logged is no beginning.
    expect(
      dates(expenditureRun([eatenOn(8, { completeness: "untracked", parts: 0, known: 0 }), eatenOn(4)], [], week)),
    ).toEqual([ago(4), ago(1), 4]);
  });

  it("W321 a day says what was eaten, weighed and exercised, and leaves out what nobody knows", () => {
    const [first, hole, last] = expenditureRun(
      [eatenOn(3, { exercise: 150 }), eatenOn(1, { known: 0, value: 0 })],
      [weighedOn(1, 79)],
      week,
    );
    expect(first).toStrictEqual({ date: ago(3), exercise: 150, isComplete: true, intake: 2000 });
    expect(hole).toStrictEqual({ date: ago(2), exercise: 0, isComplete: false });
    expect(last).toStrictEqual({ date: ago(1), exercise: 0, isComplete: false, weightKg: 79 });
  });
});

const steady = (count: number, exercise = 0): readonly KnownDay[] =>
  Array.from({ length: count }, (_, n) => ({
    date: ago(count - n),
    exercise,
    isComplete: true,
    intake: 2000,
    weightKg: 80,
  }));

describe("what is said of a run", () => {
  it("W321 needs are those of the last four weeks, all else is of the whole run", () => {
    const run = [
      ...steady(60).slice(0, 40),
      ...steady(20).map(({ date, exercise }) => ({ date, exercise, isComplete: false })),
    ];
    const found = estimateOfRun(run, 2000);
    expect(found?.reasons.filter(({ kind }) => kind.startsWith("needs-"))).toEqual([
      { kind: "needs-complete-days", have: 8, need: 10 },
    ]);
    expect(found?.reasons).toContainEqual({ kind: "days-missing", days: 20, of: 28 });
    expect(found?.reasons.filter(({ kind }) => kind === "near-formula")).toHaveLength(1);
    expect(estimateOfRun(run, 10)).toBeUndefined();
    expect(estimateOfRun([], 2000)?.isReady).toBe(false);
  });

  it("W324 the history has a point for each of 26 weeks that begins after the first day", () => {
    const points = (count: number) => expenditureHistory(steady(count), week, () => 2000).map((point) => point.week);
    expect(points(RUN_DAYS)).toHaveLength(26);
    expect(points(7)).toEqual([week]);
    expect(points(8)).toEqual([ago(7), week]);
    expect(points(RUN_DAYS)[0]).toBe(ago(175));
    expect(expenditureHistory(steady(20), week, () => 2000)).toEqual([{ week: ago(14) }, { week: ago(7) }, { week }]);
    expect(expenditureHistory(steady(40), week, () => 10)[0]).toEqual({ week: ago(35) });
  });

  it("W325 exercise is the mean of the last four weeks, and none where nothing is known", () => {
    expect(meanExercise([])).toBe(0);
    expect(meanExercise([...steady(40, 999).slice(0, 12), ...steady(28, 100)])).toBe(100);
    expect(meanExercise([...steady(28, 100).slice(0, 14), ...steady(14, 200)])).toBe(150);
    expect(meanExercise(steady(29, 7).map((one, n) => (n === 0 ? { ...one, exercise: 2900 } : one)))).toBe(7);
  });

  it("W325 inputs are of the last four weeks: the mean to the kcal, weighings from the first day to the last, their trend", () => {
    const rest = { formula: 1, exercise: 2, weeklyChangeKg: 0 };
    const run = steady(40).map((one, n) => ({ ...one, intake: n === 39 ? 2015 : 2000 }));
    const weights = [weighedOn(29, 90), weighedOn(28, 81), weighedOn(10, 80.5), weighedOn(1, 80), weighedOn(0, 70)];
    expect(expenditureInputs(run, weights, week, rest)).toStrictEqual({
      from: ago(28),
      to: ago(1),
      days: 28,
      completeDays: 28,
      intake: 2001,
      weighings: 3,
      trend: { from: ago(28), to: ago(1), fromKg: 81, toKg: 80 },
      ...rest,
    });
    const nothing = { from: ago(1), to: ago(1), days: 0, completeDays: 0, weighings: 0, ...rest };
    expect(expenditureInputs([], [], week, rest)).toStrictEqual(nothing);
    expect(expenditureInputs([], [weighedOn(1)], week, rest)).toStrictEqual({ ...nothing, weighings: 1 });
  });
});
