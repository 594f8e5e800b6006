import type { SecondStepNeeded, SecondStepWrong } from "@morsel/application/sign-in-methods/check-second-step";
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
    LastSignInMethod: { status: 409, title: "This is the last way into the account." },
    PasskeyRefused: { status: 422, title: "This is no new passkey, or there are as many as there may be." },
    SecondStepChanged: { status: 409, title: "The second step was changed meanwhile." },
    SecondStepNeeded: { status: 401, title: "The second step is still to come: a code of the app." },
    SecondStepWrong: { status: 422, title: "This code is wrong, too old or was used.", constants: { field: "code" } },
    SignInMethodNotFound: { status: 404, title: "There is no such way in." },
  },
};
