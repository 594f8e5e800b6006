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
import { FoodFinder } from "@morsel/application/foods/food-finder";
import { FoodSearch } from "@morsel/application/foods/food-search";
import { MemberFoodSource } from "@morsel/application/foods/member-food-source";
import { makeFoodSearch } from "@morsel/application/foods/search-foods";
import { makeNamesOfFoods } from "../../../importers/foods/local-food-names.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlCatalogueLists } from "../../../sql/foods/catalogue-lists.ts";
import { makeSqlFoodCatalogue } from "../../../sql/foods/food-catalogue.ts";
import { moduleOf } from "../../container.ts";

/** The finder itself is the process's: it has a thread of its own. */
export const foods = moduleOf(({ provide, constant }) => {
  constant(FoodNames, makeNamesOfFoods());
  provide(
    FoodCatalogue,
    { sql: Sql, imported: ImportedFoods, merged: MergedFoods, products: LookedUpProducts },
    ({ sql, imported, merged, products }) =>
      withLookedUp(withMerges(combineCatalogues(makeSqlFoodCatalogue(sql), imported), merged), products),
  );
  provide(
    FoodSearch,
    { finder: FoodFinder, foods: FoodsInLanguage, own: MemberFoodSource, usage: FoodUsageStore },
    makeFoodSearch,
  );
  provide(CatalogueLists, { sql: Sql }, ({ sql }) => makeSqlCatalogueLists(sql));
  provide(FoodsInLanguage, { foods: FoodCatalogue, names: FoodNames }, makeFoodsInLanguage);
  provide(BrowseFoods, { lists: CatalogueLists, foods: FoodsInLanguage, own: MemberFoodSource }, makeBrowseFoods);
});
