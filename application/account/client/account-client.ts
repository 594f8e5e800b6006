import type { SessionDevice, RequestRegion } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { CaptchaNeeded } from "../../captcha/captcha.ts";
import type { ConfirmationNeeded, CurrentPasswordWrong } from "../../identity/refusals.ts";
import type { EmailTaken, UsernameTaken } from "../../identity/member-store.ts";
import type { FieldRefused, RetryableRefusal, TooManyTries, Unreachable } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { AccountSettings, SecurityEventKind } from "@morsel/domain/account";
import type { AccountSettingsConflict } from "../account-store.ts";
import type { AccountSettingsWish } from "../change-settings.ts";
import type { LinkRefused, UsernameChangedLately } from "../refusals.ts";

export type AccountEvent = {
  readonly id: string;
  readonly kind: SecurityEventKind;
  /** In milliseconds. */
  readonly at: number;
  readonly device: SessionDevice;
};

/** `next` is the cursor of the page behind; absent on the last one. */
export type AccountEvents = { readonly items: readonly AccountEvent[]; readonly next?: string };

/** The account's data beside the profile. */
export type AccountState = {
  readonly settings: AccountSettings;
  readonly isEmailVerified: boolean;
};

/** Actions on one's account; the first four are open to visitors. */
export interface AccountClient {
  readonly forgotPassword: (login: string) => Effect.Effect<void, TooManyTries | Unreachable>;
  readonly resetPassword: (
    token: string,
    password: string,
  ) => Effect.Effect<void, LinkRefused | FieldRefused | TooManyTries | Unreachable>;
  /** Answers the address. */
  readonly confirmEmail: (
    token: string,
  ) => Effect.Effect<string, LinkRefused | EmailTaken | TooManyTries | Unreachable>;
  readonly askToLogIn: (login: string) => Effect.Effect<void, TooManyTries | Unreachable>;
  readonly liftWait: (token: string) => Effect.Effect<void, LinkRefused | TooManyTries | Unreachable>;

  readonly state: Effect.Effect<AccountState, RetryableRefusal>;
  /** `version` is the one that was read. */
  readonly changeSettings: (
    version: number,
    change: AccountSettingsWish,
  ) => Effect.Effect<AccountSettings, AccountSettingsConflict | FieldRefused | RetryableRefusal>;
  readonly resendVerification: Effect.Effect<void, FieldRefused | TooManyTries | RetryableRefusal>;
  readonly changeEmail: (
    email: string,
    password: string | undefined,
  ) => Effect.Effect<
    void,
    FieldRefused | EmailTaken | ConfirmationNeeded | CurrentPasswordWrong | TooManyTries | RetryableRefusal
  >;
  /** Answers the name as it is kept. */
  readonly changeUsername: (
    username: string,
  ) => Effect.Effect<string, FieldRefused | UsernameTaken | UsernameChangedLately | RetryableRefusal>;
  readonly move: (change: RequestRegion) => Effect.Effect<void, CaptchaNeeded | FieldRefused | RetryableRefusal>;
  readonly events: (cursor: string | undefined) => Effect.Effect<AccountEvents, FieldRefused | RetryableRefusal>;
  /** Answers when everything is erased, in milliseconds. */
  readonly askDeletion: (
    password: string | undefined,
  ) => Effect.Effect<number, ConfirmationNeeded | CurrentPasswordWrong | TooManyTries | RetryableRefusal>;
  readonly takeBackDeletion: Effect.Effect<void, RetryableRefusal>;
}

export const AccountClient = token<AccountClient>("AccountClient");
