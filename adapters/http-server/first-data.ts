/** One line for each concept whose pages come with their first data inside. */
export { diaryFirstData } from "./diary/first-data.ts";
export { foodFirstData } from "./foods/first-data.ts";
export { exerciseFirstData } from "./exercise/first-data.ts";
export { splitFirstData } from "./household/first-data.ts";
export { sharedMealFirstData } from "./meals/first-data.ts";
export { recipeFirstData } from "./recipes/first-data.ts";
