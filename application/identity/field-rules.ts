import type { ProfileRefused } from "@morsel/domain/goals";
import type { EmailRefused, PasswordGuessable, UsernameRefused } from "@morsel/domain/identity";
import type { NewPasswordRefused } from "./new-password.ts";
import type { MemberIdRefused } from "./refusals.ts";
import { type FieldRules, snakeCase } from "../platform/field-rule.ts";

const GUESSABLE: Readonly<Record<PasswordGuessable["because"], string>> = {
  word: "a password that is more than a common word with a few characters around it",
  repeat: "a password that does not repeat itself",
  row: "a password that is no row of keys, letters or figures",
  date: "a password that is no date",
};

export const identityFieldRules: FieldRules<
  MemberIdRefused | EmailRefused | UsernameRefused | NewPasswordRefused | ProfileRefused
> = {
  MemberIdRefused: () => ["id", "a new UUID in lower case"],
  EmailLength: ({ max }) => ["email", `an address of at most ${max} characters`],
  EmailShape: ({ accepted }) => ["email", accepted],
  UsernameLength: ({ min, max }) => ["username", `${min} to ${max} characters`],
  UsernameCharacters: ({ accepted }) => ["username", accepted],
  UsernameReserved: () => ["username", "a name that is not reserved"],
  PasswordLength: ({ min, max }) => ["password", `${min} to ${max} characters`],
  PasswordTooCommon: () => ["password", "a password that is not among the most common ones"],
  PasswordGuessable: ({ because }) => ["password", GUESSABLE[because]],
  PasswordIsYourName: () => ["password", "a password that is not your name or e-mail address"],
  OutOfRange: ({ field, min, max }) => [snakeCase(field), `${min} to ${max}`],
  UnderAge: ({ minimumAge }) => ["birth_date", `an age of ${minimumAge} or more`],
  BirthDateRefused: ({ earliest, latest }) => ["birth_date", `${earliest} to ${latest}`],
  ChoiceRefused: ({ field, accepted }) => [snakeCase(field), accepted.join(", ")],
};
