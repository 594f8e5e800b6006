import { emptyDraft, profileOf, readDraft, type SignUpDraft } from "@morsel/application/identity/client/sign-up-draft";
import { CHECKED_STEPS, stepProblems } from "@morsel/application/identity/client/sign-up-steps";
import type { CalendarDate } from "@morsel/domain/calendar";
import { WEIGHT_AIMS, checkProfile, isGoalWeightTowardsAim } from "@morsel/domain/goals";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const TODAY = "2026-03-11" as CalendarDate;
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 9 });

const drafts: fc.Arbitrary<SignUpDraft> = fc.record({
  aim: maybe(fc.constantFrom(...WEIGHT_AIMS)),
  activityLevel: maybe(fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const)),
  sex: maybe(fc.constantFrom("female" as const, "male" as const)),
  birthDate: fc.constantFrom("1990-05-17", "1950-01-01", "2020-01-01", "", "soon"),
  country: fc.constantFrom("DE", "US", "XX"),
  heightCm: maybe(fc.integer({ min: 20, max: 300 })),
  weightKg: maybe(fc.integer({ min: 10, max: 700 })),
  goalWeightKg: maybe(fc.integer({ min: 10, max: 700 })),
  weeklyChangeKg: maybe(fc.constantFrom(-0.5, -0.25, 0.25, 0.5)),
  email: fc.constant(""),
  username: fc.constant(""),
  hasAgreed: fc.boolean(),
  callbackUrl: fc.constant(""),
  invitation: fc.constantFrom("", "a-secret-word"),
});

describe("the steps of a sign-up", () => {
  it("J20 who passed all of them has a profile, which the domain accepts or finds wrong in what no step asks alone", () =>
    fc.assert(
      fc.property(drafts, (draft) => {
        const isPassed = CHECKED_STEPS.every((step) => Object.keys(stepProblems(step, draft, TODAY)).length === 0);
        const profile = profileOf(draft, "en", "Europe/Berlin");
        if (!isPassed) return;
        expect(profile).toBeDefined();
        if (profile === undefined || draft.aim === undefined) return;
        if (draft.aim !== "maintain")
          expect(isGoalWeightTowardsAim(draft.aim, profile.weightKg, profile.goalWeightKg)).toBe(true);
        const checked = checkProfile(profile, TODAY);
        expect(checked.ok ? "weeklyChangeKg" : "field" in checked.error && checked.error.field).toBe("weeklyChangeKg");
      }),
      { numRuns: 500 },
    ));

  it("J20 a pace that was given for another aim is asked for again", () => {
    const body = { ...emptyDraft("DE"), heightCm: 170, weightKg: 60, goalWeightKg: 65 };
    const asked = (weeklyChangeKg: number) => stepProblems("body", { ...body, aim: "gain", weeklyChangeKg }, TODAY);
    expect(asked(-0.25)).toEqual({ weeklyChangeKg: { _tag: "AnswerMissing" } });
    expect(asked(0.25)).toEqual({});
  });

  it("J20 a missing answer is named in its own step, and in no other", () => {
    const draft = emptyDraft("DE");
    const missing = CHECKED_STEPS.map((step) => Object.keys(stepProblems(step, draft, TODAY)).toSorted());
    expect(missing).toEqual([
      ["aim"],
      ["activityLevel"],
      ["birthDate", "sex"],
      ["goalWeightKg", "heightCm", "weeklyChangeKg", "weightKg"],
    ]);
  });
});

describe("a kept draft", () => {
  it("J21 comes back as it was", () =>
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(readDraft(JSON.parse(JSON.stringify(draft)), "DE")).toEqual(draft);
      }),
    ));

  it("J21 of anything else is a draft all the same, without a password", () =>
    fc.assert(
      fc.property(fc.jsonValue(), drafts, fc.string(), (kept, draft, password) => {
        const fields = Object.keys(emptyDraft("DE")).toSorted();
        for (const given of [kept, { ...draft, password, aim: kept, weightKg: kept }]) {
          const read = readDraft(given, "DE");
          expect(Object.keys(read).toSorted()).toEqual(fields);
          expect([undefined, ...WEIGHT_AIMS]).toContain(read.aim);
          expect(read.weightKg === undefined || Number.isFinite(read.weightKg)).toBe(true);
        }
      }),
    ));
});
