import { recipesClient } from "@morsel/adapters/http-contract/recipes/recipes-client";
import { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import { clientModule } from "../client-module.ts";

export default clientModule(RecipesClient, recipesClient);
