import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpAccountClient } from "@morsel/adapters/http-client/account/account-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { AccountClient } from "@morsel/application/account/client/account-client";

export default moduleOf(({ provide }) => {
  provide(AccountClient, { connection: HttpConnection }, ({ connection }) => makeHttpAccountClient(...connection));
});
