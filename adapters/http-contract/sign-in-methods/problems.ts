import type { SecondStepNeeded, SecondStepWrong } from "@morsel/application/identity/second-step";
import type {
  LastSignInMethod,
  PasskeyRefused,
  SignInMethodNotFound,
} from "@morsel/application/sign-in-methods/passkeys";
import type { SecondStepChanged } from "@morsel/application/sign-in-methods/set-up-second-step";
import type { Problems, Refusals } from "../shared/problem.ts";

type Refused =
  | LastSignInMethod
  | PasskeyRefused
  | SecondStepChanged
  | SecondStepNeeded
  | SecondStepWrong
  | SignInMethodNotFound;

export const signInMethodRefusals: Refusals<Refused> = {
  LastSignInMethod: {},
  PasskeyRefused: {},
  SecondStepChanged: {},
  SecondStepNeeded: {},
  SecondStepWrong: {},
  SignInMethodNotFound: {},
};

export const signInMethodProblems: Problems<Refused> = {
  fields: signInMethodRefusals,
  problems: {
    LastSignInMethod: { status: 409, title: "This is the only sign-in method of the account." },
    PasskeyRefused: { status: 422, title: "The passkey is already registered, or the maximum number is reached." },
    SecondStepChanged: { status: 409, title: "Two-step verification changed meanwhile." },
    SecondStepNeeded: { status: 401, title: "The code of two-step verification is required." },
    SecondStepWrong: {
      status: 422,
      title: "The code is wrong, expired or already used.",
      constants: { field: "code" },
    },
    SignInMethodNotFound: { status: 404, title: "The sign-in method does not exist." },
  },
};
