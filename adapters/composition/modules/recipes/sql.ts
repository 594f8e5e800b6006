import { RecipePages, RecipeReader } from "@morsel/application/recipes/parse-recipe";
import { RecipeStore } from "@morsel/application/recipes/recipe-store";
import { makeRecipeReader } from "../../../importers/recipes/recipe-reader.ts";
import { makeRecipePages } from "../../../outbound/recipe-pages.ts";
import { makeUndiciOutboundHttp } from "../../../outbound/undici-outbound-http.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlRecipeStore } from "../../../sql/recipes/recipe-store.ts";
import { moduleOf } from "../../container.ts";
import { recipesUseCases } from "./use-cases.ts";

export const recipes = moduleOf((bindings) => {
  recipesUseCases(bindings);
  bindings.provide(RecipeStore, { sql: Sql }, ({ sql }) => makeSqlRecipeStore(sql));
  bindings.provide(RecipeReader, {}, makeRecipeReader);
  bindings.provide(RecipePages, {}, () => makeRecipePages(makeUndiciOutboundHttp()));
});
