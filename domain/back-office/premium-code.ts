import { MOST_CODE_MONTHS, readPremiumCode, type PremiumCode } from "../membership/index.ts";
import { err, ok, type Result } from "../result/index.ts";

/** BO2: a code as an admin wants it; without a text one is made of `secret`. */
export type CodeWish = Pick<PremiumCode, "gives" | "months" | "until" | "most"> & { readonly code?: string };

export type CodeWishRefused = {
  readonly _tag: "CodeWishRefused";
  readonly field: "code" | "months" | "until" | "most";
};

const MOST_YEARS = 5;
const YEAR_MS = 366 * 86_400_000;
const MOST_USES = 1_000_000;
const LENGTH = 12;
/** Without 0 and O, 1, I and L. */
const SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** BO2: the text of a code from a secret that cannot be guessed. */
export const codeOf = (secret: string): string => {
  const signs = [...secret.toUpperCase()].filter((sign) => SIGNS.includes(sign));
  return signs.slice(0, LENGTH).join("");
};

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** BO2 */
export const checkCode = (wish: CodeWish, secret: string, now: number): Result<PremiumCode, CodeWishRefused> => {
  const refused = (field: CodeWishRefused["field"]) => err<CodeWishRefused>({ _tag: "CodeWishRefused", field });
  const code = readPremiumCode(wish.code ?? codeOf(secret));
  if (code === undefined) return refused("code");
  const months = wish.gives === "discount" ? 0 : wish.months;
  if (wish.gives === "months" && !isWithin(months, 1, MOST_CODE_MONTHS)) return refused("months");
  if (!isWithin(wish.until, now + 1, now + MOST_YEARS * YEAR_MS)) return refused("until");
  if (!isWithin(wish.most, 1, MOST_USES)) return refused("most");
  return ok({ code, gives: wish.gives, months, until: wish.until, uses: 0, most: wish.most });
};

/** BO3: whether a code that stands is the one that is made. */
export const isSameCode = (a: PremiumCode, b: PremiumCode): boolean =>
  a.code === b.code && a.gives === b.gives && a.months === b.months && a.until === b.until && a.most === b.most;

/** BO3: what was used stays counted. */
export const endedCode = (code: PremiumCode, now: number): PremiumCode => ({
  ...code,
  until: Math.min(code.until, now),
});
