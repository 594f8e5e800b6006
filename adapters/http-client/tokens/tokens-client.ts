import type { TokensClient } from "@morsel/application/tokens/client/tokens-client";
import * as Effect from "effect/Effect";
import { identityRefusals } from "../../http-contract/identity/problems.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { readApiToken } from "../../http-contract/tokens/codec.ts";
import { tokenRefusals } from "../../http-contract/tokens/problems.ts";
import type { WireApiTokens, WireMadeApiToken } from "../../http-contract/tokens/tokens.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/account/tokens";
const { ConfirmationNeeded } = identityRefusals;
const { ApiTokenNotFound, ApiTokenExists, ApiTokensAreFull } = tokenRefusals;

const readAll = (body: unknown) => (body as WireApiTokens).items.map(readApiToken);
const readMade = (body: unknown) => {
  const { token, secret } = body as WireMadeApiToken;
  return { token: readApiToken(token), secret };
};

export const makeHttpTokensClient = (...how: HttpConnection): TokensClient => {
  const wire = makeHttpTransport(...how);
  return {
    all: Effect.flatMap(wire({ method: "GET", path: PATH }), decodeResponse(readAll, { SignInNeeded })),
    make: (asked) =>
      Effect.flatMap(
        wire({ method: "POST", path: PATH, body: asked }),
        decodeResponse(readMade, { ApiTokenExists, ApiTokensAreFull, ConfirmationNeeded, FieldRefused, SignInNeeded }),
      ),
    revoke: (id) =>
      Effect.flatMap(
        wire({ method: "DELETE", path: `${PATH}/${id}` }),
        decodeResponse(readAll, { ApiTokenNotFound, SignInNeeded }),
      ),
  };
};
