import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpAccountNamesClient } from "@morsel/adapters/http-client/identity/account-names";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { AccountNamesClient } from "@morsel/application/identity/client/account-names";

export default moduleOf(({ provide }) => {
  provide(AccountNamesClient, { connection: HttpConnection }, ({ connection }) =>
    makeHttpAccountNamesClient(...connection),
  );
});
