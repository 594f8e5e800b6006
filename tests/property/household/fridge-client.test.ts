import * as portions from "@morsel/application/fridge/client/fridge-portion";
import fc from "fast-check";
import type { FridgeClient } from "@morsel/application/fridge/client/fridge-client";
import { amountsOfDraft, type SplitDraft } from "@morsel/application/fridge/client/split-draft";
import { equalShares, gramsOfAmount, usualDishPortion } from "@morsel/domain/household";
import type { DishView, FridgeView } from "@morsel/application/fridge/fridge-view";
import type { CalendarDate, Instant } from "@morsel/domain/calendar";
import type { EntryId } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";

const SERVING = "serving" as ServingId;
const dishOf = (left: number, change: Partial<DishView> = {}): DishView => ({
  id: "dish",
  food: {
    id: "stew" as FoodId,
    description: "Stew",
    alternativeNames: [],
    category: "",
    source: { dataset: "recipe", id: "stew", licence: "own" },
    basis: "us",
    nutrients: { energy: 100 },
    servings: [{ id: SERVING, label: "serving", grams: 250 }],
    defaultServing: SERVING,
  },
  cookedOn: "2026-03-05" as CalendarDate,
  cookedAt: 0 as Instant,
  cook: "ada",
  grams: 1000,
  left,
  isThrownAway: false,
  version: 1,
  ...change,
});
const [ada, bo] = ["ada", "bo"] as MemberId[] as [MemberId, MemberId];
const read = (text: string): number | undefined => {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
};
const draft = (change: Partial<SplitDraft>): SplitDraft => ({
  servings: "4",
  grams: "1000",
  unit: "portions",
  amounts: new Map(),
  ...change,
});

describe("the fridge on the page", () => {
  it("W277 one tap takes a portion, or what is left where that is less, and the rest is shown at once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (left) => {
        const dish = dishOf(left);
        const usual = usualDishPortion(dish);
        const grams = gramsOfAmount(dish, usual);
        expect(grams).toBe(Math.min(250, left));
        const fridge: FridgeView = { dishes: [dish, dishOf(9, { id: "other" })], waiting: [] };
        const after = portions.fridgeAfter(fridge, "dish", grams);
        expect(after.dishes.map(({ id, left: rest }) => [id, rest])).toEqual([
          ...(left > 250 ? [["dish", left - 250]] : []),
          ["other", 9],
        ]);
      }),
    );
    const { defaultServing: _, ...food } = dishOf(300).food;
    expect(usualDishPortion(dishOf(300, { food: { ...food, servings: [] } }))).toEqual({
      amount: 300,
      serving: "g",
    });
    expect(portions.fridgeWithout({ dishes: [dishOf(1)], waiting: [] }, "dish").dishes).toEqual([]);
  });

  it("W273 who was overtaken asks once more where enough is left, and only there", async () => {
    const asked: number[] = [];
    const clientWith = (current: DishView): Pick<FridgeClient, "take"> => ({
      take: ({ version }) =>
        Effect.suspend(() => {
          asked.push(version);
          return version === current.version
            ? Effect.succeed({ dishes: [], waiting: [] })
            : Effect.fail({ _tag: "DishVersionConflict" as const, current });
        }),
    });
    const request = {
      dish: "dish",
      version: 1,
      id: "e" as EntryId,
      amount: 1,
      serving: SERVING,
      date: "2026-03-05" as CalendarDate,
      meal: "lunch",
      isSure: false,
    } as const;
    const enough = portions.takePortion(clientWith(dishOf(300, { version: 2 })), request, 250);
    expect(await Effect.runPromise(enough)).toEqual({ dishes: [], waiting: [] });
    for (const current of [dishOf(200, { version: 2 }), dishOf(300, { version: 2, isThrownAway: true })])
      expect(
        await Effect.runPromise(Effect.flip(portions.takePortion(clientWith(current), request, 250))),
      ).toMatchObject({ _tag: "DishVersionConflict" });
    expect(asked).toEqual([1, 2, 1, 1]);
  });

  it("R6 all of a dish in equal parts is all of it, to the gram", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 8 }), (grams, count) => {
        const people = Array.from({ length: count }, (_, n) => `m${n}` as MemberId);
        const shares = [...equalShares(people, grams).values()];
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(grams);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
    expect(equalShares([ada], 0).size).toBe(0);
  });

  it("W264 amounts are read in portions of the dish as it weighs, or in grams; nothing typed is nothing eaten", () => {
    expect(
      amountsOfDraft(
        draft({
          amounts: new Map([
            [ada, "1"],
            [bo, "0.5"],
          ]),
        }),
        read,
        SERVING,
      ).made,
    ).toEqual({
      servings: 4,
      grams: 1000,
      portions: [
        { member: ada, amount: 1, serving: SERVING },
        { member: bo, amount: 0.5, serving: SERVING },
      ],
      eaten: 375,
      left: 625,
    });
    const inGrams = draft({
      unit: "grams",
      amounts: new Map([
        [ada, "1200"],
        [bo, " "],
      ]),
    });
    expect(amountsOfDraft(inGrams, read, SERVING).made).toMatchObject({
      portions: [{ member: ada, amount: 1200, serving: "g" }],
      eaten: 1200,
      left: 0,
    });
    expect(amountsOfDraft(draft({ amounts: new Map([[ada, "0"]]) }), read, SERVING).made?.portions).toEqual([]);
    for (const [change, field] of [
      [{ servings: "" }, "servings"],
      [{ servings: "1001" }, "servings"],
      [{ grams: "0" }, "grams"],
      [{ amounts: new Map([[ada, "x"]]) }, ada],
      [{ amounts: new Map([[ada, "-1"]]) }, ada],
    ] as const)
      expect(amountsOfDraft(draft(change), read, SERVING)).toEqual({ unreadable: [field] });
  });
});
