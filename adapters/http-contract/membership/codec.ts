import type { PremiumOrder, StoredPayment } from "@morsel/application/membership/membership-store";
import type { OfferedPlan } from "@morsel/application/membership/order-premium";
import type { PlanQuote } from "@morsel/application/membership/payment-provider";
import type { CodeValue } from "@morsel/application/membership/redeem-code";
import type { PremiumOffer, ShownSubscription, Subscriptions } from "@morsel/application/membership/use-cases";
import { billTotal, paymentOutcome, refundedOf } from "@morsel/domain/membership";
import type {
  WireCodeValue,
  WireOffer,
  WireOrder,
  WirePayment,
  WirePayments,
  WirePlan,
  WireQuote,
  WireSubscription,
  WireSubscriptions,
} from "./schemas.ts";

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();
const writeMoney = ({ currency, minor }: { readonly currency: string; readonly minor: number }) => ({
  currency,
  minor_units: minor,
});

const writePlan = ({ code, interval, months, trialDays, priceType, price }: OfferedPlan): WirePlan => ({
  code,
  interval,
  months,
  trial_days: trialDays,
  price_type: priceType,
  price: writeMoney(price),
});

export const writeOffer = ({ plans, discounts, gym, ...offer }: PremiumOffer): WireOffer => ({
  ...offer,
  gym: gym === undefined ? null : { name: gym.name, is_sandbox: gym.isSandbox },
  plans: plans.map(writePlan),
  discounts: discounts.map(writePlan),
});

const writeSubscription = (one: ShownSubscription): WireSubscription => ({
  id: one.id,
  source: one.source,
  created_at: instant(one.createdAt),
  is_live: one.isLive,
  product: one.state?.product ?? null,
  next_product: one.state?.next ?? null,
  other_product: one.other ?? null,
  phase: one.state?.phase ?? null,
  is_renewing: one.state?.isRenewing ?? false,
  ends_at: instant(one.state?.periodEnd ?? one.grantedUntil),
  trial_ends_at: one.state?.trial === undefined ? null : instant(one.state.trial.to),
  acts: one.acts,
});

export const writeSubscriptions = ({ premiumUntil, items, ...facts }: Subscriptions): WireSubscriptions => ({
  ...facts,
  premium_until: premiumUntil === 0 ? null : instant(premiumUntil),
  items: items.map(writeSubscription),
});

export const writePaid = ({ items }: Pick<Subscriptions, "items">) => ({
  items: items.filter(({ state }) => state !== undefined).map(writeSubscription),
});

export const writeActive = ({ items }: Pick<Subscriptions, "items">) =>
  writePaid({ items: items.filter(({ isLive }) => isLive) });

export const writeOrder = ({ id, product, price, trialDays, status, entryPoint, url }: PremiumOrder): WireOrder => ({
  id,
  product,
  price: writeMoney(price),
  trial_days: trialDays,
  status,
  entry_point: entryPoint,
  url: url ?? null,
});

export const writeQuote = ({ product, price, begins, credit, due, at }: PlanQuote): WireQuote => ({
  product,
  price: writeMoney(price),
  begins,
  credit,
  due,
  at,
});

const writePayment = ({ id, state, createdAt }: StoredPayment): WirePayment => {
  const { bill } = state;
  return {
    id,
    number: bill?.number ?? null,
    outcome: paymentOutcome(state),
    product: bill?.product ?? null,
    total: bill === undefined ? null : writeMoney({ currency: bill.currency, minor: billTotal(bill) }),
    refunded: refundedOf(state),
    from: bill === undefined ? null : instant(bill.from),
    to: bill === undefined ? null : instant(bill.to),
    created_at: instant(createdAt),
  };
};

export const writePayments = ({
  items,
  next,
}: {
  readonly items: readonly StoredPayment[];
  readonly next?: string;
}): WirePayments => ({ items: items.map(writePayment), next: next ?? null });

export const writeCodeValue = ({ gives, months, until, premiumUntil }: CodeValue): WireCodeValue => ({
  gives,
  months,
  good_until: instant(until),
  premium_until: premiumUntil === undefined ? null : instant(premiumUntil),
});
