import { summedAmount, type SummedAmount } from "../amounts/summed-amount.ts";
import { entryFacts } from "../entries/entry.ts";
import { totalsOf } from "./day.ts";
import { netCarbohydrates } from "../../nutrition/index.ts";
import type { WidgetNutrient } from "../../dashboard/index.ts";
import type { ShownDay } from "./week.ts";
import { nutrientGoalOf, type NutrientGoal } from "../../goals/index.ts";

/** Kept per entry, as fibre that one food does not know says nothing of another's. */
const netOf = (view: Pick<ShownDay, "day">): SummedAmount => {
  const parts = view.day.entries.map((entry) => netCarbohydrates(entryFacts(entry), "us"));
  const known = parts.filter((net) => net !== undefined);
  const amount = known.reduce((sum, net) => sum + net, 0);
  if (parts.length > 0 && known.length === 0) return { kind: "unknown" };
  return known.length < parts.length
    ? { kind: "atLeast", amount, known: known.length, parts: parts.length }
    : { kind: "exact", amount };
};

/** Goal of net carbohydrate: the upper limit of carbohydrate less the goal of fibre. */
const netGoalOf = (view: ShownDay): NutrientGoal | undefined => {
  const [all, fiber] = [nutrientGoalOf(view, "carbohydrates"), nutrientGoalOf(view, "fiber")];
  if (all?.limit.max === undefined) return undefined;
  const max = Math.max(0, all.limit.max - (fiber?.limit.min ?? fiber?.target ?? 0));
  return { target: max, limit: { max } };
};

export type WidgetFigure = { readonly shown: SummedAmount; readonly goal: NutrientGoal | undefined };

/** RE14: what a widget says of a nutrient of a day, and what it is measured against. */
export const widgetFigure = (view: ShownDay, id: WidgetNutrient): WidgetFigure =>
  id === "net_carbohydrates"
    ? { shown: netOf(view), goal: netGoalOf(view) }
    : { shown: summedAmount(totalsOf(view.day.entries), id), goal: nutrientGoalOf(view, id) };
