import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpFoodsClient } from "@morsel/adapters/http-client/foods/foods-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { FoodsClient } from "@morsel/application/foods/client/foods-client";

export default moduleOf(({ provide }) => {
  provide(FoodsClient, { connection: HttpConnection }, ({ connection }) => makeHttpFoodsClient(...connection));
});
