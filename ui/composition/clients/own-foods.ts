import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpOwnFoodsClient } from "@morsel/adapters/http-client/own-foods/own-foods-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { OwnFoodsClient } from "@morsel/application/own-foods/client/own-foods-client";

export default moduleOf(({ provide }) => {
  provide(OwnFoodsClient, { connection: HttpConnection }, ({ connection }) => makeHttpOwnFoodsClient(...connection));
});
