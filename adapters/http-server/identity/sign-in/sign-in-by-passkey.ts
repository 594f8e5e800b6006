import type { SignInMethodUseCases } from "@morsel/application/sign-in-methods/use-cases";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { RateLimits } from "../../requests/rate-limits.ts";
import { CurrentRequest } from "../../requests/request-context.ts";
import type { SealedCookies } from "../../requests/sealed-cookies.ts";
import { respondWithUrl, isTrue, problem } from "../../responses/responses.ts";
import { answeredChallenge } from "./challenge-cookie.ts";
import { authErrorUrl, orAuthError } from "./auth-failure.ts";
import { deviceOf } from "../session/device-of.ts";
import { deviceIn } from "../session/known-devices.ts";
import { signedIn, suspended, type SignInPorts } from "./sign-in.ts";

export type PasskeySignInPorts = Omit<SignInPorts, "useCases"> & {
  readonly methods: SignInMethodUseCases;
  readonly sealed: SealedCookies;
  readonly limits: RateLimits;
};

type Given = {
  readonly csrfToken?: string;
  readonly callbackUrl?: string;
  readonly json?: boolean | string;
  /** The answer of the browser's WebAuthn API, as JSON. */
  readonly credential?: string;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A text that is not JSON is no credential.
    return undefined;
  }
};

/** J42: what a passkey answered becomes a new session; whatever was refused, the answer is one and the same. */
export const signInByPasskey = Effect.fnUntraced(function* (ports: PasskeySignInPorts, given: Given) {
  const { methods, sealed, limits, csrf, devices, log } = ports;
  const { call, cookies, origin, session: before } = yield* CurrentRequest;
  const asJson = isTrue(given.json);
  if (!csrf.isRight(given.csrfToken, cookies, origin))
    return respondWithUrl(`${origin}/api/auth/signin?csrf=true`, asJson, 403);
  const wait = limits.take("passkey", call.address);
  if (wait > 0) return problem("TooManyTries", { retry_after: wait, url: authErrorUrl(origin, "UnknownError") });
  const place = { device: yield* deviceOf(call), before, deviceOf: deviceIn(devices, { cookies, origin }) };
  const checked = Effect.gen(function* () {
    const answered = yield* answeredChallenge(sealed, "sign-in", parsed(given.credential ?? ""));
    const tried = answered === undefined ? undefined : yield* Effect.result(methods.passkeys.signIn(answered, place));
    if (tried !== undefined && Result.isSuccess(tried)) return yield* signedIn(ports, tried.success, given);
    if (tried?.failure._tag === "SignInSuspended") return suspended(tried.failure, origin, asJson);
    log("info", "sign-in refused");
    return respondWithUrl(`${authErrorUrl(origin, "CredentialsSignin")}&provider=passkey`, asJson, 401);
  });
  return yield* orAuthError(ports, "CALLBACK_CREDENTIALS_HANDLER_ERROR", asJson)(checked);
});
