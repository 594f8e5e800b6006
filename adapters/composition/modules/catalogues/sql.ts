import { CatalogueStore } from "@morsel/application/catalogues/catalogue-store";
import { ImportedFoods } from "@morsel/application/catalogues/imported-foods";
import { makeSqlCatalogueStore } from "../../../sql/catalogues/catalogue-store.ts";
import { makeSqlImportedFoods } from "../../../sql/catalogues/imported-foods.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { moduleOf } from "../../container.ts";

export const catalogues = moduleOf(({ provide }) => {
  provide(CatalogueStore, { sql: Sql }, ({ sql }) => makeSqlCatalogueStore(sql));
  provide(ImportedFoods, { sql: Sql }, ({ sql }) => makeSqlImportedFoods(sql));
});
