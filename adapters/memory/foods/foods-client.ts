import type { FoodQuery } from "@morsel/application/foods/food-search";
import type { FoodNotFound } from "@morsel/application/diary/client/diary-client";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import * as Effect from "effect/Effect";
import type { MemoryWorld } from "../platform/world.ts";

/** Foods as visitors and members see them: a member's own history ranks first. */
export const makeMemoryFoodsClient = (world: MemoryWorld): FoodsClient => ({
  search: (text, limit, cursor) =>
    world.reach(
      Effect.suspend(() => {
        const { member } = world.browser;
        const query: FoodQuery = {
          text,
          limit,
          ...(member === undefined ? {} : { member }),
          ...(cursor === undefined ? {} : { cursor }),
        };
        return Effect.orDie(world.stores.search.search(query));
      }),
    ),
  food: (id) =>
    world.reach(
      Effect.flatMap(world.stores.foods.byId(id), (food) =>
        food === undefined ? Effect.fail<FoodNotFound>({ _tag: "FoodNotFound", id }) : Effect.succeed(food),
      ),
    ),
});
