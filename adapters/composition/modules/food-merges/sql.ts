import { MergedFoods } from "@morsel/application/catalogues/merged-foods";
import { FoodMergeStore } from "@morsel/application/food-merges/food-merge-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlFoodMergeStore, makeSqlMergedFoods } from "../../../sql/food-merges/food-merge-store.ts";
import { moduleOf } from "../../container.ts";
import { foodMergeUseCases } from "./use-cases.ts";

export const foodMerges = moduleOf((bindings) => {
  foodMergeUseCases(bindings);
  bindings.provide(MergedFoods, { sql: Sql }, ({ sql }) => makeSqlMergedFoods(sql));
  bindings.provide(FoodMergeStore, { sql: Sql }, ({ sql }) => makeSqlFoodMergeStore(sql));
});
