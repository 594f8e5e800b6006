import { foodsClient } from "../../../http-client/foods/foods-client.ts";
import { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { provideClient } from "../../provide-client.ts";
import { browseClient } from "../../../http-contract/foods/browse-client.ts";
import { BrowseClient } from "@morsel/application/foods/client/browse-client";
import { LookedUpProducts } from "@morsel/application/barcodes/looked-up-products";
import { withLookedUp } from "@morsel/application/barcodes/with-looked-up";
import { combineCatalogues } from "@morsel/application/catalogues/combined-catalogue";
import { MergedFoods, withMerges } from "@morsel/application/catalogues/merged-foods";
import { ImportedFoods } from "@morsel/application/catalogues/imported-foods";
import { FoodUsageStore } from "@morsel/application/foods/food-usage-store";
import { BrowseFoods, makeBrowseFoods } from "@morsel/application/foods/browse-foods";
import { CatalogueLists } from "@morsel/application/foods/catalogue-lists";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { FoodNames, FoodsInLanguage, makeFoodsInLanguage } from "@morsel/application/foods/foods-in-language";
import { FoodSearch } from "@morsel/application/foods/food-search";
import { MemberFoodSource } from "@morsel/application/foods/member-food-source";
import { makeMemoryCatalogueLists } from "../../../memory/foods/catalogue-lists.ts";
import { makeMemoryFoodCatalogue } from "../../../memory/foods/food-catalogue.ts";
import { makeMemoryFoodSearch } from "../../../memory/foods/food-search.ts";
import { MemoryFoods } from "../../../memory/foods/sample-foods.ts";
import { moduleOf } from "../../container.ts";

export const foods = moduleOf((bindings) => {
  const { provide, constant } = bindings;
  constant(FoodNames, () => undefined);
  provide(
    FoodCatalogue,
    { foods: MemoryFoods, imported: ImportedFoods, merged: MergedFoods, products: LookedUpProducts },
    ({ foods: given, imported, merged, products }) =>
      withLookedUp(withMerges(combineCatalogues(makeMemoryFoodCatalogue(given), imported), merged), products),
  );
  provide(
    FoodSearch,
    {
      foods: MemoryFoods,
      catalogue: FoodsInLanguage,
      usage: FoodUsageStore,
      own: MemberFoodSource,
      imported: ImportedFoods,
    },
    ({ foods: given, catalogue, usage, own, imported }) =>
      makeMemoryFoodSearch(given, usage, undefined, own, catalogue, imported),
  );
  provide(CatalogueLists, { foods: MemoryFoods }, ({ foods: given }) => makeMemoryCatalogueLists(given));
  provide(FoodsInLanguage, { foods: FoodCatalogue, names: FoodNames }, makeFoodsInLanguage);
  provide(BrowseFoods, { lists: CatalogueLists, foods: FoodsInLanguage, own: MemberFoodSource }, makeBrowseFoods);
  provideClient(bindings, BrowseClient, browseClient);
  provideClient(bindings, FoodsClient, foodsClient);
});
