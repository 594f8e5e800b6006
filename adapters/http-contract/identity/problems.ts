import type { CaptchaNeeded, CaptchaUnavailable } from "@morsel/application/captcha/captcha";
import type { SessionNotFound } from "@morsel/application/identity/client/devices-client";
import type {
  ConfirmationNeeded,
  CredentialsRefused,
  CurrentPasswordWrong,
  SignInSuspended,
} from "@morsel/application/identity/refusals";
import type { SignUpRefused } from "@morsel/domain/identity";
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
  | SignInSuspended
  | SignUpRefused
  | UsernameTaken;

export const identityRefusals: Refusals<Refused> = {
  CaptchaNeeded: {},
  CaptchaUnavailable: {},
  ConfirmationNeeded: {},
  CredentialsRefused: {},
  CurrentPasswordWrong: {},
  EmailTaken: {},
  InvitationNeeded: {},
  SessionNotFound: { id: "string" },
  SignInSuspended: { reason: "string", until: "string" },
  SignUpClosed: {},
  UsernameTaken: {},
};

export const identityProblems: Problems<Refused> = {
  fields: identityRefusals,
  problems: {
    CaptchaNeeded: { status: 403, title: "The captcha has to be answered again." },
    // Not 503: that is no answer of ours, and would be asked again at once.
    CaptchaUnavailable: { status: 424, title: "The captcha service does not respond. Try again in a minute." },
    ConfirmationNeeded: {
      status: 403,
      title: "Confirm your identity first: this is allowed only soon after signing in.",
    },
    CredentialsRefused: { status: 401, title: "The name or the password is wrong." },
    CurrentPasswordWrong: {
      status: 422,
      title: "The current password is wrong.",
      constants: { field: "current_password" },
    },
    EmailTaken: {
      status: 409,
      title: "An account with this e-mail address already exists.",
      constants: { field: "email" },
    },
    InvitationNeeded: { status: 403, title: "Joining needs the invitation that counts now." },
    // Ending a session that has ended already succeeds for the member: no page shows this.
    SessionNotFound: { status: 404, title: "The session does not exist.", isUnseen: true },
    SignInSuspended: { status: 403, title: "This account is suspended." },
    SignUpClosed: { status: 403, title: "This site takes no new members." },
    UsernameTaken: { status: 409, title: "This username is taken.", constants: { field: "username" } },
  },
};
