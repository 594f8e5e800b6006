import { readShippedFoods, readShippedLexicon } from "@morsel/adapters/importers/foods/shipped-foods";
import { makeShippedKitchenNames } from "@morsel/adapters/importers/foods/shipped-kitchen-names";
import { makeMemoryFoodCatalogue } from "@morsel/adapters/memory/foods/food-catalogue";
import { makeMemoryFoodRetrieval } from "@morsel/adapters/memory/foods/food-retrieval";
import { makeMemoryOwnFoodStore } from "@morsel/adapters/memory/own-foods/own-food-store";
import { makeMemoryRecipeStore } from "@morsel/adapters/memory/recipes/recipe-store";
import { emptyMemory } from "@morsel/adapters/memory/platform/state";
import { makeFoodFinder } from "@morsel/application/foods/find-foods";
import { makeFoodSearch } from "@morsel/application/foods/search-foods";
import { makeMemberFoods } from "@morsel/application/foods/member-foods";
import { makeMatchLines } from "@morsel/application/recipes/match-lines";
import { checkOwnFood, foodOfOwn, type FoodId, type OwnFoodDraft } from "@morsel/domain/foods";
import type { Instant } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { valueOf } from "../../arbitraries/numbers.ts";

const shipped = readShippedFoods();
const foods = makeMemoryFoodCatalogue(shipped.map(({ food }) => food));
const memory = emptyMemory();
const own = makeMemoryOwnFoodStore(memory);
const finder = makeFoodFinder({ retrieval: makeMemoryFoodRetrieval(shipped), lexicon: readShippedLexicon });
const search = makeFoodSearch({ finder, foods, own, usage: { recent: () => Effect.succeed([]) } });
const matchLines = makeMatchLines({
  kitchen: makeShippedKitchenNames(),
  ingredients: makeMemberFoods({ foods, own }),
  search,
  recipes: makeMemoryRecipeStore(memory),
});

const takenFor = async (line: string, member = "ada") => {
  const [read] = await Effect.runPromise(matchLines({ member: member as MemberId, lines: [line] }));
  return read?.match;
};

const keepOwn = (member: string, id: string, description: string): Promise<unknown> => {
  const draft: OwnFoodDraft = { description, basis: "eu", facts: { energy: 175 }, per: "100g", servings: [] };
  const food = foodOfOwn(id as FoodId, valueOf(checkOwnFood(draft)), undefined);
  const stored = { food, draft, version: 1, changedAt: 1 as Instant, isDeleted: false };
  return Effect.runPromise(own.save(member as MemberId, stored));
};

/** Lines of recipes as they are written, and what each is. */
const LINES: readonly (readonly [line: string, food: RegExp])[] = [
  ["250 ml Milch", /^Milk/],
  ["500 g Mehl", /^All-purpose flour/],
  ["100 g Zucker", /^Sugar/],
  ["3 Eier", /^Egg, raw/],
  ["1 Prise Salz", /^Salt/],
  ["2 EL Öl", /^(?:Canola|Vegetable) oil/],
  ["2 EL Olivenöl", /^Olive oil/],
  ["1 Zwiebel", /^Onion/],
  ["200 ml Sahne", /cream/i],
  ["300 g Kartoffeln", /^Potato/],
  ["1 Päckchen Backpulver", /^Baking powder/],
  ["250 ml de lait", /^Milk/],
  ["500 g de farine", /^All-purpose flour/],
  ["3 œufs", /^Egg, raw/],
  ["100 g de beurre", /^Butter/],
  ["2 oignons", /^Onion/],
  ["2 cuillères à soupe d'huile d'olive", /^Olive oil/],
  ["300 g de pommes de terre", /^Potato/],
  ["250 ml de leche", /^Milk/],
  ["500 g de harina", /^All-purpose flour/],
  ["2 huevos", /^Egg, raw/],
  ["100 g de azúcar", /^Sugar/],
  ["1 cebolla", /^Onion/],
  ["2 cucharadas de aceite de oliva", /^Olive oil/],
  ["2 dientes de ajo", /^Garlic/],
  ["3 uova", /^Egg, raw/],
  ["100 g di burro", /^Butter/],
  ["100 g di zucchero", /^Sugar/],
  ["1 cipolla", /^Onion/],
  ["400 g di pomodori", /^Tomato/],
  ["100 g di parmigiano", /^Parmesan/],
  ["2 cucchiai di olio extravergine di oliva", /^Olive oil/],
];

describe("what recipes are made of, in German, French, Spanish and Italian", () => {
  it.each(LINES)("%s", async (line, food) => {
    const match = await takenFor(line);
    expect(match?.description).toMatch(food);
    expect(match?.confidence).toBe(0.8);
  });

  it("W185 a line is whole: its last word is not taken for the beginning of another", async () => {
    const found = await Effect.runPromise(search.search({ text: "milchr", limit: 1 }));
    expect(found.items[0]).toMatchObject({ description: "Rice pudding", match: "full" });
    const line = await takenFor("200 g Milchr");
    expect(line?.confidence ?? 0).toBeLessThan(0.8);
  });

  it("W185 a member's own food is meant where the line says its whole name, and not where it shares a word", async () => {
    await keepOwn("bea", "own-oats", "Banana oats");
    await keepOwn("bea", "own-plum", "Zwetschgendatschi mit Streusel");
    expect(await takenFor("2 bananas", "bea")).toMatchObject({ description: "Banana", grams: 236 });
    expect(await takenFor("200 g banana oats", "bea")).toMatchObject({ foodId: "own-oats", confidence: 0.8 });
    // Nothing is called so, and this one begins so: said to be less sure.
    expect(await takenFor("1 Zwetschgendatschi", "bea")).toMatchObject({ foodId: "own-plum", confidence: 0.4 });
    // In the search box it is found by each of its words, before all others.
    const typed = await Effect.runPromise(search.search({ member: "bea" as MemberId, text: "banana", limit: 2 }));
    expect(typed.items.map(({ id }) => id)[0]).toBe("own-oats");
  });
});
