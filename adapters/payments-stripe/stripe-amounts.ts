import { decimalsOf } from "@morsel/domain/currency";

/** Currencies without a smaller unit at Stripe: https://docs.stripe.com/currencies#zero-decimal */
const UNDIVIDED = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));

/** ME17: Stripe divides other currencies by 100 than CU2 does; these two turn one into the other, exactly. */
const factorOf = (currency: string): number =>
  (UNDIVIDED.has(currency) ? 1 : 100) / (decimalsOf(currency) === 0 ? 1 : 100);

export const fromStripe = (amount: number, currency: string): number => {
  const minor = amount / factorOf(currency.toUpperCase());
  return Math.round(minor);
};
export const toStripe = (minor: number, currency: string): number =>
  Math.round(minor * factorOf(currency.toUpperCase()));
