import { err, ok, type Result } from "../result/index.ts";

/** ME10: all that the operator may keep behind premium, and what is kept there until they set another list; each has a wall in the server. */
export const PREMIUM_FEATURES = [
  "no_ads",
  "adaptive_expenditure",
  "per_meal_goals",
  "food_insights",
  "priority_export",
] as const;
export type PremiumFeature = (typeof PREMIUM_FEATURES)[number];

/** ME11: what is everyone's and can never be sold. */
export const NEVER_PREMIUM = ["barcode", "macro_goals", "export", "history", "deletion"] as const;

export type NotForSale = { readonly _tag: "NotForSale"; readonly features: readonly string[] };

const isPremiumFeature = (name: string): name is PremiumFeature => PREMIUM_FEATURES.some((known) => known === name);

/** ME10, ME11: the operator's list, checked: without doubles, refused when it would lock away what is everyone's or names what has no wall. */
export const premiumFeatures = (wanted: readonly string[]): Result<readonly PremiumFeature[], NotForSale> => {
  const refused = wanted.filter((name) => !isPremiumFeature(name));
  return refused.length > 0
    ? err({ _tag: "NotForSale", features: refused })
    : ok([...new Set(wanted.filter((name) => isPremiumFeature(name)))]);
};

/** ME10: whether somebody may use a feature; what is on no list is everyone's. */
export const mayUse = (feature: string, hasPremium: boolean, premium: readonly string[] = PREMIUM_FEATURES): boolean =>
  hasPremium || !premium.includes(feature) || NEVER_PREMIUM.some((free) => free === feature);

/** ME23: what somebody may not use for want of premium. */
export const lockedFeatures = (hasPremium: boolean, premium: readonly string[]): readonly string[] =>
  premium.filter((feature) => !mayUse(feature, hasPremium, premium));
