import { fillGaps as fillGapsOf, NUTRIENT_DENSE_FOODS, type GapCandidate, type GapOrigin } from "@morsel/domain/gaps";
import type { CalendarDate } from "@morsel/domain/calendar";
import { emptyDay, GRAM, type DiaryEntry } from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import { goalOfEnergy, limitsOfDay, type NutrientLimits } from "@morsel/domain/goals";
import type { NutritionFacts } from "@morsel/domain/nutrition";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aQuickAdd, expectClose } from "../../contract/stores.ts";

const date = "2026-03-05" as CalendarDate;
const goal = goalOfEnergy(2000);

const ate = (...all: readonly NutritionFacts[]): readonly DiaryEntry[] =>
  all.map((facts) => aQuickAdd({ facts, date }));
const day = (entries: readonly DiaryEntry[], limits: NutrientLimits = {}) => ({
  day: { ...emptyDay(date), entries },
  goal,
  limits,
  exerciseEnergy: 0,
});

const fillGaps = (view: ReturnType<typeof day>, candidates: readonly GapCandidate[]) =>
  fillGapsOf(view.day.entries, limitsOfDay(view), candidates);

const food = (id: string, nutrients: NutritionFacts): Food => ({
  id: id as Food["id"],
  description: id,
  alternativeNames: [],
  category: "",
  source: { dataset: "sr28", id, licence: "CC0-1.0" },
  basis: "us",
  nutrients,
  servings: [],
});
const grams = (id: string, nutrients: NutritionFacts, amount = 100, origin: GapOrigin = "catalogue"): GapCandidate => ({
  food: food(id, nutrients),
  portion: { amount, serving: GRAM },
  origin,
});

const facts: fc.Arbitrary<NutritionFacts> = fc.record(
  {
    energy: fc.integer({ min: 0, max: 900 }),
    iron: fc.double({ min: 0, max: 30, noNaN: true }),
    fiber: fc.double({ min: 0, max: 40, noNaN: true }),
    calcium: fc.double({ min: 0, max: 1200, noNaN: true }),
    sodium: fc.double({ min: 0, max: 3000, noNaN: true }),
    saturated_fat: fc.double({ min: 0, max: 40, noNaN: true }),
  },
  { requiredKeys: [] },
);
const candidates = fc.uniqueArray(
  fc.tuple(
    fc.nat(99),
    facts,
    fc.integer({ min: 5, max: 400 }),
    fc.constantFrom<GapOrigin>("eaten", "own", "catalogue"),
  ),
  { selector: ([id]) => id, maxLength: 30 },
);
const eaten = fc.array(facts, { maxLength: 4 });

describe("what would fill a day's gaps", () => {
  it("W328 short is what has a least amount that is not reached, energy apart, the most missing first", () => {
    const { short } = fillGaps(day(ate({ iron: 20, fiber: 14 }, { iron: 1, vitamin_c: 10, sodium: 1 })), []);
    expect(short.some(({ id }) => ["iron", "energy", "sodium", "fat"].includes(id))).toBe(false);
    expect(short.find(({ id }) => id === "fiber")).toEqual({ id: "fiber", eaten: 14, min: 28, known: 1, parts: 2 });
    const shares = short.map((one) => one.eaten / one.min);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(fillGaps(day([], { iron: { max: 40 } }), []).short.some(({ id }) => id === "iron")).toBe(false);
  });

  it("W329 W330 W331 every proposal helps, says what it gives and does not know, and goes beyond nothing in silence", () => {
    fc.assert(
      fc.property(eaten, candidates, (before, foods) => {
        const view = day(ate(...before));
        const found = fillGaps(
          view,
          foods.map(([id, nutrients, amount, origin]) => grams(`f${id}`, nutrients, amount, origin)),
        );
        const sum = (id: keyof NutritionFacts) => before.reduce((all, one) => all + (one[id] ?? 0), 0);
        const origins = found.suggestions.map(({ origin }) => (origin === "catalogue" ? 1 : 0));
        expect(origins).toEqual(origins.toSorted());
        expect(origins.length).toBeLessThanOrEqual(6);
        expect(origins.filter((origin) => origin === 0).length).toBeLessThanOrEqual(4);
        for (const one of found.suggestions) {
          const per100g = foods.find(([id]) => `f${id}` === one.food.id)?.[1];
          const given = (id: keyof NutritionFacts) => {
            const per = per100g?.[id];
            return per === undefined ? undefined : (per * one.portion.amount) / 100;
          };
          expect(
            one.gives.some(({ id, amount }) => amount >= 0.1 * (found.short.find((gap) => gap.id === id)?.min ?? 0)),
          ).toBe(true);
          expectClose(one.energy, given("energy"));
          for (const { id } of found.short) {
            const known = given(id as keyof NutritionFacts);
            expect(one.unknown.includes(id)).toBe(known === undefined);
            if (known !== undefined && known > 0) expect(one.gives.map((gift) => gift.id)).toContain(id);
          }
          for (const [id, max] of [
            ["energy", 2000],
            ["sodium", 2300],
            ["saturated_fat", goal.saturated_fat ?? 0],
          ] as const) {
            const more = given(id);
            if (more !== undefined || id !== "saturated_fat") expect(one.unsure.includes(id)).toBe(more === undefined);
            const isBeyond = more !== undefined && more > max * 0.02 && sum(id) + more > max + 1e-6;
            if (isBeyond) expect(one.over.map((beyond) => beyond.id)).toContain(id);
          }
        }
      }),
    );
  });

  it("W331 what would go too far is halved where that helps, and comes after what does not", () => {
    const view = day(ate({ sodium: 2000 }));
    const salty = grams("salty", { iron: 20, sodium: 500, energy: 100 });
    const saltier = grams("saltier", { iron: 40, sodium: 900, energy: 100 });
    const plain = grams("plain", { iron: 4, sodium: 1, energy: 300 });
    const { suggestions } = fillGaps(view, [saltier, salty, plain]);
    expect(suggestions.map((one) => [one.food.id, one.portion.amount, one.over])).toEqual([
      ["salty", 50, []],
      ["plain", 100, []],
      ["saltier", 100, [{ id: "sodium", by: 600 }]],
    ]);
  });

  it("W331 what is unknown is named, unless the whole that it is a part of keeps it within its limit", () => {
    const unsure = (nutrients: NutritionFacts) =>
      fillGaps(day([]), [grams("f", { iron: 9, energy: 50, ...nutrients })]).suggestions[0]?.unsure ?? [];
    expect(unsure({ sugar: 3, fat: 1 })).toEqual(expect.not.arrayContaining(["added_sugars", "saturated_fat"]));
    expect(unsure({ sugar: 60, fat: 30 })).toEqual(expect.arrayContaining(["added_sugars", "saturated_fat", "sodium"]));
    expect(unsure({})).toEqual(expect.arrayContaining(["added_sugars", "sugar", "saturated_fat"]));
  });

  it("W329 what fills more for less energy comes first; the same food is proposed once", () => {
    const lean = grams("lean", { iron: 6, energy: 100 });
    const rich = grams("rich", { iron: 6, energy: 800 });
    expect(fillGaps(day([]), [rich, lean, lean]).suggestions.map((one) => one.food.id)).toEqual(["lean", "rich"]);
  });

  it("W330 every food that is offered to all is in the shipped catalogue", () => {
    const file = new URL("../../../adapters/data/foods/foods.ndjson.gz", import.meta.url);
    const ids = new Set(
      gunzipSync(readFileSync(file))
        .toString("utf8")
        .split("\n")
        .map((line) => /"id":"([^"]+)"/.exec(line)?.[1]),
    );
    expect(NUTRIENT_DENSE_FOODS.filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(NUTRIENT_DENSE_FOODS).size).toBe(NUTRIENT_DENSE_FOODS.length);
  });
});
