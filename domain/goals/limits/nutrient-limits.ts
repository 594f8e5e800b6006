import { limitOf, type NutrientLimit } from "./limits.ts";
import type { Goals } from "../goals.ts";
import type { GoalsChange } from "../plans/change-goals.ts";
import type { NutrientId } from "../../nutrition/index.ts";

/** G12: what a goal of a nutrient says. */
export const LIMIT_KINDS = ["none", "min", "max", "range"] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

export const limitKind = (limit: NutrientLimit | undefined): LimitKind => {
  const { min, max } = limit ?? {};
  return min === undefined ? (max === undefined ? "none" : "max") : max === undefined ? "min" : "range";
};

/** A day's goal of the nutrient: what was set, else what its amount means. `weekday` counts from Monday, 0. */
export const limitOn = (goals: Goals, id: NutrientId, weekday: number): NutrientLimit | undefined =>
  limitOf(id, goals.dailyGoals[weekday] ?? {}, goals.limits);

/** Energy and macros have amounts of their own for each weekday, which a limit does not change. */
const BY_WEEKDAY: ReadonlySet<NutrientId> = new Set<NutrientId>(["energy", "carbohydrates", "fat", "protein"]);

/**
 * W125: the change that gives nutrients these limits, and leaves the others as they are. A day's amount follows its limit: the
 * maximum of a maximum or range, the minimum of a minimum.
 */
export const limitsChange = (
  goals: Goals,
  wanted: ReadonlyMap<NutrientId, NutrientLimit | undefined>,
): Pick<GoalsChange, "limits" | "nutrients"> => {
  const limits: { [Id in NutrientId]?: NutrientLimit } = { ...goals.limits };
  const nutrients: { [Id in Exclude<NutrientId, "energy">]?: number | null } = {};
  for (const [id, limit] of wanted) {
    if (limit === undefined) delete limits[id];
    else limits[id] = limit;
    if (!BY_WEEKDAY.has(id) && id !== "energy") nutrients[id] = limit?.max ?? limit?.min ?? null;
  }
  return { limits, nutrients };
};
