import type { TooManyTries } from "@morsel/application/platform/refusals";
import { safeCallbackUrl, type MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { goTo, isTrue, withCookies } from "../responses/responses.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { refuse } from "../responses/problem-details.ts";
import { deviceOf } from "./device-of.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { Sessions } from "./sessions.ts";
import type { IdentityUseCases } from "@morsel/application/identity/use-cases";
import type { Log } from "../platform/log.ts";
import type { Csrf } from "../requests/csrf.ts";

export type Credentials = {
  readonly csrfToken?: string;
  readonly callbackUrl?: string;
  readonly json?: boolean | string;
  readonly username?: string;
  readonly password?: string;
};

export type SignInPorts = {
  readonly useCases: Pick<IdentityUseCases, "signIn">;
  readonly sessions: Sessions;
  readonly csrf: Csrf;
  readonly devices: KnownDevices;
  readonly log: Log;
};

const isWait = (refusal: { readonly _tag: string }): refusal is TooManyTries => refusal._tag === "TooManyTries";

/** Name and password become a new session; whatever was refused, the answer is one and the same. */
export const signInWith = Effect.fnUntraced(function* (
  { useCases, sessions, csrf, devices, log }: SignInPorts,
  given: Credentials,
) {
  const { call, cookies, origin, session: before } = yield* CurrentRequest;
  const asJson = isTrue(given.json);
  if (!csrf.isRight(given.csrfToken, cookies, origin)) return goTo(`${origin}/api/auth/signin?csrf=true`, asJson, 403);
  const request = {
    login: given.username ?? "",
    password: given.password ?? "",
    address: call.address,
    deviceOf: (member: MemberId) => devices.deviceOf(member, cookies, origin),
    device: yield* deviceOf(call),
    before,
  };
  const tried = yield* Effect.result(useCases.signIn(request));
  if (Result.isFailure(tried)) {
    if (isWait(tried.failure)) return refuse(tried.failure);
    log("info", "sign-in refused");
    return goTo(`${origin}/api/auth/error?error=CredentialsSignin&provider=credentials`, asJson, 401);
  }
  const { member } = tried.success;
  const setCookies = yield* sessions.remember(tried.success, cookies, origin);
  return withCookies(goTo(safeCallbackUrl(given.callbackUrl, origin), asJson), [
    ...setCookies,
    devices.remember(member.id, cookies, origin),
  ]);
});
