import { RecipePages, RecipeReader } from "@morsel/application/recipes/parse-recipe";
import { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import { RecipePictureStore } from "@morsel/application/recipes/recipe-pictures";
import { RecipeStore } from "@morsel/application/recipes/recipe-store";
import { RecipesUseCases } from "@morsel/application/recipes/use-cases";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemoryRecipePictureStore } from "../../../memory/recipes/recipe-picture-store.ts";
import { makeMemoryRecipeStore } from "../../../memory/recipes/recipe-store.ts";
import { makeMemoryRecipesClient } from "../../../memory/recipes/recipes-client.ts";
import { memoryRecipePages, memoryRecipeReader } from "../../../memory/recipes/sample-pages.ts";
import { moduleOf } from "../../container.ts";
import { recipesUseCases } from "./use-cases.ts";

export const recipes = moduleOf((bindings) => {
  recipesUseCases(bindings);
  bindings.constant(RecipeReader, memoryRecipeReader);
  bindings.constant(RecipePages, memoryRecipePages);
  bindings.provide(RecipeStore, { state: MemoryState }, ({ state }) => makeMemoryRecipeStore(state));
  bindings.provide(RecipePictureStore, { state: MemoryState }, ({ state }) => makeMemoryRecipePictureStore(state));
  bindings.provide(RecipesClient, { connection: MemoryConnection, useCases: RecipesUseCases }, makeMemoryRecipesClient);
});
