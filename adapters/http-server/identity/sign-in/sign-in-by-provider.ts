import { type SessionId, type MemberId, isMemberId, isSessionId, OAUTH_COOKIE_SECONDS } from "@morsel/domain/identity";
import type { SessionStore } from "@morsel/application/identity/session-store";
import type {
  ProviderAnswer,
  ProviderFailed,
  SignInProviders,
} from "@morsel/application/sign-in-methods/sign-in-providers";
import type { ProviderAccount } from "@morsel/application/identity/provider-account";
import type { SignInMethodUseCases } from "@morsel/application/sign-in-methods/use-cases";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import { CurrentRequest } from "../../requests/request-context.ts";
import type { SealedCookies } from "../../requests/sealed-cookies.ts";
import { refuse } from "../../responses/problem-details.ts";
import { respondWithUrl, isTrue, redirect, withCookies } from "../../responses/responses.ts";
import { authErrorUrl, orAuthError } from "./auth-failure.ts";
import { callbackIn } from "./callback-of.ts";
import { deviceOf } from "../session/device-of.ts";
import { deviceIn } from "../session/known-devices.ts";
import type { Newcomers } from "../sign-up/newcomers.ts";
import { signedIn, suspended, type SignInPorts } from "./sign-in.ts";

export type ProviderSignInPorts = Omit<SignInPorts, "useCases"> & {
  readonly methods: SignInMethodUseCases;
  readonly providers: SignInProviders;
  readonly sealed: SealedCookies;
  readonly newcomers: Newcomers;
  readonly store: Pick<SessionStore, "find">;
};

type Given = { readonly csrfToken?: string; readonly callbackUrl?: string; readonly json?: boolean | string };
type Response = HttpServerResponse.HttpServerResponse;

const STATE = "next-auth.state";
const PKCE = "next-auth.pkce.code_verifier";

/** State that the browser brings back beside the provider's answer: the purpose and the member of the request. */
type State = {
  readonly provider: string;
  readonly state: string;
  readonly nonce: string;
  readonly callbackUrl: string;
  /** In whose session a way in is to be added; absent where somebody signs in. */
  readonly link?: { readonly member: MemberId; readonly session: SessionId };
};

const isState = (value: unknown): value is State => {
  if (typeof value !== "object" || value === null) return false;
  const { provider, state, nonce, callbackUrl, link } = value as Partial<State>;
  const isText = [provider, state, nonce, callbackUrl].every((part) => typeof part === "string");
  return isText && (link === undefined || (isMemberId(link.member) && isSessionId(link.session)));
};

const callbackAt = (origin: string, provider: string): string => `${origin}/api/auth/callback/${provider}`;

/** ID14: sends the browser to the provider, with what only this browser may come back with in two sealed cookies. */
export const askProvider = Effect.fnUntraced(function* (ports: ProviderSignInPorts, provider: string, given: Given) {
  const { csrf, methods, providers, sealed, log } = ports;
  const { cookies, origin, session } = yield* CurrentRequest;
  const asJson = isTrue(given.json);
  if (!csrf.isRight(given.csrfToken, cookies, origin))
    return respondWithUrl(`${origin}/api/auth/signin?csrf=true`, asJson, 403);
  const callbackUrl = callbackIn(log, given.callbackUrl, origin);
  let isAgain = false;
  if (session !== undefined) {
    const allowed = yield* Effect.result(methods.providers.mayLink(session, provider));
    if (Result.isFailure(allowed)) {
      const url = `${origin}/account/settings`;
      return asJson ? refuse(allowed.failure, { url }) : redirect(url);
    }
    isAgain = allowed.success;
  }
  const asked = yield* Effect.result(providers.ask(provider, callbackAt(origin, provider), isAgain));
  if (Result.isFailure(asked)) {
    log("warn", "authentication", { code: "OAuthCallbackError", provider, reason: asked.failure.reason });
    return respondWithUrl(authErrorUrl(origin, "OAuthCallbackError"), asJson);
  }
  const { url, state, nonce, verifier } = asked.success;
  const isCrossSite = providers.all.some(({ id, isFormPost }) => id === provider && isFormPost);
  const how = { seconds: OAUTH_COOKIE_SECONDS, isCrossSite };
  const link = session && { member: session.member.id, session: session.session.id };
  const kept: State = { provider, state, nonce, callbackUrl, ...(link === undefined ? {} : { link }) };
  return withCookies(respondWithUrl(url, asJson), [
    sealed.write(STATE, kept, origin, how),
    sealed.write(PKCE, verifier, origin, how),
  ]);
});

/** Returns to the page that asked to add a provider, which shows why it could not be added. */
const withError = (callbackUrl: string, error: string): string => {
  const url = new URL(callbackUrl);
  url.searchParams.set("error", error);
  return url.href;
};

const readAnswer = (
  { providers, sealed }: ProviderSignInPorts,
  provider: string,
  answer: ProviderAnswer,
): Effect.Effect<{ readonly asked: State; readonly who: ProviderAccount }, ProviderFailed, CurrentRequest> =>
  Effect.gen(function* () {
    const request = yield* CurrentRequest;
    const [asked, verifier] = [sealed.read(STATE, request)?.value, sealed.read(PKCE, request)?.value];
    if (!isState(asked) || asked.provider !== provider || typeof verifier !== "string")
      return yield* Effect.fail<ProviderFailed>({ _tag: "ProviderFailed", reason: "refused" });
    const callback = callbackAt(request.origin, provider);
    const profile = yield* providers.read(provider, callback, { ...asked, verifier }, answer);
    return { asked, who: { ...profile, provider } };
  });

/** J43, J44: the browser is back. Whatever came of it, it cannot come back with the same again. */
export const finishProviderSignIn = Effect.fnUntraced(function* (
  ports: ProviderSignInPorts,
  provider: string,
  answer: ProviderAnswer,
) {
  const { methods, newcomers, sealed, store, devices, log } = ports;
  const { call, cookies, origin, session: before } = yield* CurrentRequest;
  const place = { device: yield* deviceOf(call), before, deviceOf: deviceIn(devices, { cookies, origin }) };

  const linked = Effect.fnUntraced(function* (asked: State, link: NonNullable<State["link"]>, who: ProviderAccount) {
    const active = yield* store.find(link.member, link.session);
    const done = active === undefined ? undefined : yield* Effect.result(methods.providers.link(active, who));
    const isDone = done !== undefined && Result.isSuccess(done);
    return redirect(isDone ? asked.callbackUrl : withError(asked.callbackUrl, "AccountNotLinkedError"));
  });

  const entered = Effect.fnUntraced(function* (asked: State, who: ProviderAccount) {
    const tried = yield* Effect.result(methods.providers.signIn(who, place));
    if (Result.isSuccess(tried)) return yield* signedIn(ports, tried.success, { callbackUrl: asked.callbackUrl });
    log("info", "sign-in refused", { provider });
    if (tried.failure._tag === "AccountNotLinked") return redirect(authErrorUrl(origin, "AccountNotLinkedError"));
    if (tried.failure._tag === "SignInSuspended") return suspended(tried.failure, origin, false);
    const search = new URLSearchParams({ callbackUrl: asked.callbackUrl }).toString();
    const join = redirect(`${origin}/account/create/welcome?${search}`);
    return withCookies(join, [newcomers.remember(who, origin)]);
  });

  const answered: Effect.Effect<Response, never, CurrentRequest> = Effect.gen(function* () {
    const read = yield* Effect.result(readAnswer(ports, provider, answer));
    if (Result.isFailure(read)) {
      log("warn", "authentication", { code: "OAuthCallbackError", provider, reason: read.failure.reason });
      return redirect(authErrorUrl(origin, "OAuthCallbackError"));
    }
    const { asked, who } = read.success;
    return yield* asked.link === undefined ? entered(asked, who) : linked(asked, asked.link, who);
  });
  const response = yield* orAuthError(ports, "MISSING_ADAPTER_METHODS_ERROR", false)(answered);
  return withCookies(response, [sealed.forget(STATE, origin), sealed.forget(PKCE, origin)]);
});
