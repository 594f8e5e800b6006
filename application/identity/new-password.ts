import {
  checkGuessable,
  checkPassword,
  type Password,
  type PasswordGuessable,
  type PasswordRefused,
} from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { fromResult } from "../platform/from-result.ts";
import type { CommonPasswords } from "./common-passwords.ts";

export type NewPasswordRefused = PasswordRefused | PasswordGuessable;

/** ID9, ID10, ID44: a password that may be set from now on. Those that were set before are still good at sign-in. */
export const checkNewPassword = (
  common: CommonPasswords,
  typed: string,
  who: { readonly username: string; readonly email: string },
): Effect.Effect<Password, NewPasswordRefused> =>
  Effect.flatMap(fromResult(checkPassword(typed, who)), (password) =>
    Effect.flatMap(common.isCommon, (isCommon) => fromResult(checkGuessable(password, who, isCommon))),
  );
