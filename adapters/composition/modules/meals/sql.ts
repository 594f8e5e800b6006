import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { MealShareStore } from "@morsel/application/meals/meal-share-store";
import { MealStore } from "@morsel/application/meals/meal-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlMealShareStore } from "../../../sql/meals/meal-share-store.ts";
import { makeSqlMealStore } from "../../../sql/meals/meal-store.ts";
import { moduleOf } from "../../container.ts";
import { mealsUseCases } from "./use-cases.ts";

export const meals = moduleOf((bindings) => {
  mealsUseCases(bindings);
  bindings.provide(MealShareStore, { sql: Sql }, ({ sql }) => makeSqlMealShareStore(sql));
  bindings.provide(MealStore, { sql: Sql }, ({ sql }) => makeSqlMealStore(sql));
  bindings.contribute(MemberTables, ["meal_share", "saved_meal"]);
});
