import type { Effect } from "effect";
import type { ConfirmationNeeded, CredentialsRefused, CurrentPasswordWrong } from "../../identity/refusals.ts";
import type { SignInNeeded, TooManyTries, Unreachable } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { SecondStepWrong } from "../../identity/second-step.ts";
import type { ProviderLink } from "../../identity/provider-account.ts";
import type { LastSignInMethod, PasskeyRefused, SignInMethodNotFound } from "../passkeys.ts";
import type { Passkey } from "../passkey-store.ts";
import type { ProposedSecondStep, SecondStepChanged } from "../set-up-second-step.ts";

/** The ways into an account, as its owner sees them. */
export type SignInMethodsView = {
  readonly hasPassword: boolean;
  readonly passkeys: readonly Pick<Passkey, "id" | "browser" | "system" | "createdAt" | "lastUsedAt">[];
  /** Absent where no second step is asked for. */
  readonly recoveryCodesLeft?: number;
  readonly links: readonly Pick<ProviderLink, "provider" | "linkedAt">[];
};

/** A service by which one can log in here. */
export type OfferedProvider = { readonly id: string; readonly name: string };

/** Details that another service gave of a person without an account. */
export type NewcomerView = { readonly provider?: string; readonly email?: string; readonly name?: string };

type Asked = SignInNeeded | Unreachable;
type Sensitive = Asked | ConfirmationNeeded;

/** The settings' requests about ways to sign in. A credential is the answer of the browser's own API. */
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
  /** Options for the browser: to use an existing passkey, or to make a new one. */
  readonly askPasskey: Effect.Effect<object, TooManyTries | Unreachable>;
  readonly askNewPasskey: Effect.Effect<object, Sensitive>;
  readonly addPasskey: (credential: unknown) => Effect.Effect<void, PasskeyRefused | Sensitive>;
  /** ID20: the list of services; undefined where it cannot be had. */
  readonly providers: Effect.Effect<readonly OfferedProvider[], Unreachable>;
  /** Answers where the browser goes from here; in a session the service becomes a way in of its member. */
  readonly beginProvider: (id: string, callbackUrl: string) => Effect.Effect<string, ConfirmationNeeded | Unreachable>;
  readonly removeProvider: (id: string) => Effect.Effect<void, LastSignInMethod | SignInMethodNotFound | Sensitive>;
  readonly newcomer: Effect.Effect<NewcomerView, Unreachable>;
  readonly removePasskey: (id: string) => Effect.Effect<void, LastSignInMethod | SignInMethodNotFound | Sensitive>;
}

export const SignInMethodsClient = token<SignInMethodsClient>("SignInMethodsClient");
