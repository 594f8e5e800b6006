import { TokenSecrets, TokenStore } from "@morsel/application/tokens/token-store";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemoryTokenSecrets, makeMemoryTokenStore } from "../../../memory/tokens/token-store.ts";
import { moduleOf } from "../../container.ts";
import { tokenUseCases } from "./use-cases.ts";

export const tokens = moduleOf((bindings) => {
  tokenUseCases(bindings);
  bindings.provide(TokenSecrets, {}, makeMemoryTokenSecrets);
  bindings.provide(TokenStore, { state: MemoryState }, ({ state }) => makeMemoryTokenStore(state));
});
