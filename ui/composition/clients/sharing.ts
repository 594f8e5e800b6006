import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpSharingClient } from "@morsel/adapters/http-client/social/sharing-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { SharingClient } from "@morsel/application/social/client/sharing-client";

export default moduleOf(({ provide }) => {
  provide(SharingClient, { connection: HttpConnection }, ({ connection }) => makeHttpSharingClient(...connection));
});
