import { FoodUsageStore } from "@morsel/application/diary/food-usage-store";
import { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { FoodSearch } from "@morsel/application/foods/food-search";
import { makeMemoryFoodCatalogue } from "../../../memory/foods/food-catalogue.ts";
import { makeMemoryFoodSearch } from "../../../memory/foods/food-search.ts";
import { makeMemoryFoodsClient } from "../../../memory/foods/foods-client.ts";
import { MemoryFoods } from "../../../memory/foods/sample-foods.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { moduleOf } from "../../container.ts";

const clientPorts = { connection: MemoryConnection, foods: FoodCatalogue, search: FoodSearch };

export const foods = moduleOf(({ provide }) => {
  provide(FoodCatalogue, { foods: MemoryFoods }, ({ foods: given }) => makeMemoryFoodCatalogue(given));
  provide(FoodSearch, { foods: MemoryFoods, usage: FoodUsageStore }, ({ foods: given, usage }) =>
    makeMemoryFoodSearch(given, usage),
  );
  provide(FoodsClient, clientPorts, makeMemoryFoodsClient);
});
