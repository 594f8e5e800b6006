import { randomUUID } from "node:crypto";
import type { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import type { FoodSearch } from "@morsel/application/foods/food-search";
import type { FoodUsageStore } from "@morsel/application/foods/food-usage-store";
import type { FoodUsage } from "@morsel/domain/diary";
import { GRAM_SERVING, type FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { SOME_FOODS } from "./shipped-sample.ts";
import { refusal, run } from "../stores.ts";

export type Foods = { readonly catalogue: FoodCatalogue; readonly search: FoodSearch };

const ADA = randomUUID() as MemberId;
const BANANA = "sr28-09040" as FoodId;

/** Ada has eaten the last food with "raw" in its name. */
const eaten = SOME_FOODS.findLast(({ food }) => food.description.includes("raw"))?.food;
const usageOf = (foodId: FoodId): FoodUsage => ({
  foodId,
  description: "",
  meal: "lunch",
  times: 3,
  lastLoggedAt: 1_700_000_000_000 as FoodUsage["lastLoggedAt"],
  lastHour: 12,
  lastAmount: 80,
  lastServing: { id: GRAM_SERVING, label: "g", grams: 1 },
});

export const adaEats: FoodUsageStore = {
  recent: (member) => Effect.succeed(member === ADA && eaten !== undefined ? [usageOf(eaten.id)] : []),
};

/** The promises of FoodCatalogue and FoodSearch over `SOME_FOODS`. */
export const foodContract = (name: string, fresh: () => Promise<Foods>) =>
  describe(`${name} keeps the contracts of FoodCatalogue and FoodSearch`, () => {
    let foods: Foods;
    beforeAll(async () => {
      foods = await fresh();
    });
    const ids = async (text: string, member?: MemberId) => {
      const page = await run(foods.search.search({ text, limit: 20, ...(member === undefined ? {} : { member }) }));
      return page.items.map(({ id }) => id);
    };

    it("answers each food as it was loaded", async () => {
      for (const { food } of SOME_FOODS.slice(0, 50)) expect(await run(foods.catalogue.byId(food.id))).toEqual(food);
      expect(await run(foods.catalogue.byId("no-such-food" as FoodId))).toBeUndefined();
      const ids = SOME_FOODS.map(({ food }) => food.id);
      expect((await run(foods.catalogue.byIds(ids))).map(({ id }) => id)).toEqual(ids);
    });

    it("answers those asked for in their order, without unknown ones", async () => {
      const wanted = SOME_FOODS.slice(10, 15)
        .map(({ food }) => food.id)
        .toReversed();
      const found = await run(
        foods.catalogue.byIds([...wanted.slice(0, 2), "no-such-food" as FoodId, ...wanted.slice(2)]),
      );
      expect(found.map(({ id }) => id)).toEqual(wanted);
      expect(await run(foods.catalogue.byIds([]))).toEqual([]);
    });

    it.each(["banana", "BANANAS", "banan", "bannana", "medium banana", "raw banana"])(
      "finds a banana by %s",
      async (text) => expect((await ids(text))[0]).toBe(BANANA),
    );

    // SQLite knows no letters that are younger than its own table of them.
    it.each(["ðፐᧀ𘮀𘲃ꐈ𑆑𐋋ꅆ", "banana ᧀ𘮀𘲃𘲃", "𠮷野家の牛丼", "चावल", "ข้าว"])(
      "F7 answers a word in any script: %s",
      async (text) => {
        const found = await ids(text);
        expect(found.filter((id) => id !== BANANA && !text.includes("banana"))).toEqual([]);
      },
    );

    it("finds by what people elsewhere say, and by words that were joined", async () => {
      expect((await ids("aubergine"))[0]).toBe("sr28-11209");
      for (const text of ["sweetpotato", "sweet potato", "eggplantraw"])
        expect((await ids(text)).length).toBeGreaterThan(0);
      expect(await ids("sweet potato")).toEqual(expect.arrayContaining(await ids("sweetpotato")));
      expect(await ids("eggplantraw")).toEqual(await ids("eggplant raw"));
    });

    it.each([
      "",
      "   ",
      "%%%",
      "'; drop table food; --",
      '"',
      "zzzzqqqq",
      "(",
      "a* OR b",
      "\u0000",
      "😀",
      "& | !",
      "-",
      "x".repeat(500),
      // Measures may be missing from a food, and nothing is left of a reading that has only those.
      "half cup of rice",
      "1/2 cup of oats and a banana",
      "3/4 cup zzyzx",
      "medium small large",
      // A word that can only be meant as a beginning has no whole word that could replace it.
      "demi avocat",
      "zzyzx bananq",
    ])("answers %j without failing", async (text) => expect(Array.isArray(await ids(text))).toBe(true));

    it("pages hold every match once, in the order of one large page", async () => {
      const whole = await ids("raw");
      const paged: FoodId[] = [];
      let cursor: string | undefined;
      do {
        const page = await run(
          foods.search.search({ text: "raw", limit: 6, ...(cursor === undefined ? {} : { cursor }) }),
        );
        paged.push(...page.items.map(({ id }) => id));
        cursor = page.next;
      } while (cursor !== undefined && paged.length < 500);
      expect(paged.slice(0, whole.length)).toEqual(whole);
      expect(new Set(paged).size).toBe(paged.length);
    });

    it("F21 each item says how far it answers; no word is dropped in silence", async () => {
      const matches = async (text: string) =>
        (await run(foods.search.search({ text, limit: 5 }))).items.map(({ match }) => match);
      expect((await matches("banana"))[0]).toBe("full");
      expect(await matches("zzyzx banana")).toContain("partial");
      expect(await matches("zzyzx banana")).not.toContain("full");
    });

    it("refuses a cursor that is none", async () => {
      for (const cursor of ["", "x", "f-1", "f0", "f9zzzzz", "../etc"])
        expect(await refusal(foods.search.search({ text: "raw", limit: 5, cursor }))).toEqual({
          _tag: "CursorUnreadable",
        });
    });

    it("F6 a member's own food comes first, with how it was used; for others it does not", async () => {
      const page = await run(foods.search.search({ text: "raw", limit: 5, member: ADA }));
      expect(page.items[0]?.id).toBe(eaten?.id);
      expect(page.usages).toMatchObject([{ foodId: eaten?.id, lastAmount: 80 }]);
      expect((await ids("raw", randomUUID() as MemberId))[0]).not.toBe(eaten?.id);
      expect((await run(foods.search.search({ text: "raw", limit: 5 }))).usages).toBeUndefined();
    });
  });
