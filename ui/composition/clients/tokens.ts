import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpTokensClient } from "@morsel/adapters/http-client/tokens/tokens-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { TokensClient } from "@morsel/application/tokens/client/tokens-client";

export default moduleOf(({ provide }) => {
  provide(TokensClient, { connection: HttpConnection }, ({ connection }) => makeHttpTokensClient(...connection));
});
