import type { Food, Serving, ServingId } from "@morsel/domain/foods";
import * as diary from "@morsel/domain/diary";
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
});
