import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { KitchenNames } from "@morsel/application/recipes/kitchen-names";
import { RecipePages, RecipeReader } from "@morsel/application/recipes/parse-recipe";
import { RecipePictureStore } from "@morsel/application/recipes/recipe-pictures";
import { RecipeStore } from "@morsel/application/recipes/recipe-store";
import * as Effect from "effect/Effect";
import { makeShippedKitchenNames } from "../../../importers/foods/shipped-kitchen-names.ts";
import { makeRecipePages } from "../../../outbound/recipe-pages.ts";
import { makeUndiciOutboundHttp } from "../../../outbound/undici-outbound-http.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlRecipePictureStore } from "../../../sql/recipes/recipe-picture-store.ts";
import { makeSqlRecipeStore } from "../../../sql/recipes/recipe-store.ts";
import { moduleOf } from "../../container.ts";
import { recipesUseCases } from "./use-cases.ts";

/** Loads the parser of pages with the first page: a server starts without it. */
const makeLazyRecipeReader = (): RecipeReader => ({
  read: (text, address) =>
    Effect.flatMap(
      Effect.promise(() => import("../../../importers/recipes/recipe-reader.ts")),
      ({ makeRecipeReader }) => makeRecipeReader().read(text, address),
    ),
});

export const recipes = moduleOf((bindings) => {
  recipesUseCases(bindings);
  bindings.provide(RecipeStore, { sql: Sql }, ({ sql }) => makeSqlRecipeStore(sql));
  bindings.provide(RecipePictureStore, { sql: Sql }, ({ sql }) => makeSqlRecipePictureStore(sql));
  bindings.provide(RecipeReader, {}, makeLazyRecipeReader);
  bindings.provide(KitchenNames, {}, makeShippedKitchenNames);
  bindings.provide(RecipePages, {}, () => makeRecipePages(makeUndiciOutboundHttp()));
  bindings.contribute(MemberTables, ["recipe", "recipe_match", "recipe_picture", "recipe_pot"]);
});
