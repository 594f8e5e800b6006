import * as Effect from "effect/Effect";
import type { DiaryEntry } from "@morsel/domain/diary";
import type { FoodId } from "@morsel/domain/foods";
import { isUuid, type MemberId } from "@morsel/domain/identity";
import type { MemberFoods } from "../foods/member-foods.ts";
import { originOfRecipe } from "@morsel/domain/recipes";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import type { FoodOrigin } from "@morsel/domain/export";

export type FoodOriginPorts = {
  readonly foods: Pick<MemberFoods, "byIds">;
  readonly recipes: Pick<RecipeStore, "byIds">;
};

const foodIdsOf = (entries: readonly DiaryEntry[]): readonly FoodId[] => [
  ...new Set(entries.flatMap(({ foodId }) => (foodId === undefined ? [] : [foodId]))),
];

/**
 * W156: of the foods of these entries as their member has them: of the catalogues, own ones, recipes, and what the household
 * shares. A recipe that is not settled any more is no food, and is not gone. What is gone is not among them.
 */
export const foodOrigins = (
  { foods, recipes }: FoodOriginPorts,
  member: MemberId,
  entries: readonly DiaryEntry[],
): Effect.Effect<ReadonlyMap<FoodId, FoodOrigin>> =>
  Effect.gen(function* () {
    const ids = foodIdsOf(entries);
    const known = new Map<FoodId, FoodOrigin>((yield* foods.byIds(member, ids)).map((food) => [food.id, food]));
    const left = ids.filter((id) => isUuid(id) && !known.has(id));
    const unsettled = left.length === 0 ? [] : yield* recipes.byIds(member, left);
    for (const { id } of unsettled) known.set(id, originOfRecipe(id));
    return known;
  });
