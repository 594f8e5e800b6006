import {
  allCategories,
  categoriesFor,
  CATEGORY_LIMITS,
  CATEGORY_STATES,
  categoryName,
  categoryOf,
  checkCategory,
  SHIPPED_CATEGORIES,
  textIn,
  withCategory,
  type Category,
  type CategoryWish,
} from "@morsel/domain/forum";
import { LOCALES } from "@morsel/domain/locales";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { valueOf } from "../../arbitraries/numbers.ts";

const OWN = {
  slug: "sourdough",
  locale: undefined,
  names: { en: "Sourdough" },
  descriptions: {},
  state: "open",
} as const satisfies CategoryWish;
const [FIRST = OWN, SECOND = OWN, ...REST] = SHIPPED_CATEGORIES;
const wish = <One extends Category | CategoryWish>({ slug, locale, names, descriptions, state }: One) => ({
  slug,
  locale,
  names,
  descriptions,
  state,
});
const stored = (categories: readonly Category[]) =>
  categories.map((category, position) => ({
    ...wish(category),
    position,
    names: category.names,
    locale: category.locale,
  }));

describe("categories that admins keep", () => {
  it("FO19 what ships stands as it ships until it is changed, and what is kept is read back in its order", () => {
    expect(allCategories([])).toEqual(SHIPPED_CATEGORIES);
    const changes = fc.array(
      fc.record({
        slug: fc.oneof(
          fc.constantFrom(...SHIPPED_CATEGORIES.map(({ slug }) => slug)),
          fc.constantFrom("a", "b-1", "c"),
        ),
        state: fc.constantFrom(...CATEGORY_STATES),
        name: fc.constantFrom("Bread", "Brot"),
        behind: fc.option(fc.constantFrom(...SHIPPED_CATEGORIES.map(({ slug }) => slug), "a"), { nil: undefined }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(changes, (made) => {
        let categories = SHIPPED_CATEGORIES;
        for (const { slug, state, name, behind } of made) {
          const before = categories.find((one) => one.slug === slug);
          const next = withCategory(categories, {
            ...wish(before ?? OWN),
            slug,
            state,
            names: { en: name },
            ...(behind === undefined ? {} : { behind }),
          });
          if (next.ok) categories = next.value;
        }
        expect(allCategories(stored(categories))).toEqual(categories);
        expect(new Set(categories.map(({ slug }) => slug)).size).toBe(categories.length);
        expect(categories.length).toBeGreaterThanOrEqual(SHIPPED_CATEGORIES.length);
      }),
    );
  });

  it("FO19 a new one stands last, or behind the one that is named, and nothing behind itself", () => {
    const order = (change: CategoryWish) => valueOf(withCategory(SHIPPED_CATEGORIES, change)).map(({ slug }) => slug);
    expect(order(OWN).at(-1)).toBe("sourdough");
    expect(order({ ...OWN, behind: null })[0]).toBe("sourdough");
    expect(order({ ...OWN, behind: FIRST.slug }).slice(0, 3)).toEqual([FIRST.slug, "sourdough", SECOND.slug]);
    expect(order({ ...wish(FIRST), behind: SECOND.slug }).slice(0, 2)).toEqual([SECOND.slug, FIRST.slug]);
    expect(order(wish(FIRST))).toEqual(SHIPPED_CATEGORIES.map(({ slug }) => slug));
    for (const behind of ["nowhere", "sourdough"])
      expect(withCategory(SHIPPED_CATEGORIES, { ...OWN, behind })).toMatchObject({ error: { field: "behind" } });
    expect(withCategory(SHIPPED_CATEGORIES, { ...wish(FIRST), behind: FIRST.slug })).toMatchObject({ ok: false });
  });

  it("FO19 into a closed one only moderators begin topics, into one that is put away nobody does", () => {
    const may = (state: Category["state"], isModerator: boolean) =>
      checkCategory([{ ...OWN, state }], "sourdough", isModerator).ok;
    expect(CATEGORY_STATES.map((state) => [may(state, false), may(state, true)])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
    expect(checkCategory(SHIPPED_CATEGORIES, "nowhere", true)).toMatchObject({ error: { _tag: "CategoryUnknown" } });
  });

  it("FO2 FO19 one that is put away is listed to nobody and still found; one of a language is its readers'", () => {
    const archived = valueOf(withCategory(SHIPPED_CATEGORIES, { ...wish(FIRST), state: "archived" }));
    const german = valueOf(withCategory(archived, { ...OWN, locale: "de" }));
    for (const locale of LOCALES) {
      const seen = categoriesFor(german, locale).map(({ slug }) => slug);
      expect([seen.includes(FIRST.slug), seen.includes("sourdough")]).toEqual([false, locale === "de"]);
    }
    expect(categoryOf(german, FIRST.slug).ok).toBe(true);
  });

  it("FO20 texts are lines of a bounded length in languages that we have, with an English name", () => {
    const field = (change: Partial<CategoryWish>) => {
      const found = withCategory(SHIPPED_CATEGORIES, { ...OWN, ...change });
      return found.ok ? "fine" : found.error._tag === "CategoryRefused" ? found.error.field : found.error._tag;
    };
    for (const slug of ["", "A", "a b", "-a", "a-", "a--b", "../x", "ä", "a".repeat(61)])
      expect(field({ slug })).toBe("slug");
    for (const names of [
      {},
      { de: "Brot" },
      { en: " " },
      { en: "x".repeat(61) },
      { en: "a", xx: "b" },
      { en: "a\u202eb" },
    ])
      expect(field({ names })).toBe("names");
    expect(field({ names: { en: "Bread", de: " " } })).toBe("fine");
    expect(field({ descriptions: { en: "x".repeat(201) } })).toBe("descriptions");
    expect(field({ locale: "xx" })).toBe("locale");
    const shipped = { ...wish(FIRST), names: {} };
    expect([field(shipped), field({ ...shipped, locale: "de" })]).toEqual(["fine", "locale"]);
    expect(valueOf(withCategory([], { ...OWN, names: { en: " Sour  dough " } }))[0]?.names).toEqual({
      en: "Sour dough",
    });
  });

  it("FO20 English stands in, and a message for one that ships", () => {
    const named = { en: "Bread", de: "Brot" };
    expect([textIn(named, "de"), textIn(named, "fr"), textIn({}, "fr")]).toEqual(["Brot", "Bread", undefined]);
    expect(categoryName({ ...OWN, names: named }, "fr")).toBe("Bread");
    expect([categoryName(FIRST, "en"), categoryName({ ...FIRST, names: named }, "fr")]).toEqual([undefined, undefined]);
    expect(categoryName({ ...FIRST, names: named }, "de")).toBe("Brot");
  });

  it("FO20 there are no more than fit", () => {
    let categories: readonly Category[] = [FIRST, SECOND, ...REST];
    for (let n = categories.length; n < CATEGORY_LIMITS.categories; n += 1)
      categories = valueOf(withCategory(categories, { ...OWN, slug: `own-${n}` }));
    expect(withCategory(categories, OWN)).toEqual({ ok: false, error: { _tag: "TooManyCategories", max: 60 } });
    expect(withCategory(categories, wish(FIRST)).ok).toBe(true);
  });
});
