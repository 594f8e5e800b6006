import type { Brand } from "../../brand/index.ts";
import { err, ok, type Result } from "../../result/index.ts";

/** A password that may be set; never stored, only its hash. */
export type Password = string & Brand<"Password">;

export type PasswordRefused =
  | { readonly _tag: "PasswordLength"; readonly min: number; readonly max: number }
  | { readonly _tag: "PasswordTooCommon" }
  | { readonly _tag: "PasswordIsYourName" };

/** NIST SP 800-63B, 3.1.1.2: at least 8, at least 64 accepted; the upper bound bounds the work of the hash. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

/** The head of published lists of leaked passwords, of 8 characters and more. */
const COMMON: ReadonlySet<string> = new Set(
  (
    "password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 87654321 " +
    "987654321 0123456789 123123123 12341234 11223344 qwertyui qwertyuiop qwerty123 qwerty12 1q2w3e4r 1q2w3e4r5t 1qaz2wsx " +
    "q1w2e3r4 asdfghjk asdfghjkl zxcvbnm1 zaq12wsx abcd1234 abcdefgh abc12345 iloveyou iloveyou1 iloveyou2 sunshine " +
    "princess football baseball superman starwars trustno1 whatever computer internet michelle jennifer welcome1 " +
    "letmein1 changeme administrator google123 passwort passwort1 motdepasse contraseña senha123 wachtwoord"
  ).split(" "),
);

/** ID11: the same characters typed on two keyboards are one password (NIST SP 800-63B: NFKC before hashing). */
export const normalisePassword = (typed: string): string => typed.slice(0, 4 * PASSWORD_MAX).normalize("NFKC");

const hasLength = (text: string): boolean => {
  // A text has at most twice as many units as characters, so what is longer need not be counted.
  const length = text.length > 2 * PASSWORD_MAX ? text.length : [...text].length;
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX;
};

/**
 * ID9: 8 to 256 characters of any script, spaces included, without rules of composition. ID10: refused are the passwords
 * everyone tries first, one character repeated, and the member's own name or address. The answer is normalised (ID11).
 */
export const checkPassword = (
  typed: string,
  who: { readonly username?: string; readonly email?: string } = {},
): Result<Password, PasswordRefused> => {
  const password = normalisePassword(typed);
  // Both as typed and as kept: one character may become eighteen, and two become one.
  if (![password, typed].every(hasLength)) return err({ _tag: "PasswordLength", min: PASSWORD_MIN, max: PASSWORD_MAX });
  const low = password.toLowerCase();
  const names = [who.username, who.email, who.email?.split("@", 1)[0]];
  if (names.some((name) => name !== undefined && name.trim().toLowerCase() === low.trim()))
    return err({ _tag: "PasswordIsYourName" });
  if (COMMON.has(low) || new Set(low).size < 2) return err({ _tag: "PasswordTooCommon" });
  return ok(password as Password);
};

/** An encoded hash with its salt and parameters ("$argon2id$…"); never the password. */
export type PasswordHash = string;

/** ID102: in place of the hash of a member who has no password. */
export const NO_PASSWORD: PasswordHash = "";
