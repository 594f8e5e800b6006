import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpHydrationClient } from "@morsel/adapters/http-client/hydration/hydration-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { HydrationClient } from "@morsel/application/hydration/client/hydration-client";

export default moduleOf(({ provide }) => {
  provide(HydrationClient, { connection: HttpConnection }, ({ connection }) => makeHttpHydrationClient(...connection));
});
