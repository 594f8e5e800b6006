import type { Food } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { foodsWithRecipes, type RecipeFoodsPorts } from "./recipe-foods.ts";
import type { RecipeStore } from "./recipe-store.ts";

/** As many as somebody looks through before typing. */
const DISHES = 50;

export type Dishes = (member: MemberId) => Effect.Effect<readonly Food[]>;

/** W187: a member's settled recipes as foods, those written last first. */
export const makeDishes =
  (ports: Omit<RecipeFoodsPorts, "recipes"> & { readonly recipes: Pick<RecipeStore, "byIds" | "recipes"> }): Dishes =>
  (member) =>
    Effect.flatMap(ports.recipes.recipes(member, { sort: "newest", limit: DISHES }), (found) =>
      foodsWithRecipes(
        ports,
        member,
        found.map(({ id }) => id),
      ),
    );
