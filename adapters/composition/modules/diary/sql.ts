import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { FoodUsageStore } from "@morsel/application/foods/food-usage-store";
import { DayUpdated, makeSqlDiaryStore } from "../../../sql/diary/diary-store.ts";
import { makeSqlFoodUsageStore } from "../../../sql/diary/food-usage-store.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { moduleOf } from "../../container.ts";
import { diaryUseCases } from "./use-cases.ts";

export const diary = moduleOf((bindings) => {
  diaryUseCases(bindings);
  bindings.provide(DiaryStore, { sql: Sql, dayUpdated: DayUpdated }, ({ sql, dayUpdated }) =>
    makeSqlDiaryStore(sql, dayUpdated),
  );
  bindings.provide(FoodUsageStore, { sql: Sql }, ({ sql }) => makeSqlFoodUsageStore(sql));
  bindings.contribute(MemberTables, ["diary_entry", "diary_day", "diary_copy", "food_usage"]);
});
