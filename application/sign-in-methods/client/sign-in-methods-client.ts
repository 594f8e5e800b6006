import type { Effect } from "effect";
import type { ConfirmationNeeded } from "../../identity/client/confirmation-needed.ts";
import type { CurrentPasswordWrong } from "../../identity/client/password-client.ts";
import type { CredentialsRefused } from "../../identity/client/session-client.ts";
import type { SignInNeeded, TooManyTries, Unreachable } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { SecondStepWrong } from "../check-second-step.ts";
import type { LastSignInMethod, PasskeyRefused, SignInMethodNotFound } from "../passkeys.ts";
import type { Passkey } from "../passkey-store.ts";
import type { ProposedSecondStep, SecondStepChanged } from "../set-up-second-step.ts";

/** The ways into an account, as its owner sees them. */
export type SignInMethodsView = {
  readonly hasPassword: boolean;
  readonly passkeys: readonly Pick<Passkey, "id" | "browser" | "system" | "createdAt" | "lastUsedAt">[];
  /** Absent where no second step is asked for. */
  readonly recoveryCodesLeft?: number;
};

type Asked = SignInNeeded | Unreachable;
type Sensitive = Asked | ConfirmationNeeded;

/** What the settings ask of the ways in. A credential is what the browser's own API answered. */
export interface SignInMethodsClient {
  readonly all: Effect.Effect<SignInMethodsView, Asked>;
  readonly confirmByPassword: (password: string) => Effect.Effect<void, CurrentPasswordWrong | TooManyTries | Asked>;
  readonly confirmByPasskey: (credential: unknown) => Effect.Effect<void, CredentialsRefused | Asked>;
  readonly proposeSecondStep: Effect.Effect<ProposedSecondStep, SecondStepChanged | Sensitive>;
  readonly confirmSecondStep: (
    code: string,
  ) => Effect.Effect<readonly string[], SecondStepChanged | SecondStepWrong | Sensitive>;
  readonly renewRecoveryCodes: Effect.Effect<readonly string[], SecondStepChanged | Sensitive>;
  readonly removeSecondStep: Effect.Effect<void, Sensitive>;
  /** What the browser is to be asked for: an answer of a passkey that is there, or a new one. */
  readonly askPasskey: Effect.Effect<object, TooManyTries | Unreachable>;
  readonly askNewPasskey: Effect.Effect<object, Sensitive>;
  readonly addPasskey: (credential: unknown) => Effect.Effect<void, PasskeyRefused | Sensitive>;
  readonly removePasskey: (id: string) => Effect.Effect<void, LastSignInMethod | SignInMethodNotFound | Sensitive>;
}

export const SignInMethodsClient = token<SignInMethodsClient>("SignInMethodsClient");
