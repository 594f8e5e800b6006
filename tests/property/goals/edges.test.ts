import * as spent from "@morsel/domain/expenditure";
import * as goals from "@morsel/domain/goals";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planOf, profile, profileWith, today, goals as anyGoals } from "../../arbitraries/goals.ts";
import { between, errorOf, valueOf } from "../../arbitraries/numbers.ts";

type Matrix = readonly (readonly number[])[];

const times = (a: Matrix, b: Matrix): Matrix =>
  a.map((row) => (b[0] ?? []).map((_, j) => row.reduce((sum, x, k) => sum + x * (b[k]?.[j] ?? 0), 0)));
const turned = (a: Matrix): Matrix => (a[0] ?? []).map((_, j) => a.map((row) => row[j] ?? 0));
const plus = (a: Matrix, b: Matrix, sign = 1): Matrix =>
  a.map((row, i) => row.map((x, j) => x + sign * (b[i]?.[j] ?? 0)));
const at = (a: Matrix, i: number, j = 0): number => a[i]?.[j] ?? Number.NaN;

/** Kalman's filter as textbooks write it, over (weight, water, expenditure): the same settings, begun at the first weighing. */
const textbook = (days: readonly spent.ExpenditureDay[], formula: number) => {
  const { drift, water, waterKept, weighing, logging, unlogged, formula: wrong } = spent.FILTER_SETTINGS;
  const perKg = 1 / (3500 * 2.20462262185);
  const F: Matrix = [
    [1, 0, -perKg],
    [0, waterKept, 0],
    [0, 0, 1],
  ];
  const H: Matrix = [[1, 1, 0]];
  let x: Matrix = [[Number.NaN], [0], [formula]];
  let P: Matrix = [
    [0, 0, 0],
    [0, water ** 2, 0],
    [0, 0, (wrong * formula) ** 2],
  ];
  let usual: number | undefined;
  for (const { weightKg, intake, isComplete } of days) {
    if (weightKg !== undefined && Number.isNaN(at(x, 0))) {
      x = [[weightKg], [0], [at(x, 2)]];
      P = [
        [weighing ** 2 + water ** 2, -(water ** 2), 0],
        [-(water ** 2), water ** 2, 0],
        [0, 0, at(P, 2, 2)],
      ];
    } else if (weightKg !== undefined) {
      const S = at(times(times(H, P), turned(H)), 0) + weighing ** 2;
      const K = times(P, turned(H)).map((row) => row.map((gain) => gain / S));
      x = plus(
        x,
        K.map(([gain = 0]) => [gain * (weightKg - at(x, 0) - at(x, 1))]),
      );
      P = plus(P, times(times(K, H), P), -1);
    }
    const isKnown = isComplete && intake !== undefined;
    const eaten = isKnown ? intake : (usual ?? at(x, 2));
    if (isKnown) usual = usual === undefined ? intake : 0.95 * usual + 0.05 * intake;
    const noise = isKnown ? logging * intake : unlogged;
    const isWeighed = !Number.isNaN(at(x, 0));
    if (isWeighed) x = plus(times(F, x), [[eaten * perKg], [0], [0]]);
    P = isWeighed ? times(times(F, P), turned(F)) : P;
    P = plus(P, [
      [isWeighed ? (noise * perKg) ** 2 : 0, 0, 0],
      [0, isWeighed ? (1 - waterKept ** 2) * water ** 2 : 0, 0],
      [0, 0, drift ** 2],
    ]);
  }
  return { weightKg: at(x, 0), expenditure: at(x, 2), P };
};

describe("the filter of expenditure", () => {
  const day: fc.Arbitrary<spent.ExpenditureDay> = fc.record(
    { intake: between(0, 6000), isComplete: fc.boolean(), weightKg: between(60, 100) },
    { requiredKeys: ["isComplete"] },
  );

  it("G20 says what Kalman's equations say in matrices", () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 40 }), between(1200, 4000), (days, formula) => {
        let state = spent.startFilter(formula);
        for (const one of days) state = spent.stepFilter(state, one);
        const { weightKg, expenditure, P } = textbook(days, formula);
        expect(spent.expenditureOf(state)).toBeCloseTo(expenditure, 1);
        expect(Math.sqrt(at(state.covariance, 2, 2))).toBeCloseTo(Math.sqrt(at(P, 2, 2)), 1);
        if (Number.isNaN(weightKg)) expect(spent.weightOf(state)).toBeUndefined();
        else {
          expect(spent.weightOf(state)).toBeCloseTo(weightKg, 4);
          for (const [i, j] of [
            [0, 0],
            [0, 1],
            [1, 1],
            [0, 2],
            [1, 2],
          ] as const)
            expect(at(state.covariance, i, j)).toBeCloseTo(at(P, i, j), 2);
        }
      }),
    );
  });

  it("G20 the band leans by the whole change where weighings lean, by half of it to each side where they do not", () => {
    const state = {
      ...spent.startFilter(2000),
      covariance: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 100 ** 2],
      ],
    };
    const widths = (surprises: number) => {
      const { low, high } = spent.bandOf({ ...state, surprises });
      return [2000 - low, high - 2000].map(Math.round);
    };
    // 1.42 deviations of 100 kcal, and 330 kcal of change.
    expect(widths(0)).toEqual([307, 307]);
    expect(widths(1)).toEqual([390, 225]);
    for (const surprises of [2, 5]) {
      expect(widths(surprises)).toEqual([472, 142]);
      expect(widths(-surprises)).toEqual([142, 472]);
    }
  });

  it("G20 G21 exactly what is needed is enough, and the formula lies between 500 and 10000 kcal", () => {
    const days = Array.from({ length: 21 }, (_, i) => ({
      isComplete: i < 10,
      ...(i < 10 ? { intake: 2000 } : {}),
      ...(i < 7 ? { weightKg: 80 } : {}),
    }));
    expect(spent.estimateExpenditure(days, 2000)?.isReady).toBe(true);
    for (const formula of [500, 10_000]) expect(spent.estimateExpenditure([], formula)).toBeDefined();
    for (const formula of [499, 10_001, Number.NaN]) expect(spent.estimateExpenditure([], formula)).toBeUndefined();
    for (const kept of [{ intake: 0 }, { intake: 20_000 }, { weightKg: 20 }, { weightKg: 700 }]) {
      const usual = { isComplete: true, intake: 2000, weightKg: 80 };
      const end = (last: spent.ExpenditureDay) =>
        [usual, usual, last, usual].reduce((state, one) => spent.stepFilter(state, one), spent.startFilter(2000));
      expect(end({ ...usual, ...kept })).not.toEqual(
        end("intake" in kept ? { isComplete: false, weightKg: 80 } : { isComplete: true, intake: 2000 }),
      );
    }
  });
});

describe("the edges of goals", () => {
  it("G8 heights of 90 to 250 cm and weights of 25 to 400 kg", () => {
    expect(goals.PROFILE_RANGES).toEqual({
      heightCm: { min: 90, max: 250 },
      weightKg: { min: 25, max: 400 },
      goalWeightKg: { min: 25, max: 400 },
      weeklyChangeKg: { min: -1, max: 1 },
    });
    for (const field of Object.keys(goals.PROFILE_RANGES) as (keyof typeof goals.PROFILE_RANGES)[]) {
      const { min, max } = goals.PROFILE_RANGES[field];
      for (const value of [min, max]) expect(goals.checkProfile(profileWith(field, value), today).ok).toBe(true);
      for (const value of [min - 0.01, max + 0.01])
        expect(errorOf(goals.checkProfile(profileWith(field, value), today))).toMatchObject({ field, min, max });
    }
    expect([goals.MINIMUM_AGE, goals.MAXIMUM_AGE]).toEqual([18, 120]);
  });

  it("G1 the floor itself is no flooring, and what is reached on it is said", () => {
    const plan = planOf({ ...profile, weeklyChangeKg: -1 }, today);
    expect(plan).toMatchObject({ floor: 1500, isFloored: true, energy: 1500 });
    expect(plan.reachedWeeklyChangeKg).toBeCloseTo(((1500 - plan.maintenance) * 7) / (3500 * 2.20462262185), 9);
    const exact = (goals.ENERGY_FLOOR.male - plan.maintenance) / goals.dailyAdjustmentFor(1);
    const onFloor = planOf({ ...profile, weeklyChangeKg: exact }, today);
    expect(onFloor).toMatchObject({ unfloored: 1500, isFloored: false });
  });

  it("G12 a limit is kept at its own figures; both may be one", () => {
    const limit = { min: 10, max: 20 };
    expect([9.9, 10, 20, 20.1].map((amount) => goals.limitState(amount, limit))).toEqual([
      "under",
      "within",
      "within",
      "over",
    ]);
    expect(goals.checkLimits({ fat: { min: 10, max: 10 }, fiber: { min: 0 }, sugar: { max: 0 } }).ok).toBe(true);
  });

  it("G13 G26 the six slots, and water and steps as far as they go", () => {
    const six = { breakfast: 20, lunch: 20, dinner: 20, snacks: 20, extra1: 10, extra2: 10 };
    expect(valueOf(goals.checkMealShares(six))).toBe(six);
    for (const shares of [
      { ...six, lunch: 15, more: 5 },
      { pizza: 55, x: 45 },
      { breakfast: 95, __proto__x: 5 },
    ])
      expect(errorOf(goals.checkMealShares(shares))).toEqual({
        _tag: "MealSharesRefused",
        step: 5,
        sum: 100,
        wanted: 100,
        accepted: ["breakfast", "lunch", "dinner", "snacks", "extra1", "extra2"],
      });
    fc.assert(
      fc.property(anyGoals, (given) => {
        expect(goals.checkGoals({ ...given, waterMl: 20_000, steps: 99_999 }, 1200).ok).toBe(true);
        for (const [field, max] of [
          ["waterMl", 20_000],
          ["steps", 99_999],
        ] as const)
          for (const wrong of [max + 1, -1, Number.NaN, ...(field === "steps" ? [0.5] : [])])
            expect(errorOf(goals.checkGoals({ ...given, [field]: wrong }, 1200))).toEqual({
              _tag: "TargetRefused",
              field,
              min: 0,
              max,
            });
      }),
    );
    expect(errorOf(goals.checkSplit({ carbohydrates: 52, fat: 20, protein: 28 }))).toEqual({
      _tag: "SplitSteps",
      step: 5,
      min: 0,
      max: 100,
    });
  });
});
