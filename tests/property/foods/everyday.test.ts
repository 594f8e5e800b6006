import { readShippedFoods, readShippedLexicon } from "@morsel/adapters/importers/foods/shipped-foods";
import { makeMemoryFoodRetrieval } from "@morsel/adapters/memory/foods/food-retrieval";
import { makeFoodFinder } from "@morsel/application/foods/find-foods";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";

const foods = readShippedFoods();
const names = new Map<string, string>(
  foods.map(({ food }) => [food.id, `${food.description}${food.brand === undefined ? "" : ` · ${food.brand}`}`]),
);
const finder = makeFoodFinder({ retrieval: makeMemoryFoodRetrieval(foods), lexicon: readShippedLexicon });
const found = async (text: string): Promise<readonly string[]> => {
  const page = await Effect.runPromise(finder.find({ text, start: 0, limit: 3, timesUsed: new Map() }));
  return page.found.map(({ id }) => names.get(id) ?? id);
};

/** Everyday searches and their expected first result. */
const FIRST: readonly (readonly [typed: string, name: RegExp])[] = [
  ["fries", /^French fries/u],
  ["french fries", /^French fries/u],
  ["chips", /chips|fries/u],
  ["shish kebab", /shish kabob/u],
  ["toast", /^Toast$/u],
  ["big mac", /^Big Mac · McDonald's$/u],
  ["big mac mcdonalds", /^Big Mac · McDonald's$/u],
  ["fish and chips", /^Fish and chips$/u],
  ["snickers", /^Snickers/u],
  ["kit kat", /^Kit Kat/u],
  ["twix", /^Twix/u],
  ["special k", /^Special K · Kellogg's$/u],
  ["kelloggs corn flakes", /^Corn Flakes · Kellogg's$/u],
  ["kellogs corn flakes", /^Corn Flakes · Kellogg's$/u],
  ["cheerios", /^Cheerios · General Mills$/u],
  ["whopper", /^Whopper · Burger King$/u],
  ["granola", /^Granola/u],
  ["beer", /^Beer/u],
  ["lager", /^Beer/u],
  ["tofu", /^Tofu, firm$/u],
  ["skyr", /^Greek yogurt/u],
  ["roast potatoes", /^Potato, roasted/u],
  ["baked potatoes", /^Potato, baked/u],
  ["ham sandwich", /^Ham sandwich, on white bread$/u],
  ["protein bar", /bar$/u],
  ["mlk", /^Milk/u],
  ["bluberries", /^Blueberries$/u],
  ["steak", /^Steak|^Beef steak/u],
  ["tomato sauce", /^Tomato sauce/u],
  ["salt", /^Salt/u],
  ["egg white", /^Egg white/u],
  ["chicken tikka masala", /^Chicken tikka masala$/u],
  ["steak pie", /^Steak and kidney pie$/u],
  ["milkshake", /^Milkshake/u],
  ["beef stew", /^Beef stew/u],
  ["chocolate milk", /^Chocolate milk$/u],
  ["milk chocolate", /^Milk chocolate$/u],
  ["lunch meat", /^Deli meat$/u],
  ["pitta", /^Pita bread/u],
  ["chicken pie", /^Chicken pot pie$/u],
  ["water melon", /^Watermelon/u],
];

describe("everyday words", () => {
  it.each(FIRST)("F5 F6 F7 %s", async (typed, name) => expect((await found(typed))[0]).toMatch(name));

  it.each([
    ["snickers", /Snickers/u],
    ["special k", /Special K/u],
    ["granola", /granola/iu],
    ["beer", /beer/iu],
    ["protein bar", /bar/iu],
    ["kebab", /kabob|Gyro|kebab/u],
    ["shish kebab", /kabob/u],
    ["big mac mcdonalds", /Big Mac|Thousand/u],
  ])("F6 %s and nothing else among the first three", async (typed, name) => {
    for (const one of await found(typed)) expect(one).toMatch(name);
  });

  it("F7 a word left out leaves something that foods are called", async () => {
    expect(await found("sunday roast")).not.toContain("Chestnuts");
    expect((await found("seaweed zzyzx"))[0]).toMatch(/Seaweed/u);
  });

  it.each(["skyrr", "zzyzx", "qqqq"])("F7 %s is nothing rather than something else", async (typed) => {
    for (const one of await found(typed)) expect(one).toMatch(/yogurt/u);
  });
});
