import type { Money } from "../currency/index.ts";
import type { FoodId } from "../foods/index.ts";
import { factsOfGrams, scaleFacts, sumFacts, type NutritionFacts, type SummedFacts } from "../nutrition/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { plainLine, plainText } from "../text/index.ts";
import { factsAfterCooking } from "./cooking.ts";
import { RECIPE_LIMITS } from "./limits.ts";
import { recipeFacts, type RecipeFacts } from "./recipe-yield.ts";

/** The food matched to a line of a recipe; another recipe is a food as well. */
export type LineMatch = {
  readonly foodId: FoodId;
  /** As it was called when it was chosen. */
  readonly description: string;
  /** Absent where nobody knows yet what the line weighs. */
  readonly grams?: number;
  /** 1 where the member chose or confirmed it, less where it was found. */
  readonly confidence: number;
};

export type RecipeLine = {
  readonly text: string;
  readonly match?: LineMatch;
  /** The member says that it does not count, as salt to taste. */
  readonly isLeftOut?: boolean;
};

export type RecipeStep = { readonly text: string; readonly section?: string };

export type Recipe = {
  readonly title: string;
  readonly servings: number;
  /** The finished dish on the scale, with the pot, if somebody weighed it. */
  readonly grossGrams?: number;
  readonly tareGrams?: number;
  /** R9 */
  readonly isCooked: boolean;
  readonly lines: readonly RecipeLine[];
  readonly steps: readonly RecipeStep[];
  readonly totalMinutes?: number;
  /** The address it was read from, and that of its picture. */
  readonly source?: string;
  readonly picture?: string;
  readonly cost?: Money;
};

export type RecipeDraftRefused = {
  readonly _tag: "RecipeDraftRefused";
  readonly field:
    | "title"
    | "servings"
    | "grossGrams"
    | "lines"
    | "steps"
    | "totalMinutes"
    | "source"
    | "picture"
    | "cost";
  /** The most characters, servings, grams, lines, steps or minutes. */
  readonly max: number;
};

const isWithin = (n: number, max: number): boolean => n > 0 && n <= max;

const isAddress = (text: string): boolean =>
  text.length <= RECIPE_LIMITS.address && /^https?:\/\/[^\s"<>]+$/i.test(text);

/** R10: a recipe has a title of up to 120 characters, 1 to 200 lines and up to 100 steps, all of them plain text. */
export const checkRecipe = (recipe: Recipe): Result<Recipe, RecipeDraftRefused> => {
  const refuse = (field: RecipeDraftRefused["field"], max: number) =>
    err<RecipeDraftRefused>({ _tag: "RecipeDraftRefused", field, max });
  const { servings, grossGrams, tareGrams = 0, totalMinutes, cost, source, picture } = recipe;
  const title = plainLine(recipe.title, RECIPE_LIMITS.title);
  if (title === undefined) return refuse("title", RECIPE_LIMITS.title);
  if (!isWithin(servings, RECIPE_LIMITS.servings)) return refuse("servings", RECIPE_LIMITS.servings);
  if (
    grossGrams !== undefined &&
    !(isWithin(grossGrams, RECIPE_LIMITS.grams) && tareGrams >= 0 && tareGrams < grossGrams)
  )
    return refuse("grossGrams", RECIPE_LIMITS.grams);
  if (totalMinutes !== undefined && !isWithin(totalMinutes, RECIPE_LIMITS.minutes))
    return refuse("totalMinutes", RECIPE_LIMITS.minutes);
  if (source !== undefined && !isAddress(source)) return refuse("source", RECIPE_LIMITS.address);
  if (picture !== undefined && !isAddress(picture)) return refuse("picture", RECIPE_LIMITS.address);
  if (cost !== undefined && !isWithin(cost.minor, RECIPE_LIMITS.grams * 1000))
    return refuse("cost", RECIPE_LIMITS.grams * 1000);
  const lines: RecipeLine[] = [];
  for (const line of recipe.lines) {
    const text = plainLine(line.text, RECIPE_LIMITS.line);
    const grams = line.match?.grams;
    if (text === undefined || (grams !== undefined && !isWithin(grams, RECIPE_LIMITS.grams)))
      return refuse("lines", RECIPE_LIMITS.lines);
    lines.push({ ...line, text });
  }
  if (!isWithin(lines.length, RECIPE_LIMITS.lines)) return refuse("lines", RECIPE_LIMITS.lines);
  const steps: RecipeStep[] = [];
  for (const step of recipe.steps) {
    const text = plainText(step.text, RECIPE_LIMITS.step);
    const section = (step.section ?? "").trim() === "" ? "" : plainLine(step.section ?? "", RECIPE_LIMITS.title);
    if (text === undefined || section === undefined) return refuse("steps", RECIPE_LIMITS.steps);
    steps.push(section === "" ? { text } : { text, section });
  }
  if (steps.length > RECIPE_LIMITS.steps) return refuse("steps", RECIPE_LIMITS.steps);
  return ok({ ...recipe, title, lines, steps });
};

/** R11: how a line counts. */
export type LineState = "heading" | "left-out" | "counted" | "no-food" | "food-gone" | "no-weight";

export type FactsNow = ReadonlyMap<FoodId, NutritionFacts>;

/** R11 */
export const lineState = ({ text, match, isLeftOut }: RecipeLine, foods: FactsNow): LineState => {
  if (match === undefined && text.endsWith(":")) return "heading";
  if (isLeftOut === true) return "left-out";
  if (match === undefined) return "no-food";
  if (!foods.has(match.foodId)) return "food-gone";
  return match.grams === undefined ? "no-weight" : "counted";
};

/** Nutrition of a recipe in its present state. */
export type RecipeSum = {
  /** Sum of the whole dish: a nutrient that is unknown of a line, or a line that is not settled, is unknown in it. */
  readonly total: SummedFacts;
  readonly perServing: SummedFacts;
  /** The dish as a food; absent while a line is not settled. */
  readonly made?: RecipeFacts;
  /** Places of the lines that are not settled. */
  readonly unsettled: readonly number[];
};

/**
 * R11: a line counts when it has a food and a weight, or when the member left it out; every other one is unsettled: what it
 * holds is unknown, never zero, and the dish is no food until it is settled.
 */
export const recipeSum = (recipe: Recipe, foods: FactsNow): RecipeSum => {
  const after = (facts: NutritionFacts): NutritionFacts => (recipe.isCooked ? factsAfterCooking(facts) : facts);
  const unsettled: number[] = [];
  const ingredients: { readonly per100g: NutritionFacts; readonly grams: number }[] = [];
  for (const [place, line] of recipe.lines.entries()) {
    const state = lineState(line, foods);
    if (state === "heading" || state === "left-out") continue;
    const { foodId, grams } = line.match ?? {};
    const per100g = foodId === undefined ? undefined : foods.get(foodId);
    if (state === "counted" && grams !== undefined && per100g !== undefined)
      ingredients.push({ per100g: after(per100g), grams });
    else unsettled.push(place);
  }
  const total = sumFacts([
    ...ingredients.map(({ per100g, grams }) => factsOfGrams(per100g, grams)),
    ...unsettled.map(() => ({})),
  ]);
  const made = unsettled.length > 0 ? undefined : recipeFacts(ingredients, recipe);
  return {
    total,
    perServing: { ...total, facts: scaleFacts(total.facts, 1 / recipe.servings) },
    ...(made?.ok === true ? { made: made.value } : {}),
    unsettled,
  };
};
