export {
  bodyOf,
  MAXIMUM_AGE,
  MINIMUM_AGE,
  PROFILE_RANGES,
  type BodyProfile,
  type ProfileRefused,
} from "./body-rules.ts";
export * from "./change-goals.ts";
export * from "./default-nutrients.ts";
export * from "./energy-constants.ts";
export * from "./energy-plan.ts";
export * from "./exercise-adjustment.ts";
export * from "./goal-rules.ts";
export * from "./goal-weight-band.ts";
export * from "./goals-in-force.ts";
export * from "./goals.ts";
export * from "./guided-result.ts";
export * from "./limit-with-exercise.ts";
export * from "./limits.ts";
export * from "./macro-split.ts";
export * from "./meal-energies.ts";
export * from "./meal-shares.ts";
export * from "./nutrient-limits.ts";
export * from "./percents.ts";
export * from "./plan-list.ts";
export * from "./plan-start.ts";
export * from "./profile-rules.ts";
export * from "./resting-energy.ts";
export * from "./typed-energy.ts";
export * from "./week.ts";
export * from "./weekly-account.ts";
export * from "./weight-aim.ts";
export * from "./weight-plan.ts";
export * from "./limits-of-day.ts";
export * from "./nutrient-goal.ts";
export * from "./bmr-sum.ts";
