import type { Brand } from "../../brand/index.ts";
import {
  foldedWords,
  gramsOf,
  servingOf,
  type AmountRefused,
  type Food,
  type FoodId,
  type ServingUnknown,
} from "../../foods/index.ts";
import { isUuid } from "../../identity/index.ts";
import {
  factsOfGrams,
  scaleFacts,
  sumFacts,
  type NutrientId,
  type NutritionFacts,
  type SummedFacts,
} from "../../nutrition/index.ts";
import { err, ok, type Result } from "../../result/index.ts";
import { plainLine } from "../../text/index.ts";
import { LOG_LIMIT } from "./day-limit.ts";
import { derivedId } from "../copying/derived-id.ts";
import type { EntryRequest } from "./entry-rules.ts";
import { instantInBatch, type DiaryEntry, type FoodEntry, type QuickEntry } from "./entry.ts";
import { QUICK_ADD_FIGURE_MAX, type QuickAddRefused } from "./quick-add.ts";

/** Made by the client that saves the meal: a UUID. */
export type MealId = string & Brand<"MealId">;
export const isMealId = (id: unknown): id is MealId => isUuid(id);

/** An amount of a food. Name, brand and serving are those that it had when the meal was saved. */
export type MealFood = Pick<FoodEntry, "foodId" | "description" | "brand" | "amount" | "serving">;
export type MealQuickAdd = Pick<QuickEntry, "foodId" | "description" | "facts">;
export type MealItem = MealFood | MealQuickAdd;

/** Foods, and figures under a name, that are logged together: the figures of foods are those that they have then. */
export type SavedMeal = { readonly name: string; readonly items: readonly MealItem[] };

export type SavedMealRefused =
  | { readonly _tag: "MealNameRefused"; readonly min: 1; readonly max: number }
  | { readonly _tag: "MealItemsRefused"; readonly min: 1; readonly max: number };

export const MEAL_NAME_MAX = 60;

/** D25 */
export const isMealName = (name: string): boolean => plainLine(name, MEAL_NAME_MAX) !== undefined;

/** Makes a meal's item of an entry. */
export const mealItemOf = (entry: MealItem | DiaryEntry): MealItem => {
  if (entry.foodId === undefined) return { description: entry.description, facts: entry.facts };
  const { foodId, description, brand, amount, serving } = entry;
  return { foodId, description, ...(brand === undefined ? {} : { brand }), amount, serving };
};

/** D25: a meal has a name of 1 to 60 characters and 1 to 100 items, as many as are logged at once, in their order. */
export const savedMealOf = (
  name: string,
  items: readonly (MealItem | DiaryEntry)[],
): Result<SavedMeal, SavedMealRefused> => {
  const plain = plainLine(name, MEAL_NAME_MAX);
  if (plain === undefined) return err({ _tag: "MealNameRefused", min: 1, max: MEAL_NAME_MAX });
  if (items.length === 0 || items.length > LOG_LIMIT) return err({ _tag: "MealItemsRefused", min: 1, max: LOG_LIMIT });
  return ok({ name: plain, items: items.map(mealItemOf) });
};

/** D72: by what meals are sorted and found: their name without case, accents and signs, where it has any letter or digit. */
export const mealNameKey = (name: string): string =>
  foldedWords(name).join(" ") || (plainLine(name, MEAL_NAME_MAX) ?? "");

/**
 * D70: an item by what its food is now. `gone` says what is not there any more, the food or the serving that it counts: it
 * cannot be logged then, and is called as it was when the meal was saved.
 */
export type MealItemNow =
  | (MealFood & { readonly per100g?: NutritionFacts; readonly gone?: "food" | "serving" })
  | MealQuickAdd;

/** D70 */
export const mealItemNow = (item: MealItem, foods: ReadonlyMap<FoodId, Food>): MealItemNow => {
  if (item.foodId === undefined) return item;
  const food = foods.get(item.foodId);
  if (food === undefined) return { ...item, gone: "food" as const };
  const { brand: _, ...rest } = item;
  const { description, brand, nutrients: per100g } = food;
  const now = { ...rest, description, ...(brand === undefined ? {} : { brand }), per100g };
  const serving = servingOf(food, item.serving.id);
  return serving.ok ? { ...now, serving: serving.value } : { ...now, gone: "serving" as const };
};

export type FoodGone = { readonly _tag: "FoodGone"; readonly foodId: FoodId };

type MealLogRefused = FoodGone | ServingUnknown | AmountRefused | QuickAddRefused;

/** D27: what is too much for a quick add; its name was read when it was saved. */
const figuresRefused = (facts: NutritionFacts): QuickAddRefused | undefined => {
  if (facts.energy === undefined) return { _tag: "QuickAddFactsRefused", needed: "energy" };
  const nutrient = (Object.keys(facts) as NutrientId[]).find((id) => (facts[id] ?? 0) > QUICK_ADD_FIGURE_MAX);
  return nutrient === undefined ? undefined : { _tag: "QuickAddFigureRefused", nutrient, max: QUICK_ADD_FIGURE_MAX };
};

/** One item of a meal as an entry, `times` as much of it, with the figures of its food. */
const entryOfItem = (
  item: MealItemNow,
  placed: Omit<EntryRequest, "amount" | "serving">,
  times: number,
): Result<DiaryEntry, MealLogRefused> => {
  if (item.foodId === undefined) {
    const facts = scaleFacts(item.facts, times);
    const refused = figuresRefused(facts);
    return refused === undefined ? ok({ ...placed, description: item.description, facts, version: 1 }) : err(refused);
  }
  const { gone, per100g, ...counted } = item;
  if (gone === "serving") return err({ _tag: "ServingUnknown", id: counted.serving.id });
  if (gone !== undefined || per100g === undefined) return err({ _tag: "FoodGone", foodId: counted.foodId });
  const amount = counted.amount * times;
  const grams = gramsOf(amount, counted.serving);
  return grams.ok ? ok({ ...placed, ...counted, amount, grams: grams.value, per100g, version: 1 }) : grams;
};

/**
 * D26: a saved meal as entries, `times` as much of each; ids follow from the request's and the place in the meal, so that a
 * repeat makes nothing twice. All or nothing: a food or a serving that is gone is named, for the member to leave out or replace.
 */
export const logSavedMeal = (
  items: readonly MealItemNow[],
  request: Omit<EntryRequest, "amount" | "serving">,
  times = 1,
): Result<readonly DiaryEntry[], MealLogRefused> => {
  const entries: DiaryEntry[] = [];
  for (const [place, item] of items.entries()) {
    const placed = {
      ...request,
      id: derivedId(request.id, String(place)),
      loggedAt: instantInBatch(request.loggedAt, place),
    };
    const entry = entryOfItem(item, placed, times);
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  return ok(entries);
};

/** Nutrition of an item; unknown if the item cannot be logged. */
const itemFacts = (item: MealItemNow): NutritionFacts => {
  if (item.foodId === undefined) return item.facts;
  const { per100g, gone, amount, serving } = item;
  if (per100g === undefined || gone !== undefined) return {};
  const grams = gramsOf(amount, serving);
  return grams.ok ? factsOfGrams(per100g, grams.value) : {};
};

/** D71: what a meal holds: the sum of the entries that it makes; what is gone is unknown in it (D32). */
export const mealFacts = (items: readonly MealItemNow[]): SummedFacts => sumFacts(items.map(itemFacts));
