import { addDays } from "@morsel/domain/calendar";
import {
  checkProfile,
  DEFAULT_ACTIVITY_FACTORS,
  dailyAdjustmentFor,
  ENERGY_FLOOR,
  energyPlan,
  firstGoals,
  goalOn,
  harrisBenedict1918,
  katchMcArdle,
  KCAL_PER_KG,
  mifflinStJeor,
  PROFILE_RANGES,
  restingEnergy,
} from "@morsel/domain/goals";
import type { MemberProfile } from "@morsel/domain/identity";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";
import { planOf, profile, profiles, profileWith, today } from "../../arbitraries/goals.ts";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";

const man = { sex: "male", weightKg: 80, heightCm: 180, age: 30 } as const;
const woman = { sex: "female", weightKg: 65, heightCm: 165, age: 30 } as const;

describe("the computed goal", () => {
  it("G1 no computed goal is below 1200 for women and 1500 for men, and says so", () => {
    const plan = planOf({ ...profile, sex: "female", weightKg: 50, heightCm: 155, weeklyChangeKg: -1 }, today);
    expect(plan).toMatchObject({ floor: 1200, energy: 1200, isFloored: true });
    expect(plan.unfloored).toBeLessThan(1200);
    expect(plan.reachedWeeklyChangeKg).toBeGreaterThan(-1);
    fc.assert(
      fc.property(profiles, (given) => {
        const made = planOf(given, today);
        expect(made.energy).toBeGreaterThanOrEqual(ENERGY_FLOOR[given.sex]);
        expect(made.isFloored).toBe(made.unfloored < made.floor);
        expect(made.energy).toBe(Math.max(made.unfloored, made.floor));
      }),
    );
  });

  it("G2 resting energy by Mifflin–St Jeor unless another formula is chosen", () => {
    expect(restingEnergy(man)).toEqual({ formula: "mifflin-st-jeor", energy: 1780 });
    expect(mifflinStJeor(woman)).toBe(1370.25);
    expect(restingEnergy(man, "harris-benedict-1984").energy).toBeCloseTo(1853.632, 3);
    expect(restingEnergy(woman, "harris-benedict-1984").energy).toBeCloseTo(1429.918, 3);
    expect(harrisBenedict1918(man)).toBeCloseTo(1864.545, 3);
    expect(restingEnergy(woman, "harris-benedict-1918").energy).toBeCloseTo(1441.6325, 3);
    expect(katchMcArdle(80, 20)).toBeCloseTo(1752.4, 6);
    expect(restingEnergy(man, "katch-mcardle", 20)).toEqual({ formula: "katch-mcardle", energy: katchMcArdle(80, 20) });
    for (const bodyFat of [undefined, Number.NaN, 0, -5, 99])
      expect(restingEnergy(man, "katch-mcardle", bodyFat).formula).toBe("mifflin-st-jeor");
  });

  it("G3 first goals have seven equal days, Monday first", () => {
    const goals = firstGoals(planOf(profile, today), today);
    expect(goals.dailyGoals).toHaveLength(7);
    expect(new Set(goals.dailyGoals.map((goal) => JSON.stringify(goal))).size).toBe(1);
    const week = { ...goals, dailyGoals: goals.dailyGoals.map((goal, day) => ({ ...goal, energy: 2000 + day })) };
    expect(goalOn(week, dateOf("2026-03-02"))?.energy).toBe(2000);
    expect(goalOn(week, dateOf("2026-03-08"))?.energy).toBe(2006);
  });

  it("G4 a pound a week is 500 kcal a day, a kilogram its exact pounds", () => {
    expect(dailyAdjustmentFor(1 / 2.20462262185)).toBeCloseTo(500, 9);
    expect(dailyAdjustmentFor(-2 / 2.20462262185)).toBeCloseTo(-1000, 9);
    expect(dailyAdjustmentFor(1)).toBeCloseTo(1102.311310925, 6);
    expect(KCAL_PER_KG).toBeCloseTo(7716.179176475, 6);
  });

  it("G5 the sum that is shown is the sum that is made", () => {
    expect(planOf(profile, today)).toMatchObject({
      age: 30,
      restingEnergy: 1780,
      activityFactor: 1.25,
      maintenance: 2225,
      dailyAdjustment: -551,
      unfloored: 1674,
      energy: 1674,
      isFloored: false,
    });
    fc.assert(
      fc.property(profiles, (given) => {
        const plan = planOf(given, today);
        for (const figure of [plan.restingEnergy, plan.maintenance, plan.dailyAdjustment, plan.energy])
          expect(Number.isInteger(figure)).toBe(true);
        const body = { sex: given.sex, weightKg: given.weightKg, heightCm: given.heightCm, age: plan.age };
        expect(plan.restingEnergy).toBe(Math.round(mifflinStJeor(body)));
        expect(plan.maintenance).toBe(Math.round(plan.restingEnergy * plan.activityFactor));
        expect(plan.unfloored).toBe(plan.maintenance + plan.dailyAdjustment);
        if (!plan.isFloored) expect(plan.reachedWeeklyChangeKg).toBe(given.weeklyChangeKg);
      }),
    );
  });

  it("G17 four activity factors without exercise, set by the operator", () => {
    expect(DEFAULT_ACTIVITY_FACTORS).toEqual({ 1: 1.25, 2: 1.4, 3: 1.6, 4: 1.8 });
    const activityFactors = { 1: 1.2, 2: 1.375, 3: 1.55, 4: 1.725 };
    for (const activityLevel of [1, 2, 3, 4] as const)
      expect(planOf({ ...profile, activityLevel }, today, { activityFactors }).maintenance).toBe(
        Math.round(1780 * activityFactors[activityLevel]),
      );
  });
});

describe("the profile a goal is computed from", () => {
  it("G8 G10 heights, weights and changes outside human range are refused with the range", () => {
    for (const field of Object.keys(PROFILE_RANGES) as (keyof typeof PROFILE_RANGES)[]) {
      const { min, max } = PROFILE_RANGES[field];
      for (const n of [min, max]) expect(checkProfile(profileWith(field, n), today).ok).toBe(true);
      for (const n of [min - 0.01, max + 0.01, Number.NaN, Infinity, -Infinity])
        expect(errorOf(checkProfile(profileWith(field, n), today))).toEqual({
          _tag: "OutOfRange",
          field,
          min,
          max,
        });
    }
  });

  it("G9 nobody under 18 is taken, to the day", () => {
    const refused = errorOf(checkProfile({ ...profile, birthDate: dateOf("2008-03-02") }, today));
    expect(refused).toEqual({ _tag: "UnderAge", field: "birthDate", minimumAge: 18 });
    expect(checkProfile({ ...profile, birthDate: dateOf("2008-03-01") }, today).ok).toBe(true);
    const leapling = { ...profile, birthDate: dateOf("2004-02-29") };
    expect(checkProfile(leapling, dateOf("2022-02-28")).ok).toBe(false);
    expect(checkProfile(leapling, dateOf("2022-03-01")).ok).toBe(true);
  });

  it("G9 dates of birth that no living person has are refused with those that are taken", () => {
    for (const birthDate of [
      dateOf("1905-03-01"),
      dateOf("2027-01-01"),
      "2001-02-30" as typeof today,
      "" as typeof today,
    ]) {
      const refused = errorOf(checkProfile({ ...profile, birthDate }, today));
      expect(refused).toEqual({
        _tag: "BirthDateRefused",
        field: "birthDate",
        earliest: "1905-03-02",
        latest: "2008-03-01",
      });
    }
    for (const day of [today, dateOf("2024-02-29"), dateOf("2100-02-28")]) {
      const refused = errorOf(checkProfile({ ...profile, birthDate: addDays(day, 1) }, day));
      if (refused._tag !== "BirthDateRefused") throw new Error("a date of birth in the future");
      for (const birthDate of [refused.earliest, refused.latest])
        expect(checkProfile({ ...profile, birthDate }, day).ok).toBe(true);
      expect(checkProfile({ ...profile, birthDate: addDays(refused.earliest, -1) }, day).ok).toBe(false);
      expect(checkProfile({ ...profile, birthDate: addDays(refused.latest, 1) }, day).ok).toBe(false);
    }
  });

  it("G8 words that are none of the choices are refused with the choices", () => {
    for (const [field, given] of [
      ["sex", "other"],
      ["activityLevel", 5],
      ["activityLevel", Number.NaN],
      ["locale", "xx"],
      ["country", "de"],
      ["country", ""],
      ["timeZone", "Europe Berlin"],
      ["timeZone", "Europe/Atlantis"],
      ["timeZone", "Mars/Olympus_Mons"],
      ["timeZone", "+01:00"],
      ["timeZone", "constructor"],
      ["timeZone", ""],
    ] as const)
      expect(errorOf(checkProfile({ ...profile, [field]: given }, today))).toMatchObject({
        _tag: "ChoiceRefused",
        field,
      });
    for (const timeZone of ["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+5"])
      expect(valueOf(checkProfile({ ...profile, timeZone }, today)).timeZone).toBe(timeZone);
  });

  it("G25 nobody loses towards a higher weight or gains towards a lower one", () => {
    const goal = (weeklyChangeKg: number, goalWeightKg: number) =>
      checkProfile({ ...profile, weeklyChangeKg, goalWeightKg }, today);
    for (const [change, weight] of [
      [-0.5, 79],
      [0.25, 81],
      [0, 60],
      [0, 100],
    ] as const)
      expect([change, weight, goal(change, weight).ok]).toEqual([change, weight, true]);
    for (const weight of [80, 81, 400])
      expect(errorOf(goal(-0.5, weight))).toEqual({ _tag: "OutOfRange", field: "goalWeightKg", min: 25, max: 79.9 });
    for (const weight of [80, 79, 25])
      expect(errorOf(goal(0.25, weight))).toEqual({ _tag: "OutOfRange", field: "goalWeightKg", min: 80.1, max: 400 });
  });

  it("G5 G8 a body that is none has no plan, and what is wrong with it is said", () => {
    for (const [field, wrong] of [
      ["heightCm", Number.NaN],
      ["weightKg", -0],
      ["weightKg", Infinity],
      ["weeklyChangeKg", Number.NaN],
      ["goalWeightKg", 1],
      ["activityLevel", 5],
      ["activityLevel", "constructor"],
      ["sex", "other"],
      ["birthDate", "2026-02-30"],
      ["birthDate", "2020-01-01"],
    ] as const) {
      const refused = errorOf(energyPlan({ ...profile, [field]: wrong } as MemberProfile, today));
      expect([field, wrong, refused.field]).toEqual([field, wrong, field]);
    }
    const factors = { 1: Number.NaN, 2: 1, 3: 1, 4: 1 };
    expect(errorOf(energyPlan(profile, today, { activityFactors: factors })).field).toBe("activityLevel");
    // Whom the aim contradicts by now is still a body with a plan.
    expect(energyPlan({ ...profile, goalWeightKg: 90 }, today).ok).toBe(true);
  });
});
