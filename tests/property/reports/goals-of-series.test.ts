import type { Goals } from "@morsel/domain/goals";
import { countedExercise, goalOfSeries, REPORT_SERIES } from "@morsel/domain/reports";
import { NUTRIENT_IDS } from "@morsel/domain/nutrition";
import { describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";
import { today } from "../../arbitraries/goals.ts";

const goal = { energy: 2000, carbohydrates: 250, fat: 60, protein: 100, fiber: 30 };
const goals: Goals = {
  effectiveFrom: today,
  dailyGoals: Array.from({ length: 7 }, () => goal),
  exerciseShares: { carbohydrates: 50, protein: 30, fat: 20, saturatedFat: 0, sugar: 0 },
  assignExerciseEnergy: "on",
  version: 1,
};
const body = { sex: "male", goalWeightKg: 75, weightKg: 80 } as const;
const of = (more: Partial<Goals> = {}) => ({ goals: { ...goals, ...more }, goal });

describe("the goal that a figure of a day is held against", () => {
  it("W142 what is eaten is held against that day's budget, net energy against the bare goal", () => {
    expect(goalOfSeries("energy", of(), 300, body)).toEqual({ max: 2300 });
    expect(goalOfSeries("net_energy", of(), 300, body)).toEqual({ max: 2000 });
    expect(goalOfSeries("protein", of(), 300, body)).toEqual({ min: 122.5 });
    expect(goalOfSeries("fiber", of(), 300, body)).toEqual({ min: 30 });
    expect(goalOfSeries("energy", of({ assignExerciseEnergy: "off" }), 300, body)).toEqual({ max: 2000 });
    expect(goalOfSeries("iron", of(), 300, body)).toBeUndefined();
    expect(goalOfSeries("iron", of({ limits: { iron: { min: 8, max: 45 } } }), 300, body)).toEqual({ min: 8, max: 45 });
  });

  it("W142 before the first goals there is none, but for the goal weight", () => {
    for (const series of REPORT_SERIES)
      expect(goalOfSeries(series, undefined, 300, body) !== undefined).toBe(series === "Weight");
  });

  it("W142 the goal weight is a bound from the side on which the member started", () => {
    expect(goalOfSeries("Weight", undefined, 0, body)).toEqual({ max: 75 });
    expect(goalOfSeries("Weight", undefined, 0, { ...body, weightKg: 60 })).toEqual({ min: 75 });
    expect(goalOfSeries("Weight", undefined, 0, { ...body, weightKg: 75 })).toEqual({ min: 75 });
  });

  it("W142 steps and water are to be reached; what has no goal has none", () => {
    expect(goalOfSeries("Fitbit steps", of(), 0, body)).toBeUndefined();
    expect(goalOfSeries("Fitbit steps", of({ steps: 9000 }), 0, body)).toEqual({ min: 9000 });
    expect(goalOfSeries("drinks", of(), 0, body)).toEqual({ min: 2000 });
    expect(goalOfSeries("drinks", of({ waterMl: 2500 }), 0, body)).toEqual({ min: 2500 });
    for (const series of ["exercise_energy", "exercise_minutes", "Waist", "Hips"] as const)
      expect(goalOfSeries(series, of(), 300, body)).toBeUndefined();
    for (const id of NUTRIENT_IDS)
      expect(goalOfSeries(id, of(), 0, body) !== undefined).toBe(Object.keys(goal).includes(id));
  });

  it("RP2 exercise counts as the goals of that day say; all of it where nobody has goals", () => {
    const off: Goals = { ...goals, effectiveFrom: dateOf("2026-06-01"), assignExerciseEnergy: "off" };
    const history = [goals, off];
    expect(countedExercise([], today, 300)).toBe(300);
    expect(countedExercise(history, today, 300)).toBe(300);
    expect(countedExercise(history, dateOf("2026-06-01"), 300)).toBe(0);
    expect(countedExercise([off], today, 300)).toBe(0);
  });
});
