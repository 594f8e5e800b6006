import {
  APP_ACCESS_MS,
  APP_CODE_MS,
  APP_REFRESH_MS,
  checkAppRequest,
  judgeCode,
  judgeRefresh,
  mayRedirect,
  newApp,
  type App,
  type AppGrantId,
  type AppId,
  type AppRefused,
  type AppRequest,
  type CheckedRequest,
  type MemberId,
  type TokenScope,
  readToken,
  writtenToken,
} from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { requireConfirmation } from "../identity/confirm-identity.ts";
import { safetyNotice } from "../identity/account-mail.ts";
import type { MemberStore } from "../identity/member-store.ts";
import type { ActiveSession } from "../identity/session-store.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { Ids } from "../platform/ids.ts";
import { token } from "../platform/token.ts";
import type { AppGrantStore, AppStore, PkceChallenge, TokenPair } from "./app-store.ts";
import type { TokenSecrets } from "./token-store.ts";
import type { TokenBearer } from "./use-cases.ts";

export type AppPorts = {
  readonly apps: AppStore;
  readonly grants: AppGrantStore;
  readonly members: Pick<MemberStore, "byId">;
  readonly secrets: TokenSecrets;
  readonly challengeOf: PkceChallenge;
  readonly ids: Ids;
  readonly clock: Clock;
};

/** The tokens that an app gets for a code or a refresh token. */
export type AppTokens = {
  readonly access: string;
  readonly refresh: string;
  readonly seconds: number;
  readonly scopes: readonly TokenScope[];
};

/** A request of an app's: what the member is asked, or what the app is answered at once. */
export type AskedApp =
  | { readonly _tag: "Ask"; readonly app: App; readonly checked: CheckedRequest }
  | { readonly _tag: "Answer"; readonly to: string };

/** Addresses for which tokens are good, that of the whole product first. */
export type Audiences = readonly [string, ...string[]];

const MOST_APPS = 5_000;
const UNUSED_MS = 30 * 24 * 3_600_000;
const A_MINUTE = 60_000;
const refused = (error: AppRefused["error"]): AppRefused => ({ _tag: "AppRefused", error });
const INVALID_GRANT = Effect.fail(refused("invalid_grant"));

/** RFC 9207: the answer names who gives it. */
const answerTo = (
  { redirectUri, state }: AppRequest,
  issuer: string,
  answer: Readonly<Record<string, string>>,
): string => {
  const pairs = Object.entries({ ...answer, iss: issuer, ...(state === undefined ? {} : { state }) });
  const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  return `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}${query}`;
};

/** OAuth 2.1 for apps without a secret: W356 to W360. */
export const makeAppUseCases = ({ apps, grants, members, secrets, challengeOf, ids, clock }: AppPorts) => {
  const register = Effect.fn("RegisterApp")(function* (asked: {
    readonly name: string;
    readonly redirectUris: readonly string[];
  }) {
    const now = yield* clock.now;
    const app = yield* fromResult(newApp((yield* ids.next) as AppId, asked, now));
    yield* apps.add(app, MOST_APPS, now - UNUSED_MS);
    return app;
  });

  /** W357: nothing is sent to an address that the app did not name before. */
  const ask = Effect.fn("AskForApp")(function* (request: AppRequest, audiences: Audiences) {
    const app = yield* apps.byId(request.clientId as AppId);
    if (app === undefined) return yield* Effect.fail(refused("invalid_client"));
    if (!mayRedirect(app, request.redirectUri)) return yield* Effect.fail(refused("invalid_redirect_uri"));
    const checked = checkAppRequest(request, audiences);
    return checked.ok
      ? ({ _tag: "Ask", app, checked: checked.value } satisfies AskedApp)
      : ({
          _tag: "Answer",
          to: answerTo(request, audiences[0], { error: checked.error.error }),
        } satisfies AskedApp);
  });

  /** W360: answers where the browser goes next, with a code if the member let the app in. */
  const decide = Effect.fn("DecideOnApp")(function* (
    active: ActiveSession,
    request: AppRequest,
    audiences: Audiences,
    allowed: readonly TokenScope[],
  ) {
    const asked = yield* ask(request, audiences);
    if (asked._tag === "Answer") return asked.to;
    const scopes = asked.checked.scopes.filter((one) => allowed.includes(one));
    if (scopes.length === 0) return answerTo(request, audiences[0], { error: "access_denied" });
    yield* requireConfirmation(clock, active);
    const now = yield* clock.now;
    const secret = secrets.fresh();
    const { app, checked } = asked;
    const code = {
      grant: (yield* ids.next) as AppGrantId,
      app: app.id,
      name: app.name,
      redirectUri: request.redirectUri,
      challenge: checked.challenge,
      scopes,
      audience: checked.audience,
      endsAt: now + APP_CODE_MS,
      isUsed: false,
    };
    const member = active.member.id;
    const after = yield* safetyNotice(ids, active, "apiTokenMade", now);
    yield* grants.offer(member, secrets.hashOf(secret), code, now, after);
    return answerTo(request, audiences[0], { code: writtenToken("morselcode_", member, secret) });
  });

  const freshPair = (member: MemberId, now: number) => {
    const [access, refresh] = [secrets.fresh(), secrets.fresh()];
    const pair: TokenPair = {
      access: { hash: secrets.hashOf(access), endsAt: now + APP_ACCESS_MS },
      refresh: { hash: secrets.hashOf(refresh), endsAt: now + APP_REFRESH_MS },
    };
    const told = (scopes: readonly TokenScope[]): AppTokens => ({
      access: writtenToken("morselapp_", member, access),
      refresh: writtenToken("morselrefresh_", member, refresh),
      seconds: APP_ACCESS_MS / 1000,
      scopes,
    });
    return { pair, told };
  };

  const redeem = Effect.fn("RedeemAppCode")(function* (asked: {
    readonly code: string;
    readonly app: string;
    readonly redirectUri: string;
    readonly verifier: string;
    readonly audience?: string;
  }) {
    const read = readToken("morselcode_", asked.code);
    if (read === undefined) return yield* INVALID_GRANT;
    const now = yield* clock.now;
    const { pair, told } = freshPair(read.member, now);
    const judged = { ...asked, challenge: challengeOf(asked.verifier) };
    const hash = secrets.hashOf(read.secret);
    const code = yield* grants.redeem(read.member, hash, (known) => judgeCode(known, judged, now), pair, now);
    return told(code.scopes);
  });

  const renew = Effect.fn("RenewAppTokens")(function* (asked: {
    readonly refresh: string;
    readonly app: string;
    readonly scopes?: readonly string[];
  }) {
    const read = readToken("morselrefresh_", asked.refresh);
    if (read === undefined) return yield* INVALID_GRANT;
    const now = yield* clock.now;
    const { pair, told } = freshPair(read.member, now);
    const hash = secrets.hashOf(read.secret);
    const known = yield* grants.renew(read.member, hash, (one) => judgeRefresh(one, asked, now), pair, now);
    return told(known.scopes);
  });

  /** RFC 7009: a token that nobody knows counts as ended. */
  const revoke = Effect.fn("RevokeAppToken")(function* (text: string, app: string) {
    const read = readToken("morselrefresh_", text) ?? readToken("morselapp_", text);
    if (read === undefined) return;
    const known = yield* grants.grantOf(read.member, secrets.hashOf(read.secret));
    if (known === undefined || known.app !== app || known.isEnded) return;
    yield* Effect.ignore(grants.end(read.member, known.grant, yield* clock.now));
  });

  /** W352, W360: the bearer of an app's token. */
  const bearerOf = (text: string): Effect.Effect<TokenBearer | undefined> =>
    Effect.gen(function* () {
      const read = readToken("morselapp_", text);
      if (read === undefined) return undefined;
      const now = yield* clock.now;
      const grant = yield* grants.byAccess(read.member, secrets.hashOf(read.secret), now);
      const member = grant === undefined ? undefined : yield* members.byId(read.member);
      if (grant === undefined || member === undefined) return undefined;
      if (grant.lastUsedAt === undefined || now - grant.lastUsedAt >= A_MINUTE)
        yield* grants.used(read.member, grant.id, now);
      return { member, token: grant.id, scopes: grant.scopes, audience: grant.audience };
    });

  const all = (member: MemberId) => Effect.flatMap(clock.now, (now) => grants.all(member, now));
  const end = (member: MemberId, id: AppGrantId) => Effect.flatMap(clock.now, (now) => grants.end(member, id, now));
  return { register, ask, decide, redeem, renew, revoke, bearerOf, all, end };
};

export type AppUseCases = ReturnType<typeof makeAppUseCases>;
export const AppUseCases = token<AppUseCases>("AppUseCases");
