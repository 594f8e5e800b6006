import type { CredentialsRefused } from "@morsel/application/identity/client/session-client";
import type { EmailTaken, UsernameTaken } from "@morsel/application/identity/member-store";
import type { Problems, Refusals } from "../shared/problem.ts";

type Refused = CredentialsRefused | EmailTaken | UsernameTaken;

export const identityRefusals: Refusals<Refused> = { CredentialsRefused: {}, EmailTaken: {}, UsernameTaken: {} };

export const identityProblems: Problems<Refused> = {
  fields: identityRefusals,
  problems: {
    CredentialsRefused: { status: 401, title: "The name or the password is wrong." },
    EmailTaken: {
      status: 409,
      title: "This e-mail address already has an account.",
      constants: { field: "email" },
    },
    UsernameTaken: { status: 409, title: "This username is taken.", constants: { field: "username" } },
  },
};
