/** One line for each step of the schema; its version says when its turn is. */
export { membersAndDiary } from "./0001-members-and-diary.ts";
export { foods } from "./0002-foods.ts";
export { hourWhereWritten } from "./0003-hour-where-written.ts";
export { diarySettings } from "./0004-diary-settings.ts";
export { copies } from "./0005-copies.ts";
export { quickAddsAndWater } from "./0006-quick-adds-and-water.ts";
export { rateLimits } from "./0007-rate-limits.ts";
export { measurements } from "./0008-measurements.ts";
export { firstWeights } from "./0009-first-weights.ts";
export { savedMeals } from "./0010-saved-meals.ts";
export { exercise } from "./0011-exercise.ts";
export { ownExercises } from "./0012-own-exercises.ts";
export { sessions } from "./0013-sessions.ts";
export { goalRows } from "./0018-goal-rows.ts";
export { jobs } from "./0024-jobs.ts";
export { diarySharing } from "./0016-diary-sharing.ts";
