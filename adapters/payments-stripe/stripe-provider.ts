import type {
  LiveSubscription,
  PaymentProvider,
  PaymentsUnavailable,
  ProviderReport,
} from "@morsel/application/membership/payment-provider";
import type { Clock } from "@morsel/application/platform/clock";
import { planOf } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import type { Stripe } from "stripe";
import { fromStripe, toStripe } from "./stripe-amounts.ts";
import type { StripeClient, StripeSettings } from "./stripe-client.ts";
import { makeStripeEvents } from "./stripe-events.ts";
import { makeStripePrices } from "./stripe-prices.ts";
import { meaningOfSubscription } from "./stripe-reports.ts";

const unavailable: Effect.Effect<never, PaymentsUnavailable> = Effect.fail({ _tag: "PaymentsUnavailable" });

/** A shorter plan is bought when the period is over: Stripe would charge it at once. */
const canChange: PaymentProvider["canChange"] = ({ phase, product: present }, product) =>
  phase !== "trialing" && planOf(product).months > planOf(present).months;

/** Stripe: Checkout and portal take what is secret; every act carries a key that makes a repeat the same act. */
export const makeStripeProvider = (
  { ask }: StripeClient,
  { hasTax }: Pick<StripeSettings, "hasTax">,
  clock: Clock,
): PaymentProvider => {
  const prices = makeStripePrices({ ask }, clock);

  /** A subscription as Stripe answered it, as a report of this instant. */
  const reported = (subscription: Stripe.Subscription): Effect.Effect<readonly ProviderReport[], PaymentsUnavailable> =>
    Effect.flatMap(clock.now, (now) => {
      const id = `${subscription.id} ${now}`;
      const meaning = meaningOfSubscription(subscription, id, now);
      return meaning === undefined ? unavailable : Effect.succeed([{ id, meaning }]);
    });
  const update = (live: LiveSubscription, change: Stripe.SubscriptionUpdateParams, key: string) =>
    Effect.flatMap(
      ask((stripe) => stripe.subscriptions.update(live.id, change, { idempotencyKey: key })),
      reported,
    );

  return {
    name: "stripe",
    canChange,
    priceOf: ({ code }, country) => Effect.map(prices.inCountry(code, country), (found) => found?.price),

    startCheckout: (member, { id, product, price, trialDays }, { origin, path }) =>
      Effect.gen(function* () {
        const found = yield* prices.inCountry(product, member.profile.country);
        if (found === undefined || found.price.minor !== price.minor) return yield* unavailable;
        const metadata = { member: member.id, order: id, product };
        const session = yield* ask((stripe) =>
          stripe.checkout.sessions.create(
            {
              mode: "subscription",
              line_items: [{ price: found.id, quantity: 1 }],
              currency: price.currency.toLowerCase(),
              client_reference_id: member.id,
              customer_email: member.email,
              success_url: `${origin}${path}`,
              cancel_url: `${origin}/premium/checkout/new`,
              metadata,
              subscription_data: { metadata, ...(trialDays > 0 ? { trial_period_days: trialDays } : {}) },
              ...(hasTax ? { automatic_tax: { enabled: true } } : {}),
            },
            { idempotencyKey: `checkout ${member.id} ${id}` },
          ),
        );
        return session.url === null ? yield* unavailable : { reference: session.id, url: session.url };
      }),

    // One that was paid or has ended meanwhile refuses, and stays what it is.
    expireCheckout: (reference) =>
      Effect.catch(Effect.asVoid(ask((stripe) => stripe.checkout.sessions.expire(reference))), () => Effect.void),

    cancel: (live) => update(live, { cancel_at_period_end: true }, `cancel ${live.id} ${live.state.at}`),
    resume: (live) => update(live, { cancel_at_period_end: false }, `resume ${live.id} ${live.state.at}`),
    end: (live) =>
      Effect.flatMap(
        // One that has ended already refuses to end again.
        Effect.catch(
          ask((stripe) => stripe.subscriptions.cancel(live.id, {}, { idempotencyKey: `end ${live.id}` })),
          () => ask((stripe) => stripe.subscriptions.retrieve(live.id)),
        ),
        (ended) => (ended.status === "canceled" ? reported(ended) : unavailable),
      ),

    quote: (live, product, country) =>
      Effect.gen(function* () {
        const found = yield* prices.inCountry(product, country);
        if (found === undefined || !canChange(live.state, product)) return undefined;
        const subscription = yield* ask((stripe) => stripe.subscriptions.retrieve(live.id));
        const item = subscription.items.data[0];
        if (item === undefined || subscription.currency.toUpperCase() !== found.price.currency) return undefined;
        const at = Math.floor((yield* clock.now) / 1000);
        const preview = yield* ask((stripe) =>
          stripe.invoices.createPreview({
            subscription: live.id,
            subscription_details: {
              items: [{ id: item.id, price: found.id }],
              proration_behavior: "always_invoice",
              proration_date: at,
            },
          }),
        );
        const due = Math.max(0, fromStripe(preview.amount_due, found.price.currency));
        const credit = Math.max(0, found.price.minor - due);
        return { product, price: found.price, begins: "now" as const, credit, due, lines: [], at: at * 1000 };
      }),

    change: (live, { product, price, at }) =>
      Effect.gen(function* () {
        const subscription = yield* ask((stripe) => stripe.subscriptions.retrieve(live.id));
        const [item] = subscription.items.data;
        const currency = subscription.currency.toUpperCase();
        const found = yield* prices.inCurrency(product, currency);
        if (item === undefined || found === undefined || currency !== price.currency) return yield* unavailable;
        return yield* update(
          live,
          {
            items: [{ id: item.id, price: found.id }],
            proration_behavior: "always_invoice",
            proration_date: Math.floor(at / 1000),
            payment_behavior: "error_if_incomplete",
            metadata: { product },
          },
          `change ${live.id} ${product} ${at}`,
        );
      }),

    refund: (live, { id: invoice, state: { bill } }, minor) =>
      Effect.gen(function* () {
        const paid = yield* ask((stripe) => stripe.invoicePayments.list({ invoice, limit: 1 }));
        const intent = paid.data[0]?.payment.payment_intent;
        if (bill === undefined || intent === undefined) return yield* unavailable;
        const refund = yield* ask((stripe) =>
          stripe.refunds.create(
            { payment_intent: typeof intent === "string" ? intent : intent.id, amount: toStripe(minor, bill.currency) },
            { idempotencyKey: `refund ${invoice} ${minor}` },
          ),
        );
        const now = yield* clock.now;
        const change = { step: "refunded" as const, refund: refund.id, minor };
        const event = {
          id: refund.id,
          subscription: live.id,
          at: now,
          kind: "payment" as const,
          payment: invoice,
          change,
        };
        return [{ id: refund.id, meaning: { events: [event] } }];
      }),

    portal: ({ customer }, { origin, path }) =>
      customer === undefined
        ? unavailable
        : Effect.map(
            ask((stripe) => stripe.billingPortal.sessions.create({ customer, return_url: `${origin}${path}` })),
            ({ url }) => url,
          ),

    meaningOf: makeStripeEvents({ ask }, clock),
  };
};
