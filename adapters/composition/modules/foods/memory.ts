import { LookedUpProducts } from "@morsel/application/barcodes/looked-up-products";
import { withLookedUp } from "@morsel/application/barcodes/with-looked-up";
import { catalogueBesideShipped } from "@morsel/application/catalogues/beside-shipped";
import { ImportedFoods } from "@morsel/application/catalogues/imported-foods";
import { FoodUsageStore } from "@morsel/application/diary/food-usage-store";
import { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { BrowseFoods, makeBrowseFoods } from "@morsel/application/foods/browse-foods";
import { CatalogueLists } from "@morsel/application/foods/catalogue-lists";
import { BrowseClient } from "@morsel/application/foods/client/browse-client";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { FoodSearch } from "@morsel/application/foods/food-search";
import { MemberFoods } from "@morsel/application/own-foods/member-foods";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { RecipesUseCases } from "@morsel/application/recipes/use-cases";
import { MemberFoodSource } from "@morsel/application/recipes/member-food-source";
import { makeMemoryBrowseClient } from "../../../memory/foods/browse-client.ts";
import { makeMemoryCatalogueLists } from "../../../memory/foods/catalogue-lists.ts";
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
  provide(
    FoodCatalogue,
    { foods: MemoryFoods, imported: ImportedFoods, products: LookedUpProducts },
    ({ foods: given, imported, products }) =>
      withLookedUp(catalogueBesideShipped(makeMemoryFoodCatalogue(given), imported), products),
  );
  provide(
    FoodSearch,
    { foods: MemoryFoods, catalogue: FoodCatalogue, usage: FoodUsageStore, own: MemberFoodSource },
    ({ foods: given, catalogue, usage, own }) => makeMemoryFoodSearch(given, usage, undefined, own, catalogue),
  );
  provide(CatalogueLists, { foods: MemoryFoods }, ({ foods: given }) => makeMemoryCatalogueLists(given));
  provide(BrowseFoods, { lists: CatalogueLists, foods: FoodCatalogue, own: MemberFoodSource }, makeBrowseFoods);
  provide(BrowseClient, { connection: MemoryConnection, browse: BrowseFoods }, makeMemoryBrowseClient);
  provide(FoodsClient, clientPorts, makeMemoryFoodsClient);
});
