import { moduleOf } from "@morsel/adapters/composition/container";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { makeHttpDigestClient } from "@morsel/adapters/http-client/weekly-digest/digest-client";
import { DigestClient } from "@morsel/application/weekly-digest/client/digest-client";

export default moduleOf(({ provide }) => {
  provide(DigestClient, { connection: HttpConnection }, ({ connection }) => makeHttpDigestClient(...connection));
});
