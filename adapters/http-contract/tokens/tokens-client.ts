import type { TokensClient } from "@morsel/application/tokens/client/tokens-client";
import type { ApiClient } from "../shared/call.ts";
import { readApiToken } from "./codec.ts";
import * as calls from "./tokens-calls.ts";
import type { WireApiTokens } from "./tokens.ts";

const readAll = ({ items }: WireApiTokens) => items.map(readApiToken);

export const tokensClient = ({ call }: ApiClient): TokensClient => ({
  all: call(calls.apiTokens, {}, readAll),
  make: (asked) =>
    call(calls.makeApiToken, { payload: asked }, ({ token, secret }) => ({ token: readApiToken(token), secret })),
  revoke: (id) => call(calls.revokeApiToken, { params: { id } }, readAll),
});
