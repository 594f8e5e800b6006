import { catalogueBesideShipped } from "@morsel/application/catalogues/beside-shipped";
import { ImportedFoods } from "@morsel/application/catalogues/imported-foods";
import { FoodUsageStore } from "@morsel/application/diary/food-usage-store";
import { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { FoodSearch } from "@morsel/application/foods/food-search";
import { MemberFoods } from "@morsel/application/own-foods/member-foods";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { RecipesUseCases } from "@morsel/application/recipes/use-cases";
import { MemberFoodSource } from "@morsel/application/recipes/member-food-source";
import { makeMemoryFoodCatalogue } from "../../../memory/foods/food-catalogue.ts";
import { makeMemoryFoodSearch } from "../../../memory/foods/food-search.ts";
import { makeMemoryFoodsClient } from "../../../memory/foods/foods-client.ts";
import { MemoryFoods } from "../../../memory/foods/sample-foods.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { moduleOf } from "../../container.ts";

const clientPorts = {
  connection: MemoryConnection,
  foods: FoodCatalogue,
  memberFoods: MemberFoods,
  own: OwnFoodStore,
  recipes: RecipesUseCases,
  search: FoodSearch,
};

export const foods = moduleOf(({ provide }) => {
  provide(FoodCatalogue, { foods: MemoryFoods, imported: ImportedFoods }, ({ foods: given, imported }) =>
    catalogueBesideShipped(makeMemoryFoodCatalogue(given), imported),
  );
  provide(
    FoodSearch,
    { foods: MemoryFoods, usage: FoodUsageStore, own: MemberFoodSource },
    ({ foods: given, usage, own }) => makeMemoryFoodSearch(given, usage, undefined, own),
  );
  provide(FoodsClient, clientPorts, makeMemoryFoodsClient);
});
