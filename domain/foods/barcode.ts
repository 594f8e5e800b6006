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

/** F29: a UPC-E of system 0 with the zeros that it leaves out, by its seventh digit (GS1 General Specifications 5.2.2.4). */
const upcA = (digits: string): string => {
  const [number, key, check] = [digits.slice(1, 6), digits.charAt(6), digits.charAt(7)];
  const at = Math.max(Number(key), 2);
  const full =
    at === 2
      ? `${number.slice(0, 2)}${key}0000${number.slice(2)}`
      : at < 5
        ? `${number.slice(0, at)}00000${number.slice(at)}`
        : `${number}0000${key}`;
  return `0${full}${check}`;
};

/**
 * F13: reads a barcode of 8, 12, 13 or 14 digits as it is scanned or typed; blanks and hyphens between do not count. F29: eight
 * digits that begin with 0 are a UPC-E, as numbers of eight begin so only within one shop.
 */
export const readGtin = (text: string): Result<Gtin, GtinRefused> => {
  const digits = text.slice(0, 40).replaceAll(/[\s-]/g, "");
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return err({ _tag: "GtinShape", lengths: [8, 12, 13, 14] });
  const whole = (/^0\d{7}$/.test(digits) ? upcA(digits) : digits).padStart(14, "0");
  const expected = checkDigit(whole.slice(0, -1));
  return expected === Number(whole.at(-1)) ? ok(whole as Gtin) : err({ _tag: "GtinCheckDigit", expected });
};

/**
 * F32: a number as it stands on the package, which `readGtin` reads as the same: eight, twelve or thirteen digits where the others
 * are zeros. Eight that begin with 0 would be read as a UPC-E.
 */
export const writtenGtin = (gtin: Gtin): string => {
  const zeros = /^0*/.exec(gtin)?.[0].length ?? 0;
  if (zeros === 6) return gtin.slice(6);
  return gtin.slice(Math.min(zeros, 2));
};
