import { asFieldRefused } from "@morsel/application/platform/refused-field";
import type { TokensClient } from "@morsel/application/tokens/client/tokens-client";
import type { TokenStore } from "@morsel/application/tokens/token-store";
import type { TokenUseCases } from "@morsel/application/tokens/use-cases";
import type { SessionStore } from "@morsel/application/identity/session-store";
import * as Effect from "effect/Effect";
import { asActiveIn } from "../identity/as-active.ts";
import type { MemoryConnection } from "../platform/connection.ts";

export const makeMemoryTokensClient = ({
  connection,
  sessions,
  tokens,
  useCases,
}: {
  readonly connection: MemoryConnection;
  readonly sessions: SessionStore;
  readonly tokens: TokenStore;
  readonly useCases: TokenUseCases;
}): TokensClient => ({
  all: connection.reachAs((member) => tokens.all(member)),
  make: (asked) =>
    asActiveIn(
      connection,
      sessions,
    )((active) => Effect.mapError(useCases.makeToken({ active, ...asked }), asFieldRefused)),
  revoke: (id) => connection.reachAs((member) => tokens.revoke(member, id)),
});
