import type { ApiToken, ApiTokenId, TokenScope } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { ConfirmationNeeded } from "../../identity/refusals.ts";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { ApiTokenExists, ApiTokenNotFound, ApiTokensAreFull } from "../token-store.ts";
import type { MadeToken } from "../use-cases.ts";

/** A member's tokens as they see them. */
export interface TokensClient {
  readonly all: Effect.Effect<readonly ApiToken[], RetryableRefusal>;
  /** W351: what is answered is told once. */
  readonly make: (asked: {
    readonly id: ApiTokenId;
    readonly name: string;
    readonly scopes: readonly TokenScope[];
  }) => Effect.Effect<
    MadeToken,
    ApiTokenExists | ApiTokensAreFull | ConfirmationNeeded | FieldRefused | RetryableRefusal
  >;
  readonly revoke: (id: ApiTokenId) => Effect.Effect<readonly ApiToken[], ApiTokenNotFound | RetryableRefusal>;
}

export const TokensClient = token<TokensClient>("TokensClient");
