import { changePayment, NEW_PAYMENT, paidUntil, type PaymentChange, type PaymentState } from "./payment.ts";
import {
  changeSubscription,
  trialUntil,
  type SubscriptionReport,
  type SubscriptionState,
} from "./subscription-state.ts";

/** One report of a payment provider about a subscription. `id` names it: the same id again is the same report. */
export type ProviderEvent = {
  readonly id: string;
  readonly subscription: string;
  /** Milliseconds, by the provider's clock. */
  readonly at: number;
} & (
  | { readonly kind: "subscription"; readonly report: Omit<SubscriptionReport, "id" | "at"> }
  | { readonly kind: "payment"; readonly payment: string; readonly change: PaymentChange }
);

/** A subscription and its payments as they are known so far. */
export type ProviderAccount = {
  readonly subscription: SubscriptionState | undefined;
  readonly payments: Readonly<Record<string, PaymentState>>;
};

export const NEW_ACCOUNT: ProviderAccount = { subscription: undefined, payments: {} };

/** ME14, ME16: reports may come in any order and any number of times; what is known in the end is the same. */
export const applyEvent = (known: ProviderAccount, event: ProviderEvent): ProviderAccount =>
  event.kind === "subscription"
    ? {
        ...known,
        subscription: changeSubscription(known.subscription, { ...event.report, id: event.id, at: event.at }),
      }
    : {
        ...known,
        payments: {
          ...known.payments,
          [event.payment]: changePayment(known.payments[event.payment] ?? NEW_PAYMENT, event.change, event.at),
        },
      };

/** ME15: premium runs until the last period that is paid, or the trial, is over; nothing else gives or takes it. */
export const premiumUntil = ({ subscription, payments }: ProviderAccount): number =>
  Math.max(
    0,
    subscription === undefined ? 0 : trialUntil(subscription),
    ...Object.values(payments).map((payment) => paidUntil(payment)),
  );
