import type { SignUpDraft } from "@morsel/application/identity/client/sign-up-draft";

/** Answers of somebody who reached the last step; stories take what they need. */
export const SAMPLE_ANSWERS = {
  aim: "lose",
  activityLevel: 2,
  sex: "female",
  birthDate: "1990-05-17",
  country: "DE",
  heightCm: 168,
  weightKg: 71.4,
  goalWeightKg: 66,
  weeklyChangeKg: -0.25,
  email: "kim@example.org",
  username: "kim",
} as const satisfies Partial<SignUpDraft>;
