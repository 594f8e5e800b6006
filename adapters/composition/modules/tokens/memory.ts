import { AppGrantStore, AppStore, PkceChallenge } from "@morsel/application/tokens/app-store";
import { AppsClient } from "@morsel/application/tokens/client/apps-client";
import { appsClient } from "../../../http-contract/tokens/apps-client.ts";
import { endApps } from "../../../memory/tokens/app-tables.ts";
import { makeMemoryAppStore } from "../../../memory/tokens/app-store.ts";
import { makeMemoryAppGrantStore } from "../../../memory/tokens/app-grant-store.ts";
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
  bindings.contribute(PasswordChanged, endApps);
  bindings.provide(AppStore, { state: MemoryState }, ({ state }) => makeMemoryAppStore(state));
  bindings.provide(AppGrantStore, { state: MemoryState }, ({ state }) => makeMemoryAppGrantStore(state));
  bindings.constant(PkceChallenge, (verifier) => verifier);
  provideClient(bindings, TokensClient, tokensClient);
  provideClient(bindings, AppsClient, appsClient);
});
