import type { Brand } from "../brand/index.ts";
import { err, ok, type Result } from "../result/index.ts";

/** F13: a Global Trade Item Number with fourteen digits, leading zeros and check digit included. */
export type Gtin = string & Brand<"Gtin">;

export type GtinRefused =
  | { readonly _tag: "GtinShape"; readonly lengths: readonly [8, 12, 13, 14] }
  | { readonly _tag: "GtinCheckDigit"; readonly expected: number };

/** F13: thrice the first digit, once the second and so on; the check digit makes it a multiple of ten. */
const checkDigit = (thirteen: string): number => {
  let sum = 0;
  for (let i = 0; i < thirteen.length; i++) sum += Number(thirteen[i]) * (i % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
};

/** F13: reads a barcode of 8, 12, 13 or 14 digits as it is scanned or typed; blanks and hyphens between do not count. */
export const readGtin = (text: string): Result<Gtin, GtinRefused> => {
  const digits = text.slice(0, 40).replaceAll(/[\s-]/g, "");
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return err({ _tag: "GtinShape", lengths: [8, 12, 13, 14] });
  const whole = digits.padStart(14, "0");
  const expected = checkDigit(whole.slice(0, -1));
  return expected === Number(whole.at(-1)) ? ok(whole as Gtin) : err({ _tag: "GtinCheckDigit", expected });
};
