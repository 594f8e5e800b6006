import { countableServings, gramsOf, readServingAmount } from "@morsel/domain/diary";
import type { Food, FoodMatch } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { readIngredientLine, type IngredientLine, type LineMatch, type RecipeLine } from "@morsel/domain/recipes";
import { amountText } from "@morsel/domain/units";
import * as Effect from "effect/Effect";
import type { FoodSearch } from "../foods/food-search.ts";
import { foodsWithRecipes, type RecipeFoodsPorts } from "./recipe-foods.ts";
import { lineNameKey } from "./recipe-parts.ts";
import type { RecipeStore } from "./recipe-store.ts";

export type MatchLines = (request: {
  readonly member: MemberId;
  readonly lines: readonly string[];
}) => Effect.Effect<readonly RecipeLine[]>;

export type MatchLinesPorts = Omit<RecipeFoodsPorts, "recipes"> & {
  readonly recipes: Pick<RecipeStore, "byIds" | "remembered">;
  readonly search: FoodSearch;
};

/** How sure a match is: chosen before by the member; all words met; some met. */
const CONFIDENCE: { readonly [How in "remembered" | FoodMatch]: number } = { remembered: 1, full: 0.8, partial: 0.4 };

/** U.S. sets of small measuring spoons: a pinch is a sixteenth of a teaspoon, a dash an eighth. */
const IN_TEASPOONS: { readonly [unit: string]: number } = { pinch: 1 / 16, dash: 1 / 8 };
/** What one of a thing may be called among its servings, the likeliest first. */
const ONE_OF_IT = ["medium", "large", "whole", "fruit", "item", "each", "unit", "small"] as const;
/** Other requests are let in after so many lines. */
const AT_ONCE = 10;

/** Of a range the middle. */
const countOf = ({ amount, amountMax }: IngredientLine): number | undefined =>
  amount === undefined ? undefined : amountMax === undefined ? amount : (amount + amountMax) / 2;

const weighedAs = (food: Food, text: string): number | undefined => {
  const servings = countableServings(food);
  const read = readServingAmount(text, servings, ".");
  if (!read.ok || read.value.serving === undefined) return undefined;
  const grams = gramsOf(read.value.amount, read.value.serving);
  return grams.ok ? grams.value : undefined;
};

/** W185: what a line weighs of a food: as it says itself, else by a serving of the food; undefined where nobody knows. */
export const gramsOfLine = (line: IngredientLine, food: Food): number | undefined => {
  if (line.grams !== undefined) return line.grams;
  const count = countOf(line);
  if (count === undefined) return undefined;
  const spoons = line.unit === undefined ? undefined : IN_TEASPOONS[line.unit];
  if (spoons !== undefined) return weighedAs(food, `${amountText(count * spoons)} tsp`);
  if (line.unit !== undefined) return weighedAs(food, `${amountText(count)} ${line.unit.replace("_", " ")}`);
  const words = [...line.name.split(" ").toReversed(), ...ONE_OF_IT];
  for (const word of words) {
    const grams = /^\p{L}+$/u.test(word) ? weighedAs(food, `${amountText(count)} ${word}`) : undefined;
    if (grams !== undefined) return grams;
  }
  return undefined;
};

const matchOfFood = (line: IngredientLine, food: Food, confidence: number): LineMatch => {
  const grams = gramsOfLine(line, food);
  return { foodId: food.id, description: food.description, confidence, ...(grams === undefined ? {} : { grams }) };
};

/** W185: lines as they were typed, each with the food that it is taken to be: what the member chose before, else the first found. */
export const makeMatchLines = (ports: MatchLinesPorts): MatchLines => {
  const matched = (member: MemberId, text: string, chosen: ReadonlyMap<string, Food>): Effect.Effect<RecipeLine> =>
    Effect.gen(function* () {
      const read = readIngredientLine(text);
      if (!read.ok) return { text };
      const before = chosen.get(lineNameKey(read.value.name));
      if (before !== undefined) return { text, match: matchOfFood(read.value, before, CONFIDENCE.remembered) };
      const page = yield* Effect.orDie(ports.search.search({ member, text: read.value.name.slice(0, 200), limit: 1 }));
      const [found] = page.items;
      return found === undefined ? { text } : { text, match: matchOfFood(read.value, found, CONFIDENCE[found.match]) };
    });
  return Effect.fn("MatchLines")(function* ({ member, lines }) {
    const names = lines.flatMap((text) => {
      const read = readIngredientLine(text);
      return read.ok ? [lineNameKey(read.value.name)] : [];
    });
    const remembered = names.length === 0 ? [] : yield* ports.recipes.remembered(member, [...new Set(names)]);
    const foods = new Map(
      (yield* foodsWithRecipes(ports, member, [...new Set(remembered.map(({ foodId }) => foodId))])).map((food) => [
        food.id,
        food,
      ]),
    );
    const chosen = new Map(
      remembered.flatMap(({ name, foodId }) => {
        const food = foods.get(foodId);
        return food === undefined ? [] : [[name, food] as const];
      }),
    );
    const found: RecipeLine[] = [];
    for (const [place, text] of lines.entries()) {
      if (place % AT_ONCE === AT_ONCE - 1) yield* Effect.yieldNow;
      found.push(yield* matched(member, text, chosen));
    }
    return found;
  });
};
