import type { FoodUsageStore } from "@morsel/application/foods/food-usage-store";
import type { Sql } from "../engine/sql.ts";
import { recentUsages } from "./usage-rows.ts";

export const makeSqlFoodUsageStore = (sql: Sql): FoodUsageStore => ({
  recent: (member, limit) => recentUsages(sql, member, limit),
});
