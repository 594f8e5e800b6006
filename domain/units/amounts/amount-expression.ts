import { err, ok, type Result } from "../../result/index.ts";
import { AMOUNT_MAX } from "./amount-max.ts";
import { COMMA, MINUS, PLUS, POINT, readTerm } from "./amount-term.ts";
import { plainAmountText } from "./amount-text.ts";

export type AmountProblem =
  | "empty"
  | "too-long"
  /** A letter, a foreign digit or a sign that amounts do not have; `found` is it. */
  | "unknown-character"
  /** "1,500" and "1.500": one and a half, or fifteen hundred? `readings` are both. */
  | "ambiguous-separator"
  /** Known characters in an order that says nothing: "1 2", "3+", "1/2/3". `found` is the part. */
  | "malformed"
  /** A fraction whose numbers are not positive integers. */
  | "bad-fraction"
  | "not-positive"
  | "too-large";

export type AmountUnreadable = {
  readonly _tag: "AmountUnreadable";
  readonly reason: AmountProblem;
  readonly found?: string;
  readonly readings?: readonly [number, number];
  /** The largest amount that is accepted. */
  readonly max: number;
};

export type DecimalMark = "." | ",";

const LONGEST = 60;

const refuse = (
  reason: AmountProblem,
  more?: { readonly found?: string; readonly readings?: readonly [number, number] },
) => err<AmountUnreadable>({ _tag: "AmountUnreadable", reason, max: AMOUNT_MAX, ...more });

/** U12: one mark and exactly three digits after one to three others, not led by zero, is a thousand as well. */
const AMBIGUOUS = /^[1-9]\d{0,2}([.,])\d{3}$/;

/** Why a text is no amount, where a part of it was not read: what stands anywhere in it comes before the part. */
const unreadable = (plain: string, part: string) => {
  const strange = /[^\d.,/+\- ]/u.exec(plain)?.[0];
  if (plain === "") return refuse("empty");
  if (strange !== undefined) return refuse("unknown-character", { found: strange });
  if (plain[0] === "-") return refuse("not-positive");
  const separator = AMBIGUOUS.exec(part)?.[1];
  if (separator !== undefined)
    return refuse("ambiguous-separator", {
      found: part,
      readings: [Number(part.replace(",", ".")), Number(part.replace(separator, ""))],
    });
  return refuse(/^(\d+ +)?\d+ *\/ *\d+$/.test(part) ? "bad-fraction" : "malformed", { found: part });
};

/**
 * Reads an amount as people type it: "2", "1.5", "1,5", "1/2", "1 1/2", "½", "120+35", "850-320" (gross minus tare).
 * Nothing is guessed (U12): where a text can be read in two ways it is refused with both. Who knows the reader's decimal
 * mark gives it, and "1,250" is then read with "," as 1.25. The value is positive, at most AMOUNT_MAX, to nine decimals.
 */
export const readAmount = (text: string, mark?: DecimalMark): Result<number, AmountUnreadable> => {
  if (text.length > LONGEST) return refuse("too-long");
  const plain = plainAmountText(text).trim();
  let sum = 0;
  let sign = 1;
  let start = 0;
  let separator = -1;
  for (let i = 0; i <= plain.length; i++) {
    const code = i < plain.length ? plain.charCodeAt(i) : PLUS;
    if (code === COMMA || code === POINT) separator = i;
    if (code !== PLUS && code !== MINUS) continue;
    const value = readTerm(plain, start, i);
    // Three digits behind a mark that is not the reader's own may be thousands.
    const isDoubtful = separator >= start && i - separator > 3 && plain[separator] !== mark;
    const isRead = value >= 0;
    if (isDoubtful || !isRead) {
      const part = plain.slice(start, i).trim();
      if (!isRead || AMBIGUOUS.test(part)) return unreadable(plain, part);
    }
    sum += sign * value;
    sign = code === MINUS ? -1 : 1;
    start = i + 1;
  }
  const amount = Math.round(sum * 1e9) / 1e9;
  if (!(amount > 0)) return refuse("not-positive");
  return amount > AMOUNT_MAX ? refuse("too-large") : ok(amount);
};

/** U19: writes an amount so that `readAmount` reads the same again without knowing a mark: 1.125 becomes "1.1250". */
export const amountText = (amount: number): string => {
  const text = Number.isFinite(amount) ? String(Math.round(amount * 1e9) / 1e9) : "";
  return AMBIGUOUS.test(text) ? `${text}0` : text.includes("e") ? amount.toFixed(9) : text;
};
