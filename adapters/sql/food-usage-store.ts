import type { FoodUsageStore } from "@morsel/application/ports/food-usage";
import type { Sql } from "./sql.ts";
import { recentUsages } from "./usage-rows.ts";

export const makeSqlFoodUsageStore = (sql: Sql): FoodUsageStore => ({
  recent: (member, limit) => recentUsages(sql, member, limit),
});
