import { CategoryStore } from "@morsel/application/forum-categories/category-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlCategoryStore } from "../../../sql/forum-categories/category-store.ts";
import { moduleOf } from "../../container.ts";
import { forumCategoryUseCases } from "./use-cases.ts";

export const forumCategories = moduleOf((bindings) => {
  forumCategoryUseCases(bindings);
  bindings.provide(CategoryStore, { sql: Sql }, ({ sql }) => makeSqlCategoryStore(sql));
});
