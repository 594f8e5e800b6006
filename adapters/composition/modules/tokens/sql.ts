import { AppGrantStore, AppStore, PkceChallenge } from "@morsel/application/tokens/app-store";
import { makeSqlAppStore } from "../../../sql/tokens/app-store.ts";
import { makeSqlAppGrantStore } from "../../../sql/tokens/app-grant-store.ts";
import { revokeTokens } from "../../../sql/tokens/revoke-tokens.ts";
import { PasswordChanged } from "../../../sql/identity/member-steps.ts";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { TokenSecrets, TokenStore } from "@morsel/application/tokens/token-store";
import { makeTokenSecrets, pkceChallenge } from "../../../crypto/token-secrets.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlTokenStore } from "../../../sql/tokens/token-store.ts";
import { moduleOf } from "../../container.ts";
import { tokenUseCases } from "./use-cases.ts";

export const tokens = moduleOf((bindings) => {
  tokenUseCases(bindings);
  bindings.provide(TokenSecrets, {}, makeTokenSecrets);
  bindings.provide(TokenStore, { sql: Sql }, ({ sql }) => makeSqlTokenStore(sql));
  bindings.contribute(PasswordChanged, revokeTokens);
  bindings.contribute(MemberTables, ["api_token", "app_grant", "app_code", "app_token"]);
  bindings.provide(AppStore, { sql: Sql }, ({ sql }) => makeSqlAppStore(sql));
  bindings.provide(AppGrantStore, { sql: Sql }, ({ sql }) => makeSqlAppGrantStore(sql));
  bindings.constant(PkceChallenge, pkceChallenge);
});
