import type { Food, Serving, ServingId } from "@morsel/domain/foods";
import * as diary from "@morsel/domain/diary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";
import { food, request } from "./banana.ts";

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

  it("D5 a food whose figures crossed the wire, where nine decimals are kept, has the servings that it had", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 900, noNaN: true }), (energy) => {
        const large = { id: "large" as ServingId, label: "1 large", grams: 200 };
        const dish: Food = { ...food, nutrients: { energy }, servings: [...food.servings, large] };
        const entry = valueOf(diary.entryOf(dish, { ...request, amount: 1 }));
        const read = { ...dish, nutrients: { energy: Math.round(energy * 1e9) / 1e9 } };
        const other = { ...dish, nutrients: { energy: energy + 1e-6 } };
        const ids = (of: Food) => diary.servingsOfEntry(entry, of).map(({ id }) => id);
        expect(ids(read)).toEqual(diary.countableServings(dish).map(({ id }) => id));
        expect(ids(other)).not.toEqual(ids(read));
      }),
    );
  });
});
