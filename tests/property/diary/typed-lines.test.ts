import { findTyped } from "@morsel/application/diary/client/find-typed";
import { containsTypedName, readTypedLines, typedPortion, defaultPortion, GRAM } from "@morsel/domain/diary";
import { foodBoxOf, foodBoxStep, type FoodList } from "@morsel/application/diary/client/food-box";
import type { FoodPage } from "@morsel/application/foods/food-search";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { makeMemoryFoodSearch } from "@morsel/adapters/memory/foods/food-search";
import type { Food, FoodId, ServingId } from "@morsel/domain/foods";
import type { CalendarDate } from "@morsel/domain/calendar";
import { Effect } from "effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const foodOf = (description: string, servings: readonly (readonly [string, number])[]): Food => ({
  id: description.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-") as FoodId,
  description,
  alternativeNames: [],
  category: "",
  source: { dataset: "test", id: description, licence: "CC0" },
  basis: "us",
  nutrients: { energy: 100 },
  servings: servings.map(([label, grams]) => ({ id: label.replaceAll(" ", "-") as ServingId, label, grams })),
});
const FOODS = [
  foodOf("Egg", [
    ["1 cup (4.86 large eggs)", 243],
    ["1 medium", 44],
    ["1 large", 50],
  ]),
  foodOf("French toast with butter, fast food", [["2 slices", 135]]),
  foodOf("Butter", [["1 tablespoon", 14.2]]),
  foodOf("Coffee, with sugar", [["1 cup", 240]]),
  foodOf("Orange", [
    ["1 cup, sections", 180],
    ["1 large", 184],
    ["1 fruit", 131],
  ]),
  foodOf("Pizza", [
    ["1 slice", 107],
    ["1 piece, small pizza", 92],
    ["1 medium pizza", 787],
  ]),
  foodOf("Bacon", [["2 slices", 23]]),
  foodOf("Oysters", [["6 oysters", 84]]),
  foodOf("Sandwich cookies", [
    ["1 oz", 28.35],
    ["3 cookie", 36],
  ]),
  foodOf("Nuts", [["1 cup", 142]]),
  foodOf("Dark chocolate", [["1 bar", 127]]),
  foodOf("Blueberries", [["1 cup", 148]]),
  foodOf("Greek yogurt", [["1 cup", 245]]),
  foodOf("Honey", [["1 tablespoon", 21]]),
  foodOf("Toast", [["1 slice", 30]]),
  foodOf("Banana", [["1 medium", 118]]),
  foodOf("Milk", [["1 cup", 244]]),
  foodOf("Skyr", []),
  foodOf("Fish and chips", [["1 serving", 300]]),
  foodOf("7 grain bread", [["1 slice", 26]]),
];
const engine = makeMemoryFoodSearch(FOODS);
const search = (text: string): Promise<FoodPage> => Effect.runPromise(Effect.orDie(engine.search({ text, limit: 5 })));

/** Foods that Enter would put on the plate, or log. */
const meant = async (text: string): Promise<readonly string[]> => {
  const answer = await findTyped(search, text);
  const items = answer?.plate?.items ?? answer?.options?.slice(0, 1) ?? [];
  return items.map(({ description, amount, serving }) => `${amount} × ${serving.label} ${description}`);
};

describe("what is typed with amounts", () => {
  it.each([
    ["200 g skyr", ["200 × g Skyr"]],
    ["skyr 200 g", ["200 × g Skyr"]],
    ["2 eggs", ["2 × 1 medium Egg"]],
    ["2 large eggs", ["2 × 1 large Egg"]],
    ["half a banana", ["0.5 × 1 medium Banana"]],
    ["2 eggs and toast", ["2 × 1 medium Egg", "1 × 1 slice Toast"]],
    ["1 1/2 cups milk and a banana", ["1.5 × 1 cup Milk", "1 × 1 medium Banana"]],
    ["1 and 1/2 cups milk, 2 slices toast", ["1.5 × 1 cup Milk", "2 × 1 slice Toast"]],
    ["2 fish and chips", ["2 × 1 serving Fish and chips"]],
    ["fish and chips", []],
    ["3 slices of toast with butter", ["3 × 1 slice Toast", "1 × 1 tablespoon Butter"]],
    ["2 cups of coffee with sugar", ["2 × 1 cup Coffee, with sugar"]],
    ["greek yogurt 150g with honey", ["150 × g Greek yogurt", "1 × 1 tablespoon Honey"]],
    ["2 eggs on toast", ["2 × 1 medium Egg", "1 × 1 slice Toast"]],
    ["banana and honey", ["1 × 1 medium Banana", "1 × 1 tablespoon Honey"]],
    ["banana and xyzzy", []],
    ["3 oranges", ["3 × 1 fruit Orange"]],
    ["a quarter of a pizza", ["0.25 × 1 medium pizza Pizza"]],
    ["2 rashers of bacon", ["1 × 2 slices Bacon"]],
    ["a dozen oysters", ["2 × 6 oysters Oysters"]],
    ["half a dozen eggs", ["6 × 1 medium Egg"]],
    ["about one and a half cups of milk", ["1.5 × 1 cup Milk"]],
    ["2 cups & a half of milk", ["2.5 × 1 cup Milk"]],
    ["cup and a half of milk", ["1.5 × 1 cup Milk"]],
    ["2 bananas and ½", ["2.5 × 1 medium Banana"]],
    ["a glass and a half of milk", ["1.5 × 1 cup Milk"]],
    ["an orange and a half and a banana", ["1.5 × 1 fruit Orange", "1 × 1 medium Banana"]],
    ["a couple of eggs", ["2 × 1 medium Egg"]],
    ["a dozen and a half eggs", ["18 × 1 medium Egg"]],
    ["1 cup plus 4 tbsp milk", ["1.25 × 1 cup Milk"]],
    ["6 sandwich cookies", ["2 × 3 cookie Sandwich cookies"]],
    ["slice of toast", ["1 × 1 slice Toast"]],
    ["a bowl of greek yogurt", ["1 × 1 cup Greek yogurt"]],
    ["2 handfuls of nuts", ["60 × g Nuts"]],
    ["4 squares of dark chocolate", ["40 × g Dark chocolate"]],
    ["10 blueberries", ["1 × 1 cup Blueberries"]],
    ["2 milks", ["2 × 1 cup Milk"]],
    ["1 lb nuts", ["453.59 × g Nuts"]],
    ["7 grain bread", []],
    ["toast", []],
  ])("W304 %s", async (text, expected) => {
    expect(await meant(text)).toEqual(expected);
  });

  it("W304 of several foods a member's own is meant by its whole name or an own word for it, and not by one of its words", async () => {
    const ownOf = (description: string): Food => {
      const food = foodOf(description, [["1 portion", 168]]);
      return { ...food, source: { dataset: "own", id: food.id, licence: "own" } };
    };
    const own: Readonly<Record<string, Food>> = { porridge: ownOf("Overnight oats"), banana: ownOf("Banana oats") };
    const ownFirst = async (text: string): Promise<FoodPage> => {
      const page = await search(text);
      const items = Object.entries(own).flatMap(([word, food]) =>
        text.includes(word) ? [{ ...food, match: "full" as const }] : [],
      );
      return { ...page, items: [...items, ...page.items] };
    };
    const names = async (text: string) =>
      (await findTyped(ownFirst, text))?.plate?.items.map(({ description }) => description);
    expect(await names("2 bananas and 2 eggs")).toEqual(["Banana", "Egg"]);
    expect(await names("1 portion banana oats and 2 eggs")).toEqual(["Banana oats", "Egg"]);
    expect(await names("200 g porridge and 2 eggs")).toEqual(["Overnight oats", "Egg"]);
  });

  it("W304 a half is part of the amount before it, in words too, and of no other food", () => {
    const amounts = (text: string) => readTypedLines(text)?.several.map(({ line, name }) => [line?.amount, name]);
    for (const [text, ...lines] of [
      ["one and a half cups of milk and 2 eggs", [1.5, "milk"], [2, "eggs"]],
      ["half a cup of rice and one and a half eggs", [0.5, "rice"], [1.5, "eggs"]],
      ["dos tazas y media de leche y un platano", [2.5, "leche"], [1, "platano"]],
      ["a pint and a half of milk", [1.5, "milk"]],
      ["2 eggs and half an apple", [2, "eggs"], [0.5, "apple"]],
      ["two eggs and a half of a pizza", [2, "eggs"], [0.5, "pizza"]],
      ["egg and 1/2 avocado", [undefined, "egg"], [0.5, "avocado"]],
    ] as const)
      expect([text, amounts(text)]).toEqual([text, lines]);
  });

  it("W304 what is not found stays typed, and one found food alone is no plate", async () => {
    expect((await findTyped(search, "2 eggs, toast and xyzzy"))?.plate).toMatchObject({ left: "xyzzy" });
    expect((await findTyped(search, "2 eggs and xyzzy"))?.plate).toBeUndefined();
  });

  it("W304 the typed amount comes before the usual one, which stays where none was typed", () => {
    const [egg] = FOODS;
    if (egg === undefined) throw new Error("no egg");
    const usual = { amount: 3, serving: egg.servings[1] ?? GRAM };
    expect(typedPortion({ text: "egg", name: "egg" }, egg, usual)).toEqual(usual);
    const two = readTypedLines("2 eggs")?.one;
    expect(two && typedPortion(two, egg, usual)).toEqual({ amount: 2, serving: usual.serving });
    expect(two && typedPortion(two, egg, { amount: 80, serving: GRAM })).toMatchObject({
      amount: 2,
      serving: { grams: 44 },
    });
    const grams = readTypedLines("70 g egg")?.one;
    expect(grams && typedPortion(grams, egg, usual)).toEqual({ amount: 70, serving: GRAM });
    const jars = readTypedLines("2 cans egg")?.one;
    expect(jars && typedPortion(jars, egg, defaultPortion(egg))).toEqual(defaultPortion(egg));
  });

  it("W304 any text is read, without an amount nothing is taken apart, and names keep their words", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        const reading = readTypedLines(text);
        for (const { name } of reading?.several ?? []) expect(name.length).toBeLessThanOrEqual(text.length + 300);
        for (const { parts } of reading?.several ?? []) expect(parts?.length ?? 2).toBeGreaterThan(1);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom("fish", "chips", "soup", "and", "with"), { maxLength: 8 }), (words) => {
        expect(readTypedLines(words.join(" "))?.hasAmount ?? false).toBe(false);
      }),
    );
    expect(containsTypedName("grain bread", foodOf("7 grain bread", []))).toBe(true);
    expect(SAMPLE_FOODS.every((food) => containsTypedName(food.description, food))).toBe(true);
  });

  it("W304 Enter puts several foods on the plate and keeps what was not found; it waits for what is being read", () => {
    const box = { ...foodBoxOf("2026-03-02" as CalendarDate, true), text: "2 eggs, toast and xyzzy" };
    const items = FOODS.slice(0, 2).map((food) => ({
      foodId: food.id,
      description: food.description,
      ...defaultPortion(food),
    }));
    const list: FoodList = { options: items.slice(0, 1), freshness: "ready", plate: { items, left: "xyzzy" } };
    const entered = foodBoxStep(box, { kind: "entered", list });
    expect(entered.log).toBeUndefined();
    expect(entered.state).toMatchObject({ text: "xyzzy", isPlateOpen: true, isAside: false });
    expect(entered.state.plate.map(({ item }) => item)).toEqual(items);
    const waiting = foodBoxStep(box, { kind: "entered", list: { ...list, freshness: "stale" } });
    expect(waiting.state.isWaiting).toBe(true);
    expect(foodBoxStep(waiting.state, { kind: "answered", list }).state.plate).toHaveLength(2);
    // Moving to one of the foods chooses that one.
    expect(foodBoxStep({ ...box, hasMoved: true }, { kind: "entered", list }).log).toEqual(items.slice(0, 1));
  });
});
