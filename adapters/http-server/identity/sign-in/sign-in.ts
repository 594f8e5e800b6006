import type { Captcha, CaptchaNeeded, CaptchaUnavailable } from "@morsel/application/captcha/captcha";
import type { TooManyTries } from "@morsel/application/platform/refusals";
import type { ActiveSession } from "@morsel/application/identity/session-store";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { SignInSuspended } from "@morsel/application/identity/refusals";
import { redirect, respondWithUrl, isTrue, withCookies } from "../../responses/responses.ts";
import { CurrentRequest } from "../../requests/request-context.ts";
import { refuse } from "../../responses/problem-details.ts";
import { authErrorUrl, orAuthError } from "./auth-failure.ts";
import { callbackIn } from "./callback-of.ts";
import { personOf } from "./captcha-check.ts";
import { deviceOf } from "../session/device-of.ts";
import { deviceIn, type KnownDevices } from "../session/known-devices.ts";
import type { Sessions } from "../session/sessions.ts";
import type { IdentityUseCases } from "@morsel/application/identity/use-cases";
import type { Failures } from "../../platform/failures.ts";
import type { Log } from "../../platform/log.ts";
import type { Csrf } from "../../requests/csrf.ts";

export type Credentials = {
  readonly csrfToken?: string;
  readonly callbackUrl?: string;
  readonly json?: boolean | string;
  readonly username?: string;
  readonly password?: string;
  readonly code?: string;
};

export type SignInPorts = {
  readonly useCases: Pick<IdentityUseCases, "signIn">;
  readonly sessions: Sessions;
  readonly csrf: Csrf;
  readonly devices: KnownDevices;
  readonly failures: Failures;
  readonly captcha: Captcha;
  readonly log: Log;
};

type Asked = Pick<Credentials, "callbackUrl" | "json">;

const isWait = (refusal: { readonly _tag: string }): refusal is TooManyTries => refusal._tag === "TooManyTries";

const isCaptcha = (refusal: { readonly _tag: string }): refusal is CaptchaNeeded | CaptchaUnavailable =>
  refusal._tag === "CaptchaNeeded" || refusal._tag === "CaptchaUnavailable";

/** The answer of a sign-in: the browser is given the session's name, and where to go. */
export const signedIn = Effect.fnUntraced(function* (
  { sessions, devices, failures, log }: Omit<SignInPorts, "useCases" | "csrf" | "captcha">,
  active: ActiveSession,
  { callbackUrl, json }: Asked,
) {
  const facts = yield* CurrentRequest;
  const { cookies, origin } = facts;
  const asJson = isTrue(json);
  const answer = Effect.map(sessions.remember(active, facts), (lines) =>
    withCookies(respondWithUrl(callbackIn(log, callbackUrl, origin), asJson), [
      ...lines,
      devices.remember(active.member.id, cookies, origin),
    ]),
  );
  return yield* orAuthError({ failures, log }, "CALLBACK_CREDENTIALS_JWT_ERROR", asJson)(answer);
});

/** ID125: the reason goes to scripts alone, as no address holds it. */
export const suspended = (refusal: SignInSuspended, origin: string, asJson: boolean) => {
  const url = authErrorUrl(origin, refusal._tag);
  return asJson ? refuse(refusal, { url }) : redirect(url);
};

/** Name and password become a new session; whatever was refused, the answer is one and the same. */
export const signInWith = Effect.fnUntraced(function* (ports: SignInPorts, given: Credentials) {
  const { useCases, csrf, devices, captcha, log } = ports;
  const facts = yield* CurrentRequest;
  const { call, cookies, origin, session: before } = facts;
  const asJson = isTrue(given.json);
  if (!csrf.isRight(given.csrfToken, cookies, origin))
    return respondWithUrl(`${origin}/api/auth/signin?csrf=true`, asJson, 403);
  const request = {
    login: given.username ?? "",
    password: given.password ?? "",
    code: given.code,
    address: call.address,
    deviceOf: deviceIn(devices, { cookies, origin }),
    device: yield* deviceOf(call),
    before,
    person: captcha.widget === undefined ? undefined : personOf(captcha, log, facts),
  };
  const checked = Effect.flatMap(Effect.result(useCases.signIn(request)), (tried) => {
    if (Result.isSuccess(tried)) return signedIn(ports, tried.success, given);
    // A client of these paths looks for an address in every answer.
    const { _tag } = tried.failure;
    if (_tag === "SecondStepNeeded" || _tag === "SecondStepWrong")
      return Effect.succeed(respondWithUrl(authErrorUrl(origin, _tag), asJson, 401));
    if (tried.failure._tag === "SignInSuspended") return Effect.succeed(suspended(tried.failure, origin, asJson));
    if (isWait(tried.failure) || isCaptcha(tried.failure))
      return Effect.succeed(refuse(tried.failure, { url: authErrorUrl(origin, "UnknownError") }));
    log("info", "sign-in refused");
    return Effect.succeed(
      respondWithUrl(`${authErrorUrl(origin, "CredentialsSignin")}&provider=credentials`, asJson, 401),
    );
  });
  return yield* orAuthError(ports, "CALLBACK_CREDENTIALS_HANDLER_ERROR", asJson)(checked);
});
