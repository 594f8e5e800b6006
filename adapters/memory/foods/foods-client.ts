import type { FoodQuery } from "@morsel/application/foods/food-search";
import type { FoodNotFound } from "@morsel/application/diary/client/diary-client";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import * as Effect from "effect/Effect";
import type { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import type { MemberFoods } from "@morsel/application/own-foods/member-foods";
import type { FoodSearch } from "@morsel/application/foods/food-search";
import type { MemoryConnection } from "../platform/connection.ts";

export type FoodsClientPorts = {
  readonly connection: MemoryConnection;
  readonly foods: FoodCatalogue;
  readonly memberFoods: MemberFoods;
  readonly search: FoodSearch;
};

/** Foods as visitors and members see them: a member's own history ranks first. */
export const makeMemoryFoodsClient = ({ connection, foods, memberFoods, search }: FoodsClientPorts): FoodsClient => ({
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
