import { isNutrientId, type NutrientId } from "../nutrition/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { SUMMARY_SIZE, WIDGETS, type WidgetNutrient } from "./widgets.ts";

/** RE16: what a home page may hold: the nutrient widgets, and what is no nutrient. */
export const HOME_WIDGETS = [...WIDGETS, "water", "weight", "streak", "week", "goalWeight", "gaps"] as const;
export type HomeWidget = (typeof HOME_WIDGETS)[number];

/** RE17: figures that a member may not want to see: energy above all. */
export type HideableFigure = NutrientId | "weight";

export type Dashboard = {
  /** In their order. */
  readonly widgets: readonly HomeWidget[];
  readonly summary: readonly WidgetNutrient[];
  readonly hidden: readonly HideableFigure[];
};

export type DashboardRefused = { readonly _tag: "DashboardRefused"; readonly field: keyof Dashboard };

const isEach = <A>(list: readonly A[], isOne: (one: A) => boolean): boolean =>
  list.every(isOne) && new Set(list).size === list.length;

/** RE16, RE17: each widget and each figure once, and three nutrients in the summary. */
export const checkDashboard = (dashboard: Dashboard): Result<Dashboard, DashboardRefused> => {
  const { widgets, summary, hidden } = dashboard;
  const isShown = (id: string) => id === "net_carbohydrates" || isNutrientId(id);
  const field = !isEach(widgets, (one) => HOME_WIDGETS.includes(one))
    ? "widgets"
    : summary.length !== SUMMARY_SIZE || !isEach(summary, isShown)
      ? "summary"
      : isEach(hidden, (one) => one === "weight" || isNutrientId(one))
        ? undefined
        : "hidden";
  return field === undefined ? ok(dashboard) : err({ _tag: "DashboardRefused", field });
};
