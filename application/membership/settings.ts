import { DEFAULT_PRICES, PREMIUM_BY_DEFAULT, type PriceBook } from "@morsel/domain/membership";
import { token } from "../platform/token.ts";

/** ME10, ME17: the operator's settings of premium, in one place. */
export type PremiumSettings = {
  readonly features: readonly string[];
  readonly prices: PriceBook;
  /** The plans on offer: at the standard price, or at the promotional one. */
  readonly offer: "STANDARD" | "PROMO";
};

export const DEFAULT_PREMIUM: PremiumSettings = {
  features: PREMIUM_BY_DEFAULT,
  prices: DEFAULT_PRICES,
  offer: "STANDARD",
};

export const PremiumSettings = token<PremiumSettings>("PremiumSettings");

/** Features that are kept behind premium as yet: a page that sells names no others. */
const KEPT_BEHIND = ["no_ads"];

/** ME10: what a premium member has and others have not. */
export const soldFeatures = ({ features }: PremiumSettings): readonly string[] =>
  features.filter((feature) => KEPT_BEHIND.includes(feature));
