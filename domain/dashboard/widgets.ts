import { lookUp } from "../lookup/index.ts";
import type { NutrientId } from "../nutrition/index.ts";
import { DEFAULT_SUMMARY } from "./default-dashboard.ts";

/** RE13: the dashboard's nutrient widgets. */
export const WIDGETS = ["energy", "macros", "heartHealthy", "lowCarb", "customSummary"] as const;
export type Widget = (typeof WIDGETS)[number];

/** RE14: what a widget shows; net carbohydrates are computed, hence a name of their own. */
export type WidgetNutrient = NutrientId | "net_carbohydrates";

const SHOWN: Readonly<Record<Exclude<Widget, "customSummary">, readonly WidgetNutrient[]>> = {
  energy: ["energy"],
  macros: ["carbohydrates", "fat", "protein"],
  heartHealthy: ["fat", "sodium", "cholesterol"],
  lowCarb: ["net_carbohydrates", "sugar", "fiber"],
};

export const SUMMARY_SIZE = 3;

/** RE14: the nutrients of a widget; of a custom summary the first three different ones. */
export const widgetNutrients = (
  widget: Widget,
  chosen: readonly WidgetNutrient[] = DEFAULT_SUMMARY,
): readonly WidgetNutrient[] =>
  widget === "customSummary" ? [...new Set(chosen)].slice(0, SUMMARY_SIZE) : (lookUp(SHOWN, widget) ?? []);
