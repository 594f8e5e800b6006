import { weeklyAccount } from "@morsel/domain/goals";
import {
  bandOf,
  expenditureOf,
  FILTER_SETTINGS,
  startFilter,
  stepFilter,
  weightOf,
  type ExpenditureDay,
} from "@morsel/domain/expenditure";
import { estimateExpenditure, proposeEnergy } from "@morsel/domain/expenditure";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { between, errorOf, valueOf } from "../../arbitraries/numbers.ts";

const day: fc.Arbitrary<ExpenditureDay> = fc.record(
  { intake: between(1000, 4000), isComplete: fc.boolean(), weightKg: between(78, 82) },
  { requiredKeys: ["isComplete"] },
);
const run = (days: readonly ExpenditureDay[], formula: number) =>
  days.reduce((state, one) => stepFilter(state, one), startFilter(formula));
const some = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Error("no value");
  return value;
};

describe("why expenditure is what it is", () => {
  it("G20 the settings of the simulation, and a filter that has seen nothing", () => {
    expect(FILTER_SETTINGS).toEqual({
      drift: 22,
      water: 0.52,
      waterKept: 0.85,
      weighing: 0.4,
      logging: 0.08,
      unlogged: 350,
      formula: 0.12,
      deviations: 1.42,
      change: 330,
    });
    const nothing = startFilter(2000);
    expect([expenditureOf(nothing), weightOf(nothing), nothing.usualIntake, nothing.surprises]).toEqual([
      2000,
      undefined,
      undefined,
      0,
    ]);
    expect(nothing.covariance[2]?.[2]).toBe(240 ** 2);
    const dayLater = stepFilter(nothing, { isComplete: false });
    expect([expenditureOf(dayLater), weightOf(dayLater)]).toEqual([2000, undefined]);
    expect(dayLater.covariance[2]?.[2]).toBeCloseTo(240 ** 2 + 22 ** 2, 6);
    expect(dayLater.covariance[1]?.[1]).toBeCloseTo(0.52 ** 2, 9);
  });

  it("G20 a surprise is a weighing's deviation by its own spread; a run of them fades by 0.87 and keeps a spread of one", () => {
    const weighings = [80, 81, 79.5, 79.4].map((weightKg) => ({ weightKg, intake: 2000, isComplete: true }));
    let state = startFilter(2300);
    let expected = 0;
    for (const weighing of weighings) {
      const [weight = 0, water = 0] = state.means;
      const [[ww = 0, wm = 0] = [], [, mm = 0] = []] = state.covariance;
      if (weightOf(state) !== undefined) {
        const deviation = (weighing.weightKg - weight - water) / Math.sqrt(ww + 2 * wm + mm + 0.4 ** 2);
        expected = 0.87 * expected + Math.sqrt(0.2431) * deviation;
      }
      state = stepFilter(state, weighing);
      expect(state.surprises).toBeCloseTo(expected, 9);
    }
  });

  it("G20 before anything is known it is the formula's figure with its band, each a whole kcal and none below zero", () => {
    const found = some(estimateExpenditure([], 2400.6));
    // 1.42 × 12 % of 2400.6 is 409.1, and half of 330 more.
    expect(found).toStrictEqual({
      energy: 2401,
      low: 1827,
      high: 2975,
      isReady: false,
      reasons: [
        { kind: "needs-time", days: 0, need: 21 },
        { kind: "needs-weighings", have: 0, need: 7 },
        { kind: "needs-complete-days", have: 0, need: 10 },
        { kind: "near-formula" },
      ],
    });
    expect(estimateExpenditure([], 2000, { ...FILTER_SETTINGS, deviations: 20 })?.low).toBe(0);
  });

  it("G20 G21 counts the days that were weighed and those that are missing, be it one", () => {
    const days = Array.from({ length: 30 }, (_, i) => ({
      intake: 2000,
      isComplete: i !== 20,
      ...(i % 5 === 0 ? { weightKg: 80 } : {}),
    }));
    const { reasons } = some(estimateExpenditure(days, 2000));
    expect(reasons).toContainEqual({ kind: "needs-weighings", have: 6, need: 7 });
    expect(reasons).toContainEqual({ kind: "days-missing", days: 1, of: 28 });
  });

  it("G20 says by how much it moved in a week, from twenty kcal on, where weighings surprise, and how far the formula is", () => {
    fc.assert(
      fc.property(
        fc.array(day, { minLength: 7, maxLength: 60 }),
        fc.integer({ min: 1500, max: 3500 }),
        between(-0.08, 0.08),
        (given, formula, slope) => {
          const days = given.map((one, i) =>
            one.weightKg === undefined ? one : { ...one, weightKg: one.weightKg + i * slope },
          );
          const { energy, reasons } = some(estimateExpenditure(days, formula));
          const [state, before] = [run(days, formula), run(days.slice(0, -7), formula)];
          const said = (kind: string) => reasons.filter((reason) => reason.kind === kind);
          const moved = Math.round(energy - expenditureOf(before));
          expect(said("moved")).toEqual(Math.abs(moved) >= 20 ? [{ kind: "moved", by: moved }] : []);
          const direction = state.surprises > 0 ? "heavier" : "lighter";
          expect(said("surprise")).toEqual(Math.abs(state.surprises) > 2 ? [{ kind: "surprise", direction }] : []);
          const { low, high } = bandOf(state);
          const isNear = low <= formula && formula <= high;
          expect(said("near-formula")).toEqual(isNear ? [{ kind: "near-formula" }] : []);
          const away = { kind: "away-from-formula", by: energy - formula };
          expect(said("away-from-formula")).toEqual(isNear ? [] : [away]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("G22 a proposal is the nearest ten of what is used and what is wanted", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1800, max: 4000 }), between(-1, 1), (energy, weeklyChangeKg) => {
        const estimate = { energy, low: energy, high: energy, isReady: true, reasons: [] };
        const { unfloored } = some(proposeEnergy(estimate, weeklyChangeKg, 1500));
        expect(Math.abs(unfloored % 10)).toBe(0);
        // A kilogram a week is 1102.31 kcal a day.
        expect(Math.abs(unfloored - energy - weeklyChangeKg * 1102.31)).toBeLessThanOrEqual(5.01);
      }),
    );
  });
});

const whole = fc.integer({ min: 1000, max: 4000 });

describe("the week's account", () => {
  const week = (goal: number, ...eaten: readonly number[]) =>
    Array.from({ length: 7 }, (_, i) => ({ goal, ...(eaten[i] === undefined ? {} : { eaten: eaten[i] }) }));
  const rules = { cap: 300.7, floor: 1500 };

  it("G23 lets nothing go while a day to come has room for it", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ goal: whole, eaten: whole }), { minLength: 7, maxLength: 7 }),
        fc.integer({ min: 1, max: 6 }),
        (days, today) => {
          const { balance, budgets, unshared } = valueOf(weeklyAccount(days, today, rules));
          const eaten = days.slice(0, today).reduce((sum, one) => sum + one.goal - one.eaten, 0);
          expect(balance).toBe(eaten);
          const isFull = days.slice(today).every(({ goal }, i) => {
            const moved = Math.abs((budgets[today + i] ?? 0) - goal);
            return moved === (balance > 0 ? 300 : Math.max(0, Math.min(300, goal - 1500)));
          });
          if (unshared !== 0) expect(isFull).toBe(true);
        },
      ),
    );
  });

  it("G23 is in whole kcal, and a balance of nothing has no sign", () => {
    expect(valueOf(weeklyAccount(week(2000, 1999.4), 1, rules)).balance).toBe(1);
    const even = valueOf(weeklyAccount(week(2000, 2000.3), 1, rules));
    expect([even.balance, even.unshared]).toEqual([0, 0]);
    expect(Object.is(even.balance, 0) && Object.is(even.unshared, 0)).toBe(true);
    const over = valueOf(weeklyAccount(week(2000, 2006), 1, rules));
    expect(Object.is(over.unshared, 0)).toBe(true);
  });

  it("G23 takes up to 100000 kcal of each day, and refuses the week for one that has more", () => {
    const days = week(2000);
    expect(weeklyAccount([{ goal: 100_000, eaten: 100_000 }, ...days.slice(1)], 1, rules).ok).toBe(true);
    for (const [wrong, field] of [
      [{ goal: 100_001 }, "goal"],
      [{ goal: 2000, eaten: 100_001 }, "eaten"],
    ] as const)
      expect(errorOf(weeklyAccount([wrong, ...days.slice(1)], 1, rules)).field).toBe(field);
  });
});
