import { lookUp } from "../lookup/index.ts";
import type { Brand } from "../brand/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import type { DecimalMark } from "../units/index.ts";

/** CU1: a whole number of the currency's minor units (cents, or yen), never a fraction. */
export type MinorUnits = number & Brand<"MinorUnits">;

export type Money = { readonly currency: string; readonly minor: MinorUnits };

export type MoneyRefused =
  | { readonly _tag: "NotMinorUnits"; readonly given: number }
  | { readonly _tag: "NotACurrency"; readonly given: string }
  | { readonly _tag: "NotAnAmount"; readonly given: string; readonly decimals: 0 | 2 }
  | { readonly _tag: "CurrenciesDiffer"; readonly left: string; readonly right: string };

/** CU2: these have no minor unit; all others are divided by 100. */
export const ZERO_DECIMAL_CURRENCIES = ["CLP", "JPY", "KRW", "VND", "ISK"] as const;

/** CU2: digits behind the point. */
export const decimalsOf = (currency: string): 0 | 2 =>
  (ZERO_DECIMAL_CURRENCIES as readonly string[]).includes(currency) ? 0 : 2;

export const isMinorUnits = (n: unknown): n is MinorUnits => Number.isSafeInteger(n) && !Object.is(n, -0);

const inCurrency = (currency: string, minor: number): Result<Money, MoneyRefused> =>
  isMinorUnits(minor) ? ok({ currency, minor }) : err({ _tag: "NotMinorUnits", given: minor });

/** ISO 4217: three capitals. By their codes: many times quicker than a pattern, and every price passes here. */
const isCurrencyCode = (text: string): boolean => {
  for (let i = 0; i < 3; i++) {
    const code = text.charCodeAt(i);
    if (!(code >= 65 && code <= 90)) return false;
  }
  return text.length === 3;
};

/** CU1 */
export const money = (minor: number, currency: string): Result<Money, MoneyRefused> =>
  isCurrencyCode(currency) ? inCurrency(currency, minor) : err({ _tag: "NotACurrency", given: currency.slice(0, 20) });

/**
 * CU6: the amount as a decimal text, exact: "16983" US cents are "169.83", 900 yen are "900". `Intl.NumberFormat` takes such texts as
 * they are.
 */
export const decimalText = ({ currency, minor }: Money): `${number}` => {
  const size = Math.abs(minor);
  const cents = size % 100;
  const digits = decimalsOf(currency) === 0 ? size : `${(size - cents) / 100}.${cents < 10 ? 0 : ""}${cents}`;
  return `${minor < 0 ? "-" : ""}${digits}` as `${number}`;
};

const PATTERNS = { ".": /^(-?)(\d{1,16})(?:\.(\d{1,2}))?$/, ",": /^(-?)(\d{1,16})(?:,(\d{1,2}))?$/ };

/** CU6: the inverse: digits with the writer's decimal mark and no more decimals than the currency has; nothing groups digits. */
export const readMoney = (text: string, currency: string, mark: DecimalMark = "."): Result<Money, MoneyRefused> => {
  const decimals = decimalsOf(currency);
  const found = lookUp<RegExp>(PATTERNS, mark)?.exec(text.trim());
  const fraction = found?.[3] ?? "";
  if (!found || fraction.length > decimals) return err({ _tag: "NotAnAmount", given: text.slice(0, 40), decimals });
  const size = Number((found[2] ?? "") + fraction.padEnd(decimals, "0"));
  return money(found[1] === "-" && size !== 0 ? -size : size, currency);
};

/** CU7: amounts of one currency only are added. */
export const addMoney = (left: Money, right: Money): Result<Money, MoneyRefused> =>
  left.currency === right.currency
    ? inCurrency(left.currency, left.minor + right.minor)
    : err({ _tag: "CurrenciesDiffer", left: left.currency, right: right.currency });

/** CU8: a price less whole per cent, 0 to 100; half a minor unit is rounded in the customer's favour. Others leave the price. */
export const discountPrice = (price: Money, percent: number): Money => {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) return price;
  const { minor } = price;
  const size = BigInt(Math.abs(minor)) * BigInt(100 - percent);
  const half = size % 100n > 50n ? 1n : 0n;
  const left = Number(size / 100n + half);
  return { ...price, minor: (minor < 0 && left !== 0 ? -left : left) as MinorUnits };
};

/** CU9: an amount in so many parts that differ by one minor unit at most and sum to it exactly; none for no parts. */
export const splitMoney = (whole: Money, parts: number): readonly Money[] => {
  if (!Number.isInteger(parts) || parts < 1 || parts > 1000) return [];
  const rest = whole.minor % parts;
  const base = (whole.minor - rest) / parts;
  const sign = Math.sign(rest);
  return Array.from({ length: parts }, (_, i) => ({
    ...whole,
    minor: (base + (i < Math.abs(rest) ? sign : 0)) as MinorUnits,
  }));
};
