import type {
  ApiTokenExists,
  ApiTokenNotFound,
  ApiTokensAreFull,
  TokenSecrets,
  TokenStore,
} from "@morsel/application/tokens/token-store";
import { API_TOKENS_LIMIT, type ApiToken, type MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { addConsequences } from "../identity/account-tables.ts";
import type { MemoryState } from "../platform/state.ts";
import { tokenTable, type TokensOfMember } from "./tokens-table.ts";

/** For stories and tests without Node: the secrets are predictable. */
export const makeMemoryTokenSecrets = (): TokenSecrets => {
  let made = 0;
  return {
    fresh: () => `secret-${(made += 1)}`,
    hashOf: (secret) => `hash of ${secret}`,
  };
};

/** Each method runs in one go, as a transaction would. */
export const makeMemoryTokenStore = (state: MemoryState): TokenStore => {
  const tokensOf = (member: MemberId): TokensOfMember => {
    const known = state.of(tokenTable).get(member) ?? (new Map() as TokensOfMember);
    state.of(tokenTable).set(member, known);
    return known;
  };
  const standing = (member: MemberId): readonly ApiToken[] =>
    [...tokensOf(member).values()]
      .flatMap(({ token, isRevoked }) => (isRevoked ? [] : [token]))
      .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
  return {
    all: (member) => Effect.sync(() => standing(member)),
    add: (member, made, hash, after) =>
      Effect.suspend((): Effect.Effect<void, ApiTokenExists | ApiTokensAreFull> => {
        if (tokensOf(member).has(made.id)) return Effect.fail({ _tag: "ApiTokenExists" as const, id: made.id });
        if (standing(member).length >= API_TOKENS_LIMIT)
          return Effect.fail({ _tag: "ApiTokensAreFull" as const, limit: API_TOKENS_LIMIT });
        tokensOf(member).set(made.id, { token: made, hash, isRevoked: false });
        addConsequences(state, member, after);
        return Effect.void;
      }),
    byHash: (member, hash) =>
      Effect.sync(() => [...tokensOf(member).values()].find((one) => one.hash === hash && !one.isRevoked)?.token),
    used: (member, id, at) =>
      Effect.sync(() => {
        const known = tokensOf(member).get(id);
        if (known !== undefined) tokensOf(member).set(id, { ...known, token: { ...known.token, lastUsedAt: at } });
      }),
    revoke: (member, id) =>
      Effect.suspend((): Effect.Effect<readonly ApiToken[], ApiTokenNotFound> => {
        const known = tokensOf(member).get(id);
        if (known === undefined) return Effect.fail({ _tag: "ApiTokenNotFound" as const, id });
        tokensOf(member).set(id, { ...known, isRevoked: true });
        return Effect.succeed(standing(member));
      }),
  };
};
