import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpPasswordClient } from "@morsel/adapters/http-client/identity/password-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { PasswordClient } from "@morsel/application/identity/client/password-client";

export default moduleOf(({ provide }) => {
  provide(PasswordClient, { connection: HttpConnection }, ({ connection }) => makeHttpPasswordClient(...connection));
});
