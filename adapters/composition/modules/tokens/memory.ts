import { SessionStore } from "@morsel/application/identity/session-store";
import { TokensClient } from "@morsel/application/tokens/client/tokens-client";
import { TokenSecrets, TokenStore } from "@morsel/application/tokens/token-store";
import { TokenUseCases } from "@morsel/application/tokens/use-cases";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemoryTokenSecrets, makeMemoryTokenStore } from "../../../memory/tokens/token-store.ts";
import { makeMemoryTokensClient } from "../../../memory/tokens/tokens-client.ts";
import { moduleOf } from "../../container.ts";
import { tokenUseCases } from "./use-cases.ts";

const clientPorts = {
  connection: MemoryConnection,
  sessions: SessionStore,
  tokens: TokenStore,
  useCases: TokenUseCases,
};

export const tokens = moduleOf((bindings) => {
  tokenUseCases(bindings);
  bindings.provide(TokenSecrets, {}, makeMemoryTokenSecrets);
  bindings.provide(TokenStore, { state: MemoryState }, ({ state }) => makeMemoryTokenStore(state));
  bindings.provide(TokensClient, clientPorts, makeMemoryTokensClient);
});
