import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpMealsClient } from "@morsel/adapters/http-client/meals/meals-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { MealsClient } from "@morsel/application/meals/client/meals-client";

export default moduleOf(({ provide }) => {
  provide(MealsClient, { connection: HttpConnection }, ({ connection }) => makeHttpMealsClient(...connection));
});
