import { addDays } from "@morsel/domain/calendar";
import { goalWeightDate, paceOf, timeToGoalWeight, weeklyAccount, type AccountDay } from "@morsel/domain/goals";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { today } from "../../arbitraries/goals.ts";
import { anyNumbers, between, errorOf, valueOf } from "../../arbitraries/numbers.ts";

const rules = { cap: 300, floor: 1500 };
const week = (goal: number, ...eaten: readonly (number | undefined)[]): readonly AccountDay[] =>
  Array.from({ length: 7 }, (_, day) => {
    const known = eaten[day];
    return known === undefined ? { goal } : { goal, eaten: known };
  });
const kcal = fc.integer({ min: 0, max: 6000 });
const anyWeek = fc.array(fc.record({ goal: kcal, eaten: kcal }, { requiredKeys: ["goal"] }), {
  minLength: 7,
  maxLength: 7,
});

describe("the weekly account", () => {
  it("G23 what was not eaten is shared among the days to come", () => {
    expect(valueOf(weeklyAccount(week(2000, 1700, 1700), 2, rules))).toEqual({
      balance: 600,
      budgets: [2000, 2000, 2120, 2120, 2120, 2120, 2120],
      unshared: 0,
    });
  });

  it("G23 what was eaten too much is taken from them, never below the floor", () => {
    expect(valueOf(weeklyAccount(week(2000, 2500), 1, rules)).budgets.slice(1)).toEqual(
      [1917, 1917, 1917, 1917, 1916, 1916].sort((a, b) => b - a),
    );
    expect(valueOf(weeklyAccount(week(1600, 4600), 1, rules))).toEqual({
      balance: -3000,
      budgets: [1600, 1500, 1500, 1500, 1500, 1500, 1500],
      unshared: -2400,
    });
    expect(valueOf(weeklyAccount(week(1300, 2000), 6, rules)).budgets[6]).toBe(1300);
  });

  it("G23 no day moves by more than the cap; what does not fit is let go", () => {
    expect(valueOf(weeklyAccount(week(2000, 0, 0, 0, 0, 0, 0), 6, rules))).toEqual({
      balance: 12_000,
      budgets: [2000, 2000, 2000, 2000, 2000, 2000, 2300],
      unshared: 11_700,
    });
  });

  it("G23 the books balance in every week", () => {
    fc.assert(
      fc.property(anyWeek, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 800 }), (days, day, cap) => {
        const account = valueOf(weeklyAccount(days, day, { cap, floor: 1500 }));
        const moved = account.budgets.map((budget, i) => budget - (days[i]?.goal ?? 0));
        expect(moved.reduce((sum, part) => sum + part, 0) + account.unshared).toBe(account.balance);
        for (const [i, part] of moved.entries()) {
          expect(Math.abs(part)).toBeLessThanOrEqual(i < day ? 0 : cap);
          const goal = days[i]?.goal ?? 0;
          expect(account.budgets[i]).toBeGreaterThanOrEqual(Math.min(goal, 1500));
          expect(part * account.balance).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("G23 a day that was not tracked counts as planned, and wrong figures are refused by name", () => {
    expect(valueOf(weeklyAccount(week(2000), 4, rules)).balance).toBe(0);
    for (const [days, day, given, field] of [
      [[], 0, rules, "days"],
      [week(2000), 7, rules, "days"],
      [week(2000), 0.5, rules, "days"],
      [week(Number.NaN), 1, rules, "goal"],
      [week(2000, Infinity), 1, rules, "eaten"],
      [week(2000, -1), 1, rules, "eaten"],
      [week(2000), 1, { cap: -1, floor: 0 }, "cap"],
      [week(2000), 1, { cap: 1, floor: Number.NaN }, "floor"],
    ] as const)
      expect(errorOf(weeklyAccount(days, day, given))).toEqual({ _tag: "WeeklyAccountRefused", field });
  });
});

describe("the way to the goal weight", () => {
  it("G18 takes distance over pace, or never ends", () => {
    expect(timeToGoalWeight(80, 75, -0.5)).toEqual({ kind: "in", weeks: 10, days: 70 });
    expect(timeToGoalWeight(80, 75, 0.5)).toEqual({ kind: "never" });
    expect(timeToGoalWeight(80, 75, 0)).toEqual({ kind: "never" });
    expect(timeToGoalWeight(80, 80.05, 0.5)).toEqual({ kind: "reached" });
    expect(goalWeightDate(timeToGoalWeight(80, 75, -0.5), today)).toBe(addDays(today, 70));
    expect(goalWeightDate({ kind: "reached" }, today)).toBe(today);
    expect(goalWeightDate({ kind: "never" }, today)).toBeUndefined();
    fc.assert(
      fc.property(anyNumbers, anyNumbers, anyNumbers, (weight, goal, change) => {
        const plan = timeToGoalWeight(weight, goal, change);
        if (plan.kind === "in")
          expect(plan.days > 0 && plan.days <= 3653 && plan.weeks === Math.ceil(plan.days / 7)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(between(40, 200), between(0.2, 30), between(0.1, 1), (weight, lose, pace) => {
        const plan = timeToGoalWeight(weight, weight - lose, -pace);
        if (plan.kind === "in") expect((plan.days * pace) / 7).toBeGreaterThanOrEqual(lose - 1e-6);
      }),
    );
  });

  it("G19 pace is judged by per cent of body weight a week", () => {
    for (const [change, pace] of [
      [-0.8, "comfortable"],
      [-1, "fast"],
      [-1.21, "too-fast"],
      [0.2, "comfortable"],
      [0.4, "fast"],
      [0.41, "too-fast"],
      [0, "comfortable"],
    ] as const)
      expect(paceOf(80, change)).toBe(pace);
    for (const weight of [0, Number.NaN]) expect(paceOf(weight, -1)).toBe("too-fast");
  });
});
