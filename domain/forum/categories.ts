import { LOCALES, type Locale } from "../locales/index.ts";
import { suggestionsCategory } from "../navigation/index.ts";

const SHARED = [
  "announcements",
  "getting-started",
  "introductions",
  "food-and-nutrition",
  "recipes",
  "fitness-and-exercise",
  "motivation-and-support",
  "success-stories",
  "goals-and-plans",
  "apps-and-devices",
  "help",
  "off-topic",
] as const;

/** FO1: a part of the forum; `key` names its message; a language keeps a category to those who read it. */
export type Category = {
  readonly slug: string;
  readonly key: `forum.${(typeof SHARED)[number] | "feature-suggestions"}`;
  readonly locale: Locale | undefined;
};

const suggestions: readonly Category[] = LOCALES.filter(
  (locale) => locale === "en" || suggestionsCategory(locale) !== suggestionsCategory("en"),
).map((locale) => ({ slug: suggestionsCategory(locale), key: "forum.feature-suggestions" as const, locale }));

/** FO1, FO2: the shared categories, then feature suggestions, one per language that has its own. */
export const CATEGORIES: readonly Category[] = [
  ...SHARED.map((slug) => ({ slug, key: `forum.${slug}` as const, locale: undefined })),
  ...suggestions,
];

/** FO2: what a reader of a language sees: all shared categories and the suggestions of that language. */
export const categoriesFor = (locale: Locale): readonly Category[] =>
  CATEGORIES.filter((category) => category.locale === undefined || category.slug === suggestionsCategory(locale));

/** FO1 */
export const isCategory = (slug: string): boolean => CATEGORIES.some((category) => category.slug === slug);
