import {
  goalsInForce,
  limitKind,
  limitOn,
  limitsChange,
  listedPlans,
  nextStart,
  changeGoals,
  firstGoals,
  type Goals,
  goalOn,
  macroGrams,
  type MacroSplit,
  type NutrientLimit,
  splitOfGoal,
  nutrientGoalOf,
  nutrientGoalState,
} from "@morsel/domain/goals";
import { typedFromZero } from "@morsel/domain/units";
import { goalOfSeries } from "@morsel/domain/reports";
import { addDays } from "@morsel/domain/calendar";
import { NUTRIENT_IDS, type NutrientId } from "@morsel/domain/nutrition";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { today } from "../../arbitraries/goals.ts";
import { valueOf } from "../../arbitraries/numbers.ts";

const FLOOR = 1200;
const energies = fc.integer({ min: FLOOR, max: 6000 });
const splits: fc.Arbitrary<MacroSplit> = fc
  .tuple(fc.nat(20), fc.nat(20))
  .filter(([c, f]) => c + f <= 20)
  .map(([c, f]) => ({ carbohydrates: 5 * c, fat: 5 * f, protein: 100 - 5 * c - 5 * f }));
const limits: fc.Arbitrary<NutrientLimit | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({ min: fc.nat(500) }),
  fc.record({ max: fc.nat(500) }),
  fc.tuple(fc.nat(500), fc.nat(500)).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
);
const nutrients = fc.constantFrom<NutrientId[]>(...NUTRIENT_IDS.filter((id) => id !== "energy"));
const change = (goals: Goals, what: Parameters<typeof changeGoals>[1]): Goals =>
  valueOf(changeGoals(goals, what, today, FLOOR));

describe("goals of nutrients", () => {
  it("W125 a nutrient gets what was chosen, its days follow, and no other nutrient changes", () =>
    fc.assert(
      fc.property(nutrients, limits, energies, (id, limit, energy) => {
        const before = firstGoals({ energy }, today);
        const after = change(before, limitsChange(before, new Map([[id, limit]])));
        const isMacro = id === "carbohydrates" || id === "fat" || id === "protein";
        for (let day = 0; day < 7; day++) {
          if (limit !== undefined) expect(limitOn(after, id, day)).toEqual(limit);
          else if (!isMacro) expect(limitKind(limitOn(after, id, day))).toBe("none");
          const others = NUTRIENT_IDS.filter((other) => other !== id || isMacro);
          for (const other of others) expect(after.dailyGoals[day]?.[other]).toBe(before.dailyGoals[day]?.[other]);
        }
      }),
    ));

  it("G27 what was set stays when the energy changes; what is a share of it moves", () =>
    fc.assert(
      fc.property(energies, energies, fc.nat(60), (energy, next, fiber) => {
        const before = firstGoals({ energy }, today);
        const set = change(before, limitsChange(before, new Map([["fiber", { min: fiber }]])));
        const after = change(set, { energy: next });
        for (const goal of after.dailyGoals) expect(goal.fiber).toBe(fiber);
        expect(after.limits).toEqual({ fiber: { min: fiber } });
        expect(after.dailyGoals[0]?.sugar).toBeCloseTo((next * 0.18) / 4, -0.3);
      }),
    ));

  it("G28 shares stay what they are however often the energy changes; other grams are no shares", () =>
    fc.assert(
      fc.property(splits, fc.array(energies, { minLength: 1, maxLength: 12 }), (split, steps) => {
        const shared = change(firstGoals({ energy: 2000 }, today), { split });
        const last = steps.reduce((goals, energy) => change(goals, { energy }), shared);
        for (const goal of last.dailyGoals) {
          expect(splitOfGoal(goal)).toEqual(split);
          const exact = macroGrams(goal.energy, split);
          for (const macro of ["carbohydrates", "fat", "protein"] as const)
            expect(Math.abs((goal[macro] ?? Number.NaN) - exact[macro])).toBeLessThanOrEqual(0.05 + 1e-9);
        }
      }),
    ));

  it("G28 grams that were typed are not taken for the next shares, and keep their proportions", () => {
    const typed = { carbohydrates: 221.5, fat: 77, protein: 141 };
    const goals = change(firstGoals({ energy: 2040 }, today), { nutrients: typed });
    expect(goals.dailyGoals[0]).toMatchObject(typed);
    expect(splitOfGoal({ energy: 2040, ...typed })).toBeUndefined();
    expect(change(goals, { energy: 4080 }).dailyGoals[0]).toMatchObject({ carbohydrates: 443, fat: 154, protein: 282 });
  });
});

describe("what a nutrient is measured against on a day", () => {
  const goal = { energy: 2000, carbohydrates: 250, protein: 150, sugar: 90, fiber: 28 };
  const measured = { goal, exerciseEnergy: 0 };

  it("G12 what has no most is never over; what has none is not measured", () => {
    expect(nutrientGoalOf(measured, "fiber")).toEqual({ target: 28, limit: { min: 28 } });
    expect(nutrientGoalOf(measured, "sugar")).toEqual({ target: 90, limit: { max: 90 } });
    expect(nutrientGoalOf(measured, "iron")).toBeUndefined();
    const fiber = { target: 28, limit: { min: 28 } };
    expect([10, 28, 900].map((amount) => nutrientGoalState(amount, fiber))).toEqual(["under", "within", "within"]);
  });

  it("G7 what exercise adds to an amount it adds to its bounds", () => {
    const shares = { carbohydrates: 50, protein: 30, fat: 20, saturatedFat: 0, sugar: 0 };
    const view = { goal, exerciseEnergy: 400, exerciseShares: shares, limits: { protein: { min: 120, max: 180 } } };
    expect(nutrientGoalOf(view, "protein")).toEqual({ target: 210, limit: { min: 150, max: 210 } });
    expect(nutrientGoalOf(view, "carbohydrates")).toEqual({ target: 300, limit: { max: 300 } });
    expect(nutrientGoalOf(view, "fiber")).toEqual({ target: 28, limit: { min: 28 } });
  });
});

describe("plans by date", () => {
  it("W121 each day belongs to one plan of the list, and it is the one in force on it", () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: 6 }), fc.nat(45), (starts, ahead) => {
        const oldestFirst = starts
          .toSorted((a, b) => a - b)
          .map((days, i) => ({ ...firstGoals({ energy: 1500 + i }, addDays(today, days)), version: i + 1 }));
        const now = addDays(today, ahead);
        const listed = listedPlans(oldestFirst.toReversed(), now);
        expect(listed.find(({ state }) => state === "inForce")?.goals).toEqual(goalsInForce(oldestFirst, now));
        for (let day = 0; day < 50; day++) {
          const date = addDays(today, day);
          const holding = listed.filter(
            ({ goals, lastDay }) => goals.effectiveFrom <= date && (lastDay === undefined || date <= lastDay),
          );
          const inForce = goalsInForce(oldestFirst, date);
          expect(holding.map(({ goals }) => goals)).toEqual(
            date < (oldestFirst[0]?.effectiveFrom ?? date) ? [] : [inForce],
          );
          expect(nextStart(oldestFirst.toReversed(), date)).toBe(
            oldestFirst.find(({ effectiveFrom }) => effectiveFrom > date)?.effectiveFrom,
          );
        }
      }),
    ));

  it("G3 the goal of a date is that of its own weekday, on the first day of a plan too", () => {
    const byWeekday = change(firstGoals({ energy: 2000 }, today), {
      dailyGoals: Array.from({ length: 7 }, (_, day) => ({ energy: 2000 + day })),
    });
    // 1 March 2026 is a Sunday.
    expect(goalOn(byWeekday, today)?.energy).toBe(2006);
    expect(goalOn(byWeekday, addDays(today, 1))?.energy).toBe(2000);
  });
});

describe("amounts from nothing on", () => {
  it.each([
    ["", 0],
    ["0", 0],
    ["0,0", 0],
    [" 12.5 ", 12.5],
    ["12,5", 12.5],
    ["1/2", 0.5],
    ["-1", undefined],
    ["much", undefined],
  ])("%j is %s", (text, amount) => expect(typedFromZero(text, ".")).toBe(amount));

  it("G7 W142 a report holds a day against the bounds that the diary of that day shows", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("protein", "sugar"),
        limits,
        fc.nat(1000),
        fc.nat(100),
        (id, limit, exercise, share) => {
          const exerciseShares = { carbohydrates: 0, fat: 0, saturatedFat: 0, protein: share, sugar: 100 - share };
          const goals = {
            ...firstGoals({ energy: 2000 }, today),
            exerciseShares,
            ...(limit === undefined ? {} : { limits: { [id]: limit } }),
          };
          const goal = goalOn(goals, today) ?? { energy: 0 };
          const profile = { sex: "male", goalWeightKg: 80, weightKg: 90 } as const;
          const view = { goal, limits: goals.limits ?? {}, exerciseEnergy: exercise, exerciseShares };
          expect(goalOfSeries(id, { goals, goal }, exercise, profile)).toEqual(nutrientGoalOf(view, id)?.limit);
        },
      ),
    );
  });
});
