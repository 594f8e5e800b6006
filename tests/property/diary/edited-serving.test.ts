import type { EntryId, Instant } from "@morsel/domain/diary";
import type { Food, FoodId, Serving, ServingId } from "@morsel/domain/foods";
import * as diary from "@morsel/domain/diary";
import { describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";

const food: Food = {
  id: "sr28-09040" as FoodId,
  description: "Banana",
  brand: "Plain",
  alternativeNames: [],
  category: "fruit",
  source: { dataset: "sr28", id: "sr28-09040", licence: "CC0-1.0" },
  basis: "us",
  nutrients: { energy: 89, protein: 1.1 },
  servings: [{ id: "medium" as ServingId, label: "1 medium", grams: 118 }],
};
const uuid = (n: number): EntryId => `01890000-0000-7000-8000-${String(n).padStart(12, "0")}` as EntryId;
const request = {
  id: uuid(1),
  date: dateOf("2026-03-01"),
  meal: "lunch",
  amount: 1.5,
  serving: "medium" as ServingId,
  loggedAt: 5 as Instant,
} as const;
const g = "g" as ServingId;

describe("another serving of an entry", () => {
  it("D5 a serving of a food with other figures by now is not to be had: it weighs what another dish weighs", () => {
    const dish: Food = {
      ...food,
      nutrients: { energy: 100 },
      servings: [{ id: "medium" as ServingId, label: "1", grams: 300 }],
    };
    const weighed: Food = {
      ...dish,
      nutrients: { energy: 133.3 },
      servings: [{ ...dish.servings[0], grams: 225 } as Serving],
    };
    const entry = valueOf(diary.entryOf(dish, { ...request, amount: 1 }));
    const inGrams = valueOf(diary.changeEntry(entry, dish, { serving: g, amount: 300 }));
    expect(errorOf(diary.changeEntry(inGrams, weighed, { serving: request.serving, amount: 1 }))._tag).toBe(
      "ServingUnknown",
    );
    expect(valueOf(diary.changeEntry(inGrams, dish, { serving: request.serving, amount: 1 }))).toMatchObject({
      grams: 300,
    });
    expect(diary.servingsOfEntry(entry, weighed).map(({ id, grams }) => [id, Math.round(grams)])).toEqual([
      ["medium", 300],
      ["g", 1],
      ["oz", 28],
    ]);
    expect(diary.servingsOfEntry(entry, dish).map(({ id }) => id)).toEqual(
      diary.countableServings(dish).map(({ id }) => id),
    );
  });
});
