import type { AccountClient } from "@morsel/application/account/client/account-client";
import * as Effect from "effect/Effect";
import {
  readAccountSettings,
  readSecurityEvents,
  writeAccountSettingsChange,
} from "../../http-contract/account/codec.ts";
import { accountRefusals } from "../../http-contract/account/problems.ts";
import type { WireAccount, WireAccountSettings, WireSecurityEvents } from "../../http-contract/account/schemas.ts";
import { identityRefusals } from "../../http-contract/identity/problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport, type Refusals } from "../transport/http-transport.ts";
import { patchUser } from "../identity/patch-user.ts";

const PATH = "/api/services/account";
const { AccountSettingsConflict, LinkRefused, UsernameChangedLately } = accountRefusals;
const { CaptchaNeeded, ConfirmationNeeded, CurrentPasswordWrong, EmailTaken, UsernameTaken } = identityRefusals;

const nothing = () => undefined;
const given = (password: string | undefined) => (password === undefined ? {} : { current_password: password });
const readState = (body: unknown) => {
  const { settings, email_verified: isEmailVerified } = body as WireAccount;
  return { settings: readAccountSettings(settings), isEmailVerified };
};

/** The account over the wire. */
export const makeHttpAccountClient = (...how: HttpConnection): AccountClient => {
  const wire = makeHttpTransport(...how);
  const post = <A, const R extends Refusals>(path: string, body: unknown, read: (body: unknown) => A, refusals: R) =>
    Effect.flatMap(wire({ method: "POST", path: `${PATH}${path}`, body }), decodeResponse(read, refusals));
  return {
    forgotPassword: (login) => post("/forgot-password", { login }, nothing, { TooManyTries }),
    resetPassword: (token, password) =>
      post("/password-reset", { token, password }, nothing, { LinkRefused, FieldRefused, TooManyTries }),
    confirmEmail: (token) =>
      post("/verify-email", { token }, (body) => (body as { readonly email: string }).email, {
        LinkRefused,
        EmailTaken,
        TooManyTries,
      }),
    askToLogIn: (login) => post("/login-counter-reset-request", { login }, nothing, { TooManyTries }),
    liftWait: (token) => post("/login-counter-reset", { token }, nothing, { LinkRefused, TooManyTries }),
    state: Effect.flatMap(wire({ method: "GET", path: PATH }), decodeResponse(readState, { SignInNeeded })),
    changeSettings: (version, change) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: PATH, body: writeAccountSettingsChange(version, change) }),
        decodeResponse((body) => readAccountSettings(body as WireAccountSettings), {
          AccountSettingsConflict,
          FieldRefused,
          SignInNeeded,
        }),
      ),
    resendVerification: Effect.flatMap(
      wire({ method: "GET", path: "/api/mainapp/account/resend_email_verification?xhr=1" }),
      decodeResponse(nothing, { TooManyTries, SignInNeeded }),
    ),
    changeEmail: (email, password) =>
      post("/email", { email, ...given(password) }, nothing, {
        FieldRefused,
        EmailTaken,
        ConfirmationNeeded,
        CurrentPasswordWrong,
        TooManyTries,
        SignInNeeded,
      }),
    changeUsername: (username) =>
      post("/username", { username }, (body) => (body as { readonly username: string }).username, {
        FieldRefused,
        UsernameTaken,
        UsernameChangedLately,
        SignInNeeded,
      }),
    move: ({ locale, timeZone, country }) =>
      Effect.flatMap(
        patchUser(wire, {
          // LO18: within `item`, as the change of the language is specified.
          item: {
            location_preferences: {
              ...(locale === undefined ? {} : { locale }),
              ...(timeZone === undefined ? {} : { time_zone: timeZone }),
              ...(country === undefined ? {} : { country }),
            },
          },
        }),
        decodeResponse(nothing, { CaptchaNeeded, FieldRefused, SignInNeeded }),
      ),
    events: (cursor) =>
      Effect.flatMap(
        wire({
          method: "GET",
          path: `${PATH}/events${cursor === undefined ? "" : `?cursor=${encodeURIComponent(cursor)}`}`,
        }),
        decodeResponse((body) => readSecurityEvents(body as WireSecurityEvents), { SignInNeeded }),
      ),
    askDeletion: (password) =>
      post("/deletion", given(password), (body) => Date.parse((body as { readonly erase_at: string }).erase_at), {
        ConfirmationNeeded,
        CurrentPasswordWrong,
        TooManyTries,
        SignInNeeded,
      }),
    takeBackDeletion: Effect.flatMap(
      wire({ method: "DELETE", path: `${PATH}/deletion` }),
      decodeResponse(nothing, { SignInNeeded }),
    ),
  };
};
