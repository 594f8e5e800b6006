import type { Food } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { FieldRefused } from "../platform/refusals.ts";
import { pageOfRecipes } from "./read-recipes.ts";
import { foodsWithRecipes, type RecipeFoodsPorts } from "./recipe-foods.ts";
import type { RecipeStore } from "./recipe-store.ts";

/** `next` leads to the page behind; absent on the last one. */
export type DishPage = { readonly foods: readonly Food[]; readonly next?: string };

export type Dishes = (request: {
  readonly member: MemberId;
  readonly limit: number;
  readonly cursor?: string;
}) => Effect.Effect<DishPage, FieldRefused>;

/** W187: a member's settled recipes as foods, those written last first; a page of recipes has fewer where some are not settled. */
export const makeDishes =
  (ports: Omit<RecipeFoodsPorts, "recipes"> & { readonly recipes: Pick<RecipeStore, "byIds" | "recipes"> }): Dishes =>
  (request) =>
    Effect.gen(function* () {
      const { items: shown, ...next } = yield* pageOfRecipes(ports.recipes, { ...request, sort: "newest" });
      const ids = shown.map(({ id }) => id);
      return { foods: yield* foodsWithRecipes(ports, request.member, ids), ...next };
    });
