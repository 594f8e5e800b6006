import { addDays } from "@morsel/domain/calendar";
import * as domain from "@morsel/domain/goals";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { goals, today } from "../../arbitraries/goals.ts";
import { anyNumbers, between, errorOf, valueOf } from "../../arbitraries/numbers.ts";

const { changeGoals, checkGoals, ENERGY_FLOOR } = domain;
const next = addDays(today, 3);
const splits = fc
  .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }))
  .filter(([a, b]) => a + b <= 20)
  .map(([a, b]) => ({ carbohydrates: a * 5, fat: b * 5, protein: 100 - (a + b) * 5 }));

describe("goals", () => {
  it("G6 macro shares go in steps of five from 0 to 100 and make 100; 50/20/30 by default", () => {
    expect(domain.DEFAULT_SPLIT).toEqual({ carbohydrates: 50, fat: 20, protein: 30 });
    expect(domain.PERCENT_CHOICES).toHaveLength(21);
    expect(domain.macroGrams(2000, domain.DEFAULT_SPLIT)).toEqual({
      carbohydrates: 250,
      fat: 400 / 9,
      protein: 150,
    });
    for (const percent of [-5, 105, 52, 2.5, Number.NaN])
      expect(errorOf(domain.checkSplit({ carbohydrates: percent, fat: 20, protein: 30 }))._tag).toBe("SplitSteps");
    expect(errorOf(domain.checkSplit({ carbohydrates: 50, fat: 20, protein: 25 }))).toEqual({
      _tag: "SplitSum",
      sum: 95,
      wanted: 100,
    });
    fc.assert(
      fc.property(splits, between(1200, 8000), (split, energy) => {
        expect(valueOf(domain.checkSplit(split))).toEqual(split);
        const { carbohydrates, fat, protein } = domain.macroGrams(energy, split);
        expect(carbohydrates * 4 + fat * 9 + protein * 4).toBeCloseTo(energy, 6);
        expect(domain.splitOfGrams({ carbohydrates, fat, protein })).toEqual(split);
      }),
    );
  });

  it("G6 any grams have a nearest split in steps that makes 100, or none at all", () => {
    fc.assert(
      fc.property(anyNumbers, anyNumbers, anyNumbers, (carbohydrates, fat, protein) => {
        const split = domain.splitOfGrams({ carbohydrates, fat, protein });
        if (split !== undefined) expect(domain.checkSplit(split).ok).toBe(true);
        else expect([carbohydrates, fat, protein].every((n) => n > 0 && n < 1e100)).toBe(false);
      }),
    );
  });

  it("G7 exercise adds its energy, and kcal × per cent ÷ 900 or 400 to the nutrients; off adds nothing", () => {
    const goal = {
      energy: 2000,
      carbohydrates: 250,
      fat: 44,
      protein: 150,
      saturated_fat: 20,
      sugar: 50,
      sodium: 2300,
    };
    const shares = { carbohydrates: 50, fat: 20, protein: 30, saturatedFat: 5, sugar: 10 };
    const raised = domain.goalWithExercise(goal, 300, shares);
    expect(raised.energy).toBe(2300);
    expect((raised.carbohydrates ?? 0) - 250).toBeCloseTo(37.5, 9);
    expect((raised.fat ?? 0) - 44).toBeCloseTo(6.6667, 3);
    expect((raised.protein ?? 0) - 150).toBeCloseTo(22.5, 9);
    expect((raised.saturated_fat ?? 0) - 20).toBeCloseTo(1.6667, 3);
    expect((raised.sugar ?? 0) - 50).toBeCloseTo(7.5, 9);
    expect(raised.sodium).toBe(2300);
    expect(domain.goalWithExercise({ energy: 2000 }, 300, shares)).toEqual({ energy: 2300 });
    expect(domain.exerciseEnergyFor({ assignExerciseEnergy: "off" }, 300)).toBe(0);
    expect(domain.exerciseEnergyFor({ assignExerciseEnergy: "on" }, 300)).toBe(300);
    for (const n of [-300, Number.NaN, -Infinity])
      expect(domain.exerciseEnergyFor({ assignExerciseEnergy: "on" }, n)).toBe(0);
    expect(domain.goalWithExercise(goal, Number.NaN, shares)).toEqual(goal);
  });

  it("G11 a goal holds macros that make its energy, and the other nutrients' defaults", () => {
    expect(domain.goalOfEnergy(2000)).toEqual({
      energy: 2000,
      carbohydrates: 250,
      fat: 44.4,
      protein: 150,
      saturated_fat: 22.2,
      trans_fat: 2.2,
      sugar: 90,
      added_sugars: 50,
      fiber: 28,
      cholesterol: 300,
      sodium: 2300,
      potassium: 4700,
      vitamin_a: 900,
      vitamin_c: 90,
      calcium: 1300,
      iron: 18,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1200, max: 15_000 }), splits, (energy, split) => {
        const goal = domain.goalOfEnergy(energy, split);
        const made = 4 * (goal.carbohydrates ?? 0) + 9 * (goal.fat ?? 0) + 4 * (goal.protein ?? 0);
        expect(Math.abs(made - energy)).toBeLessThanOrEqual(0.9);
      }),
    );
  });

  it("G12 a goal is a maximum, a minimum or a range", () => {
    const goal = domain.goalOfEnergy(2000);
    expect(domain.limitOf("sodium", goal)).toEqual({ max: 2300 });
    expect(domain.limitOf("fiber", goal)).toEqual({ min: 28 });
    expect(domain.limitOf("protein", goal, { protein: { min: 100, max: 180 } })).toEqual({ min: 100, max: 180 });
    expect(domain.limitOf("zinc", goal)).toBeUndefined();
    expect(domain.limitState(2300, { max: 2300 })).toBe("within");
    expect(domain.limitState(2300.1, { max: 2300 })).toBe("over");
    expect(domain.limitState(27, { min: 28, max: 40 })).toBe("under");
    for (const limit of [{ min: 2, max: 1 }, { min: -1 }, { max: Number.NaN }, { min: Infinity }])
      expect(errorOf(domain.checkLimits({ iron: limit }))).toMatchObject({ _tag: "LimitRefused", nutrient: "iron" });
    for (const unknown of ["unobtainium", "constructor", "Iron", "salt"]) {
      const limits: Readonly<Record<string, { readonly min: number }>> = { [unknown]: { min: 1 } };
      expect(errorOf(domain.checkLimits(limits))).toMatchObject({ _tag: "LimitRefused", nutrient: unknown });
    }
  });

  it("G13 meals share the day's energy in steps of five; the meals' kcal add up to the day's", () => {
    const shares = { breakfast: 25, lunch: 35, dinner: 30, snacks: 10 };
    expect(valueOf(domain.checkMealShares(shares))).toBe(shares);
    expect(domain.mealEnergies(2000.6, shares)).toEqual({ breakfast: 500, lunch: 701, dinner: 600, snacks: 200 });
    for (const wrong of [
      {},
      { lunch: 95 },
      { lunch: 98, dinner: 2 },
      { a: 25, b: 25, c: 10, d: 10, e: 10, f: 10, g: 10 },
    ])
      expect(errorOf(domain.checkMealShares(wrong))._tag).toBe("MealSharesRefused");
    fc.assert(
      fc.property(splits, fc.integer({ min: 1200, max: 15_000 }), (split, energy) => {
        const energies = domain.mealEnergies(energy, { ...split });
        expect(Object.values(energies).reduce((sum, part) => sum + part, 0)).toBe(energy);
        for (const [meal, share] of Object.entries(split)) {
          expect(Number.isInteger(energies[meal])).toBe(true);
          expect(Math.abs((energies[meal] ?? 0) - (energy * share) / 100)).toBeLessThan(1);
        }
      }),
    );
  });

  it("G14 exercise shares are five per cents in steps of five whose macros make 100", () => {
    fc.assert(
      fc.property(goals, splits, (given, split) => {
        expect(changeGoals(given, { exerciseShares: split }, next, ENERGY_FLOOR.female).ok).toBe(true);
      }),
    );
    const [given] = fc.sample(goals, { numRuns: 1, seed: 1 });
    if (given === undefined) throw new Error("no goals");
    for (const [shares, field] of [
      [{ sugar: 3 }, "sugar"],
      [{ saturatedFat: -5 }, "saturatedFat"],
      [{ fat: Number.NaN }, "fat"],
      [{ fat: 25 }, "sum"],
    ] as const)
      expect(errorOf(changeGoals(given, { exerciseShares: shares }, next, ENERGY_FLOOR.female))).toMatchObject({
        _tag: "ExerciseSharesRefused",
        field,
      });
  });

  it("G15 a new energy keeps the split; a new split keeps the energy; the version grows by one", () => {
    fc.assert(
      fc.property(goals, splits, fc.integer({ min: 1500, max: 6000 }), (given, split, energy) => {
        const shared = valueOf(changeGoals(given, { split }, next, ENERGY_FLOOR.female));
        const fed = valueOf(changeGoals(shared, { energy }, addDays(next, 1), ENERGY_FLOOR.female));
        expect(shared.version).toBe(2);
        expect(fed.version).toBe(3);
        for (const [day, goal] of fed.dailyGoals.entries()) {
          expect(shared.dailyGoals[day]?.energy).toBe(given.dailyGoals[day]?.energy);
          expect(goal.energy).toBe(energy);
          const grams = domain.macroGrams(energy, split);
          for (const id of ["carbohydrates", "fat", "protein"] as const)
            expect(Math.abs((goal[id] ?? 0) - grams[id])).toBeLessThan(0.3);
          expect(goal.sodium).toBe(2300);
        }
      }),
    );
  });

  it("G15 a change for some weekdays leaves the others as they were", () => {
    fc.assert(
      fc.property(goals, fc.uniqueArray(fc.integer({ min: 0, max: 6 })), (given, weekdays) => {
        const changed = valueOf(
          changeGoals(given, { weekdays, energy: 2345, nutrients: { iron: null, zinc: 9 } }, next, ENERGY_FLOOR.female),
        );
        for (const [day, goal] of changed.dailyGoals.entries())
          if (weekdays.includes(day)) {
            expect(goal).toMatchObject({ energy: 2345, zinc: 9 });
            expect(Object.hasOwn(goal, "iron")).toBe(false);
          } else expect(goal).toEqual(given.dailyGoals[day]);
      }),
    );
  });

  it("G16 a change reaches no day before the one from which the present goals hold", () => {
    fc.assert(
      fc.property(goals, fc.integer({ min: -400, max: 400 }), (given, days) => {
        const from = addDays(today, days);
        const changed = changeGoals(given, { waterMl: 2000 }, from, ENERGY_FLOOR.female);
        expect(changed.ok).toBe(days >= 0);
        if (changed.ok) expect(changed.value).toMatchObject({ effectiveFrom: from, waterMl: 2000 });
        else expect(changed.error).toEqual({ _tag: "EffectiveFromRefused", earliest: today });
      }),
    );
  });

  it("G1 G8 goals nobody should follow are refused with what is accepted, and nothing is changed", () => {
    fc.assert(
      fc.property(goals, (given) => {
        const before = JSON.stringify(given);
        for (const [change, refused] of [
          [{ energy: 1199 }, { _tag: "BelowSafeEnergy", floor: 1200, given: 1199, weekday: 0 }],
          [{ energy: Number.NaN }, { _tag: "EnergyRefused", max: 15_000 }],
          [{ energy: Infinity }, { _tag: "EnergyRefused" }],
          [{ energy: 15_001 }, { _tag: "EnergyRefused" }],
          [{ nutrients: { iron: -1 } }, { _tag: "NutrientGoalRefused", nutrient: "iron" }],
          [{ nutrients: { iron: Infinity } }, { _tag: "NutrientGoalRefused", nutrient: "iron" }],
          [{ dailyGoals: [] }, { _tag: "SevenDaysNeeded", given: 0 }],
          [
            { weekdays: [7], energy: 2000 },
            { _tag: "WeekdayUnknown", given: 7 },
          ],
          [{ split: { carbohydrates: 50, fat: 50, protein: 50 } }, { _tag: "SplitSum", sum: 150 }],
          [{ waterMl: -1 }, { _tag: "TargetRefused", field: "waterMl" }],
          [{ steps: 1e9 }, { _tag: "TargetRefused", field: "steps" }],
          [{ limits: { iron: { min: 3, max: 2 } } }, { _tag: "LimitRefused" }],
          [{ mealShares: { lunch: 50 } }, { _tag: "MealSharesRefused", sum: 50 }],
        ] as const)
          expect(errorOf(changeGoals(given, change, next, ENERGY_FLOOR.female))).toMatchObject(refused);
        expect(
          changeGoals(given, { energy: 15_000, waterMl: 20_000, steps: 99_999 }, next, ENERGY_FLOOR.female).ok,
        ).toBe(true);
        expect(changeGoals(given, { energy: 1500, waterMl: 0, steps: 0 }, next, 1500).ok).toBe(true);
        expect(errorOf(changeGoals(given, { energy: 1499 }, next, 1500))).toMatchObject({ _tag: "BelowSafeEnergy" });
        expect(JSON.stringify(given)).toBe(before);
        expect(checkGoals(given, ENERGY_FLOOR.female).ok).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});
