import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import * as diary from "@morsel/domain/diary";
import type { EntryId } from "@morsel/domain/diary";
import type { Food, FoodId, ServingId } from "@morsel/domain/foods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf, dates, entries, instants } from "../../arbitraries/diary.ts";
import { anyNumbers, errorOf, valueOf } from "../../arbitraries/numbers.ts";

const foods = new Map<FoodId, Food>(SAMPLE_FOODS.map((food) => [food.id, food]));
const someFood = SAMPLE_FOODS[0] ?? ({} as Food);
const requests = fc.record({
  id: fc.uuid({ version: 7 }).map((id) => id as EntryId),
  date: dates,
  meal: fc.constantFrom(...diary.SLOT_IDS),
  loggedAt: instants,
});
const inGrams = (foodId: FoodId, amount: number): diary.MealFood => ({
  foodId,
  description: "as it was called",
  amount,
  serving: diary.GRAM,
});
const mealFoods = fc
  .record({ foodId: fc.constantFrom(...foods.keys()), amount: fc.integer({ min: 1, max: 500 }) })
  .map(({ foodId, amount }): diary.MealItem => inGrams(foodId, amount));
const quickAdds = fc
  .record({ energy: fc.nat(2000), fat: fc.nat(90) })
  .map((facts): diary.MealItem => ({ description: "Canteen", facts }));
const items = fc.array(fc.oneof({ weight: 4, arbitrary: mealFoods }, quickAdds), { minLength: 1, maxLength: 8 });
const now = (given: readonly diary.MealItem[], known: ReadonlyMap<FoodId, Food> = foods) =>
  given.map((item) => diary.mealItemNow(item, known));
const unknownFood = inGrams("sr28-00000" as FoodId, 1);
const request = { id: "x" as EntryId, date: dateOf("2026-03-01"), meal: "lunch", loggedAt: 0 as never } as const;

describe("a saved meal", () => {
  it("D25 remembers foods, amounts and servings, and quick adds, in their order, under a name in any script", () => {
    fc.assert(
      fc.property(fc.array(entries, { minLength: 1, maxLength: 6 }), (logged) => {
        const meal = valueOf(diary.savedMealOf("  いつもの朝食 ", logged));
        expect(meal.name).toBe("いつもの朝食");
        expect(meal.items).toEqual(
          logged.map((entry) =>
            diary.isQuickEntry(entry)
              ? { description: entry.description, facts: entry.facts }
              : {
                  foodId: entry.foodId,
                  description: entry.description,
                  ...(entry.brand === undefined ? {} : { brand: entry.brand }),
                  amount: entry.amount,
                  serving: entry.serving,
                },
          ),
        );
      }),
    );
    const one = [unknownFood];
    for (const name of ["", "  ", "x".repeat(61), "a\u202Eb"]) {
      expect(errorOf(diary.savedMealOf(name, one))).toEqual({ _tag: "MealNameRefused", min: 1, max: 60 });
      expect(diary.isMealName(name)).toBe(false);
    }
    expect(
      diary.savedMealOf(
        "🍌".repeat(60),
        Array.from({ length: 100 }, () => unknownFood),
      ).ok,
    ).toBe(true);
    for (const given of [[], Array.from({ length: 101 }, () => unknownFood)])
      expect(errorOf(diary.savedMealOf("x", given))).toEqual({ _tag: "MealItemsRefused", min: 1, max: 100 });
  });

  it("D26 D70 is logged with the foods' own figures, in changed amounts, and a repeat makes the same entries", () => {
    fc.assert(
      fc.property(items, requests, fc.constantFrom(0.5, 1, 2), (given, where, times) => {
        const made = valueOf(diary.logSavedMeal(now(given), where, times));
        expect(made).toHaveLength(given.length);
        expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
        expect(made.every(({ id }) => diary.isEntryId(id))).toBe(true);
        for (const [i, entry] of made.entries()) {
          const item = given[i] ?? unknownFood;
          expect([entry.meal, entry.date, entry.loggedAt]).toEqual([where.meal, where.date, where.loggedAt + i]);
          if (diary.isQuickEntry(entry)) {
            expect(entry.facts.energy).toBe((item.foodId === undefined ? (item.facts.energy ?? 0) : 0) * times);
            continue;
          }
          const food = foods.get(entry.foodId);
          expect(entry.amount).toBe((item.foodId === undefined ? 0 : item.amount) * times);
          expect(entry.per100g).toEqual(food?.nutrients);
          expect(entry.description).toBe(food?.description);
          // Logging the same amount of the food must give the same entry.
          if (food === undefined) throw new Error("unknown food");
          expect(entry).toEqual(
            valueOf(
              diary.entryOf(food, {
                ...where,
                id: entry.id,
                loggedAt: entry.loggedAt,
                amount: entry.amount,
                serving: entry.serving.id,
              }),
            ),
          );
        }
        expect(valueOf(diary.logSavedMeal(now(given), where, times))).toEqual(made);
      }),
    );
  });

  it("D8 D26 ids stay what they are from one version of the product to the next", () => {
    const id = "0199c0de-0000-7000-8000-000000000001" as EntryId;
    const made = valueOf(diary.logSavedMeal(now([inGrams(someFood.id, 1)]), { ...request, id }));
    expect(made.map((entry) => entry.id)).toEqual(["04a461f1-df12-88c0-a645-c9e2ef992bce"]);
    const copied = valueOf(
      diary.copyEntries(made, id, { dates: [dateOf("2026-03-02")] }, 0 as never, dateOf("2026-03-02")),
    );
    expect(copied.map((entry) => entry.id)).toEqual(["ab32edbd-52d4-809c-9c12-d353d57d86a5"]);
  });

  it("D26 all or nothing: what is gone is named, and no amount is made up", () => {
    fc.assert(
      fc.property(items, requests, anyNumbers, (given, where, times) => {
        const gone = now([...given, unknownFood]);
        expect(errorOf(diary.logSavedMeal(gone, where))).toEqual({ _tag: "FoodGone", foodId: "sr28-00000" });
        const made = diary.logSavedMeal(now(given), where, times);
        if (made.ok) {
          for (const entry of diary.foodEntries(made.value))
            expect(entry.grams > 0 && entry.grams <= 100_000).toBe(true);
        } else expect(["AmountRefused", "QuickAddFactsRefused", "QuickAddFigureRefused"]).toContain(made.error._tag);
      }),
    );
    const bucket = { ...inGrams(someFood.id, 1), serving: { id: "bucket" as ServingId, label: "bucket", grams: 9000 } };
    expect(errorOf(diary.logSavedMeal(now([bucket]), request))).toEqual({ _tag: "ServingUnknown", id: "bucket" });
  });

  it("D70 an item has the name, serving and figures that its food has now, and says what is gone", () => {
    const [serving = { id: "s" as ServingId, label: "s", grams: 1 }] = someFood.servings;
    const kept = { ...inGrams(someFood.id, 2), serving: { ...serving, grams: 1 } };
    const heavier = { ...someFood, description: "Renamed", servings: [{ ...serving, grams: 77 }] };
    expect(diary.mealItemNow(kept, new Map([[someFood.id, heavier]]))).toMatchObject({
      description: "Renamed",
      serving: { grams: 77 },
      per100g: someFood.nutrients,
    });
    const bare = { ...someFood, servings: [] };
    expect(diary.mealItemNow(kept, new Map([[someFood.id, bare]]))).toMatchObject({
      gone: "serving",
      serving: kept.serving,
    });
    expect(diary.mealItemNow(kept, new Map())).toEqual({ ...kept, gone: "food" });
  });

  it("D71 holds what the day holds after it was logged, and D32 says at least where something is gone", () => {
    fc.assert(
      fc.property(items, requests, (given, where) => {
        const made = valueOf(diary.logSavedMeal(now(given), where));
        expect(diary.mealFacts(now(given))).toEqual(diary.totalsOf(made));
        const withGone = diary.mealFacts(now([...given, unknownFood]));
        expect(withGone.facts).toEqual(diary.totalsOf(made).facts);
        expect(withGone.parts).toBe(given.length + 1);
        expect(withGone.known.energy ?? 0).toBe(diary.totalsOf(made).known.energy ?? 0);
      }),
    );
    const bucket = { ...inGrams(someFood.id, 1), serving: { id: "bucket" as ServingId, label: "bucket", grams: 9000 } };
    expect(diary.mealFacts(now([bucket]))).toEqual({ parts: 1, known: {}, facts: {} });
  });

  it("D72 is found by its name without case and accents; a name without letters by itself", () => {
    expect(diary.mealNameKey("  Crème  BRÛLÉE! ")).toBe("creme brulee");
    expect(diary.mealNameKey("🍌🍌")).toBe("🍌🍌");
    expect(diary.mealNameKey("\u0000")).toBe("");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (name) => {
        const key = diary.mealNameKey(name);
        expect(key.includes("\u0000")).toBe(false);
        if (diary.isMealName(name)) expect(key).not.toBe("");
      }),
    );
  });
});
