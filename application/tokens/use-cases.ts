import {
  apiToken,
  type ApiToken,
  type ApiTokenId,
  type ApiTokenRefused,
  type AppGrantId,
  type Member,
  type TokenScope,
  readToken,
  writtenToken,
} from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { safetyNotice } from "../identity/account-mail.ts";
import type { ConfirmationNeeded } from "../identity/refusals.ts";
import { requireConfirmation } from "../identity/confirm-identity.ts";
import type { MemberStore } from "../identity/member-store.ts";
import type { ActiveSession } from "../identity/session-store.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { Ids } from "../platform/ids.ts";
import { token } from "../platform/token.ts";
import type { ApiTokenExists, ApiTokensAreFull, TokenSecrets, TokenStore } from "./token-store.ts";

/** A token that was just made, with what it is: this is told once. */
export type MadeToken = { readonly token: ApiToken; readonly secret: string };

/** W352: the bearer of a token. */
export type TokenBearer = {
  readonly member: Member;
  readonly token: ApiTokenId | AppGrantId;
  readonly scopes: readonly TokenScope[];
  /** W358: the one address for which it is good; all of them, for a member's own token. */
  readonly audience?: string;
};

export type TokenPorts = {
  readonly tokens: TokenStore;
  readonly members: Pick<MemberStore, "byId">;
  readonly secrets: TokenSecrets;
  readonly ids: Ids;
  readonly clock: Clock;
};

export type MakeToken = (request: {
  readonly active: ActiveSession;
  readonly id: ApiTokenId;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
}) => Effect.Effect<MadeToken, ApiTokenRefused | ApiTokenExists | ApiTokensAreFull | ConfirmationNeeded>;

const A_MINUTE = 60_000;

/** W351, W354, W355: a token is made only soon after a proof of identity, and shown once; a revocation is stored for good. */
export const makeTokenUseCases = ({ tokens, members, secrets, ids, clock }: TokenPorts) => {
  const makeToken: MakeToken = Effect.fn("MakeToken")(function* ({ active, id, name, scopes }) {
    yield* requireConfirmation(clock, active);
    const member = active.member.id;
    const now = yield* clock.now;
    const made = yield* fromResult(apiToken({ id, name, scopes, createdAt: now }));
    const secret = secrets.fresh();
    yield* tokens.add(member, made, secrets.hashOf(secret), yield* safetyNotice(ids, active, "apiTokenMade", now));
    return { token: made, secret: writtenToken("morsel_", member, secret) };
  });

  /** W352, W353: undefined for what opens nothing. */
  const bearerOf = (text: string): Effect.Effect<TokenBearer | undefined> =>
    Effect.gen(function* () {
      const read = readToken("morsel_", text);
      if (read === undefined) return undefined;
      const found = yield* tokens.byHash(read.member, secrets.hashOf(read.secret));
      const member = found === undefined ? undefined : yield* members.byId(read.member);
      if (found === undefined || member === undefined) return undefined;
      const now = yield* clock.now;
      if (found.lastUsedAt === undefined || now - found.lastUsedAt >= A_MINUTE)
        yield* tokens.used(read.member, found.id, now);
      return { member, token: found.id, scopes: found.scopes };
    });

  return { makeToken, bearerOf };
};

export type TokenUseCases = ReturnType<typeof makeTokenUseCases>;
export const TokenUseCases = token<TokenUseCases>("TokenUseCases");
