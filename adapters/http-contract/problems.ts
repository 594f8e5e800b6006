/** One line for each concept: the problems that it answers. */
export { sharedProblems } from "./shared/problems.ts";
export { identityProblems } from "./identity/problems.ts";
export { signInMethodProblems } from "./sign-in-methods/problems.ts";
export { foodProblems } from "./foods/problems.ts";
export { ownFoodProblems } from "./own-foods/problems.ts";
export { diaryProblems } from "./diary/problems.ts";
export { hydrationProblems } from "./hydration/problems.ts";
export { diarySettingsProblems } from "./diary-settings/problems.ts";
export { goalsProblems } from "./goals/problems.ts";
export { measurementProblems } from "./measurements/problems.ts";
export { mealProblems } from "./meals/problems.ts";
export { tokenProblems } from "./tokens/problems.ts";
export { exerciseProblems } from "./exercise/problems.ts";
export { reportProblems } from "./reports/problems.ts";
export { recipeProblems } from "./recipes/problems.ts";
export { accountProblems } from "./account/problems.ts";
export { photoProblems } from "./progress-photos/problems.ts";
