import { LIST_SEARCH_LIMIT, type FoodsClient } from "@morsel/application/foods/client/foods-client";
import type * as refusals from "@morsel/application/platform/refusals";
import type { Food } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import type { OwnFoodsGroup } from "../../http-contract/own-foods/own-foods.ts";
import type { RecipesGroup } from "../../http-contract/recipes/recipes.ts";
import { type ApiClient, callOf } from "../../http-contract/shared/call.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { readFood, readFoodPage } from "../../http-contract/foods/decode.ts";
import * as calls from "../../http-contract/foods/foods-calls.ts";

const AT_ONCE = 50;

// The tables of these two concepts, with all that they refuse, would come along with the first page.
const refused = { FieldRefused, SignInNeeded };
const ownFoods = callOf<typeof OwnFoodsGroup>()("GET", "/api/services/own-foods", refused);
const dishes = callOf<typeof RecipesGroup>()("GET", "/api/services/recipes/foods", refused);

type Lost = refusals.FieldRefused | refusals.RetryableRefusal;

type Page = { readonly foods: readonly Food[]; readonly next: string | null };

/** Page behind page, by cursor. */
const allPages = (
  pageAt: (cursor?: string) => Effect.Effect<Page, Lost>,
  cursor?: string,
  read = 0,
): Effect.Effect<readonly Food[], Lost> =>
  Effect.flatMap(pageAt(cursor), ({ foods, next }) =>
    next === null || read + AT_ONCE >= LIST_SEARCH_LIMIT
      ? Effect.succeed(foods)
      : Effect.map(allPages(pageAt, next, read + AT_ONCE), (others) => [...foods, ...others]),
  );

/** The lists of the food box are read to their end, of other concepts' calls too: so it stands here. */
export const foodsClient = ({ call }: ApiClient): FoodsClient => ({
  search: (text, limit, cursor) =>
    call(calls.search, { query: { query: text.slice(0, 200), limit, cursor } }, readFoodPage),
  mine: allPages((cursor) =>
    call(ownFoods, { query: { limit: AT_ONCE, cursor } }, ({ items, next }) => ({
      foods: items.map(({ food }) => readFood(food)),
      next,
    })),
  ),
  dishes: allPages((cursor) =>
    call(dishes, { query: { limit: AT_ONCE, cursor } }, ({ items, next }) => ({ foods: items.map(readFood), next })),
  ),
  food: (id) => call(calls.food, { params: { id } }, readFood),
});
