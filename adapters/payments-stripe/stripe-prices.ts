import type { PaymentsUnavailable } from "@morsel/application/membership/payment-provider";
import type { Clock } from "@morsel/application/platform/clock";
import { currencyOf, DEFAULT_CURRENCY, money, type Money } from "@morsel/domain/currency";
import { planOf, PRODUCT_CODES, type ProductCode } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import type { Stripe } from "stripe";
import { fromStripe } from "./stripe-amounts.ts";
import type { StripeClient } from "./stripe-client.ts";

/** In ms: what the operator changes at Stripe is on the pages after this. */
const KEPT_MS = 300_000;

/** A plan with a trial has the price of the one without. */
export const lookupKeyOf = (code: ProductCode): string => code.replace(/_trial$/, "");
const LOOKUP_KEYS: readonly string[] = [...new Set(PRODUCT_CODES.map(lookupKeyOf))];

export type StripePrice = { readonly id: string; readonly price: Money };

const amountIn = (found: Stripe.Price, currency: string): number | undefined => {
  const own = found.currency.toUpperCase() === currency ? found.unit_amount : undefined;
  return own ?? found.currency_options?.[currency.toLowerCase()]?.unit_amount ?? undefined;
};

/** ME17: prices by lookup key, in the currencies that the operator gave them at Stripe. */
export const makeStripePrices = ({ ask }: Pick<StripeClient, "ask">, clock: Clock) => {
  let kept: { readonly until: number; readonly prices: ReadonlyMap<string, Stripe.Price> } | undefined;
  const read: Effect.Effect<ReadonlyMap<string, Stripe.Price>, PaymentsUnavailable> = Effect.gen(function* () {
    const now = yield* clock.now;
    if (kept !== undefined && now < kept.until) return kept.prices;
    const page = yield* ask((stripe) =>
      stripe.prices.list({
        lookup_keys: [...LOOKUP_KEYS],
        active: true,
        limit: 100,
        expand: ["data.currency_options"],
      }),
    );
    const prices = new Map(page.data.map((price) => [price.lookup_key ?? "", price] as const));
    kept = { until: now + KEPT_MS, prices };
    return prices;
  });
  const inCurrency = (code: ProductCode, currency: string, prices: ReadonlyMap<string, Stripe.Price>) => {
    const found = prices.get(lookupKeyOf(code));
    const amount = found?.recurring?.interval === planOf(code).interval ? amountIn(found, currency) : undefined;
    const price = amount === undefined ? undefined : money(fromStripe(amount, currency), currency);
    return found !== undefined && price?.ok === true ? { id: found.id, price: price.value } : undefined;
  };
  return {
    inCountry: (code: ProductCode, country: string): Effect.Effect<StripePrice | undefined, PaymentsUnavailable> =>
      Effect.map(
        read,
        (prices) => inCurrency(code, currencyOf(country), prices) ?? inCurrency(code, DEFAULT_CURRENCY, prices),
      ),
    inCurrency: (code: ProductCode, currency: string): Effect.Effect<StripePrice | undefined, PaymentsUnavailable> =>
      Effect.map(read, (prices) => inCurrency(code, currency, prices)),
  };
};
