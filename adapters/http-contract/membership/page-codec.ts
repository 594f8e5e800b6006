import type {
  PageCode,
  PageOrder,
  PagePayment,
  PageQuote,
  PageSubscriptions,
} from "@morsel/application/membership/client/membership-client";
import type { OfferedPlan } from "@morsel/application/membership/order-premium";
import type { PremiumOffer } from "@morsel/application/membership/use-cases";
import type { Money } from "@morsel/domain/currency";
import type {
  WireCodeValue,
  WireOffer,
  WireOrder,
  WirePayments,
  WirePlan,
  WireQuote,
  WireSubscriptions,
} from "./schemas.ts";

/** Our own server's answers are believed: the brand is put back on without a second check. */
const readMoney = ({ currency, minor_units: minor }: WirePlan["price"]): Money => ({
  currency,
  minor: minor as Money["minor"],
});

const given = <Name extends string, A>(name: Name, value: A | null): { readonly [N in Name]?: A } =>
  (value === null ? {} : { [name]: value }) as { readonly [N in Name]?: A };

const readPlan = ({ trial_days: trialDays, price_type: priceType, months, price, ...plan }: WirePlan): OfferedPlan => ({
  ...plan,
  months: months === 12 ? 12 : 1,
  trialDays,
  priceType,
  price: readMoney(price),
});

export const readOffer = ({ gym, ...wire }: WireOffer): PremiumOffer => ({
  ...wire,
  ...(gym === null ? {} : { gym: { name: gym.name, isSandbox: gym.is_sandbox } }),
  plans: wire.plans.map(readPlan),
  discounts: wire.discounts.map(readPlan),
});

export const readSubscriptions = ({ premium_until: until, items, ...facts }: WireSubscriptions): PageSubscriptions => ({
  ...facts,
  ...(until === null ? {} : { premiumUntil: Date.parse(until) }),
  items: items.map((one) => ({
    id: one.id,
    source: one.source,
    isLive: one.is_live,
    isRenewing: one.is_renewing,
    endsAt: Date.parse(one.ends_at),
    acts: one.acts,
    ...given("product", one.product),
    ...given("phase", one.phase),
    ...given("next", one.next_product),
    ...given("other", one.other_product),
  })),
});

export const readOrder = ({
  price,
  trial_days: trialDays,
  entry_point: entryPoint,
  url,
  ...order
}: WireOrder): PageOrder => ({ ...order, price: readMoney(price), trialDays, entryPoint, ...given("url", url) });

export const readQuote = ({ price, ...quote }: WireQuote): PageQuote => ({ ...quote, price: readMoney(price) });

export const readPayments = ({
  items,
  next,
}: WirePayments): { readonly items: readonly PagePayment[]; readonly next?: string } => ({
  items: items.map(({ id, number, outcome, product, total, created_at: createdAt }) => ({
    id,
    outcome,
    createdAt: Date.parse(createdAt),
    ...given("number", number),
    ...given("product", product),
    ...(total === null ? {} : { total: readMoney(total) }),
  })),
  ...given("next", next),
});

export const readCode = ({
  gives,
  months,
  good_until: until,
  premium_until: premiumUntil,
}: WireCodeValue): PageCode => ({
  gives,
  months,
  until: Date.parse(until),
  ...(premiumUntil === null ? {} : { premiumUntil: Date.parse(premiumUntil) }),
});
