import { addDays } from "@morsel/domain/calendar";
import * as goals from "@morsel/domain/goals";
import { NUTRIENT_IDS, type NutrientId } from "@morsel/domain/nutrition";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";
import { goals as anyGoals, planOf, profile, today } from "../../arbitraries/goals.ts";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";

const FLOOR = goals.ENERGY_FLOOR.female;
const next = addDays(today, 3);
const body = { sex: "male", weightKg: 80, heightCm: 180, age: 30 } as const;

describe("what goals are made of, as it is written", () => {
  it("G8 each choice that is none of them is refused with the choices, or their form", () => {
    const accepted = (more: object) => {
      const refused = errorOf(goals.checkProfile({ ...profile, ...more }, today));
      return refused._tag === "ChoiceRefused" ? refused.accepted : [];
    };
    expect(accepted({ sex: "other" })).toEqual(["female", "male"]);
    expect(accepted({ activityLevel: 5 })).toEqual(["1", "2", "3", "4"]);
    expect(accepted({ country: "XX" })).toEqual(["ISO 3166-1 alpha-2"]);
    expect(accepted({ timeZone: "Mars/Olympus" })).toEqual(["IANA time zone"]);
  });

  it("G9 who is born today is too young, who is born tomorrow is not born", () => {
    const born = (days: number) => errorOf(goals.checkProfile({ ...profile, birthDate: addDays(today, days) }, today));
    expect(born(0)).toEqual({ _tag: "UnderAge", field: "birthDate", minimumAge: 18 });
    expect(born(1)).toEqual({
      _tag: "BirthDateRefused",
      field: "birthDate",
      earliest: dateOf("1905-03-02"),
      latest: dateOf("2008-03-01"),
    });
  });

  it("G2 the formulas by name; Katch–McArdle where 3 to 70 % of fat are known, else Mifflin–St Jeor", () => {
    expect(goals.ENERGY_FORMULAS.join(" ")).toBe(
      "mifflin-st-jeor harris-benedict-1918 harris-benedict-1984 katch-mcardle",
    );
    const katch = (fat?: number) => goals.restingEnergy(body, "katch-mcardle", fat).formula;
    expect([2.9, 3, 70, 70.1, undefined].map(katch)).toEqual([
      "mifflin-st-jeor",
      "katch-mcardle",
      "katch-mcardle",
      "mifflin-st-jeor",
      "mifflin-st-jeor",
    ]);
    expect(goals.restingEnergy(body, undefined, 20)).toEqual({ formula: "mifflin-st-jeor", energy: 1780 });
    expect(goals.restingEnergy(body, "katch-mcardle", 20).energy).toBeCloseTo(1752.4, 9);
  });

  it("G17 an operator's factor lies between 1 and 5", () => {
    const plan = (factor: number) =>
      goals.energyPlan(profile, today, { activityFactors: { ...goals.DEFAULT_ACTIVITY_FACTORS, 1: factor } });
    expect([1, 5].map((factor) => plan(factor).ok)).toEqual([true, true]);
    for (const factor of [0.99, 5.01, Number.NaN])
      expect(errorOf(plan(factor))).toEqual({
        _tag: "ChoiceRefused",
        field: "activityLevel",
        accepted: ["a factor from 1 to 5"],
      });
  });

  it("G5 G7 a plan without a change adjusts by nothing, which has no sign; its goals count exercise", () => {
    expect(planOf({ ...profile, weeklyChangeKg: -0.0001 }, today).dailyAdjustment).toBe(0);
    const first = goals.firstGoals({ energy: 2000 }, today);
    expect([first.assignExerciseEnergy, first.version, first.dailyGoals.length]).toEqual(["on", 1, 7]);
    expect(goals.exerciseEnergyFor(first, 0.5)).toBe(0.5);
    expect(goals.goalWithExercise({ energy: 2000 }, 300, first.exerciseShares)).toStrictEqual({ energy: 2300 });
  });

  it("G12 eleven nutrients are stayed under, all others are reached", () => {
    const under =
      "energy fat carbohydrates saturated_fat trans_fat cholesterol sodium sugar added_sugars alcohol caffeine";
    const goal = Object.fromEntries(NUTRIENT_IDS.map((id) => [id, 7]));
    const isUnder = (id: NutrientId) => goals.limitOf(id, goal)?.max !== undefined;
    expect(NUTRIENT_IDS.filter(isUnder).toSorted()).toEqual(under.split(" ").toSorted());
    expect(NUTRIENT_IDS.every((id) => isUnder(id) || goals.limitOf(id, goal)?.min === 7)).toBe(true);
    expect(errorOf(goals.checkLimits({ iron: { min: 3, max: 2 } })).accepted).toBe("0 <= min <= max");
  });

  it("G13 every share goes in steps; where no meal has a share none gets energy", () => {
    expect(errorOf(goals.checkMealShares({ lunch: 95, dinner: 3, snacks: 2 }))).toMatchObject({ step: 5, sum: 100 });
    expect(goals.mealEnergies(2000, { lunch: 0, dinner: 0 })).toEqual({ lunch: 0, dinner: 0 });
    expect(goals.splitOfGrams({ carbohydrates: 0, fat: 0, protein: 0 })).toBeUndefined();
  });

  it("G18 days are whole, weeks as many as they begin; ten years are planned for, and no day more", () => {
    expect(goals.timeToGoalWeight(80, 79, -7)).toEqual({ kind: "in", weeks: 1, days: 1 });
    expect(goals.timeToGoalWeight(80, 75, -0.499)).toEqual({ kind: "in", weeks: 11, days: 71 });
    expect(goals.timeToGoalWeight(80, 79.5, -0.5)).toEqual({ kind: "in", weeks: 1, days: 7 });
    expect(goals.timeToGoalWeight(3653, 0, -7)).toEqual({ kind: "in", weeks: 522, days: 3653 });
    expect(goals.timeToGoalWeight(3654, 0, -7)).toEqual({ kind: "never" });
  });
});

describe("a change of goals", () => {
  it("G15 moves all that is a share of energy, keeps the rest, and does not invent what is absent", () => {
    const { fiber: _, ...day } = goals.goalOfEnergy(2000);
    const given = { ...goals.firstGoals({ energy: 2000 }, today), dailyGoals: Array.from({ length: 7 }, () => day) };
    const fed = valueOf(goals.changeGoals(given, { energy: 3000 }, next, FLOOR));
    expect(fed.dailyGoals[6]).toStrictEqual({
      ...day,
      energy: 3000,
      carbohydrates: 375,
      fat: 66.7,
      protein: 225,
      saturated_fat: 33.3,
      trans_fat: 3.3,
      sugar: 135,
      added_sugars: 75,
    });
    const fibre = valueOf(goals.changeGoals(goals.firstGoals({ energy: 2000 }, today), { energy: 3000 }, next, FLOOR));
    expect(fibre.dailyGoals[0]?.fiber).toBe(42);
    const none = { ...given, dailyGoals: given.dailyGoals.map((goal) => ({ ...goal, energy: 0 })) };
    expect(valueOf(goals.changeGoals(none, { energy: 2000 }, next, 0)).dailyGoals[0]).toEqual(day);
  });

  it("G15 leaves what it does not name, and what was absent absent", () => {
    fc.assert(
      fc.property(anyGoals, (given) => {
        const same = valueOf(goals.changeGoals(given, {}, next, 0));
        expect(same).toStrictEqual({ ...given, effectiveFrom: next, version: given.version + 1 });
        const more = {
          limits: { iron: { min: 8 } },
          mealShares: { lunch: 100 },
          waterMl: 2000.5,
          steps: 9000,
        } as const;
        const full = valueOf(goals.changeGoals(given, { ...more, assignExerciseEnergy: "off" }, next, 0));
        expect(full).toMatchObject({ ...more, assignExerciseEnergy: "off" });
        const kept = valueOf(goals.changeGoals(full, { energy: 2000 }, next, 0));
        expect(kept).toMatchObject({ ...more, assignExerciseEnergy: "off" });
        const { mealShares: _, ...rest } = kept;
        expect(valueOf(goals.changeGoals(kept, { mealShares: null }, next, 0))).toStrictEqual({
          ...rest,
          version: kept.version + 1,
        });
      }),
      { numRuns: 20 },
    );
  });

  it("G3 G16 is for days of the week that are, and from a day that is", () => {
    const given = goals.firstGoals({ energy: 2000 }, today);
    for (const day of [-1, 7, 1.5, Number.NaN])
      expect(errorOf(goals.changeGoals(given, { weekdays: [0, day] }, next, FLOOR))).toEqual({
        _tag: "WeekdayUnknown",
        given: day,
        accepted: "0 (Monday) to 6",
      });
    const noDay = "2026-13-01" as typeof today;
    expect(errorOf(goals.changeGoals(given, {}, noDay, FLOOR))).toEqual({
      _tag: "EffectiveFromRefused",
      earliest: "1900-01-01",
    });
  });
});
