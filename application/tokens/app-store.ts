import type {
  App,
  AppCode,
  AppGrant,
  AppGrantId,
  AppId,
  AppRefresh,
  AppRefused,
  GrantRefused,
  MemberId,
} from "@morsel/domain/identity";
import type { Result } from "@morsel/domain/result";
import type { Effect } from "effect";
import type { Consequences } from "../identity/consequences.ts";
import { token } from "../platform/token.ts";

export type AppsAreFull = { readonly _tag: "AppsAreFull"; readonly limit: number };
export type AppGrantNotFound = { readonly _tag: "AppGrantNotFound"; readonly id: AppGrantId };

/** Hashes and ends of the two tokens that an app gets at once. */
export type TokenPair = {
  readonly access: { readonly hash: string; readonly endsAt: number };
  readonly refresh: { readonly hash: string; readonly endsAt: number };
};

/** Apps, which belong to no member. */
export interface AppStore {
  readonly byId: (id: AppId) => Effect.Effect<App | undefined>;
  /** Forgets first those that nobody let in since `unusedSince`; refused when more than `most` are left. */
  readonly add: (app: App, most: number, unusedSince: number) => Effect.Effect<void, AppsAreFull>;
}
export const AppStore = token<AppStore>("AppStore");

/** Apps that members let in. Every method is scoped by its member; each write is one transaction. */
export interface AppGrantStore {
  /** Apps that are still let in, newest first. */
  readonly all: (member: MemberId, now: number) => Effect.Effect<readonly AppGrant[]>;
  /** Keeps a code with what follows from it (W220), and forgets those that ended. */
  readonly offer: (
    member: MemberId,
    hash: string,
    code: AppCode,
    now: number,
    after?: Consequences,
  ) => Effect.Effect<void, AppsAreFull>;
  /** W358: judges the code and makes the grant of it. One that was used before ends its grant. */
  readonly redeem: (
    member: MemberId,
    hash: string,
    judge: (code: AppCode | undefined) => Result<AppCode, GrantRefused>,
    pair: TokenPair,
    now: number,
  ) => Effect.Effect<AppCode, AppRefused>;
  /** W359: judges the refresh token and puts the pair in its place. One that was used before ends its grant. */
  readonly renew: (
    member: MemberId,
    hash: string,
    judge: (refresh: AppRefresh | undefined) => Result<AppRefresh, GrantRefused>,
    pair: TokenPair,
    now: number,
  ) => Effect.Effect<AppRefresh, AppRefused>;
  /** The grant of an access token that is good. */
  readonly byAccess: (member: MemberId, hash: string, now: number) => Effect.Effect<AppGrant | undefined>;
  readonly used: (member: MemberId, id: AppGrantId, at: number) => Effect.Effect<void>;
  /** The grant of any token of an app's, ended or not. */
  readonly grantOf: (member: MemberId, hash: string) => Effect.Effect<AppRefresh | undefined>;
  readonly end: (member: MemberId, id: AppGrantId, now: number) => Effect.Effect<readonly AppGrant[], AppGrantNotFound>;
}
export const AppGrantStore = token<AppGrantStore>("AppGrantStore");

/** RFC 7636, 4.2: what PKCE compares. */
export type PkceChallenge = (verifier: string) => string;
export const PkceChallenge = token<PkceChallenge>("PkceChallenge");
