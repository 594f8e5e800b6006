import type { ReceivedEvent } from "@morsel/application/membership/membership-store";
import type { PaymentsUnavailable } from "@morsel/application/membership/payment-provider";
import type { Clock } from "@morsel/application/platform/clock";
import * as Effect from "effect/Effect";
import type { StripeClient } from "./stripe-client.ts";
import { meaningOfInvoice, meaningOfSubscription, returnsOf, type StripeMeaning } from "./stripe-reports.ts";

/** All that is kept of a webhook: names to ask Stripe about. Nothing personal is stored, and nothing it claims is believed. */
export type KeptEvent = {
  readonly type: string;
  readonly object: string;
  readonly subscription?: string;
  readonly intent?: string;
};

const idIn = (value: unknown): string | undefined =>
  typeof value === "string"
    ? value
    : typeof value === "object" && value !== null && "id" in value && typeof value.id === "string"
      ? value.id
      : undefined;

export const keptEvent = (type: string, object: Readonly<Record<string, unknown>>): KeptEvent | undefined => {
  const id = idIn(object);
  const subscription = idIn(object["subscription"]);
  const intent = idIn(object["payment_intent"]);
  return id === undefined
    ? undefined
    : {
        type,
        object: id,
        ...(subscription === undefined ? {} : { subscription }),
        ...(intent === undefined ? {} : { intent }),
      };
};

/** ME14, ME16: a webhook says that something changed; how it is now is read from Stripe, so that a late one tells nothing old. */
export const makeStripeEvents = ({ ask }: Pick<StripeClient, "ask">, clock: Clock) => {
  const subscription = (id: string, event: string) =>
    Effect.gen(function* () {
      const found = yield* ask((stripe) => stripe.subscriptions.retrieve(id));
      return meaningOfSubscription(found, event, yield* clock.now);
    });

  const invoice = (id: string, event: string, needsAuthentication: boolean) =>
    Effect.gen(function* () {
      const found = yield* ask((stripe) => stripe.invoices.retrieve(id));
      return meaningOfInvoice(found, event, yield* clock.now, needsAuthentication);
    });

  const returns = (intent: string, event: string) =>
    Effect.gen(function* () {
      const payments = yield* ask((stripe) =>
        stripe.invoicePayments.list({ payment: { type: "payment_intent", payment_intent: intent }, limit: 1 }),
      );
      const id = idIn(payments.data[0]?.invoice);
      if (id === undefined) return undefined;
      const found = yield* ask((stripe) => stripe.invoices.retrieve(id));
      const refunds = yield* ask((stripe) => stripe.refunds.list({ payment_intent: intent, limit: 100 }));
      const disputes = yield* ask((stripe) => stripe.disputes.list({ payment_intent: intent, limit: 100 }));
      return returnsOf(found, refunds.data, disputes.data, event, yield* clock.now);
    });

  return ({ id, body }: ReceivedEvent): Effect.Effect<StripeMeaning | undefined, PaymentsUnavailable> => {
    const kept = (JSON.parse(body) as { readonly event?: KeptEvent }).event;
    if (kept === undefined) return Effect.undefined;
    const { type, object } = kept;
    if (type.startsWith("customer.subscription.")) return subscription(object, id);
    if (type === "checkout.session.completed")
      return kept.subscription === undefined ? Effect.undefined : subscription(kept.subscription, id);
    if (type.startsWith("invoice.")) return invoice(object, id, type === "invoice.payment_action_required");
    if (type.startsWith("charge.") || type.startsWith("refund."))
      return kept.intent === undefined ? Effect.undefined : returns(kept.intent, id);
    return Effect.undefined;
  };
};
