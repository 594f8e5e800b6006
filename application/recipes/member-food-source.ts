import * as Effect from "effect/Effect";
import { ownFoodNames, type FoodId, type OwnCandidate } from "@morsel/domain/foods";
import { isUuid, type MemberId } from "@morsel/domain/identity";
import type { MemberFoodSource } from "../foods/member-food-source.ts";
import { foodsWithRecipes, type RecipeFoodsPorts } from "./recipe-foods.ts";
import { foodOfRecipe, type StoredRecipe } from "@morsel/domain/recipes";
import type { RecipeStore } from "./recipe-store.ts";

export type MemberFoodSourcePorts = Omit<RecipeFoodsPorts, "recipes"> & {
  readonly own: MemberFoodSource;
  readonly recipes: Pick<RecipeStore, "byIds" | "recipes">;
};

/** More recipes with one beginning are not looked at; who has typed so little types on. */
const CANDIDATES = 50;
const AT_ONCE = { concurrency: "unbounded" } as const;

const candidateOf = (recipe: StoredRecipe): OwnCandidate => ({
  id: recipe.id,
  names: ownFoodNames(foodOfRecipe(recipe, { total: {}, perServing: {}, per100g: {}, servingGrams: 1, grams: 1 })),
});

/** W187: recipes are found and logged beside own foods. Foods of the catalogue have no UUID: for them no recipe is asked. */
export const makeMemberFoodSource = ({ own, recipes, ingredients }: MemberFoodSourcePorts): MemberFoodSource => {
  const cooked = (member: MemberId, ids: readonly FoodId[]) =>
    ids.length === 0 ? Effect.succeed([]) : foodsWithRecipes({ recipes, ingredients }, member, ids);
  return {
    withBarcode: own.withBarcode,
    searchedWords: own.searchedWords,
    foods: (member, ids) =>
      Effect.flatMap(own.foods(member, ids), (found) => {
        const known = new Set(found.map(({ id }) => id));
        const left = ids.filter((id) => isUuid(id) && !known.has(id));
        return Effect.map(cooked(member, left), (dishes) => [...found, ...dishes]);
      }),
    beginningWith: (member, beginning, limit) =>
      Effect.map(
        Effect.all(
          [
            own.beginningWith(member, beginning, limit),
            recipes.recipes(member, { sort: "newest", limit: CANDIDATES, titleKey: beginning }),
          ],
          AT_ONCE,
        ),
        ([mine, dishes]) => [...mine, ...dishes.map(candidateOf)],
      ),
  };
};
