import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpBrowseClient } from "@morsel/adapters/http-client/foods/browse-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { BrowseClient } from "@morsel/application/foods/client/browse-client";

export default moduleOf(({ provide }) => {
  provide(BrowseClient, { connection: HttpConnection }, ({ connection }) => makeHttpBrowseClient(...connection));
});
