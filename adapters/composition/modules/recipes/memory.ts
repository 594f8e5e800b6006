import { provideClient } from "../../provide-client.ts";
import { recipesClient } from "../../../http-contract/recipes/recipes-client.ts";
import { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import { KitchenNames } from "@morsel/application/recipes/kitchen-names";
import { RecipePages, RecipeReader } from "@morsel/application/recipes/parse-recipe";
import { RecipePictureStore } from "@morsel/application/recipes/recipe-pictures";
import { RecipeStore } from "@morsel/application/recipes/recipe-store";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemoryRecipePictureStore } from "../../../memory/recipes/recipe-picture-store.ts";
import { makeMemoryRecipeStore } from "../../../memory/recipes/recipe-store.ts";
import { memoryRecipePages, memoryRecipeReader } from "../../../memory/recipes/sample-pages.ts";
import { moduleOf } from "../../container.ts";
import { recipesUseCases } from "./use-cases.ts";

export const recipes = moduleOf((bindings) => {
  recipesUseCases(bindings);
  bindings.constant(RecipeReader, memoryRecipeReader);
  bindings.constant(KitchenNames, { foodCalled: () => undefined });
  bindings.constant(RecipePages, memoryRecipePages);
  bindings.provide(RecipeStore, { state: MemoryState }, ({ state }) => makeMemoryRecipeStore(state));
  bindings.provide(RecipePictureStore, { state: MemoryState }, ({ state }) => makeMemoryRecipePictureStore(state));
  provideClient(bindings, RecipesClient, recipesClient);
});
