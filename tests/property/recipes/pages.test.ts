import { readFileSync } from "node:fs";
import { makeRecipeReader } from "@morsel/adapters/importers/recipes/recipe-reader";
import type { RecipeOnPage, RecipeUnreadable } from "@morsel/application/recipes/parse-recipe";
import type { NutrientId } from "@morsel/domain/nutrition";
import { readIngredientLine } from "@morsel/domain/recipes";
import { Effect, Result } from "effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const reader = makeRecipeReader();
const read = (text: string, base?: string): Promise<RecipeOnPage | RecipeUnreadable> =>
  Effect.runPromise(
    Effect.map(Effect.result(reader.read(text, base)), (result) =>
      Result.isSuccess(result) ? result.success : result.failure,
    ),
  );

const file = (name: string): string => readFileSync(new URL(`../../fixtures/recipes/${name}`, import.meta.url), "utf8");
const BASE = "https://pages.example";

type Expected = {
  readonly recipe: null | {
    readonly name: string;
    readonly authors: readonly string[];
    readonly image: string | null;
    readonly servings: number | null;
    readonly servings_max?: number;
    readonly yield_text: string | null;
    readonly prep_min: number | null;
    readonly cook_min: number | null;
    readonly total_min: number | null;
    readonly ingredients: readonly {
      readonly text: string;
      readonly amount: number | null;
      readonly amount_max: number | null;
      readonly unit: string | null;
      readonly name: string;
      readonly stated_grams?: number;
    }[];
    readonly steps: readonly { readonly section: string | null; readonly text: string }[];
    readonly nutrition: null | { readonly [name: string]: number | string | null };
  };
  readonly error?: string;
  readonly must_not_contain?: readonly string[];
  readonly accept_any_text_for_ingredients?: readonly number[];
};

const NUTRIENTS: { readonly [name: string]: NutrientId } = {
  energy_kcal: "energy",
  carbohydrate_g: "carbohydrates",
  protein_g: "protein",
  fat_g: "fat",
  saturated_fat_g: "saturated_fat",
  trans_fat_g: "trans_fat",
  cholesterol_mg: "cholesterol",
  sodium_mg: "sodium",
  fiber_g: "fiber",
  sugars_g: "sugar",
};

const PAGES = [
  "01-graph-howto-section",
  "02-type-array-entities",
  "03-german-decimal-comma",
  "04-missing-fields-legacy",
  "05-broken-json-recoverable",
  "06-truncated-unrecoverable",
  "07-hostile",
  "08-nested-main-entity-ranges",
  "09-microdata-only",
  "10-no-recipe",
] as const;

const isRecipe = (one: RecipeOnPage | RecipeUnreadable): one is RecipeOnPage => !("_tag" in one);

describe("pages with recipes", () => {
  for (const name of PAGES)
    it(`W190 ${name} is read as it is expected there`, async () => {
      const found = await read(file(`${name}.html`), `${BASE}/dish`);
      const expected = JSON.parse(file(`${name}.expected.json`)) as Expected;
      if (expected.recipe === null) {
        expect(found).toEqual({ _tag: "RecipeUnreadable", reason: expected.error });
        return;
      }
      if (!isRecipe(found)) throw new Error(found.reason);
      const wanted = expected.recipe;
      expect({
        name: found.title,
        authors: found.authors,
        image: found.picture ?? null,
        servings: found.servings ?? null,
        servingsMax: found.servingsMax ?? null,
        yield: found.yieldText ?? null,
        times: [found.prepMinutes ?? null, found.cookMinutes ?? null, found.totalMinutes ?? null],
        steps: found.steps.map(({ text, section = null }) => ({ section, text })),
      }).toEqual({
        name: wanted.name,
        authors: wanted.authors,
        image: wanted.image?.replace("(page base)", BASE) ?? null,
        servings: wanted.servings,
        servingsMax: wanted.servings_max ?? null,
        yield: wanted.yield_text,
        times: [wanted.prep_min, wanted.cook_min, wanted.total_min],
        steps: wanted.steps,
      });
      const anyText = new Set(expected.accept_any_text_for_ingredients);
      expect(found.lines).toHaveLength(wanted.ingredients.length);
      for (const [place, line] of wanted.ingredients.entries()) {
        const text = found.lines[place] ?? "";
        if (!anyText.has(place)) expect(text).toBe(line.text);
        const one = readIngredientLine(text);
        if (!one.ok) {
          expect([text, line.amount, line.unit]).toEqual([text, null, null]);
          continue;
        }
        const { amount = null, amountMax = null, unit = null, grams, name: called } = one.value;
        expect([text, amount, amountMax, unit]).toEqual([text, line.amount, line.amount_max, line.unit]);
        if (!anyText.has(place)) expect(called.toLowerCase()).toBe(line.name.toLowerCase());
        if (line.stated_grams !== undefined) expect(grams).toBeCloseTo(line.stated_grams, 1);
      }
      const { per = null, ...nutrition } = wanted.nutrition ?? {};
      expect(found.statedPer ?? null).toBe(per);
      for (const [key, amount] of Object.entries(nutrition)) {
        const id = NUTRIENTS[key];
        expect([key, id === undefined ? undefined : found.statedFacts?.[id]]).toEqual([key, amount]);
      }
      const known = Object.keys(found.statedFacts ?? {}).filter((id) => id !== "sodium");
      expect(known.length).toBeLessThanOrEqual(Object.keys(nutrition).length);
      for (const forbidden of expected.must_not_contain ?? []) expect(JSON.stringify(found)).not.toContain(forbidden);
      expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    });

  it("W190 text that somebody wrote down is a recipe, in its parts or without heads", async () => {
    const written = await read(
      "Pancakes\nServes 4\n\nIngredients:\n2 cups flour\n2 eggs\n1 1/2 cups milk\npinch of salt\n\nMethod\n1. Mix everything.\n2. Fry until golden.",
    );
    expect(written).toMatchObject({
      title: "Pancakes",
      servings: 4,
      lines: ["2 cups flour", "2 eggs", "1 1/2 cups milk", "pinch of salt"],
      steps: [{ text: "Mix everything." }, { text: "Fry until golden." }],
    });
    const german = await read(
      "Linsensuppe\nZutaten für 4 Personen\n250 g Linsen\n1 Zwiebel\nZubereitung\nAlles kochen.",
    );
    expect(german).toMatchObject({
      title: "Linsensuppe",
      servings: 4,
      lines: ["250 g Linsen", "1 Zwiebel"],
      steps: [{ text: "Alles kochen." }],
    });
    expect(await read("Salad\n2 tomatoes\n1 onion\nCut everything and mix it.")).toMatchObject({
      title: "Salad",
      lines: ["2 tomatoes", "1 onion"],
      steps: [{ text: "Cut everything and mix it." }],
    });
    expect(await read("Nothing to eat here")).toEqual({ _tag: "RecipeUnreadable", reason: "no-recipe" });
  });

  it("W190 no text throws, and none brings markup along", async () => {
    const words = fc.constantFrom(
      "<script type=application/ld+json>",
      '{"@type":"Recipe","recipeIngredient":["1 cup ',
      '"]}',
      "</script>",
      "<div itemscope itemtype=https://schema.org/Recipe>",
      "<li itemprop=recipeIngredient>",
      "&lt;script&gt;",
      "2 cups flour\n",
      "<!doctype html>",
      "__proto__",
      ",}",
      "\u0000\u202e",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(words, fc.string()), { maxLength: 12 }), async (parts) => {
        const found = await read(parts.join(""));
        if (isRecipe(found)) expect(JSON.stringify(found)).not.toMatch(/<script|\u202e|\\u0000/);
      }),
      { numRuns: 300 },
    );
  });

  it("W190 ten thousand ingredients and a deep nest end, and others are let in between", async () => {
    const many = Array.from({ length: 10_000 }, (_, i) => `${i + 1} g <b>flour</b>`);
    const page = `<!doctype html><script type="application/ld+json">${JSON.stringify({
      "@type": "Recipe",
      name: "Much",
      recipeIngredient: many,
    })}</script>`;
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    const found = await read(page);
    clearInterval(timer);
    if (!isRecipe(found)) throw new Error(found.reason);
    expect(found.lines).toHaveLength(10_000);
    expect(found.lines[9999]).toBe("10000 g flour");
    expect(turns).toBeGreaterThan(1);
    const deep = `<!doctype html><script type="application/ld+json">${"[".repeat(50_000)}${"]".repeat(50_000)}</script>`;
    expect(await read(deep)).toEqual({ _tag: "RecipeUnreadable", reason: "no-recipe" });
    expect(await read(`<!doctype html>${"<div itemscope>".repeat(20_000)}`)).toMatchObject({ reason: "no-recipe" });
  });
});
