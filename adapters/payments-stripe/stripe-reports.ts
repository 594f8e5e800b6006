import type { MemberEvents } from "@morsel/application/membership/membership-store";
import { isMemberId, type MemberId } from "@morsel/domain/identity";
import {
  billTotal,
  isProductCode,
  type Bill,
  type InvoiceLine,
  type PaymentChange,
  type Phase,
  type ProductCode,
  type ProviderEvent,
} from "@morsel/domain/membership";
import type { Stripe } from "stripe";
import { fromStripe } from "./stripe-amounts.ts";

export type StripeMeaning = MemberEvents & { readonly member?: MemberId };

const PHASES: Readonly<Record<string, Phase>> = {
  incomplete: "incomplete",
  incomplete_expired: "ended",
  trialing: "trialing",
  active: "active",
  past_due: "past_due",
  unpaid: "past_due",
  paused: "past_due",
  canceled: "ended",
};

const ms = (seconds: number): number => seconds * 1000;
const idOf = (given: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof given === "string" ? given : given?.id;

const productIn = (metadata: Stripe.Metadata | null | undefined): ProductCode | undefined => {
  const product = metadata?.["product"];
  return isProductCode(product) ? product : undefined;
};
export const memberIn = (metadata: Stripe.Metadata | null | undefined): { readonly member?: MemberId } => {
  const member = metadata?.["member"];
  return isMemberId(member) ? { member } : {};
};

/** ME16: a subscription as Stripe has it at this moment. */
export const meaningOfSubscription = (
  subscription: Stripe.Subscription,
  id: string,
  at: number,
): StripeMeaning | undefined => {
  const { metadata, status, trial_start: from, trial_end: to } = subscription;
  const product = productIn(metadata);
  if (product === undefined) return undefined;
  const phase = PHASES[status] ?? "incomplete";
  const next = metadata["next"];
  const customer = idOf(subscription.customer);
  const order = metadata["order"];
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  const begun = phase === "trialing" || phase === "active";
  return {
    ...memberIn(metadata),
    ...(customer === undefined ? {} : { customer }),
    ...(order !== undefined && begun ? { order } : {}),
    events: [
      {
        id,
        subscription: subscription.id,
        at,
        kind: "subscription",
        report: {
          product,
          phase,
          isRenewing: !subscription.cancel_at_period_end && phase !== "ended",
          periodEnd: ms(end),
          ...(isProductCode(next) ? { next } : {}),
          ...(from === null || to === null || phase === "incomplete" ? {} : { trial: { from: ms(from), to: ms(to) } }),
        },
      },
    ],
  };
};

const billOf = (invoice: Stripe.Invoice, product: ProductCode): Bill => {
  const currency = invoice.currency.toUpperCase();
  const minor = (amount: number): number => fromStripe(amount, currency);
  const periods = invoice.lines.data.filter(({ amount }) => amount >= 0).map(({ period }) => period);
  const tax = minor((invoice.total_taxes ?? []).reduce((sum, one) => sum + one.amount, 0));
  const lines: InvoiceLine[] = invoice.lines.data.map(({ amount }) => ({
    kind: amount < 0 ? "credit" : "plan",
    product,
    minor: minor(amount),
  }));
  if (tax !== 0) lines.push({ kind: "tax", product, minor: tax });
  const total = minor(invoice.total);
  // Discounts and taxes that prices include stand in no line: then the invoice is one line of its total.
  const summed = billTotal({ lines }) === total ? lines : [{ kind: "plan" as const, product, minor: total }];
  return {
    product,
    currency,
    lines: summed,
    from: ms(Math.min(...periods.map(({ start }) => start), invoice.period_end)),
    to: ms(Math.max(0, ...periods.map(({ end }) => end))),
    ...(invoice.number === null ? {} : { number: invoice.number }),
  };
};

/** ME14: an invoice as Stripe has it at this moment. A trial's invoice of nothing is no payment. */
export const meaningOfInvoice = (
  invoice: Stripe.Invoice,
  id: string,
  at: number,
  needsAuthentication: boolean,
): StripeMeaning | undefined => {
  const details = invoice.parent?.subscription_details;
  const subscription = idOf(details?.subscription);
  const product = productIn(details?.metadata);
  if (subscription === undefined || product === undefined || invoice.total === 0) return undefined;
  const bill = billOf(invoice, product);
  const step =
    invoice.status === "paid"
      ? "paid"
      : invoice.status === "void" || invoice.status === "uncollectible"
        ? "voided"
        : needsAuthentication
          ? "authentication_needed"
          : invoice.attempt_count > 0
            ? "failed"
            : undefined;
  if (step === undefined) return undefined;
  const change: PaymentChange = { step, bill };
  const event: ProviderEvent = { id, subscription, at, kind: "payment", payment: invoice.id, change };
  return { ...memberIn(details?.metadata), events: [event] };
};

/** ME14: what was given back of a payment, and how its dispute stands. */
export const returnsOf = (
  invoice: Stripe.Invoice,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
  id: string,
  at: number,
): StripeMeaning | undefined => {
  const details = invoice.parent?.subscription_details;
  const subscription = idOf(details?.subscription);
  if (subscription === undefined) return undefined;
  const changes: readonly PaymentChange[] = [
    ...refunds
      .filter(({ status }) => status !== "failed" && status !== "canceled")
      .map(({ id: refund, amount, currency }): PaymentChange => ({
        step: "refunded",
        refund,
        minor: fromStripe(amount, currency),
      })),
    ...disputes
      .filter(({ status }) => !status.startsWith("warning"))
      .map(({ status }): PaymentChange => ({
        step: status === "won" ? "dispute_won" : status === "lost" ? "dispute_lost" : "dispute_opened",
      })),
  ];
  return {
    ...memberIn(details?.metadata),
    events: changes.map((change, i): ProviderEvent => ({
      id: `${id} ${i}`,
      subscription,
      at,
      kind: "payment",
      payment: invoice.id,
      change,
    })),
  };
};
