import { isLocale, LOCALES, type Locale } from "../locales/index.ts";
import { lookUp } from "../lookup/index.ts";
import { suggestionsCategory } from "../navigation/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { plainLine } from "../text/index.ts";

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

/** FO19: open to topics, closed to new ones, or put away: no longer listed, still there to be read. */
export const CATEGORY_STATES = ["open", "closed", "archived"] as const;
export type CategoryState = (typeof CATEGORY_STATES)[number];

/** A text in some languages, by their codes. */
export type Texts = Readonly<Partial<Record<Locale, string>>>;

/** FO1: a part of the forum; a language keeps a category to those who read it. */
export type Category = {
  readonly slug: string;
  /** The message that names one that ships, where no name of its own does. */
  readonly key?: `forum.${(typeof SHARED)[number] | "feature-suggestions"}`;
  readonly locale: Locale | undefined;
  readonly names: Texts;
  readonly descriptions: Texts;
  readonly state: CategoryState;
};

const AS_SHIPPED = { names: {}, descriptions: {}, state: "open" } as const;

const suggestions: readonly Category[] = LOCALES.filter(
  (locale) => locale === "en" || suggestionsCategory(locale) !== suggestionsCategory("en"),
).map((locale) => ({ ...AS_SHIPPED, slug: suggestionsCategory(locale), key: "forum.feature-suggestions", locale }));

/** FO1, FO2: what ships: the shared categories, then feature suggestions, one per language that has its own. */
export const SHIPPED_CATEGORIES: readonly Category[] = [
  ...SHARED.map((slug): Category => ({ ...AS_SHIPPED, slug, key: `forum.${slug}`, locale: undefined })),
  ...suggestions,
];

/** FO19: what an admin made of a category, and its place among all. */
export type StoredCategory = Omit<Category, "key"> & { readonly position: number };

/** FO19: all categories in their order: those that ship, as admins changed them, and those that admins made. */
export const allCategories = (stored: readonly StoredCategory[]): readonly Category[] => {
  const kept = new Map(stored.map((one) => [one.slug, one]));
  const shipped = new Set(SHIPPED_CATEGORIES.map(({ slug }) => slug));
  const placed = [
    ...SHIPPED_CATEGORIES.map((category, position) => {
      const { position: wanted = position, ...changed } = kept.get(category.slug) ?? {};
      return { category: { ...category, ...changed, locale: category.locale }, position: wanted };
    }),
    ...stored.flatMap(({ position, ...category }) => (shipped.has(category.slug) ? [] : [{ category, position }])),
  ];
  return placed.toSorted((a, b) => a.position - b.position).map(({ category }) => category);
};

/** FO19: what is to be kept of an act: the categories that it changed or moved. */
export const changedCategories = (before: readonly Category[], after: readonly Category[]): readonly StoredCategory[] =>
  after.flatMap((category, position) => {
    const { key: _, ...kept } = category;
    return before[position] === category ? [] : [{ ...kept, position }];
  });

/** FO2, FO19: what a reader of a language sees: the shared categories and those of the language, but none that are put away. */
export const categoriesFor = (categories: readonly Category[], locale: Locale): readonly Category[] =>
  categories.filter(
    (category) =>
      category.state !== "archived" &&
      (category.locale === undefined || category.locale === locale || category.slug === suggestionsCategory(locale)),
  );

export type CategoryUnknown = { readonly _tag: "CategoryUnknown"; readonly given: string };
export type CategoryClosed = { readonly _tag: "CategoryClosed" };

/** FO1 */
export const categoryOf = (categories: readonly Category[], slug: string): Result<Category, CategoryUnknown> => {
  const found = categories.find((category) => category.slug === slug);
  return found === undefined ? err({ _tag: "CategoryUnknown", given: slug.slice(0, 80) }) : ok(found);
};

/** FO19: moderators begin topics in a closed category too; into one that is put away nothing comes any more. */
export const checkCategory = (
  categories: readonly Category[],
  slug: string,
  isModerator: boolean,
): Result<void, CategoryUnknown | CategoryClosed> => {
  const found = categoryOf(categories, slug);
  if (!found.ok) return found;
  const { state } = found.value;
  return state === "open" || (state === "closed" && isModerator) ? ok(undefined) : err({ _tag: "CategoryClosed" });
};

/** FO20: a text in a language; where that has none, the English one. */
export const textIn = (texts: Texts, locale: Locale): string | undefined =>
  lookUp<string | undefined>(texts, locale) ?? texts.en;

/** FO20: the name that admins gave a category; undefined where its message says it. */
export const categoryName = ({ key, names }: Category, locale: Locale): string | undefined =>
  key === undefined ? textIn(names, locale) : lookUp<string | undefined>(names, locale);

/** FO20: how many categories a forum may have, and how long their texts may be. */
export const CATEGORY_LIMITS = { categories: 60, slug: 60, name: 60, description: 200 } as const;

export type CategoryWish = {
  readonly slug: string;
  readonly locale: string | undefined;
  readonly names: Readonly<Record<string, string>>;
  readonly descriptions: Readonly<Record<string, string>>;
  readonly state: CategoryState;
  /** The address of the category that it stands behind; null: the first one; absent: where it stands, a new one at the end. */
  readonly behind?: string | null | undefined;
};

export type CategoryRefused =
  | { readonly _tag: "CategoryRefused"; readonly field: "slug" | "locale" | "names" | "descriptions" | "behind" }
  | { readonly _tag: "TooManyCategories"; readonly max: number };

const refused = (field: Extract<CategoryRefused, { readonly field: string }>["field"]) =>
  err<CategoryRefused>({ _tag: "CategoryRefused", field });

/** Empty texts are left out; undefined where one is too long, or its language is none of ours. */
const checkedTexts = (given: Readonly<Record<string, string>>, max: number): Texts | undefined => {
  const said = Object.entries(given).filter(([, text]) => text.trim() !== "");
  if (said.length > LOCALES.length) return undefined;
  const texts: Partial<Record<Locale, string>> = {};
  for (const [locale, text] of said) {
    const line = plainLine(text, max);
    if (line === undefined || !isLocale(locale)) return undefined;
    texts[locale] = line;
  }
  return texts;
};

const placeBehind = (others: readonly Category[], behind: string | null | undefined, here: number) => {
  if (behind === undefined) return here;
  if (behind === null) return 0;
  const found = others.findIndex((category) => category.slug === behind);
  return found === -1 ? undefined : found + 1;
};

/** FO19, FO20: all categories with one that an admin made or changed, in their new order. */
export const withCategory = (
  categories: readonly Category[],
  { slug, locale, names, descriptions, state, behind }: CategoryWish,
): Result<readonly Category[], CategoryRefused> => {
  const at = categories.findIndex((category) => category.slug === slug);
  const before = categories[at];
  if (before === undefined) {
    if (slug.length > CATEGORY_LIMITS.slug || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return refused("slug");
    const max = CATEGORY_LIMITS.categories;
    if (categories.length >= max) return err({ _tag: "TooManyCategories", max });
  }
  const isShipped = before?.key !== undefined;
  if (isShipped ? locale !== before.locale : locale !== undefined && !isLocale(locale)) return refused("locale");
  const named = checkedTexts(names, CATEGORY_LIMITS.name);
  if (named === undefined || (!isShipped && named.en === undefined)) return refused("names");
  const described = checkedTexts(descriptions, CATEGORY_LIMITS.description);
  if (described === undefined) return refused("descriptions");
  const wanted: Category = {
    ...before,
    slug,
    locale: locale !== undefined && isLocale(locale) ? locale : undefined,
    names: named,
    descriptions: described,
    state,
  };
  const others = categories.filter((category) => category.slug !== slug);
  const place = placeBehind(others, behind, before === undefined ? others.length : at);
  return place === undefined ? refused("behind") : ok(others.toSpliced(place, 0, wanted));
};
