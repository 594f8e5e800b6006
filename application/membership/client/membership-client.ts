import type { SandboxAct } from "@morsel/domain/membership";
import type { Money } from "@morsel/domain/currency";
import type {
  CodeRefused,
  EntryPoint,
  PaymentOutcome,
  Phase,
  ProductCode,
  SubscriptionAct,
} from "@morsel/domain/membership";
import type { Effect } from "effect";
import type { FieldRefused, RetryableRefusal, TooManyTries } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { OrderStatus, PremiumSource } from "../membership-store.ts";
import type { PaymentsUnavailable, PlanUnavailable } from "../payment-provider.ts";
import type {
  ActRefused,
  AlreadySubscribed,
  OrderClosed,
  OrderNotFound,
  PaymentNotFound,
  QuoteChanged,
  SandboxOff,
  SubscriptionNotFound,
  TrialUsed,
} from "../refusals.ts";
import type {
  GymLinkNotFound,
  GymMembershipTaken,
  GymMembershipUnknown,
  GymOff,
  GymUnavailable,
} from "../gym/partner-gym.ts";
import type { AuthenticationNeeded, CardRefused, SandboxCard } from "../sandbox.ts";
import type { PremiumOffer } from "../use-cases.ts";

export type PageSubscription = {
  readonly id: string;
  readonly source: PremiumSource;
  readonly isLive: boolean;
  readonly isRenewing: boolean;
  readonly endsAt: number;
  readonly acts: readonly SubscriptionAct[];
  /** Absent for premium that was given. */
  readonly product?: ProductCode;
  readonly phase?: Phase;
  readonly next?: ProductCode;
  readonly other?: ProductCode;
};

export type PageSubscriptions = {
  readonly hasPremium: boolean;
  readonly isTrialEligible: boolean;
  readonly premiumUntil?: number;
  readonly items: readonly PageSubscription[];
};

export type PageOrder = {
  readonly id: string;
  readonly product: ProductCode;
  readonly price: Money;
  readonly trialDays: number;
  readonly status: OrderStatus;
  readonly entryPoint: EntryPoint;
  readonly url?: string;
};

export type PageQuote = {
  readonly product: ProductCode;
  readonly price: Money;
  readonly begins: "now" | "next_period";
  readonly credit: number;
  readonly due: number;
  readonly at: number;
};

export type PagePayment = {
  readonly id: string;
  readonly number?: string;
  readonly outcome: PaymentOutcome;
  readonly product?: ProductCode;
  readonly total?: Money;
  readonly createdAt: number;
};

export type PageCode = {
  readonly gives: "months" | "discount";
  readonly months: number;
  readonly until: number;
  readonly premiumUntil?: number;
};

type Asked<A, E = never> = Effect.Effect<A, E | RetryableRefusal>;
type Busy = PaymentsUnavailable | TooManyTries;

/** Premium as a page sees it. */
export interface MembershipClient {
  readonly offer: Asked<PremiumOffer, PaymentsUnavailable>;
  readonly subscriptions: Asked<PageSubscriptions>;
  readonly order: (
    id: string,
    product: ProductCode,
    code?: string,
  ) => Asked<PageOrder, AlreadySubscribed | CodeRefused | PlanUnavailable | TrialUsed | Busy>;
  readonly readOrder: (id: string) => Asked<PageOrder, OrderNotFound>;
  readonly cancel: Asked<void, ActRefused | PaymentsUnavailable>;
  readonly resume: Asked<void, ActRefused | PaymentsUnavailable>;
  readonly quote: (product: ProductCode) => Asked<PageQuote, ActRefused | PaymentsUnavailable>;
  readonly change: (quote: Pick<PageQuote, "product" | "at" | "due">) => Asked<void, ActRefused | QuoteChanged | Busy>;
  /** The provider's page for the payment method; undefined where ours is it. */
  readonly portal: Asked<string | undefined, ActRefused | PaymentsUnavailable>;
  readonly payments: (
    cursor?: string,
  ) => Asked<{ readonly items: readonly PagePayment[]; readonly next?: string }, FieldRefused>;
  readonly invoiceAddress: (payment: string) => string;
  readonly previewCode: (code: string) => Asked<PageCode, CodeRefused | TooManyTries>;
  readonly redeemCode: (code: string) => Asked<number, CodeRefused | TooManyTries>;
  /** ME25: answers until when the membership is known to last. */
  readonly linkGym: (
    membership: string,
  ) => Asked<number, GymMembershipTaken | GymMembershipUnknown | GymOff | GymUnavailable | TooManyTries>;
  readonly unlinkGym: (id: string) => Asked<void, GymLinkNotFound>;
  readonly pay: (
    order: string,
    card: SandboxCard,
  ) => Asked<
    void,
    AlreadySubscribed | AuthenticationNeeded | CardRefused | OrderClosed | OrderNotFound | SandboxOff | Busy
  >;
  readonly changeCard: (
    card: SandboxCard,
  ) => Asked<void, AuthenticationNeeded | CardRefused | SandboxOff | SubscriptionNotFound | Busy>;
  readonly act: (payment: string, act: SandboxAct) => Asked<void, PaymentNotFound | SandboxOff | Busy>;
}

export const MembershipClient = token<MembershipClient>("MembershipClient");
