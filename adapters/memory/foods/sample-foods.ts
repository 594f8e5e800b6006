import { token } from "@morsel/application/platform/token";
import type { Food, FoodId, Serving, ServingId } from "@morsel/domain/foods";
import type { NutrientId, NutritionFacts } from "@morsel/domain/nutrition";
import { SAMPLE_COLUMNS, SAMPLE_ROWS } from "./sample-food-rows.ts";

const factsOf = (amounts: string): NutritionFacts => {
  const facts: { [Id in NutrientId]?: number } = {};
  amounts.split(" ").forEach((amount, column) => {
    const id = SAMPLE_COLUMNS[column];
    if (id !== undefined && amount !== "-") facts[id] = Number(amount);
  });
  return facts;
};

const servingOf = (text: string): Serving => {
  const [label = "", grams = ""] = text.split(" = ");
  const id = label
    .replace("½", "half")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  return { id: id as ServingId, label, grams: Number(grams) };
};

const foodOf = (row: string): Food => {
  const [id = "", description = "", originalName = "", alternatives = "", category = "", amounts = "", servings = ""] =
    row.split("|");
  const all = servings.split("; ").map(servingOf);
  const [first] = all;
  return {
    id: id as FoodId,
    description,
    originalName,
    alternativeNames: alternatives === "" ? [] : alternatives.split("; "),
    category,
    source: { dataset: "SR28", id, licence: "Public domain (U.S. Department of Agriculture)", published: "2015-09" },
    basis: "us",
    nutrients: factsOf(amounts),
    servings: all,
    ...(first === undefined ? {} : { defaultServing: first.id }),
  };
};

/** Everyday foods with their real figures; see `sample-food-rows.ts` for the source. */
export const SAMPLE_FOODS: readonly Food[] = SAMPLE_ROWS.map(foodOf);

/** A sample food by its id without the prefix: "09040" is the banana. */
export const sampleFood = (code: string): Food => {
  const found = SAMPLE_FOODS.find(({ id }) => id === `sr28-${code}`);
  if (found === undefined) throw new RangeError(`No sample food ${code}`);
  return found;
};

/** The catalogue of a product in memory. */
export const MemoryFoods = token<readonly Food[]>("MemoryFoods");
