import type { SignUpRefused as MayNotJoin } from "@morsel/domain/identity";
import type { DiarySettings } from "@morsel/domain/diary";
import type { DailyGoal } from "@morsel/domain/goals";
import type { UnitPreferences } from "@morsel/domain/units";
import type { Effect } from "effect";
import type { CaptchaNeeded, CaptchaUnavailable } from "../../captcha/captcha.ts";
import type { EmailTaken, UsernameTaken } from "../member-store.ts";
import type { FieldRefused, TooManyTries, Unreachable } from "../../platform/refusals.ts";
import type { SecondStepNeeded, SecondStepWrong } from "../second-step.ts";
import type { PasskeyUnknown, CredentialsRefused, SignInSuspended } from "../refusals.ts";
import { token } from "../../platform/token.ts";
import type { SignUpRequest } from "../sign-up-request.ts";

/** The signed-in member as the page needs it at once. */
export type Me = {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  /** J28: time at which everything is erased, in milliseconds, if the member asked for it. */
  readonly eraseAt?: number;
  readonly locale: string;
  readonly timeZone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The units that the member wants to see. */
  readonly units: UnitPreferences;
  /** How the member wants to see the diary. */
  readonly diary: DiarySettings;
  /** ID1 */
  readonly isAdmin?: boolean;
  /** Milliseconds since 1970; unknown where nobody said. */
  readonly createdAt?: number | undefined;
  readonly lastLogin?: number | undefined;
};

/** ID124: whether what a page holds of a member goes on to be theirs. */
export const isSameMember = (before: Me | undefined, now: Me | undefined): boolean =>
  before !== undefined && before.userId === now?.userId;

export type SignedUp = { readonly me: Me; readonly goal: DailyGoal };

export type SignUpRefused =
  | MayNotJoin
  | CaptchaNeeded
  | CaptchaUnavailable
  | EmailTaken
  | UsernameTaken
  | FieldRefused
  | TooManyTries
  | Unreachable;

export type SignInRefused =
  | CaptchaNeeded
  | CaptchaUnavailable
  | CredentialsRefused
  | PasskeyUnknown
  | SecondStepNeeded
  | SecondStepWrong
  | SignInSuspended
  | TooManyTries
  | Unreachable;

/** A page's requests in the visitor's session. */
export interface SessionClient {
  readonly me: Effect.Effect<Me | undefined, Unreachable>;
  readonly signUp: (request: SignUpRequest) => Effect.Effect<SignedUp, SignUpRefused>;
  /**
   * `login` is a username or an e-mail, `code` that of the second step where it was asked for. Answers where to go next: always on
   * this origin.
   */
  readonly signIn: (
    login: string,
    password: string,
    callbackUrl: string,
    code?: string,
  ) => Effect.Effect<string, SignInRefused>;
  /** By what the browser's own API answered in the name of a passkey. */
  readonly signInByPasskey: (credential: unknown, callbackUrl: string) => Effect.Effect<string, SignInRefused>;
  readonly signOut: Effect.Effect<void, Unreachable>;
}

export const SessionClient = token<SessionClient>("SessionClient");
