/** One line for each group of endpoints: who answers it. */
export { authHandlers } from "./identity/auth-handlers.ts";
export { userHandlers } from "./identity/user-handlers.ts";
export { sessionHandlers } from "./identity/session-handlers.ts";
export { foodHandlers } from "./foods/food-handlers.ts";
export { diaryHandlers } from "./diary/diary-handlers.ts";
export { hydrationHandlers } from "./hydration/hydration-handlers.ts";
export { diarySettingsHandlers } from "./diary-settings/diary-settings-handlers.ts";
export { goalHandlers } from "./goals/goal-handlers.ts";
export { measurementsHandlers } from "./measurements/measurements-handlers.ts";
export { mealsHandlers } from "./meals/meals-handlers.ts";
export { exercisesHandlers } from "./exercise/exercises-handlers.ts";
export { exerciseHandlers } from "./exercise/exercise-handlers.ts";
export { exportHandlers } from "./export/export-handlers.ts";
export { sharingHandlers } from "./social/sharing-handlers.ts";
export { printableHandlers } from "./reports/printable-handlers.ts";
export { reportsHandlers } from "./reports/reports-handlers.ts";
export { docsHandlers, healthHandlers } from "./platform/health-handlers.ts";
