import { provideClient } from "../../provide-client.ts";
import { tokensClient } from "../../../http-contract/tokens/tokens-client.ts";
import { TokensClient } from "@morsel/application/tokens/client/tokens-client";
import { revokeTokens } from "../../../memory/tokens/tokens-table.ts";
import { PasswordChanged } from "../../../memory/identity/member-steps.ts";
import { TokenSecrets, TokenStore } from "@morsel/application/tokens/token-store";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemoryTokenSecrets, makeMemoryTokenStore } from "../../../memory/tokens/token-store.ts";
import { moduleOf } from "../../container.ts";
import { tokenUseCases } from "./use-cases.ts";

export const tokens = moduleOf((bindings) => {
  tokenUseCases(bindings);
  bindings.contribute(PasswordChanged, revokeTokens);
  bindings.provide(TokenSecrets, {}, makeMemoryTokenSecrets);
  bindings.provide(TokenStore, { state: MemoryState }, ({ state }) => makeMemoryTokenStore(state));
  provideClient(bindings, TokensClient, tokensClient);
});
