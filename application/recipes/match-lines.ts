import type { Food } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import {
  isDishOfAnother,
  lineNameKey,
  matchOfFood,
  readIngredientLine,
  searchedName,
  type RecipeLine,
} from "@morsel/domain/recipes";
import * as Effect from "effect/Effect";
import type { FoodSearch } from "../foods/food-search.ts";
import { foodsWithRecipes, type RecipeFoodsPorts } from "./recipe-foods.ts";
import type { RecipeStore } from "./recipe-store.ts";

export type MatchLines = (request: {
  readonly member: MemberId;
  readonly lines: readonly string[];
}) => Effect.Effect<readonly RecipeLine[]>;

export type MatchLinesPorts = Omit<RecipeFoodsPorts, "recipes"> & {
  readonly recipes: Pick<RecipeStore, "byIds" | "remembered">;
  readonly search: FoodSearch;
};

/** Other requests are let in after so many lines. */
const AT_ONCE = 10;

/** A dish that somebody else shares is looked past. */
const LOOKED_AT = 5;

/** W185: lines as they were typed, each with the food that it is taken to be: what the member chose before, else the first found. */
export const makeMatchLines = (ports: MatchLinesPorts): MatchLines => {
  const matched = (member: MemberId, text: string, chosen: ReadonlyMap<string, Food>): Effect.Effect<RecipeLine> =>
    Effect.gen(function* () {
      const read = readIngredientLine(text);
      if (!read.ok) return { text };
      const before = chosen.get(lineNameKey(read.value.name));
      if (before !== undefined) return { text, match: matchOfFood(read.value, before, "remembered") };
      const page = yield* Effect.orDie(
        ports.search.search({ member, text: searchedName(read.value).slice(0, 200), isWhole: true, limit: LOOKED_AT }),
      );
      const found = page.items.find((food) => !isDishOfAnother(food));
      return found === undefined ? { text } : { text, match: matchOfFood(read.value, found, found.match) };
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
