import { digestValues, isWorthSending, type Digest } from "@morsel/domain/weekly-digest";
import type { HideableFigure } from "@morsel/domain/dashboard";
import type { Member } from "@morsel/domain/identity";
import { describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";
import { profile } from "../../arbitraries/goals.ts";

const week = { from: dateOf("2026-03-02"), to: dateOf("2026-03-08") };
const average = (value: number) => ({ ...week, value, days: 5, isLowerBound: false, isPartial: false });
const none = { ...week, days: 0, isLowerBound: false, isPartial: false };
const digest: Digest = {
  ...week,
  today: week.to,
  days: [],
  completeness: { untracked: 2, partial: 3, complete: 1, fasted: 1 },
  energy: { average: average(1999.6), goal: { max: 2100.4 } },
  macros: [
    { id: "protein", average: average(99.5) },
    { id: "fat", average: none },
  ],
  weight: { kg: 80.04, weighings: 3, changeKg: -0.36 },
  exercise: { days: 2, minutes: 90.4, energy: 500 },
  steps: { average: 8000.5, days: 6, goal: 9000 },
  streak: 5,
  best: [{ id: "fiber", average: 42, min: 28, coverage: 0.9 }],
  thinnest: [{ id: "iron", average: 9, min: 18, coverage: 1 }],
};
const empty: Digest = {
  ...week,
  today: week.to,
  days: [],
  completeness: { untracked: 7, partial: 0, complete: 0, fasted: 0 },
  energy: { average: none },
  macros: [],
  exercise: { days: 0, minutes: 0, energy: 0 },
  streak: 0,
  best: [],
  thinnest: [],
};
const units = (body: "kilograms" | "pounds", energy: "calories" | "kilojoules") =>
  ({ ...profile, units: { ...profile.units, bodyWeight: body, energy } }) as Member["profile"];
const valuesOf = (of: Digest, member = units("kilograms", "calories"), hidden: readonly HideableFigure[] = []) =>
  digestValues(of, { profile: member, username: "ada" } as Member, hidden);

describe("the figures of a digest", () => {
  it("W338 are in kcal and kilograms, rounded as they are said", () => {
    expect(valuesOf(digest)).toStrictEqual({
      week: week.from,
      to: week.to,
      logged: 5,
      energyUnit: "kcal",
      energy: 2000,
      isLowerBound: false,
      budget: 2100,
      macros: [{ id: "protein", grams: 100 }],
      weightUnit: "kg",
      weight: 80,
      change: -0.4,
      minutes: 90,
      exerciseDays: 2,
      steps: 8001,
      stepDays: 6,
      streak: 5,
      best: [{ id: "fiber", share: 1.5, coverage: 0.9 }],
      thinnest: [{ id: "iron", share: 0.5, coverage: 1 }],
    });
  });

  it("W338 are in kilojoules and pounds where the member chose so", () => {
    expect(valuesOf(digest, units("pounds", "kilojoules"))).toMatchObject({
      energyUnit: "kJ",
      energy: 8366,
      budget: 8788,
      weightUnit: "lb",
      weight: 176.5,
      change: -0.8,
    });
    expect(valuesOf(digest, { ...profile, country: "US" })).toMatchObject({ weightUnit: "lb", energyUnit: "kcal" });
  });

  it("RE17 leave out what the member hides", () => {
    const hidden = valuesOf(digest, undefined, ["energy", "weight", "protein", "fiber", "iron"]);
    for (const gone of ["energy", "isLowerBound", "budget", "weight", "change"])
      expect(hidden).not.toHaveProperty(gone);
    expect(hidden).toMatchObject({ macros: [], best: [], thinnest: [], steps: 8001 });
  });

  it("RP5 say where more was eaten than is known", () => {
    const bound = (more: object) =>
      valuesOf({ ...digest, energy: { average: { ...average(1500), ...more } } }).isLowerBound;
    expect([bound({}), bound({ isLowerBound: true }), bound({ isPartial: true })]).toEqual([false, true, true]);
  });

  it("M16 a change below 50 g is none, and a first weight has none", () => {
    const change = (changeKg: number | undefined) =>
      valuesOf({ ...digest, weight: { kg: 80, weighings: 1, ...(changeKg === undefined ? {} : { changeKg }) } }).change;
    expect([change(0.04), change(-0.04), change(0.3), change(undefined)]).toEqual([0, 0, 0.3, undefined]);
  });

  it("W338 of nothing are nothing", () => {
    expect(valuesOf(empty)).toStrictEqual({
      week: week.from,
      to: week.to,
      logged: 0,
      energyUnit: "kcal",
      macros: [],
      weightUnit: "kg",
      minutes: 0,
      exerciseDays: 0,
      streak: 0,
      best: [],
      thinnest: [],
    });
  });
});

describe("a week's mail", () => {
  it("W338 is sent when anything was eaten, weighed, done, walked or fasted", () => {
    expect(isWorthSending(empty)).toBe(false);
    const anything: readonly Partial<Digest>[] = [
      { energy: { average: average(0) } },
      { weight: { kg: 80, weighings: 1 } },
      { exercise: { days: 1, minutes: 0, energy: 0 } },
      { steps: { average: 0, days: 1 } },
      { completeness: { ...empty.completeness, fasted: 1 } },
    ];
    for (const one of anything) expect(isWorthSending({ ...empty, ...one })).toBe(true);
  });
});
