import { GRAM, type DiaryEntry, type EntryId, type Portion, type QuickEntry } from "@morsel/domain/diary";
import type { Instant } from "@morsel/domain/calendar";
import type { Food, ServingId } from "@morsel/domain/foods";
import {
  fillGaps,
  GAP_ORIGINS,
  NUTRIENT_DENSE_FOODS,
  type DayLimits,
  type GapCandidate,
  type GapOrigin,
} from "@morsel/domain/gaps";
import type { NutrientLimit } from "@morsel/domain/goals";
import type { NutrientId, NutritionFacts } from "@morsel/domain/nutrition";
import { describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";

const ate = (facts: NutritionFacts): QuickEntry => ({
  id: "00000000-0000-7000-8000-000000000001" as EntryId,
  date: dateOf("2026-03-05"),
  meal: "lunch",
  description: "Lunch",
  loggedAt: 0 as Instant,
  version: 1,
  facts: { energy: 500, ...facts },
});
const limits = (all: { readonly [Id in NutrientId]?: NutrientLimit }): DayLimits =>
  new Map(Object.entries(all) as [NutrientId, NutrientLimit][]);
const CUP: Portion["serving"] = { id: "cup" as ServingId, label: "cup", grams: 100 };
const candidate = (
  id: string,
  nutrients: NutritionFacts,
  { portion = { amount: 100, serving: GRAM }, origin = "catalogue" as GapOrigin } = {},
): GapCandidate => ({
  food: {
    id: id as Food["id"],
    description: id,
    alternativeNames: [],
    category: "",
    source: { dataset: "sr28", id, licence: "CC0-1.0" },
    basis: "us",
    nutrients,
    servings: [],
  },
  portion,
  origin,
});
const idsOf = (entries: readonly DiaryEntry[], of: DayLimits, all: readonly GapCandidate[]) =>
  fillGaps(entries, of, all).suggestions.map(({ food }) => food.id as string);
const IRON = limits({ iron: { min: 10 } });

describe("what a day is short of", () => {
  it("W328 is the least reached first, and what is reached exactly is not short", () => {
    const { short } = fillGaps(
      [ate({ iron: 5, zinc: 10, fiber: 3 })],
      limits({ iron: { min: 10 }, zinc: { min: 10 }, fiber: { min: 30 }, energy: { min: 9000 }, calcium: { max: 9 } }),
      [],
    );
    expect(short).toEqual([
      { id: "fiber", eaten: 3, min: 30, known: 1, parts: 1 },
      { id: "iron", eaten: 5, min: 10, known: 1, parts: 1 },
    ]);
    expect(fillGaps([ate({})], IRON, []).short).toEqual([{ id: "iron", eaten: 0, min: 10, known: 0, parts: 1 }]);
  });
});

describe("what would fill it", () => {
  it("W329 gives a tenth of a minimum at least, and counts no more than is missing", () => {
    expect(idsOf([], IRON, [candidate("tenth", { iron: 1 }), candidate("less", { iron: 0.99 })])).toEqual(["tenth"]);
    expect(idsOf([ate({ iron: 9.5 })], IRON, [candidate("rich", { iron: 9 })])).toEqual([]);
    expect(idsOf([ate({ iron: 9 })], IRON, [candidate("rich", { iron: 9 })])).toEqual(["rich"]);
  });

  it("W329 comes in the order of what it fills for its energy; unknown energy counts as 200 kcal", () => {
    const foods = [
      candidate("heavy", { iron: 4, energy: 300 }),
      candidate("unknown", { iron: 4 }),
      candidate("light", { iron: 4, energy: 100 }),
      candidate("full", { iron: 8, energy: 300 }),
    ];
    expect(idsOf([], IRON, foods)).toEqual(["full", "light", "unknown", "heavy"]);
    const [unknown] = fillGaps([], IRON, [candidate("unknown", { iron: 4 })]).suggestions;
    expect(unknown).not.toHaveProperty("energy");
    const even = [candidate("a", { iron: 4 }), candidate("b", { iron: 4 }), candidate("c", { iron: 4 })];
    expect(idsOf([], IRON, even.toReversed())).toEqual(["a", "b", "c"]);
    expect(idsOf([], IRON, even)).toEqual(["a", "b", "c"]);
  });

  it("W330 keeps two of six places for the catalogue, and more where there are fewer of one's own", () => {
    expect(GAP_ORIGINS).toEqual(["eaten", "own", "catalogue"]);
    const many = (origin: GapOrigin, count: number) =>
      Array.from({ length: count }, (_, n) => candidate(`${origin} ${n}`, { iron: 4 }, { origin }));
    const counts = (own: number, catalogue: number) => {
      const { suggestions } = fillGaps([], IRON, [...many("catalogue", catalogue), ...many("own", own)]);
      const isOwn = suggestions.map(({ origin }) => origin !== "catalogue");
      expect(isOwn).toEqual(isOwn.toSorted((a, b) => Number(b) - Number(a)));
      return [isOwn.filter(Boolean).length, isOwn.filter((own) => !own).length];
    };
    expect([counts(9, 9), counts(2, 9), counts(9, 0), counts(0, 9), counts(3, 1)]).toEqual([
      [4, 2],
      [2, 4],
      [4, 0],
      [0, 6],
      [3, 1],
    ]);
    expect(NUTRIENT_DENSE_FOODS.length).toBeGreaterThan(50);
  });

  it("W331 halves what would go too far: grams in whole ones and never none, servings in halves", () => {
    const salty = limits({ iron: { min: 10 }, sodium: { max: 1000 } });
    const amountOf = (portion: Portion, sodium: number) =>
      fillGaps([], salty, [candidate("salty", { iron: 30, sodium }, { portion })]).suggestions[0]?.portion.amount;
    expect(amountOf({ amount: 101, serving: GRAM }, 1200)).toBe(51);
    expect(amountOf({ amount: 100, serving: GRAM }, 1000)).toBe(100);
    expect(amountOf({ amount: 3, serving: CUP }, 400)).toBe(1.5);
    expect(amountOf({ amount: 100, serving: GRAM }, 2400)).toBe(100);
    expect(amountOf({ amount: 100, serving: GRAM }, 2000)).toBe(50);
  });

  it("W331 says what it takes beyond a limit, but not of a trace", () => {
    const salt = limits({ iron: { min: 10 }, sodium: { max: 1000 } });
    const overOf = (before: number, sodium: number) =>
      fillGaps([ate({ sodium: before })], salt, [candidate("food", { iron: 5, sodium })]).suggestions[0]?.over;
    expect(overOf(900, 100)).toEqual([]);
    expect(overOf(1500, 20)).toEqual([]);
    expect(overOf(1500, 40)).toEqual([]);
    expect(overOf(1500, 42)).toEqual([{ id: "sodium", by: 542 }]);
    const order = [candidate("salty", { iron: 9, sodium: 3000 }), candidate("plain", { iron: 2, sodium: 1 })];
    expect(idsOf([], salt, order)).toEqual(["plain", "salty"]);
  });

  it("W331 an unknown part may be as large as its whole", () => {
    const sugars = limits({ iron: { min: 10 }, added_sugars: { max: 25 } });
    const unsure = (facts: NutritionFacts, before = 0) =>
      fillGaps([ate({ added_sugars: before })], sugars, [candidate("food", { iron: 5, ...facts })]).suggestions[0]
        ?.unsure;
    expect(unsure({ added_sugars: 90 })).toEqual([]);
    expect(unsure({ sugar: 25 })).toEqual([]);
    expect(unsure({ sugar: 25 }, 1)).toEqual(["added_sugars"]);
    expect(unsure({ carbohydrates: 20 })).toEqual([]);
    expect(unsure({ carbohydrates: 40 })).toEqual(["added_sugars"]);
    expect(unsure({})).toEqual(["added_sugars"]);
  });

  it("W329 lists what it gives, the largest share first, and what is unknown of it", () => {
    const of = limits({ iron: { min: 10 }, zinc: { min: 10 }, fiber: { min: 30 }, folate: { min: 400 } });
    const [found] = fillGaps([], of, [candidate("food", { iron: 2, zinc: 8, fiber: 0, energy: 90 })]).suggestions;
    expect(found).toMatchObject({
      energy: 90,
      gives: [
        { id: "zinc", amount: 8 },
        { id: "iron", amount: 2 },
      ],
      unknown: ["folate"],
    });
  });
});
