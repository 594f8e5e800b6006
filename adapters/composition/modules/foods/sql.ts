import { catalogueBesideShipped } from "@morsel/application/catalogues/beside-shipped";
import { ImportedFoods } from "@morsel/application/catalogues/imported-foods";
import { FoodUsageStore } from "@morsel/application/diary/food-usage-store";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { FoodFinder } from "@morsel/application/foods/food-finder";
import { FoodSearch } from "@morsel/application/foods/food-search";
import { MemberFoodSource } from "@morsel/application/recipes/member-food-source";
import { makeFoodSearch } from "@morsel/application/foods/search-foods";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlFoodCatalogue } from "../../../sql/foods/food-catalogue.ts";
import { moduleOf } from "../../container.ts";

/** The finder itself is the process's: it has a thread of its own. */
export const foods = moduleOf(({ provide }) => {
  provide(FoodCatalogue, { sql: Sql, imported: ImportedFoods }, ({ sql, imported }) =>
    catalogueBesideShipped(makeSqlFoodCatalogue(sql), imported),
  );
  provide(
    FoodSearch,
    { finder: FoodFinder, foods: FoodCatalogue, own: MemberFoodSource, usage: FoodUsageStore },
    makeFoodSearch,
  );
});
