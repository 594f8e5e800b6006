/** ME2 */
export const PRICE_TYPES = ["STANDARD", "PROMO", "DISCOUNT"] as const;
export type PriceType = (typeof PRICE_TYPES)[number];

export type BillingInterval = "month" | "year";

/** ME1: the 10 product codes: 1 and 12 months, with or without free trial, and the promotions of both. */
export const PRODUCT_CODES = [
  "premium_1_month",
  "premium_1_month_trial",
  "premium_1_month_promo",
  "premium_1_month_promo_trial",
  "premium_1_month_discount",
  "premium_12_month",
  "premium_12_month_trial",
  "premium_12_month_promo",
  "premium_12_month_promo_trial",
  "premium_12_month_discount",
] as const;

export type ProductCode = (typeof PRODUCT_CODES)[number];

export type Plan = {
  readonly code: ProductCode;
  readonly interval: BillingInterval;
  readonly months: 1 | 12;
  readonly trialDays: number;
  readonly priceType: PriceType;
};

/** ME3 */
export const TRIAL_DAYS = 30;

export const isProductCode = (code: unknown): code is ProductCode => PRODUCT_CODES.some((known) => known === code);

/** ME1, ME2, ME3: what a product code stands for. */
export const planOf = (code: ProductCode): Plan => {
  const isYear = code.startsWith("premium_12_");
  return {
    code,
    interval: isYear ? "year" : "month",
    months: isYear ? 12 : 1,
    trialDays: code.endsWith("_trial") ? TRIAL_DAYS : 0,
    priceType: code.includes("_promo") ? "PROMO" : code.endsWith("_discount") ? "DISCOUNT" : "STANDARD",
  };
};

/**
 * ME4: the two plans on offer, month then year: with trial for whoever is eligible. A discount is a lower price at once and has no
 * trial.
 */
export const offeredPlans = (isTrialEligible: boolean, priceType: PriceType = "STANDARD"): readonly Plan[] =>
  PRODUCT_CODES.map(planOf).filter(
    (plan) => plan.priceType === priceType && plan.trialDays > 0 === (isTrialEligible && priceType !== "DISCOUNT"),
  );

/** ME18: the plan that a subscription can be changed to: of the same price type, for the other interval, without a trial. */
export const otherPlan = (code: ProductCode): ProductCode => {
  const { interval, priceType } = planOf(code);
  const found = PRODUCT_CODES.map(planOf).find(
    (plan) => plan.priceType === priceType && plan.interval !== interval && plan.trialDays === 0,
  );
  return found?.code ?? code;
};
