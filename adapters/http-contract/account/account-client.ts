import type { AccountClient } from "@morsel/application/account/client/account-client";
import { changeUser } from "../identity/change-user.ts";
import { type ApiClient, done } from "../shared/call.ts";
import * as calls from "./account-calls.ts";
import { readAccountSettings, readSecurityEvents, writeAccountSettingsChange } from "./codec.ts";

const given = (password: string | undefined) => (password === undefined ? {} : { current_password: password });

export const accountClient = (api: ApiClient): AccountClient => {
  const { call } = api;
  return {
    forgotPassword: (login) => call(calls.forgotPassword, { payload: { login } }, done),
    resetPassword: (token, password) => call(calls.resetPassword, { payload: { token, password } }, done),
    confirmEmail: (token) => call(calls.confirmEmail, { payload: { token } }, ({ email }) => email),
    askToLogIn: (login) => call(calls.askToLogIn, { payload: { login } }, done),
    liftWait: (token) => call(calls.liftWait, { payload: { token } }, done),
    state: call(calls.account, {}, ({ settings, email_verified: isEmailVerified }) => ({
      settings: readAccountSettings(settings),
      isEmailVerified,
    })),
    changeSettings: (version, change) =>
      call(calls.changeAccount, { payload: writeAccountSettingsChange(version, change) }, readAccountSettings),
    resendVerification: call(calls.resendVerification, { query: { xhr: "1" } }, done),
    changeEmail: (email, password) => call(calls.changeEmail, { payload: { email, ...given(password) } }, done),
    changeUsername: (username) => call(calls.changeUsername, { payload: { username } }, (answer) => answer.username),
    move: ({ locale, timeZone, country }) =>
      changeUser(
        api,
        {
          // LO18: within `item`, as the change of the language is specified.
          item: {
            location_preferences: {
              ...(locale === undefined ? {} : { locale }),
              ...(timeZone === undefined ? {} : { time_zone: timeZone }),
              ...(country === undefined ? {} : { country }),
            },
          },
        },
        done,
      ),
    events: (cursor) => call(calls.securityEvents, { query: { cursor } }, readSecurityEvents),
    askDeletion: (password) =>
      call(calls.askDeletion, { payload: given(password) }, ({ erase_at: at }) => Date.parse(at)),
    takeBackDeletion: call(calls.takeBackDeletion, {}, done),
  };
};
