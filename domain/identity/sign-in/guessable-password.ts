import { err, ok, type Result } from "../../result/index.ts";
import { PASSWORD_MIN, type Password, type PasswordRefused } from "./password.ts";

/** Why somebody who guesses comes to it soon: a known word with little around it, a repetition, a row of keys or figures, a date. */
export type PasswordGuessable = {
  readonly _tag: "PasswordGuessable";
  readonly because: "word" | "repeat" | "row" | "date";
};

/** Longer ones do not fit into a repetition, a row, a date or a word with something around it. */
const LONGEST_LOOKED_AT = 64;
/** Longest addition that is guessed along with a known word, such as a year and a mark. */
const LITTLE = 5;
/** Changes of character up to which a password counts as a repetition: "11112222". */
const FEW_CHANGES = 4;

const FORWARDS = [
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "qsdfghjklm",
  "zxcvbnm",
  "yxcvbnm",
  "1234567890",
  "abcdefghijklmnopqrstuvwxyz",
];
/** Rows of keys, digits and letters, read in both directions. */
const ROWS = [...FORWARDS, ...FORWARDS.map((row) => [...row].toReversed().join(""))];

/** Signs that replace a letter in many passwords. */
const LETTER_OF_SIGN: ReadonlyMap<string, string> = new Map([
  ["0", "o"],
  ["1", "i"],
  ["3", "e"],
  ["4", "a"],
  ["5", "s"],
  ["7", "t"],
  ["@", "a"],
  ["$", "s"],
  ["!", "i"],
]);
const spelled = (text: string): string => text.replaceAll(/[^\p{L}]/gu, (sign) => LETTER_OF_SIGN.get(sign) ?? sign);

/** How long the shortest part is of which the text is a repetition; the text itself where it is none. */
const unitLength = (text: string): number =>
  // The text found in two of itself, later than at its start, begins there anew.
  (text + text).indexOf(text, 1);

const isRepetition = (text: string): boolean =>
  unitLength(text) < Math.min(PASSWORD_MIN, text.length) || text.replaceAll(/(.)\1+/gu, "$1").length <= FEW_CHANGES;

/** Rows of keys or of the alphabet one after the other: "qwerty123456". */
const isRow = (text: string): boolean => {
  const parts = text.match(/\p{L}+|\d+/gu) ?? [];
  return parts.join("") === text && parts.every((part) => part.length > 2 && ROWS.some((row) => row.includes(part)));
};

const isYear = (text: string): boolean => text > "1899" && text < "2100";
const isMonthAndDay = (a: string, b: string): boolean => a > "00" && a < "13" && b > "00" && b < "32";

/** Eight figures, whatever separates them. */
const isDate = (text: string): boolean => {
  const digits = text.replaceAll(/[-./ ]/g, "");
  if (!/^\d{8}$/.test(digits)) return false;
  const parts = (at: number) => [digits.slice(at, at + 2), digits.slice(at + 2, at + 4)] as const;
  const isOfYear = (year: string, [a, b]: readonly [string, string]): boolean =>
    isYear(year) && (isMonthAndDay(a, b) || isMonthAndDay(b, a));
  return isOfYear(digits.slice(0, 4), parts(4)) || isOfYear(digits.slice(4), parts(0));
};

/** The characters after the last letter. */
const AROUND_END = /(?<![^\p{L}])[^\p{L}]+$/u;

/** The words that a password may be made of, each with what stands around it. */
const wordsIn = (text: string): readonly (readonly [word: string, around: string])[] =>
  [text, spelled(text), spelled(text.replace(AROUND_END, ""))].flatMap((one) => {
    const [before = ""] = /^[^\p{L}]*/u.exec(one) ?? [];
    const rest = one.slice(before.length);
    const [after = ""] = AROUND_END.exec(rest) ?? [];
    const word = rest.slice(0, rest.length - after.length);
    const cut = text.slice(one.length);
    return word === "" ? [] : [[word, before + after + cut] as const];
  });

/**
 * ID44: refused is what those try first who guess: passwords that leaked often, and a word or the member's own name with little around
 * it, repetitions, rows of keys and dates. `isCommon` knows the words of passwords that leaked, in lower case.
 */
export const checkGuessable = (
  password: Password,
  who: { readonly username?: string; readonly email?: string },
  isCommon: (text: string) => boolean,
): Result<Password, PasswordRefused | PasswordGuessable> => {
  if (password.length > LONGEST_LOOKED_AT) return ok(password);
  const low = password.toLowerCase();
  const because = (why: PasswordGuessable["because"]) => err({ _tag: "PasswordGuessable", because: why } as const);
  if (isCommon(low)) return err({ _tag: "PasswordTooCommon" });
  if (isRepetition(low)) return because("repeat");
  if (isRow(low)) return because("row");
  if (isDate(low)) return because("date");
  const isLittle = (around: string): boolean =>
    around.length <= LITTLE || isCommon(around) || isRow(around) || isDate(around);
  const words = wordsIn(low).filter(([, around]) => isLittle(around));
  const names = [who.username, who.email?.split("@", 1)[0]].map((name) => name?.toLowerCase());
  if (words.some(([word]) => names.includes(word))) return err({ _tag: "PasswordIsYourName" });
  return words.some(([word]) => isCommon(word)) ? because("word") : ok(password);
};
