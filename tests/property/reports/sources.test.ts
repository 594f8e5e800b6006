import type { Instant, TimeOfDay } from "@morsel/domain/calendar";
import type { DiaryEntry, EntryId, FoodEntry, QuickEntry } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import { SLOT_IDS } from "@morsel/domain/meal-slots";
import {
  addSources,
  INSIGHT_DAYS_MAX,
  INSIGHT_FOODS_MAX,
  NO_SOURCES,
  sourcesOf,
  entryNutrient,
} from "@morsel/domain/reports";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf, entries } from "../../arbitraries/diary.ts";

const timeOf = (text: string) => text as TimeOfDay;
const iron = (all: readonly DiaryEntry[]) => sourcesOf(addSources(NO_SOURCES, all, "iron"));
const placed = {
  id: "00000000-0000-7000-8000-000000000001" as EntryId,
  date: dateOf("2026-03-05"),
  meal: "lunch",
  loggedAt: 0 as Instant,
  version: 1,
} as const;
const GRAM = { id: "g" as ServingId, label: "g", grams: 1 };
const eaten = (
  id: string,
  mg: number,
  more: { description?: string; brand?: string; time?: TimeOfDay } = {},
): FoodEntry => ({
  ...placed,
  foodId: id as FoodId,
  description: id,
  amount: 100,
  serving: GRAM,
  grams: 100,
  per100g: { iron: mg },
  ...more,
});
const quick = (description: string, mg: number): QuickEntry => ({
  ...placed,
  description,
  facts: { energy: 100, iron: mg },
});

describe("what gave most of a nutrient", () => {
  it("W147 covers a year and lists twenty foods", () => {
    expect([INSIGHT_DAYS_MAX, INSIGHT_FOODS_MAX]).toEqual([366, 20]);
    const foods = Array.from({ length: 25 }, (_, n) => eaten(`food ${n}`, n));
    expect(iron(foods).foods.map(({ amount }) => amount)).toEqual(Array.from({ length: 20 }, (_, n) => 24 - n));
  });

  it("W147 nothing is no source, with a place for every hour and meal", () => {
    const meals = Object.fromEntries(SLOT_IDS.map((slot) => [slot, 0]));
    const hours = Array.from({ length: 24 }, () => 0);
    expect(iron([])).toEqual({ total: 0, known: 0, parts: 0, untimed: 0, foods: [], hours, meals });
  });

  it("W147 RP6 meals, hours and what has no time each add up to all that is known", () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 12 }), (all) => {
        const sums = iron(all);
        const amounts = all.flatMap((entry) => entryNutrient(entry, "iron") ?? []);
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
        expect(sums.total).toBeCloseTo(total, 6);
        expect(sumOf(Object.values(sums.meals))).toBeCloseTo(total, 6);
        expect(sumOf(sums.hours) + sums.untimed).toBeCloseTo(total, 6);
        expect([sums.known, sums.parts]).toEqual([amounts.length, all.length]);
        expect(sums.foods.every(({ amount }) => amount > 0)).toBe(true);
      }),
    );
  });

  it("W147 sums made piece by piece are the sums of all, and those that were summed stay as they were", () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 10 }), fc.nat(10), (all, at) => {
        const first = addSources(NO_SOURCES, all.slice(0, at), "iron");
        const kept = structuredClone(first);
        expect(sourcesOf(addSources(first, all.slice(at), "iron"))).toEqual(iron(all));
        expect(first).toEqual(kept);
      }),
    );
    expect(NO_SOURCES.hours).toEqual(Array.from({ length: 24 }, () => 0));
  });

  it("W147 a food counts once, by the name under which it was logged last; quick entries by their name", () => {
    const found = iron([
      eaten("oats", 2, { description: "Oats" }),
      eaten("oats", 3, { description: "Rolled oats", brand: "Mill" }),
      quick("Lunch out", 1),
      quick("Lunch out", 1.5),
      quick("Soup", 9),
    ]);
    expect(found.foods).toEqual([
      { description: "Soup", amount: 9, times: 1 },
      { foodId: "oats", description: "Rolled oats", brand: "Mill", amount: 5, times: 2 },
      { description: "Lunch out", amount: 2.5, times: 2 },
    ]);
  });

  it("W147 the same amount is in the order of names", () => {
    const names = ["beans", "lentils", "spinach"];
    const same = (order: readonly string[]) => iron(order.map((name) => eaten(name, 4))).foods;
    for (const order of [names, names.toReversed()])
      expect(same(order).map(({ description }) => description)).toEqual(names);
  });

  it("W147 an entry is at the hour of its time", () => {
    const found = iron([
      eaten("a", 1, { time: timeOf("00:00") }),
      eaten("b", 2, { time: timeOf("23:59") }),
      eaten("c", 4, { time: timeOf("07:30") }),
      eaten("d", 8, { time: timeOf("07:05") }),
    ]);
    expect([found.hours[0], found.hours[7], found.hours[23], found.hours.length]).toEqual([1, 12, 2, 24]);
  });
});
