import type { ApiToken, ApiTokenId, MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { Consequences } from "../identity/consequences.ts";
import { token } from "../platform/token.ts";

export type ApiTokenNotFound = { readonly _tag: "ApiTokenNotFound"; readonly id: ApiTokenId };
/** It was made already, and cannot be told again. */
export type ApiTokenExists = { readonly _tag: "ApiTokenExists"; readonly id: ApiTokenId };
export type ApiTokensAreFull = { readonly _tag: "ApiTokensAreFull"; readonly limit: number };

/** Every answered write is durable, with what follows from it (W220). Every method is scoped by its member. */
export interface TokenStore {
  /** Active tokens, newest first. */
  readonly all: (member: MemberId) => Effect.Effect<readonly ApiToken[]>;
  readonly add: (
    member: MemberId,
    made: ApiToken,
    hash: string,
    after?: Consequences,
  ) => Effect.Effect<void, ApiTokenExists | ApiTokensAreFull>;
  /** The one of that hash, unless it is revoked. */
  readonly byHash: (member: MemberId, hash: string) => Effect.Effect<ApiToken | undefined>;
  readonly used: (member: MemberId, id: ApiTokenId, at: number) => Effect.Effect<void>;
  readonly revoke: (member: MemberId, id: ApiTokenId) => Effect.Effect<readonly ApiToken[], ApiTokenNotFound>;
}

export const TokenStore = token<TokenStore>("TokenStore");

/** Makes unguessable secrets, and the hashes that are stored of them. */
export type TokenSecrets = { readonly fresh: () => string; readonly hashOf: (secret: string) => string };
export const TokenSecrets = token<TokenSecrets>("TokenSecrets");
