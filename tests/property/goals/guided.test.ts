import { bodyOfDraft, draftOfBasis } from "@morsel/application/goals/client/guided";
import { meanEnergy } from "@morsel/domain/goals";
import {
  guidedResult,
  energyPlan,
  ENERGY_FLOOR,
  firstGoals,
  splitOfGoal,
  type BodyProfile,
} from "@morsel/domain/goals";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { profiles, today } from "../../arbitraries/goals.ts";
import { valueOf } from "../../arbitraries/numbers.ts";

const bodies: fc.Arbitrary<BodyProfile> = profiles.map(
  ({ sex, birthDate, heightCm, weightKg, goalWeightKg, weeklyChangeKg, activityLevel }) => ({
    sex,
    birthDate,
    heightCm,
    weightKg,
    goalWeightKg: weeklyChangeKg === 0 ? weightKg : goalWeightKg,
    // −0 is no change either.
    weeklyChangeKg: weeklyChangeKg + 0,
    activityLevel,
  }),
);

describe("the mean of a week's goals", () => {
  it("G3 is one whole figure, wherever it is shown or proposed against", () => {
    const energies = [2000, 2000, 2000, 2001, 2001, 2001, 2001];
    const dailyGoals = energies.map((energy) => ({ energy }));
    expect(meanEnergy({ dailyGoals })).toBe(2001);
    expect(meanEnergy({ dailyGoals: [] })).toBe(0);
  });
});

describe("the questions of sign-up, answered again", () => {
  it("W124 answers that nobody touches are what was said before", () =>
    fc.assert(
      fc.property(bodies, (body) => {
        expect(bodyOfDraft(draftOfBasis({ body }, "DE"))).toEqual(body);
      }),
    ));

  it("W124 the weight that is asked is the one that was weighed last", () =>
    fc.assert(
      fc.property(bodies, fc.integer({ min: 250, max: 4000 }), (body, tenths) => {
        const kg = tenths / 10;
        expect(draftOfBasis({ body, weighed: { date: today, kg } }, "DE").weightKg).toBe(kg);
      }),
    ));

  it("W124 what is shown before saving is the energy of the sum on every day, at the split that stood", () =>
    fc.assert(
      fc.property(bodies, (body) => {
        const goals = firstGoals({ energy: 2400 }, today);
        const result = guidedResult(goals, body, today);
        const plan = valueOf(energyPlan(body, today));
        expect(result?.plan).toEqual(plan);
        expect(result && meanEnergy(result.goals)).toBeCloseTo(plan.energy, 6);
        expect(plan.energy).toBeGreaterThanOrEqual(ENERGY_FLOOR[body.sex]);
        for (const goal of result?.goals.dailyGoals ?? [])
          expect(splitOfGoal(goal)).toEqual({ carbohydrates: 50, fat: 20, protein: 30 });
      }),
    ));

  it("W124 an answer that is missing leads to nothing", () => {
    const body = { ...draftOfBasis({ body: BODY }, "DE"), heightCm: undefined };
    expect(bodyOfDraft(body)).toBeUndefined();
    expect(guidedResult(firstGoals({ energy: 2000 }, today), { ...BODY, heightCm: 20 }, today)).toBeUndefined();
  });
});

const BODY: BodyProfile = {
  sex: "female",
  birthDate: "1990-05-17" as BodyProfile["birthDate"],
  heightCm: 168,
  weightKg: 71,
  goalWeightKg: 66,
  weeklyChangeKg: -0.5,
  activityLevel: 2,
};
