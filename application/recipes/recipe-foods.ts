import * as Effect from "effect/Effect";
import type { Instant } from "@morsel/domain/calendar";
import type { Food, FoodId } from "@morsel/domain/foods";
import { isUuid, type MemberId } from "@morsel/domain/identity";
import {
  dishesAsFoods,
  DISH_DEPTH_LIMIT,
  foodsOfLines,
  type RecipeFood,
  type RecipeId,
  type StoredRecipe,
} from "@morsel/domain/recipes";
import { token } from "../platform/token.ts";
import type { RecipeStore } from "./recipe-store.ts";

/** The recipe changed elsewhere since it was read; nothing was written. */
export type RecipeVersionConflict = { readonly _tag: "RecipeVersionConflict"; readonly current: RecipeNow };

/** Foods of which dishes are cooked, as a member has them; recipes are none of them. */
export interface IngredientFoods {
  readonly byIds: (member: MemberId, ids: readonly FoodId[]) => Effect.Effect<readonly Food[]>;
}

export const IngredientFoods = token<IngredientFoods>("IngredientFoods");

export type RecipeFoodsPorts = {
  readonly recipes: Pick<RecipeStore, "byIds">;
  readonly ingredients: IngredientFoods;
};

type Known = { readonly foods: Map<FoodId, Food>; readonly recipes: Map<RecipeId, StoredRecipe> };

/** Reads what is asked for, and level by level what it is made of; catalogue foods have no UUID and are no recipe. */
const readLevels = (ports: RecipeFoodsPorts, member: MemberId, ids: readonly FoodId[]): Effect.Effect<Known> =>
  Effect.gen(function* () {
    const known: Known = { foods: new Map(), recipes: new Map() };
    let wanted = [...new Set(ids)];
    for (let level = 0; wanted.length > 0 && level < DISH_DEPTH_LIMIT; level += 1) {
      for (const food of yield* ports.ingredients.byIds(member, wanted)) known.foods.set(food.id, food);
      const left = wanted.filter((id) => isUuid(id) && !known.foods.has(id));
      const found = left.length === 0 ? [] : yield* ports.recipes.byIds(member, left);
      for (const recipe of found) known.recipes.set(recipe.id, recipe);
      wanted = [...new Set(found.flatMap(({ lines }) => foodsOfLines(lines)))].filter(
        (id) => !known.foods.has(id) && !known.recipes.has(id),
      );
    }
    return known;
  });

/** W187: foods of a member, recipes among them: known and settled ones only, in the order asked. */
export const foodsWithRecipes = (
  ports: RecipeFoodsPorts,
  member: MemberId,
  ids: readonly FoodId[],
): Effect.Effect<readonly Food[]> =>
  Effect.map(readLevels(ports, member, ids), (known) => {
    const all = dishesAsFoods(known.foods, known.recipes.values());
    return ids.flatMap((id) => all.get(id) ?? []);
  });

/** A recipe with the foods that its lines are now; what is gone is not among them. */
export type RecipeNow = StoredRecipe & {
  readonly foods: readonly RecipeFood[];
  /** W401: when its picture was kept; absent where it has none, and in lists. */
  readonly pictureAt?: Instant;
  /** Name of the household's member who shares it; absent for one's own. */
  readonly owner?: string;
  /** W426: it is in no list and no dish any more, and can be brought back. */
  readonly isDeleted?: true;
};

export const recipesNow = (
  ports: RecipeFoodsPorts,
  member: MemberId,
  recipes: readonly StoredRecipe[],
): Effect.Effect<readonly RecipeNow[]> => {
  const ids = [...new Set(recipes.flatMap(({ lines }) => foodsOfLines(lines)))];
  return Effect.map(foodsWithRecipes(ports, member, ids), (found) => {
    const foods = new Map(found.map(({ id, description, nutrients }) => [id, { id, description, per100g: nutrients }]));
    return recipes.map((recipe) => ({
      ...recipe,
      foods: foodsOfLines(recipe.lines).flatMap((id) => foods.get(id) ?? []),
    }));
  });
};
