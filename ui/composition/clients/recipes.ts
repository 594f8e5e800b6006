import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpRecipesClient } from "@morsel/adapters/http-client/recipes/recipes-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { RecipesClient } from "@morsel/application/recipes/client/recipes-client";

export default moduleOf(({ provide }) => {
  provide(RecipesClient, { connection: HttpConnection }, ({ connection }) => makeHttpRecipesClient(...connection));
});
