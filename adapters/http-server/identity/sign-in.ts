import type { TooManyTries } from "@morsel/application/identity/client/session-client";
import { safeCallbackUrl } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { goTo, isTrue, withCookies } from "../responses/responses.ts";
import type { App } from "../platform/app.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { refuse } from "../responses/problem-details.ts";
import type { Sessions } from "./sessions.ts";

export type Credentials = {
  readonly csrfToken?: string;
  readonly callbackUrl?: string;
  readonly json?: boolean | string;
  readonly username?: string;
  readonly password?: string;
};

const isWait = (refusal: { readonly _tag: string }): refusal is TooManyTries => refusal._tag === "TooManyTries";

/** Name and password become a new session; whatever was refused, the answer is one and the same. */
export const signInWith = Effect.fnUntraced(function* (app: App, sessions: Sessions, given: Credentials) {
  const { call, cookies, origin } = yield* CurrentRequest;
  const asJson = isTrue(given.json);
  if (!app.csrf.isRight(given.csrfToken, cookies, origin))
    return goTo(`${origin}/api/auth/signin?csrf=true`, asJson, 403);
  const request = { login: given.username ?? "", password: given.password ?? "", address: call.address };
  const tried = yield* Effect.result(app.signIn(request));
  if (Result.isFailure(tried)) {
    if (isWait(tried.failure)) return refuse(tried.failure);
    app.log("info", "sign-in refused");
    return goTo(`${origin}/api/auth/error?error=CredentialsSignin&provider=credentials`, asJson, 401);
  }
  const { id, username, email } = tried.success;
  const { setCookies } = yield* sessions.begin({ member: id, username, email }, cookies, origin);
  return withCookies(goTo(safeCallbackUrl(given.callbackUrl, origin), asJson), setCookies);
});
