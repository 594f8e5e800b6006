import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpGapsClient } from "@morsel/adapters/http-client/gaps/gaps-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { GapsClient } from "@morsel/application/gaps/client/gaps-client";

export default moduleOf(({ provide }) => {
  provide(GapsClient, { connection: HttpConnection }, ({ connection }) => makeHttpGapsClient(...connection));
});
