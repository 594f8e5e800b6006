import { SLOT_IDS, type Meal } from "../meal-slots/index.ts";
import { hourOf, type DiaryEntry } from "../diary/index.ts";
import type { FoodId } from "../foods/index.ts";
import type { NutrientId } from "../nutrition/index.ts";
import { entryNutrient } from "./figures.ts";

/** The amount that one food gave, over how many entries. */
export type FoodShare = {
  readonly foodId?: FoodId;
  readonly description: string;
  readonly brand?: string;
  readonly amount: number;
  readonly times: number;
};

export type NutrientSources = {
  readonly total: number;
  /** Number of entries, of all entries, whose amount is known. */
  readonly known: number;
  readonly parts: number;
  /** The foods that gave most, the most first. */
  readonly foods: readonly FoodShare[];
  /** By the hour at which it was eaten, midnight first; entries without a time are apart. */
  readonly hours: readonly number[];
  readonly untimed: number;
  readonly meals: Readonly<Record<Meal, number>>;
};

/** W147 */
export const INSIGHT_DAYS_MAX = 366;
export const INSIGHT_FOODS_MAX = 20;

/** Sums over some entries, so that a long range is summed piece by piece. */
export type SourceSums = Omit<NutrientSources, "foods"> & { readonly foods: ReadonlyMap<string, FoodShare> };

export const NO_SOURCES: SourceSums = {
  total: 0,
  known: 0,
  parts: 0,
  untimed: 0,
  foods: new Map(),
  hours: Array.from({ length: 24 }, () => 0),
  meals: /* @__PURE__ */ Object.fromEntries(SLOT_IDS.map((slot) => [slot, 0])) as Record<Meal, number>,
};

/** W147: the sums with some more entries, which were eaten later. A food has the name that it had when it was logged last. */
export const addSources = (sums: SourceSums, entries: readonly DiaryEntry[], nutrient: NutrientId): SourceSums => {
  let { total, known, untimed } = sums;
  const foods = new Map(sums.foods);
  const hours = [...sums.hours];
  const meals = { ...sums.meals };
  for (const entry of entries) {
    const amount = entryNutrient(entry, nutrient);
    if (amount === undefined) continue;
    known += 1;
    total += amount;
    meals[entry.meal] += amount;
    const hour = hourOf(entry);
    if (hour === undefined) untimed += amount;
    else hours[hour] = (hours[hour] ?? 0) + amount;
    const { foodId, description, brand } = entry;
    const key = foodId ?? `quick ${description}`;
    const before = foods.get(key);
    foods.set(key, {
      ...(foodId === undefined ? {} : { foodId }),
      description,
      ...(brand === undefined ? {} : { brand }),
      amount: (before?.amount ?? 0) + amount,
      times: (before?.times ?? 0) + 1,
    });
  }
  return { total, known, parts: sums.parts + entries.length, untimed, foods, hours, meals };
};

/** W147: the twenty foods that gave most, the most first. */
export const sourcesOf = ({ foods, ...sums }: SourceSums): NutrientSources => ({
  ...sums,
  foods: [...foods.values()]
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount || (a.description < b.description ? -1 : 1))
    .slice(0, INSIGHT_FOODS_MAX),
});
