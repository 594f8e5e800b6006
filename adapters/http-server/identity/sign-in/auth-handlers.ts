import { Clock } from "@morsel/application/platform/clock";
import { Captcha } from "@morsel/application/captcha/captcha";
import {
  authErrorCode,
  isShownAtSignIn,
  NO_PREMIUM,
  premiumNow,
  reportedCode,
  signInStep,
} from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../../http-contract/api.ts";
import { respondWithUrl, isTrue, json, problem, redirect, withCookies } from "../../responses/responses.ts";
import { CurrentRequest, type RequestContext } from "../../requests/request-context.ts";
import { KnownDevices } from "../session/known-devices.ts";
import { Sessions } from "../session/sessions.ts";
import { signOut } from "../session/sign-out.ts";
import { signInWith } from "./sign-in.ts";
import { RETRYABLE_ERRORS } from "./auth-failure.ts";
import { callbackIn } from "./callback-of.ts";
import { Newcomers } from "../sign-up/newcomers.ts";
import { CREDENTIALS, providersOf } from "./providers.ts";
import { askProvider, finishProviderSignIn } from "./sign-in-by-provider.ts";
import { type ActiveSession, SessionStore } from "@morsel/application/identity/session-store";
import { IdentityUseCases } from "@morsel/application/identity/use-cases";
import { SignInProviders, type ProviderAnswer } from "@morsel/application/sign-in-methods/sign-in-providers";
import { SignInMethodUseCases } from "@morsel/application/sign-in-methods/use-cases";
import { SealedCookies } from "../../requests/sealed-cookies.ts";
import { signInByPasskey } from "./sign-in-by-passkey.ts";
import { defineHandlers } from "../../platform/handlers.ts";
import { Failures } from "../../platform/failures.ts";
import { Log } from "../../platform/log.ts";
import { Csrf } from "../../requests/csrf.ts";
import { RateLimits } from "../../requests/rate-limits.ts";

/** RE10: the random name under which a visit's reports belong together, and two instants. */
const MONITORING = /^([\da-z]{2,14})\.\d{13}\.\d{13}$/;

/** The only fields that are read from a provider's answer. */
const ANSWER = ["code", "state", "iss", "error", "session_state", "user", "sso", "sig"] as const;

const answerIn = (given: URLSearchParams): ProviderAnswer =>
  Object.fromEntries(
    ANSWER.flatMap((name) => {
      const value = given.get(name);
      return value === null || value.length > 4000 ? [] : [[name, value]];
    }),
  );

/** No provider of the list: a client has to ask the browser first. */
const PASSKEY = "passkey";

const loginPage = ({ origin }: RequestContext, query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return `${origin}/account/login${search === "" ? "" : `?${search}`}`;
};

/** ID80: where a code is said in words. A refused sign-in is said where it can be tried again. */
const errorPage = (facts: RequestContext, query: { readonly error?: string; readonly provider?: string }): string => {
  const isHere = RETRYABLE_ERRORS.some((code) => code === query.error) || isShownAtSignIn(authErrorCode(query.error));
  return isHere ? loginPage(facts, query) : `${facts.origin}/account/login/error?error=${authErrorCode(query.error)}`;
};

const needs = {
  store: SessionStore,
  useCases: IdentityUseCases,
  methods: SignInMethodUseCases,
  sealed: SealedCookies,
  providers: SignInProviders,
  newcomers: Newcomers,
  sessions: Sessions,
  csrf: Csrf,
  devices: KnownDevices,
  limits: RateLimits,
  captcha: Captcha,
  failures: Failures,
  log: Log,
  clock: Clock,
};

/** ID110 */
const writeSession = ({ member, session }: ActiveSession, now: number) => {
  const { hasPremium, isTrialEligible } = premiumNow(member.premium ?? NO_PREMIUM, now);
  return {
    user: { name: member.username, email: member.email },
    userId: member.id,
    expires: new Date(session.expiresAt).toISOString(),
    hasPremium,
    isTrialEligible,
  };
};

/** The authentication paths of the specification. */
export const authHandlers = defineHandlers("auth", needs, (ports) => {
  const { store, sessions, csrf, limits, log, clock } = ports;
  /** ID20: of those to which the browser is sent. */
  const isProvider = (id: string): boolean =>
    signInStep(
      ports.providers.all.map((one) => one.id),
      id,
    )._tag === "Provider";
  /** Credentials are asked for on the sign-in page, and an unknown provider ends there too (ID20). */
  const toLogin = ({
    callbackUrl,
    json: asJson,
  }: {
    readonly callbackUrl?: string;
    readonly json?: boolean | string;
  }) =>
    Effect.map(CurrentRequest, (facts) =>
      respondWithUrl(loginPage(facts, { callbackUrl: callbackIn(log, callbackUrl, facts.origin) }), isTrue(asJson)),
    );
  /** J8: who asks for a member that the cookie is not of learns nothing, and takes it from nobody. */
  const nobody = ({ call, cookies, origin }: RequestContext) =>
    call.headers["morsel-member"] === undefined ? withCookies(json({}), sessions.forget(cookies, origin)) : json({});
  return HttpApiBuilder.group(Api, "auth", (handlers) =>
    handlers
      .handle("csrf", () =>
        Effect.map(CurrentRequest, ({ cookies, origin }) => {
          const { token, setCookie } = csrf.tokenFor(cookies, origin);
          return withCookies(json({ csrfToken: token }), [setCookie]);
        }),
      )
      .handle("providers", () =>
        Effect.map(CurrentRequest, ({ origin }) => json(providersOf(origin, ports.providers.all))),
      )
      .handle("session", () =>
        Effect.gen(function* () {
          const facts = yield* CurrentRequest;
          return facts.session === undefined ? nobody(facts) : json(writeSession(facts.session, yield* clock.now));
        }),
      )
      // After a change of the member's data: the same with the cookie set anew, however young it is.
      .handle("refreshTokenData", () =>
        Effect.gen(function* () {
          const facts = yield* CurrentRequest;
          const { session } = facts;
          if (session === undefined) return nobody(facts);
          return withCookies(json(writeSession(session, yield* clock.now)), yield* sessions.remember(session, facts));
        }),
      )
      .handle("signInPage", ({ query }) => Effect.map(CurrentRequest, (facts) => redirect(loginPage(facts, query))))
      .handle("signInWithPage", ({ query }) => Effect.map(CurrentRequest, (facts) => redirect(loginPage(facts, query))))
      .handle("signIn", ({ params, payload }) =>
        isProvider(params.provider) ? askProvider(ports, params.provider, payload) : toLogin(payload),
      )
      .handle("callbackPage", ({ params }) =>
        Effect.flatMap(CurrentRequest, (facts) =>
          isProvider(params.provider)
            ? finishProviderSignIn(
                ports,
                params.provider,
                answerIn(new URL(facts.call.target, facts.origin).searchParams),
              )
            : Effect.succeed(redirect(loginPage(facts, {}))),
        ),
      )
      .handle("callback", ({ params, payload }) =>
        Effect.gen(function* () {
          if (params.provider === PASSKEY) return yield* signInByPasskey(ports, payload);
          if (params.provider === CREDENTIALS) return yield* signInWith(ports, payload);
          if (!isProvider(params.provider)) return yield* toLogin(payload);
          const { call } = yield* CurrentRequest;
          const form = new URLSearchParams(new TextDecoder().decode(call.body));
          return yield* finishProviderSignIn(ports, params.provider, answerIn(form));
        }),
      )
      .handle("signOutPage", () => Effect.map(CurrentRequest, ({ origin }) => redirect(`${origin}/account/logout`)))
      .handle("signOut", ({ payload }) =>
        Effect.gen(function* () {
          const { cookies, origin } = yield* CurrentRequest;
          const asJson = isTrue(payload.json);
          if (!csrf.isRight(payload.csrfToken, cookies, origin))
            return respondWithUrl(`${origin}/api/auth/signout?csrf=true`, asJson, 403);
          const url = callbackIn(log, payload.callbackUrl, origin);
          return yield* signOut({ store, sessions }, respondWithUrl(url, asJson));
        }),
      )
      .handle("error", ({ query }) => Effect.map(CurrentRequest, (facts) => redirect(errorPage(facts, query))))
      .handle("log", ({ payload }) =>
        Effect.map(CurrentRequest, ({ call, cookies }) => {
          const wait = limits.take("log", call.address);
          if (wait > 0) return problem("TooManyTries", { retry_after: wait });
          // The message is a stranger's text and may hold personal data: only the code is written down.
          const [, monitoring] = MONITORING.exec(cookies.get("morsel-monitoring") ?? "") ?? [];
          log(payload.level, "client", { code: reportedCode(payload.code), ...(monitoring && { monitoring }) });
          return json({});
        }),
      ),
  );
});
