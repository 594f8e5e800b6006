import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpLocaleClient } from "@morsel/adapters/http-client/identity/locale-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { LocaleClient } from "@morsel/application/identity/client/locale-client";

export default moduleOf(({ provide }) => {
  provide(LocaleClient, { connection: HttpConnection }, ({ connection }) => makeHttpLocaleClient(...connection));
});
