import type { CaptchaNeeded, CaptchaUnavailable } from "@morsel/application/captcha/captcha";
import type { SessionNotFound } from "@morsel/application/identity/client/devices-client";
import type { ConfirmationNeeded } from "@morsel/application/identity/client/confirmation-needed";
import type { CurrentPasswordWrong } from "@morsel/application/identity/client/password-client";
import type { CredentialsRefused } from "@morsel/application/identity/client/session-client";
import type { EmailTaken, UsernameTaken } from "@morsel/application/identity/member-store";
import type { Problems, Refusals } from "../shared/problem.ts";

type Refused =
  | CaptchaNeeded
  | CaptchaUnavailable
  | ConfirmationNeeded
  | CredentialsRefused
  | CurrentPasswordWrong
  | EmailTaken
  | SessionNotFound
  | UsernameTaken;

export const identityRefusals: Refusals<Refused> = {
  CaptchaNeeded: {},
  CaptchaUnavailable: {},
  ConfirmationNeeded: {},
  CredentialsRefused: {},
  CurrentPasswordWrong: {},
  EmailTaken: {},
  SessionNotFound: { id: "string" },
  UsernameTaken: {},
};

export const identityProblems: Problems<Refused> = {
  fields: identityRefusals,
  problems: {
    CaptchaNeeded: { status: 403, title: "Show first that a person asks: the captcha has to be answered anew." },
    // Not 503: that is no answer of ours, and would be asked again at once.
    CaptchaUnavailable: { status: 424, title: "Whether a person asks cannot be told just now. Try again in a minute." },
    ConfirmationNeeded: { status: 403, title: "Show first that it is you: this is done soon after signing in only." },
    CredentialsRefused: { status: 401, title: "The name or the password is wrong." },
    CurrentPasswordWrong: {
      status: 422,
      title: "The current password is another one.",
      constants: { field: "current_password" },
    },
    EmailTaken: {
      status: 409,
      title: "This e-mail address already has an account.",
      constants: { field: "email" },
    },
    // Who ends what has ended has what was wanted: no page says it.
    SessionNotFound: { status: 404, title: "There is no such session.", isUnseen: true },
    UsernameTaken: { status: 409, title: "This username is taken.", constants: { field: "username" } },
  },
};
