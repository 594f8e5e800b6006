import { MealStore } from "@morsel/application/meals/meal-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlMealStore } from "../../../sql/meals/meal-store.ts";
import { moduleOf } from "../../container.ts";
import { mealsUseCases } from "./use-cases.ts";

export const meals = moduleOf((bindings) => {
  mealsUseCases(bindings);
  bindings.provide(MealStore, { sql: Sql }, ({ sql }) => makeSqlMealStore(sql));
});
