import { goalWeightBand, dailyAdjustmentFor, timeToGoalWeight } from "@morsel/domain/goals";
import { FILTER_SETTINGS } from "@morsel/domain/expenditure";
import { addDays } from "@morsel/domain/calendar";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { today } from "../../arbitraries/goals.ts";

const questions = fc.record({
  weightKg: fc.integer({ min: 45, max: 200 }),
  goalWeightKg: fc.integer({ min: 45, max: 200 }),
  maintenance: fc.integer({ min: 1300, max: 4500 }),
  eaten: fc.integer({ min: 1200, max: 5000 }),
});

describe("when the goal weight is reached", () => {
  it("W128 G18 the straight line of the plan lies within the band, and the band in the ten years of G18", () =>
    fc.assert(
      fc.property(questions, (question) => {
        const band = goalWeightBand({ ...question, today });
        const weekly = ((question.eaten - question.maintenance) * 7) / (dailyAdjustmentFor(1) * 7);
        const straight = timeToGoalWeight(question.weightKg, question.goalWeightKg, weekly);
        if (straight.kind === "reached") expect(band).toEqual({ kind: "reached" });
        if (straight.kind !== "in") return;
        if (band.kind !== "band") throw new Error(band.kind);
        const date = addDays(today, straight.days);
        expect(band.earliest <= date).toBe(true);
        if (band.latest !== undefined) expect(date <= band.latest).toBe(true);
        expect(band.earliest > today).toBe(true);
      }),
    ));

  it("W128 who uses less than computed may never arrive: then there is no last day", () => {
    const losing = { weightKg: 80, goalWeightKg: 70, maintenance: 2200, today };
    expect(goalWeightBand({ ...losing, eaten: 2000 })).toMatchObject({ kind: "band" });
    expect(goalWeightBand({ ...losing, eaten: 2000 })).not.toHaveProperty("latest");
    expect(goalWeightBand({ ...losing, eaten: 1600 })).toHaveProperty("latest");
    expect(goalWeightBand({ ...losing, eaten: 2600 })).toEqual({ kind: "never" });
    expect(goalWeightBand({ ...losing, goalWeightKg: 80, eaten: 1600 })).toEqual({ kind: "reached" });
  });

  it("G19 W128 says how fast that is, of the weight", () => {
    const at = (eaten: number) => {
      const band = goalWeightBand({ weightKg: 80, goalWeightKg: 70, maintenance: 2600, eaten, today });
      return band.kind === "band" ? band.pace : band.kind;
    };
    expect([2200, 1600, 1200].map(at)).toEqual(["comfortable", "fast", "too-fast"]);
  });

  it("W128 the formula errs by as much as the filter takes it to", () => {
    const eaten = 1600;
    const band = goalWeightBand({ weightKg: 80, goalWeightKg: 70, maintenance: 2200, eaten, today });
    const used = 2200 * (1 + FILTER_SETTINGS.formula);
    const soonest = timeToGoalWeight(80, 70, ((eaten - used) * 7) / (dailyAdjustmentFor(1) * 7));
    expect(band).toMatchObject({ earliest: addDays(today, soonest.kind === "in" ? soonest.days : Number.NaN) });
  });
});
