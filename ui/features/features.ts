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
export { aboutRoutes } from "./about/routes.ts";
export { appsRoutes } from "./apps/routes.ts";
export { toolsRoutes } from "./tools/routes.ts";
export { contactRoutes } from "./contact/routes.ts";
export { accountRoutes } from "./account/routes.ts";
