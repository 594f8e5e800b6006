import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import type { CardioEntry } from "@morsel/domain/exercise";
import type { Goals } from "@morsel/domain/goals";
import type { TrendPoint } from "@morsel/domain/measurements";
import type { TotalsOfDay } from "@morsel/domain/reports";
import { DIGEST_MACROS, digestOf, weightOfWeek, type WeekRecords } from "@morsel/domain/weekly-digest";
import { describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";

const MONDAY = dateOf("2026-03-02");
const day = (offset: number): CalendarDate => addDays(MONDAY, offset);
const week = { from: MONDAY, to: day(6) };
const body = { sex: "female", goalWeightKg: 60, weightKg: 70 } as const;
const goals: Goals = {
  effectiveFrom: day(-30),
  dailyGoals: Array.from({ length: 7 }, () => ({ energy: 2000, protein: 100, iron: 18 })),
  exerciseShares: { carbohydrates: 50, protein: 30, fat: 20, saturatedFat: 0, sugar: 0 },
  assignExerciseEnergy: "on",
  steps: 9000,
  version: 1,
};
const eaten = (offset: number, more: Partial<TotalsOfDay> = {}): TotalsOfDay => ({
  date: day(offset),
  completeness: "partial",
  parts: 2,
  exercise: 0,
  steps: 0,
  totals: { facts: { energy: 1800, iron: 20 }, known: { energy: 2, iron: 1 }, parts: 2 },
  ...more,
});
const records = (more: Partial<WeekRecords> = {}): WeekRecords => ({
  totals: [],
  goals: [goals],
  exercise: [],
  weights: [],
  writtenSteps: [],
  tracked: [],
  ...more,
});
const of = (more: Partial<WeekRecords>, today = day(8)) => digestOf(records(more), week, today, body);
const ran = (offset: number, minutes: number) =>
  ({ kind: "cardio", id: `run ${offset}`, date: day(offset), loggedAt: offset, minutes }) as unknown as CardioEntry;

describe("a week on one page", () => {
  it("W333 has its seven days, each with its energy, its budget and whether more was eaten than is known", () => {
    const { days, completeness, energy } = of({
      totals: [
        eaten(0, { completeness: "complete" }),
        eaten(1, { exercise: 300 }),
        eaten(2, { completeness: "complete", totals: { facts: { energy: 900 }, known: { energy: 1 }, parts: 2 } }),
      ],
    });
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, n) => day(n)));
    expect(days[0]).toStrictEqual({
      date: day(0),
      completeness: "complete",
      energy: 1800,
      isLowerBound: false,
      budget: 2000,
    });
    expect(days[1]).toMatchObject({ energy: 1800, isLowerBound: true, budget: 2300 });
    expect(days[2]).toMatchObject({ energy: 900, isLowerBound: true });
    expect(days[3]).toStrictEqual({ date: day(3), completeness: "untracked", isLowerBound: false, budget: 2000 });
    expect(completeness).toEqual({ untracked: 4, partial: 1, complete: 2, fasted: 0 });
    expect(energy.average).toMatchObject({ value: 1500, days: 3 });
    expect(energy.goal).toEqual({ max: 2100 });
  });

  it("W333 counts no day that is still to come, and holds nothing against goals that had not begun", () => {
    const found = of({ totals: [eaten(0)], goals: [{ ...goals, effectiveFrom: day(3) }] }, day(2));
    expect(found.completeness).toEqual({ untracked: 2, partial: 1, complete: 0, fasted: 0 });
    expect(found.days[2]).not.toHaveProperty("budget");
    expect(found.days[3]).toMatchObject({ budget: 2000 });
    expect(found.energy).not.toHaveProperty("goal");
    expect(found).toMatchObject({ ...week, today: day(2) });
  });

  it("W333 shows the macros and fiber of the logged days", () => {
    const { macros } = of({
      totals: [eaten(0, { totals: { facts: { protein: 80 }, known: { protein: 2 }, parts: 2 } })],
    });
    expect(macros.map(({ id }) => id)).toEqual(["carbohydrates", "fat", "protein", "fiber"]);
    expect(DIGEST_MACROS).toEqual(["carbohydrates", "fat", "protein", "fiber"]);
    expect(macros[2]).toMatchObject({ id: "protein", average: { value: 80, days: 1 }, goal: { min: 100 } });
    expect(macros[0]).not.toHaveProperty("goal");
  });

  it("W334 names what was reached", () => {
    expect(of({ totals: [eaten(0)] }).best).toEqual([{ id: "iron", average: 20, min: 18, coverage: 0.5 }]);
  });

  it("W335 sums exercise by day", () => {
    const found = of({
      exercise: [ran(0, 30), ran(0, 15), ran(4, 20)],
      totals: [eaten(0, { exercise: 250 }), eaten(4, { exercise: 100 })],
    });
    expect(found.exercise).toEqual({ days: 2, minutes: 65, energy: 350 });
  });

  it("W335 takes the mean of steps over the days on which they were counted", () => {
    const written = { date: day(3), count: 1, sum: 4000, max: 4000 };
    const counted = [eaten(0, { steps: 8000 }), eaten(3), eaten(4, { steps: 6000 })];
    expect(of({ totals: counted, writtenSteps: [written] }).steps).toEqual({ average: 6000, days: 3, goal: 9000 });
    const { steps: _, ...without } = goals;
    expect(of({ totals: counted, goals: [without] }).steps).toStrictEqual({ average: 7000, days: 2 });
    expect(of({})).not.toHaveProperty("steps");
  });

  it("W335 D22 counts the streak as it stood at the week's end, or today", () => {
    const tracked = [0, 1, 2, 3, 4, 5, 6].map(day);
    expect(of({ tracked }).streak).toBe(7);
    expect(of({ tracked: tracked.slice(0, 3) }, day(2)).streak).toBe(3);
    expect(of({ tracked: tracked.slice(0, 3) }).streak).toBe(0);
  });
});

describe("the weight of a week", () => {
  const at = (offset: number, trend: number): TrendPoint => ({ date: day(offset), value: trend, trend, slope: 0 });

  it("W335 is its last trend beside the last one before the week", () => {
    const change = weightOfWeek([at(-8, 71), at(-1, 70.5), at(0, 70.4), at(6, 70), at(7, 69)], week);
    expect(change).toEqual({ kg: 70, weighings: 2, changeKg: -0.5 });
    expect(of({ weights: [at(2, 70)] }).weight).toStrictEqual({ kg: 70, weighings: 1 });
    expect(of({})).not.toHaveProperty("weight");
  });

  it("W335 is compared with nothing that is older than the lead of a trend", () => {
    expect(weightOfWeek([at(-90, 75), at(3, 70)], week)).toMatchObject({ changeKg: -5 });
    expect(weightOfWeek([at(-91, 75), at(3, 70)], week)).toStrictEqual({ kg: 70, weighings: 1 });
    expect(weightOfWeek([at(-91, 75), at(7, 70)], week)).toBeUndefined();
  });
});
