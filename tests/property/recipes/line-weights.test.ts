import { readShippedFoods, readShippedLexicon } from "@morsel/adapters/importers/foods/shipped-foods";
import { makeShippedKitchenNames } from "@morsel/adapters/importers/foods/shipped-kitchen-names";
import { makeMemoryFoodCatalogue } from "@morsel/adapters/memory/foods/food-catalogue";
import { makeMemoryFoodRetrieval } from "@morsel/adapters/memory/foods/food-retrieval";
import { makeMemoryOwnFoodStore } from "@morsel/adapters/memory/own-foods/own-food-store";
import { emptyMemory } from "@morsel/adapters/memory/platform/state";
import { makeMemoryRecipeStore } from "@morsel/adapters/memory/recipes/recipe-store";
import { makeFoodFinder } from "@morsel/application/foods/find-foods";
import { makeMemberFoods } from "@morsel/application/foods/member-foods";
import { makeFoodSearch } from "@morsel/application/foods/search-foods";
import { makeMatchLines } from "@morsel/application/recipes/match-lines";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const shipped = readShippedFoods();
const foods = makeMemoryFoodCatalogue(shipped.map(({ food }) => food));
const memory = emptyMemory();
const own = makeMemoryOwnFoodStore(memory);
const finder = makeFoodFinder({ retrieval: makeMemoryFoodRetrieval(shipped), lexicon: readShippedLexicon });
const matchLines = makeMatchLines({
  kitchen: makeShippedKitchenNames(),
  ingredients: makeMemberFoods({ foods, own }),
  search: makeFoodSearch({ finder, foods, own, usage: { recent: () => Effect.succeed([]) } }),
  recipes: makeMemoryRecipeStore(memory),
});

const [head = "", ...rows] = readFileSync(new URL("../../fixtures/recipes/line-weights.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n");
const LANGUAGES = head.split("\t").slice(4);

/** A line, the food that it may be, and the grams between which it weighs. */
const linesOf = (language: string) =>
  rows.map((row) => {
    const [, food = "", from, to, ...lines] = row.split("\t");
    const line = lines[LANGUAGES.indexOf(language)] ?? "";
    return { line, food: new RegExp(food, "u"), from: Number(from), to: Number(to) };
  });

describe("pieces, bunches, sprigs, leaves, sticks and sachets in five languages", () => {
  it.each(LANGUAGES)("W185 in %s 97 of 100 lines are the right food with the right weight", async (language) => {
    const lines = linesOf(language);
    expect(lines.length).toBeGreaterThan(120);
    const found = await Effect.runPromise(
      matchLines({ member: "ada" as MemberId, lines: lines.map(({ line }) => line) }),
    );
    const wrong = lines.filter(({ food, from, to }, at) => {
      const { description = "", grams = 0 } = found[at]?.match ?? {};
      return !food.test(description) || grams < from || grams > to;
    });
    const said = wrong.map(({ line }) => line).join("; ");
    expect(wrong.length / lines.length, said).toBeLessThanOrEqual(0.03);
  });

  it("W185 a sachet weighs what it does in the country whose word the line has", async () => {
    const lines = [
      "1 Päckchen Backpulver",
      "1 sachet de levure chimique",
      "1 sobre de levadura química",
      "1 bustina di lievito per dolci",
      "1 packet active dry yeast",
      "1 Päckchen Vanillezucker",
      "6 Blatt Gelatine",
    ];
    const found = await Effect.runPromise(matchLines({ member: "ada" as MemberId, lines }));
    expect(found.map(({ match }) => match?.grams)).toEqual([15, 11, 16, 16, 7, 8, 10.2]);
  });

  it("W185 sizes behind a name and what was done to it are no part of it; ground meat stays what it is", async () => {
    const lines = ["1 cebolla grande picada", "500 g de bœuf haché", "2 fish sticks", "1 manzana y media"];
    const found = await Effect.runPromise(matchLines({ member: "ada" as MemberId, lines }));
    expect(found[0]?.match).toMatchObject({ grams: 150 });
    expect(found[1]?.match?.description).toMatch(/^Ground beef/u);
    expect(found[2]?.match?.description).toMatch(/[Ff]ish stick/u);
    expect(found[3]?.match?.grams).toBeGreaterThan(200);
  });
});
