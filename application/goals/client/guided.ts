import {
  aimOf,
  changeGoals,
  energyPlan,
  ENERGY_FLOOR,
  type BodyProfile,
  type EnergyPlan,
  type Goals,
} from "@morsel/domain/goals";
import type { CalendarDate } from "@morsel/domain/calendar";
import { emptyDraft, profileOf, type SignUpDraft } from "../../identity/client/sign-up-draft.ts";
import type { GoalBasis } from "../read-basis.ts";

/** The answers of sign-up as they stand; the weight is the one that was weighed last. */
export const draftOfBasis = ({ body, weighed }: GoalBasis, country: string): SignUpDraft => ({
  ...emptyDraft(country),
  aim: aimOf(body.weeklyChangeKg),
  activityLevel: body.activityLevel,
  sex: body.sex,
  birthDate: body.birthDate,
  heightCm: body.heightCm,
  weightKg: weighed?.kg ?? body.weightKg,
  goalWeightKg: body.goalWeightKg,
  weeklyChangeKg: body.weeklyChangeKg,
});

/** W124: what is known of the body, of answers that are complete. */
export const bodyOfDraft = (draft: SignUpDraft): BodyProfile | undefined => {
  const profile = profileOf(draft, "en", "UTC");
  if (profile === undefined) return undefined;
  const { locale: _l, timeZone: _t, country: _c, units: _u, ...body } = profile;
  return body;
};

export type GuidedResult = { readonly plan: EnergyPlan; readonly goals: Goals };

/** W124: what the answers would lead to; undefined where a rule refuses them. */
export const guidedResult = (goals: Goals, body: BodyProfile, today: CalendarDate): GuidedResult | undefined => {
  const plan = energyPlan(body, today);
  if (!plan.ok) return undefined;
  const start = today >= goals.effectiveFrom ? today : goals.effectiveFrom;
  const next = changeGoals(goals, { energy: plan.value.energy }, start, ENERGY_FLOOR[body.sex]);
  return next.ok ? { plan: plan.value, goals: next.value } : undefined;
};

/** The mean of a week's energies, kcal a day. */
export const meanEnergy = ({ dailyGoals }: Pick<Goals, "dailyGoals">): number =>
  dailyGoals.reduce((sum, { energy }) => sum + energy, 0) / Math.max(1, dailyGoals.length);
