import { FoodReviewStore } from "@morsel/application/food-review/food-review-store";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlFoodReviewStore } from "../../../sql/food-review/food-review-store.ts";
import { moduleOf } from "../../container.ts";
import { foodReviewUseCases } from "./use-cases.ts";

export const foodReview = moduleOf((bindings) => {
  foodReviewUseCases(bindings);
  bindings.provide(FoodReviewStore, { sql: Sql }, ({ sql }) => makeSqlFoodReviewStore(sql));
  bindings.contribute(MemberTables, ["food_decision"]);
});
