import type { ProfileRefused } from "@morsel/domain/goals";
import type { EmailRefused, PasswordRefused, UsernameRefused } from "@morsel/domain/identity";
import type { MemberIdRefused } from "./client/session-client.ts";
import { type FieldRules, snakeCase } from "../platform/field-rule.ts";

export const identityFieldRules: FieldRules<
  MemberIdRefused | EmailRefused | UsernameRefused | PasswordRefused | ProfileRefused
> = {
  MemberIdRefused: () => ["id", "a new UUID in lower case"],
  EmailLength: ({ max }) => ["email", `an address of at most ${max} characters`],
  EmailShape: ({ accepted }) => ["email", accepted],
  UsernameLength: ({ min, max }) => ["username", `${min} to ${max} characters`],
  UsernameCharacters: ({ accepted }) => ["username", accepted],
  UsernameReserved: () => ["username", "a name that is not reserved"],
  PasswordLength: ({ min, max }) => ["password", `${min} to ${max} characters`],
  PasswordTooCommon: () => ["password", "a password that is not among the most common ones"],
  PasswordIsYourName: () => ["password", "a password that is not your name or e-mail address"],
  OutOfRange: ({ field, min, max }) => [snakeCase(field), `${min} to ${max}`],
  UnderAge: ({ minimumAge }) => ["birth_date", `an age of ${minimumAge} or more`],
  BirthDateRefused: ({ earliest, latest }) => ["birth_date", `${earliest} to ${latest}`],
  ChoiceRefused: ({ field, accepted }) => [snakeCase(field), accepted.join(", ")],
};
