/** One line for each group of endpoints. */
export { AuthGroup } from "./identity/auth.ts";
export { UsersGroup } from "./identity/users.ts";
export { SessionsGroup } from "./identity/sessions.ts";
export { FoodsGroup } from "./foods/foods.ts";
export { DiaryGroup } from "./diary/diary.ts";
export { HydrationGroup } from "./hydration/hydration.ts";
export { DiarySettingsGroup } from "./diary-settings/diary-settings.ts";
export { GoalsGroup } from "./goals/goals.ts";
export { MeasurementsGroup } from "./measurements/measurements.ts";
export { MealsGroup } from "./meals/meals.ts";
export { ExercisesGroup } from "./exercise/exercises.ts";
export { ExerciseGroup } from "./exercise/exercise.ts";
export { ExportGroup } from "./export/export.ts";
export { SharingGroup } from "./social/sharing.ts";
export { PrintableGroup, ReportsGroup } from "./reports/reports.ts";
export { DocsGroup, HealthGroup } from "./shared/health.ts";
