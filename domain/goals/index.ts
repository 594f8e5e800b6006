export {
  bodyOf,
  MAXIMUM_AGE,
  MINIMUM_AGE,
  PROFILE_RANGES,
  type BodyProfile,
  type ProfileRefused,
} from "./body-rules.ts";
export * from "./plans/change-goals.ts";
export * from "./limits/default-nutrients.ts";
export * from "./energy/energy-constants.ts";
export * from "./plans/energy-plan.ts";
export * from "./energy/exercise-adjustment.ts";
export * from "./goal-rules.ts";
export * from "./goal-weight-band.ts";
export * from "./plans/goals-in-force.ts";
export * from "./goals.ts";
export * from "./guided-result.ts";
export * from "./limits/limit-with-exercise.ts";
export * from "./limits/limits.ts";
export * from "./macro-split.ts";
export * from "./energy/meal-energies.ts";
export * from "./meal-shares.ts";
export * from "./limits/nutrient-limits.ts";
export * from "./percents.ts";
export * from "./plans/plan-list.ts";
export * from "./plans/plan-start.ts";
export * from "./profile-rules.ts";
export * from "./energy/resting-energy.ts";
export * from "./energy/typed-energy.ts";
export * from "./week.ts";
export * from "./weekly-account.ts";
export * from "./weight-aim.ts";
export * from "./plans/weight-plan.ts";
export * from "./limits/limits-of-day.ts";
export * from "./limits/nutrient-goal.ts";
export * from "./energy/bmr-sum.ts";
