/** One line for each concept: its use cases, stores and client in memory, for Storybook and tests. */
export { identity } from "./modules/identity/memory.ts";
export { foods } from "./modules/foods/memory.ts";
export { diary } from "./modules/diary/memory.ts";
export { hydration } from "./modules/hydration/memory.ts";
export { diarySettings } from "./modules/diary-settings/memory.ts";
export { goals } from "./modules/goals/memory.ts";
export { measurements } from "./modules/measurements/memory.ts";
export { meals } from "./modules/meals/memory.ts";
export { exercise } from "./modules/exercise/memory.ts";
export { reports } from "./modules/reports/memory.ts";
export { jobs } from "./modules/jobs/memory.ts";
export { social } from "./modules/social/memory.ts";
export { dataExport } from "./modules/export/use-cases.ts";
