import type { Dashboard } from "./dashboard.ts";
import type { WidgetNutrient } from "./widgets.ts";

/** RE14: the custom summary shows any three that the member chose, and these until then. */
export const DEFAULT_SUMMARY: readonly WidgetNutrient[] = ["carbohydrates", "protein", "fiber"];

export const DEFAULT_DASHBOARD: Dashboard = {
  widgets: ["energy", "macros", "water", "weight"],
  summary: DEFAULT_SUMMARY,
  hidden: [],
};
