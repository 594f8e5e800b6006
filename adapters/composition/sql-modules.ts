/** One line for each concept: its use cases over its stores in SQL, as the server runs them. */
export { identity } from "./modules/identity/sql.ts";
export { foods } from "./modules/foods/sql.ts";
export { diary } from "./modules/diary/sql.ts";
export { hydration } from "./modules/hydration/sql.ts";
export { diarySettings } from "./modules/diary-settings/sql.ts";
export { goals } from "./modules/goals/sql.ts";
export { measurements } from "./modules/measurements/sql.ts";
export { meals } from "./modules/meals/sql.ts";
export { exercise } from "./modules/exercise/sql.ts";
export { reports } from "./modules/reports/sql.ts";
export { jobs } from "./modules/jobs/sql.ts";
export { social } from "./modules/social/sql.ts";
export { dataExport } from "./modules/export/use-cases.ts";
