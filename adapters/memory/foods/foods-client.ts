import type { FoodQuery } from "@morsel/application/foods/food-search";
import { MOST_LOOKED_THROUGH, type FoodsClient } from "@morsel/application/foods/client/foods-client";
import * as Effect from "effect/Effect";
import type { FoodCatalogue, FoodNotFound } from "@morsel/application/foods/food-catalogue";
import type { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import type { MemberFoods } from "@morsel/application/own-foods/member-foods";
import type { RecipesUseCases } from "@morsel/application/recipes/use-cases";
import type { FoodSearch } from "@morsel/application/foods/food-search";
import type { MemoryConnection } from "../platform/connection.ts";

export type FoodsClientPorts = {
  readonly connection: MemoryConnection;
  readonly foods: FoodCatalogue;
  readonly memberFoods: MemberFoods;
  readonly own: OwnFoodStore;
  readonly recipes: Pick<RecipesUseCases, "dishes">;
  readonly search: FoodSearch;
};

/** Foods as visitors and members see them: a member's own history ranks first. */
export const makeMemoryFoodsClient = ({
  connection,
  foods,
  memberFoods,
  own,
  recipes,
  search,
}: FoodsClientPorts): FoodsClient => ({
  search: (text, limit, cursor) =>
    connection.reach(
      Effect.suspend(() => {
        const { member } = connection.browser;
        const query: FoodQuery = {
          text,
          limit,
          ...(member === undefined ? {} : { member }),
          ...(cursor === undefined ? {} : { cursor }),
        };
        return Effect.orDie(search.search(query));
      }),
    ),
  mine: connection.reachAs((member) =>
    Effect.map(own.page(member, { sort: "newest", limit: MOST_LOOKED_THROUGH }), (found) =>
      found.map(({ food }) => food),
    ),
  ),
  dishes: connection.reachAs((member) =>
    Effect.map(Effect.orDie(recipes.dishes({ member, limit: MOST_LOOKED_THROUGH })), ({ foods: found }) => found),
  ),
  food: (id) =>
    connection.reach(
      Effect.suspend(() => {
        const { member } = connection.browser;
        return Effect.flatMap(member === undefined ? foods.byId(id) : memberFoods.byId(member, id), (food) =>
          food === undefined ? Effect.fail<FoodNotFound>({ _tag: "FoodNotFound", id }) : Effect.succeed(food),
        );
      }),
    ),
});
