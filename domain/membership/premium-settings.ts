import { PREMIUM_FEATURES, type PremiumFeature } from "./entitlements.ts";
import { DEFAULT_PRICES, type PriceBook } from "./prices.ts";

/** ME10, ME17: the operator's settings of premium, in one place. */
export type PremiumSettings = {
  readonly features: readonly PremiumFeature[];
  readonly prices: PriceBook;
  /** The plans on offer: at the standard price, or at the promotional one. */
  readonly offer: "STANDARD" | "PROMO";
};

export const DEFAULT_PREMIUM: PremiumSettings = {
  features: PREMIUM_FEATURES,
  prices: DEFAULT_PRICES,
  offer: "STANDARD",
};
