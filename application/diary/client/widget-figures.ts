import { entryFacts, summedAmount, totalsOf, type SummedAmount } from "@morsel/domain/diary";
import { netCarbohydrates } from "@morsel/domain/nutrition";
import type { WidgetNutrient } from "@morsel/domain/dashboard";
import type { DayView } from "../diary-view.ts";
import { nutrientGoalOf, type NutrientGoal } from "./nutrient-goal.ts";

/** Kept per entry, as fibre that one food does not know says nothing of another's. */
const netOf = (view: Pick<DayView, "day">): SummedAmount => {
  const parts = view.day.entries.map((entry) => netCarbohydrates(entryFacts(entry), "us"));
  const known = parts.filter((net) => net !== undefined);
  const amount = known.reduce((sum, net) => sum + net, 0);
  if (parts.length > 0 && known.length === 0) return { kind: "unknown" };
  return known.length < parts.length
    ? { kind: "atLeast", amount, known: known.length, parts: parts.length }
    : { kind: "exact", amount };
};

/** Goal of net carbohydrate: the upper limit of carbohydrate less the goal of fibre. */
const netGoalOf = (view: Parameters<typeof nutrientGoalOf>[0]): NutrientGoal | undefined => {
  const [all, fiber] = [nutrientGoalOf(view, "carbohydrates"), nutrientGoalOf(view, "fiber")];
  if (all?.limit.max === undefined) return undefined;
  const max = Math.max(0, all.limit.max - (fiber?.limit.min ?? fiber?.target ?? 0));
  return { target: max, limit: { max } };
};

export type WidgetFigure = { readonly shown: SummedAmount; readonly goal: NutrientGoal | undefined };

/** RE14: what a widget says of a nutrient of a day, and what it is measured against. */
export const widgetFigure = (view: DayView, id: WidgetNutrient): WidgetFigure =>
  id === "net_carbohydrates"
    ? { shown: netOf(view), goal: netGoalOf(view) }
    : { shown: summedAmount(totalsOf(view.day.entries), id), goal: nutrientGoalOf(view, id) };
