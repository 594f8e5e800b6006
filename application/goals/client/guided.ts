import { weightAimOf, bodyOf, type BodyProfile } from "@morsel/domain/goals";
import { emptyDraft, profileOf, type SignUpDraft } from "../../identity/client/sign-up-draft.ts";
import type { GoalBasis } from "../read-basis.ts";

/** The answers of sign-up as they stand; the weight is the one that was weighed last. */
export const draftOfBasis = ({ body, weighed }: GoalBasis, country: string): SignUpDraft => ({
  ...emptyDraft(country),
  aim: weightAimOf(body.weeklyChangeKg),
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
  return profile && bodyOf(profile);
};
