import type { Money } from "@morsel/domain/currency";
import type { Member, MemberId } from "@morsel/domain/identity";
import type { Plan, PlanChange, ProductCode, SubscriptionState } from "@morsel/domain/membership";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { MemberEvents, PremiumOrder, ReceivedEvent, StoredPayment } from "./membership-store.ts";

/** The provider did not answer, or refused; nothing was charged. */
export type PaymentsUnavailable = { readonly _tag: "PaymentsUnavailable" };
/** The plan has no price, or cannot be bought now. */
export type PlanUnavailable = { readonly _tag: "PlanUnavailable" };

export type LiveSubscription = {
  readonly id: string;
  readonly member: MemberId;
  readonly customer?: string | undefined;
  readonly state: SubscriptionState;
};

export type PlanQuote = PlanChange & { readonly product: ProductCode; readonly price: Money; readonly at: number };

/** A report that a provider answers with, which is kept and applied as one that comes by itself. */
export type ProviderReport = { readonly id: string; readonly meaning: MemberEvents };

type Answer<A> = Effect.Effect<A, PaymentsUnavailable>;

/** Takes the money. Reports that come by themselves are kept first, then read by `meaningOf`. */
export interface PaymentProvider {
  readonly name: "sandbox" | "stripe";
  /** Tells if a subscription can be changed to a plan now. */
  readonly canChange: (state: Pick<SubscriptionState, "phase" | "product">, product: ProductCode) => boolean;
  readonly priceOf: (plan: Plan, country: string) => Answer<Money | undefined>;
  /** Asked for the same order twice it answers the same checkout. */
  readonly startCheckout: (
    member: Member,
    order: PremiumOrder,
    returnTo: { readonly origin: string; readonly path: string },
  ) => Answer<{ readonly reference: string; readonly url: string }>;
  /** ME21: nobody can pay it any more. */
  readonly expireCheckout: (reference: string) => Answer<void>;
  readonly cancel: (subscription: LiveSubscription) => Answer<readonly ProviderReport[]>;
  readonly resume: (subscription: LiveSubscription) => Answer<readonly ProviderReport[]>;
  readonly quote: (
    subscription: LiveSubscription,
    product: ProductCode,
    country: string,
  ) => Answer<PlanQuote | undefined>;
  /** Charges what was quoted and no more. */
  readonly change: (subscription: LiveSubscription, quote: PlanQuote) => Answer<readonly ProviderReport[]>;
  /** At once and for good, without another charge. */
  readonly end: (subscription: LiveSubscription) => Answer<readonly ProviderReport[]>;
  readonly refund: (
    subscription: LiveSubscription,
    payment: StoredPayment,
    minor: number,
  ) => Answer<readonly ProviderReport[]>;
  /** The provider's page for the payment method; undefined where the page of Morsel is it. */
  readonly portal: (
    subscription: LiveSubscription,
    returnTo: { readonly origin: string; readonly path: string },
  ) => Answer<string | undefined>;
  /** Meaning of a kept report; undefined where it means nothing here. */
  readonly meaningOf: (received: ReceivedEvent) => Answer<(MemberEvents & { readonly member?: MemberId }) | undefined>;
}

export const PaymentProvider = token<PaymentProvider>("PaymentProvider");
