import type { AppGrantNotFound, AppGrantStore, AppsAreFull, TokenPair } from "@morsel/application/tokens/app-store";
import {
  APP_GRANTS_LIMIT,
  type AppGrant,
  type AppGrantId,
  type AppRefresh,
  type AppRefused,
  type GrantRefused,
  type MemberId,
} from "@morsel/domain/identity";
import type { Result } from "@morsel/domain/result";
import * as Effect from "effect/Effect";
import { addConsequences } from "../identity/account-tables.ts";
import type { MemoryState } from "../platform/state.ts";
import { appGrantTable, appTable, type AppsOfMember } from "./app-tables.ts";

const REFUSED: AppRefused = { _tag: "AppRefused", error: "invalid_grant" };

/** Each method runs in one go, as a transaction would. */
export const makeMemoryAppGrantStore = (state: MemoryState): AppGrantStore => {
  const appsOf = (member: MemberId): AppsOfMember => {
    const known = state.of(appGrantTable).get(member) ?? { grants: new Map(), codes: new Map(), tokens: new Map() };
    state.of(appGrantTable).set(member, known);
    return known;
  };
  const standing = (member: MemberId, now: number): readonly AppGrant[] =>
    [...appsOf(member).grants.values()]
      .flatMap(({ grant, endsAt, isEnded }) => (isEnded || endsAt <= now ? [] : [grant]))
      .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
  const tokenOf = (member: MemberId, hash: string): AppRefresh | undefined => {
    const { tokens, grants } = appsOf(member);
    const token = tokens.get(hash);
    const known = token && grants.get(token.grant);
    if (token === undefined || known === undefined) return undefined;
    const { app, scopes, audience } = known.grant;
    return {
      grant: token.grant,
      app,
      scopes,
      audience,
      endsAt: token.endsAt,
      isUsed: token.isUsed,
      isEnded: known.isEnded,
    };
  };
  const endGrant = (member: MemberId, id: AppGrantId | undefined): void => {
    const { grants } = appsOf(member);
    const known = id && grants.get(id);
    if (known) grants.set(known.grant.id, { ...known, isEnded: true });
  };
  const judged = <A>(
    member: MemberId,
    grant: AppGrantId | undefined,
    result: Result<A, GrantRefused>,
    land: (value: A) => void,
  ): Effect.Effect<A, AppRefused> => {
    if (result.ok) {
      land(result.value);
      return Effect.succeed(result.value);
    }
    if (result.error._tag === "AppRefused") return Effect.fail(result.error);
    endGrant(member, grant);
    return Effect.fail(REFUSED);
  };
  const addPair = (member: MemberId, grant: AppGrantId, { access, refresh }: TokenPair): void => {
    const { tokens } = appsOf(member);
    tokens.set(access.hash, { grant, isRefresh: false, endsAt: access.endsAt, isUsed: false });
    tokens.set(refresh.hash, { grant, isRefresh: true, endsAt: refresh.endsAt, isUsed: false });
  };
  return {
    all: (member, now) => Effect.sync(() => standing(member, now)),
    offer: (member, hash, code, now, after) =>
      Effect.suspend((): Effect.Effect<void, AppsAreFull> => {
        if (standing(member, now).length >= APP_GRANTS_LIMIT)
          return Effect.fail({ _tag: "AppsAreFull" as const, limit: APP_GRANTS_LIMIT });
        appsOf(member).codes.set(hash, code);
        const app = state.of(appTable).get(code.app);
        if (app !== undefined) state.of(appTable).set(code.app, { ...app, isLetIn: true });
        addConsequences(state, member, after);
        return Effect.void;
      }),
    redeem: (member, hash, judge, pair, now) =>
      Effect.suspend(() => {
        const { codes, grants } = appsOf(member);
        const known = codes.get(hash);
        return judged(member, known?.grant, judge(known), (code) => {
          codes.set(hash, { ...code, isUsed: true });
          const { grant: id, app, name, scopes, audience } = code;
          const grant: AppGrant = { id, app, name, scopes, audience, createdAt: now };
          grants.set(id, { grant, endsAt: pair.refresh.endsAt, isEnded: false });
          addPair(member, id, pair);
        });
      }),
    renew: (member, hash, judge, pair) =>
      Effect.suspend(() => {
        const { tokens, grants } = appsOf(member);
        const token = tokens.get(hash);
        const known = token?.isRefresh === true ? tokenOf(member, hash) : undefined;
        return judged(member, known?.grant, judge(known), ({ grant }) => {
          if (token !== undefined) tokens.set(hash, { ...token, isUsed: true });
          const stored = grants.get(grant);
          if (stored !== undefined) grants.set(grant, { ...stored, endsAt: pair.refresh.endsAt });
          addPair(member, grant, pair);
        });
      }),
    byAccess: (member, hash, now) =>
      Effect.sync(() => {
        const { tokens, grants } = appsOf(member);
        const token = tokens.get(hash);
        const known = token && grants.get(token.grant);
        return token?.isRefresh === false && token.endsAt > now && known?.isEnded === false ? known.grant : undefined;
      }),
    used: (member, id, at) =>
      Effect.sync(() => {
        const { grants } = appsOf(member);
        const known = grants.get(id);
        if (known !== undefined) grants.set(id, { ...known, grant: { ...known.grant, lastUsedAt: at } });
      }),
    grantOf: (member, hash) => Effect.sync(() => tokenOf(member, hash)),
    end: (member, id, now) =>
      Effect.suspend((): Effect.Effect<readonly AppGrant[], AppGrantNotFound> => {
        if (!appsOf(member).grants.has(id)) return Effect.fail({ _tag: "AppGrantNotFound" as const, id });
        endGrant(member, id);
        return Effect.succeed(standing(member, now));
      }),
  };
};
