import { SANDBOX_ACTS } from "@morsel/domain/membership";
import { PHASES, PRICE_TYPES, PRODUCT_CODES, SUBSCRIPTION_ACTS } from "@morsel/domain/membership";
import * as Schema from "effect/Schema";
import { InstantText, textUpTo, Uuid } from "../shared/primitives.ts";

export const Product = Schema.Literals(PRODUCT_CODES);

/** Whole minor units of a currency of ISO 4217. */
const Price = Schema.Struct({ currency: Schema.String, minor_units: Schema.Int }).annotate({ identifier: "Price" });

const Plan = Schema.Struct({
  code: Product,
  interval: Schema.Literals(["month", "year"]),
  months: Schema.Int,
  trial_days: Schema.Int,
  price_type: Schema.Literals(PRICE_TYPES),
  price: Price,
}).annotate({ identifier: "PremiumPlan" });
export type WirePlan = typeof Plan.Encoded;

export const Offer = Schema.Struct({
  hasPremium: Schema.Boolean,
  isTrialEligible: Schema.Boolean,
  provider: Schema.Literals(["sandbox", "stripe"]),
  features: Schema.Array(Schema.String),
  plans: Schema.Array(Plan),
  discounts: Schema.Array(Plan),
  /** The gym whose members have premium. */
  gym: Schema.NullOr(Schema.Struct({ name: Schema.String, is_sandbox: Schema.Boolean })),
}).annotate({ identifier: "PremiumOffer" });
export type WireOffer = typeof Offer.Encoded;

const SOURCES = ["sandbox", "stripe", "code", "partner_gym", "operator"] as const;

/** A subscription that is paid, or premium that was given: then `ends_at` says until when, and there is no product. */
export const Subscription = Schema.Struct({
  id: Schema.String,
  source: Schema.Literals(SOURCES),
  created_at: InstantText,
  is_live: Schema.Boolean,
  product: Schema.NullOr(Product),
  next_product: Schema.NullOr(Product),
  other_product: Schema.NullOr(Product),
  phase: Schema.NullOr(Schema.Literals(PHASES)),
  is_renewing: Schema.Boolean,
  ends_at: InstantText,
  trial_ends_at: Schema.NullOr(InstantText),
  acts: Schema.Array(Schema.Literals(SUBSCRIPTION_ACTS)),
}).annotate({ identifier: "Subscription" });
export type WireSubscription = typeof Subscription.Encoded;

export const Subscriptions = Schema.Struct({
  hasPremium: Schema.Boolean,
  isTrialEligible: Schema.Boolean,
  premium_until: Schema.NullOr(InstantText),
  items: Schema.Array(Subscription),
}).annotate({ identifier: "Subscriptions" });
export type WireSubscriptions = typeof Subscriptions.Encoded;

export const PaidSubscriptions = Schema.Struct({ items: Schema.Array(Subscription) }).annotate({
  identifier: "PaidSubscriptions",
});

export const OrderPayload = Schema.Struct({
  id: Uuid,
  product: Product,
  code: Schema.optionalKey(textUpTo(100)),
});
export const Order = Schema.Struct({
  id: Schema.String,
  product: Product,
  price: Price,
  trial_days: Schema.Int,
  status: Schema.Literals(["open", "replaced", "done"]),
  entry_point: Schema.Literals(["monthly_trial", "annual_trial", "monthly_direct", "annual_direct"]),
  /** The page on which it is paid. */
  url: Schema.NullOr(Schema.String),
}).annotate({ identifier: "PremiumOrder" });
export type WireOrder = typeof Order.Encoded;

export const Quote = Schema.Struct({
  product: Product,
  price: Price,
  begins: Schema.Literals(["now", "next_period"]),
  credit: Schema.Int,
  due: Schema.Int,
  at: Schema.Int,
}).annotate({ identifier: "PlanQuote" });
export type WireQuote = typeof Quote.Encoded;
/** The offer on the page; a price is not taken from here, only compared. */
export const ChangePayload = Schema.Struct({ product: Product, at: Schema.Int, due: Schema.Int });

const OUTCOMES = ["open", "failed", "authentication_needed", "voided", "paid", "refunded", "disputed"] as const;
const Payment = Schema.Struct({
  id: Schema.String,
  number: Schema.NullOr(Schema.String),
  outcome: Schema.Literals(OUTCOMES),
  product: Schema.NullOr(Product),
  total: Schema.NullOr(Price),
  refunded: Schema.Int,
  from: Schema.NullOr(InstantText),
  to: Schema.NullOr(InstantText),
  created_at: InstantText,
}).annotate({ identifier: "PremiumPayment" });
export type WirePayment = typeof Payment.Encoded;
export const Payments = Schema.Struct({ items: Schema.Array(Payment), next: Schema.NullOr(Schema.String) }).annotate({
  identifier: "PremiumPayments",
});
export type WirePayments = typeof Payments.Encoded;

export const CodePayload = Schema.Struct({ code: textUpTo(100) });
export const CodeValue = Schema.Struct({
  gives: Schema.Literals(["months", "discount"]),
  months: Schema.Int,
  good_until: InstantText,
  premium_until: Schema.NullOr(InstantText),
}).annotate({ identifier: "PremiumCodeValue" });
export type WireCodeValue = typeof CodeValue.Encoded;
export const Redeemed = Schema.Struct({ premium_until: InstantText });

/** A test card; its number is compared with the known ones and not kept. */
const card = { number: textUpTo(40), expires: textUpTo(10), is_confirmed: Schema.Boolean };
export const CardPayload = Schema.Struct(card);
export const PayPayload = Schema.Struct({ order_id: Uuid, ...card });
export const ActPayload = Schema.Struct({ payment_id: textUpTo(200), act: Schema.Literals(SANDBOX_ACTS) });
export const GymPayload = Schema.Struct({ membership: textUpTo(100) });
export const GymLink = Schema.Struct({ id: Schema.String, ends_at: InstantText }).annotate({ identifier: "GymLink" });
export const Portal = Schema.Struct({ url: Schema.NullOr(Schema.String) });
export const Done = Schema.Struct({});
