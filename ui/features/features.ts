/** One line for each concept that has pages: its routes. */
export { homeRoutes } from "./home/routes.ts";
export { identityRoutes } from "./identity/routes.ts";
export { diaryRoutes } from "./diary/routes.ts";
export { diarySettingsRoutes } from "./diary-settings/routes.ts";
export { goalsRoutes } from "./goals/routes.ts";
export { mealsRoutes } from "./meals/routes.ts";
export { foodRoutes } from "./foods/routes.ts";
export { legalRoutes } from "./legal/routes.ts";
export { exerciseRoutes } from "./exercise/routes.ts";
export { reportsRoutes } from "./reports/routes.ts";
export { socialRoutes } from "./social/routes.ts";
