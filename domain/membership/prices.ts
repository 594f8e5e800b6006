import { currencyOf, DEFAULT_CURRENCY, discountPrice, isMinorUnits, money, type Money } from "../currency/index.ts";
import { lookUp } from "../lookup/index.ts";
import type { BillingInterval, Plan, PriceType } from "./plans.ts";

export type PlanPrices = Readonly<Record<BillingInterval, number>>;

/** ME17: the operator's prices: minor units by currency, and whole per cent off for the two other price types. */
export type PriceBook = {
  readonly standard: Readonly<Record<string, PlanPrices>>;
  readonly percentOff: Readonly<Record<Exclude<PriceType, "STANDARD">, number>>;
};

/** ME17: until the operator sets others. */
export const DEFAULT_PRICES: PriceBook = {
  standard: {
    USD: { month: 999, year: 4999 },
    EUR: { month: 999, year: 4999 },
    GBP: { month: 899, year: 4499 },
    CHF: { month: 1000, year: 5000 },
    CAD: { month: 1299, year: 6499 },
    AUD: { month: 1499, year: 7499 },
    NZD: { month: 1599, year: 7999 },
    SEK: { month: 10900, year: 54900 },
    NOK: { month: 10900, year: 54900 },
    DKK: { month: 6900, year: 34900 },
    PLN: { month: 3999, year: 19999 },
    BRL: { month: 2990, year: 14990 },
    MXN: { month: 14900, year: 74900 },
    INR: { month: 29900, year: 149900 },
    IDR: { month: 7900000, year: 39900000 },
    MYR: { month: 2990, year: 14990 },
    PHP: { month: 29900, year: 149900 },
    TRY: { month: 19900, year: 99900 },
    JPY: { month: 1200, year: 5900 },
    KRW: { month: 11900, year: 59000 },
    CNY: { month: 4800, year: 23800 },
    TWD: { month: 29000, year: 149000 },
  },
  percentOff: { PROMO: 25, DISCOUNT: 40 },
};

/** ME17: of a country without a price in its own currency, the one in USD. */
export const priceOf = (book: PriceBook, country: string, { interval, priceType }: Plan): Money | undefined => {
  const own = currencyOf(country);
  const currency = lookUp<PlanPrices>(book.standard, own) === undefined ? DEFAULT_CURRENCY : own;
  const minor = lookUp<PlanPrices>(book.standard, currency)?.[interval];
  const price = minor === undefined ? undefined : money(minor, currency);
  if (price === undefined || !price.ok) return undefined;
  return priceType === "STANDARD" ? price.value : discountPrice(price.value, book.percentOff[priceType]);
};

/** Whole per cent that a year costs less than twelve months; 0 where it does not. */
export const yearlySaving = (month: Money, year: Money): number =>
  month.currency !== year.currency || month.minor <= 0
    ? 0
    : Math.max(0, Math.floor(100 - (year.minor * 100) / (month.minor * 12)));

const MOST_MINOR = 100_000_000_00;
const isPercent = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 90;
const isPrice = (value: unknown): boolean => isMinorUnits(value) && value > 0 && value <= MOST_MINOR;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** ME17: whether prices can be used: each a whole number of minor units above 0, and those in USD are there. */
export const isPriceBook = (value: unknown): value is PriceBook => {
  if (!isRecord(value) || !isRecord(value["standard"]) || !isRecord(value["percentOff"])) return false;
  const { standard, percentOff } = value;
  return (
    Object.hasOwn(standard, DEFAULT_CURRENCY) &&
    Object.entries(standard).every(
      ([currency, plans]) =>
        money(0, currency).ok && isRecord(plans) && isPrice(plans["month"]) && isPrice(plans["year"]),
    ) &&
    isPercent(percentOff["PROMO"]) &&
    isPercent(percentOff["DISCOUNT"])
  );
};
