import { err, ok, type Result } from "../result/index.ts";

/** ME10: what the operator may put behind premium; the first five are there by default. */
export const PREMIUM_BY_DEFAULT = [
  "no_ads",
  "adaptive_expenditure",
  "per_meal_goals",
  "food_insights",
  "priority_export",
] as const;

/** ME11: what is everyone's and can never be sold. */
export const NEVER_PREMIUM = ["barcode", "macro_goals", "export", "history", "deletion"] as const;

export type NotForSale = { readonly _tag: "NotForSale"; readonly features: readonly string[] };

/** ME11: the operator's list, checked: without doubles, refused when it would lock away what is everyone's. */
export const premiumFeatures = (wanted: readonly string[]): Result<readonly string[], NotForSale> => {
  const locked = NEVER_PREMIUM.filter((feature) => wanted.includes(feature));
  return locked.length > 0 ? err({ _tag: "NotForSale", features: locked }) : ok([...new Set(wanted)]);
};

/** ME10: whether somebody may use a feature; what is on no list is everyone's. */
export const mayUse = (
  feature: string,
  hasPremium: boolean,
  premium: readonly string[] = PREMIUM_BY_DEFAULT,
): boolean => hasPremium || !premium.includes(feature) || NEVER_PREMIUM.some((free) => free === feature);

/** Features that are kept behind premium as yet: a page that sells names no others. */
const KEPT_BEHIND = ["no_ads"];

/** ME10: the operator's features that a premium member has and others have not. */
export const soldFeatures = (premium: readonly string[]): readonly string[] =>
  premium.filter((feature) => KEPT_BEHIND.includes(feature));
