import { DEFAULT_PREMIUM, type PremiumSettings } from "@morsel/domain/membership";
import { DEFAULT_PRICES, isPriceBook, premiumFeatures } from "@morsel/domain/membership";

export const PREMIUM_ACCEPTED =
  'an object with "features" (names of features that are not everyone\'s), "prices" (by currency {"month": 999, "year": 4999} in minor units, USD among them), "percentOff" ({"PROMO": 25, "DISCOUNT": 40}) and "offer" ("STANDARD" or "PROMO")';

const NAMES = ["features", "prices", "percentOff", "offer"];
const MOST_FEATURES = 30;

const isFeatures = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= MOST_FEATURES &&
  value.every((name) => typeof name === "string" && /^[a-z_]{1,40}$/.test(name));

/** ME10, ME17: what the operator set; undefined where it cannot be used. What is left out stays as it ships. */
export const premiumIn = (value: unknown): PremiumSettings | undefined => {
  if (typeof value !== "object" || value === null || Object.keys(value).some((name) => !NAMES.includes(name)))
    return undefined;
  const {
    features = DEFAULT_PREMIUM.features,
    prices,
    percentOff,
    offer = "STANDARD",
  } = value as Readonly<Record<string, unknown>>;
  const book = { standard: prices ?? DEFAULT_PRICES.standard, percentOff: percentOff ?? DEFAULT_PRICES.percentOff };
  const wanted = isFeatures(features) ? premiumFeatures(features) : undefined;
  if (wanted === undefined || !wanted.ok || !isPriceBook(book) || (offer !== "STANDARD" && offer !== "PROMO"))
    return undefined;
  return { features: wanted.value, prices: book, offer };
};
