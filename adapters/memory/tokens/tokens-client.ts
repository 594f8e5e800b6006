import { asFieldRefused } from "@morsel/application/platform/refused-field";
import type { TokensClient } from "@morsel/application/tokens/client/tokens-client";
import type { TokenStore } from "@morsel/application/tokens/token-store";
import type { TokenUseCases } from "@morsel/application/tokens/use-cases";
import * as Effect from "effect/Effect";
import type { MemoryConnection } from "../platform/connection.ts";

export const makeMemoryTokensClient = ({
  connection,
  tokens,
  useCases,
}: {
  readonly connection: MemoryConnection;
  readonly tokens: TokenStore;
  readonly useCases: TokenUseCases;
}): TokensClient => ({
  all: connection.reachAs((member) => tokens.all(member)),
  make: (asked) =>
    connection.reachAs((member) => Effect.mapError(useCases.makeToken({ member, ...asked }), asFieldRefused)),
  revoke: (id) => connection.reachAs((member) => tokens.revoke(member, id)),
});
