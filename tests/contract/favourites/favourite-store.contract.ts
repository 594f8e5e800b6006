import { randomUUID } from "node:crypto";
import {
  FAVOURITES_LIMIT,
  OWN_WORDS_LIMIT,
  checkOwnFood,
  foodOfOwn,
  type FoodId,
  type OwnFoodDraft,
} from "@morsel/domain/foods";
import { FavouriteStore } from "@morsel/application/favourites/favourite-store";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import type { Instant } from "@morsel/domain/calendar";
import { beforeAll, describe, expect, it } from "vitest";
import { valueOf } from "../../arbitraries/numbers.ts";
import { atOnce, joined, refusal, run, type Fresh, type Stores } from "../stores.ts";

const at = (n: number) => (Date.UTC(2026, 2, 2) + n) as Instant;
const food = (n: number) => `sr28-${10_000 + n}` as FoodId;
const BANANA = food(1);

/** Every promise that a store of favourites and own words makes. */
export const favouriteStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps favourites and own words`, () => {
    let stores: Stores;
    let store: FavouriteStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(FavouriteStore);
    });

    it("W305 the same star is one star and keeps its place; taken away twice is harmless; nobody else has it", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      await atOnce([1, 2, 3].map((n) => store.add(ada, { id: BANANA, at: at(n) })));
      await run(store.add(ada, { id: food(2), at: at(10) }));
      await run(store.add(ada, { id: BANANA, at: at(20) }));
      const all = await run(store.page(ada, { limit: 10 }));
      expect(all.map(({ id }) => id)).toEqual([food(2), BANANA]);
      expect(await run(store.page(bob, { limit: 10 }))).toEqual([]);
      await run(store.remove(bob, BANANA));
      expect(await run(store.page(ada, { limit: 10 }))).toEqual(all);
      for (const _ of [1, 2]) await run(store.remove(ada, BANANA));
      expect((await run(store.page(ada, { limit: 10 }))).map(({ id }) => id)).toEqual([food(2)]);
    });

    it("W305 pages meet without gap or repeat, also where several were starred in one instant; there are so many", async () => {
      const ada = await joined(stores);
      for (let n = 0; n < FAVOURITES_LIMIT; n += 1)
        await run(store.add(ada, { id: food(n), at: at(Math.floor(n / 3)) }));
      expect(await refusal(store.add(ada, { id: food(9_999), at: at(9) }))).toEqual({
        _tag: "FavouritesAreFull",
        limit: FAVOURITES_LIMIT,
      });
      await run(store.add(ada, { id: food(0), at: at(9) }));
      const seen: FoodId[] = [];
      let after: Parameters<FavouriteStore["page"]>[1]["after"];
      for (;;) {
        const page = await run(store.page(ada, { limit: 70, ...(after === undefined ? {} : { after }) }));
        seen.push(...page.map(({ id }) => id));
        after = page.at(-1);
        if (page.length < 70) break;
      }
      expect(new Set(seen).size).toBe(FAVOURITES_LIMIT);
      expect(seen).toHaveLength(FAVOURITES_LIMIT);
    });

    it("W306 a word names one food, the latest; it is found with the own foods, under it, until it is removed", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const own = stores.get(OwnFoodStore);
      await run(store.putWord(ada, "my porridge", { word: "my porridge", foodId: BANANA }));
      await run(store.putWord(ada, "my porridge", { word: "My Porridge", foodId: food(2) }));
      await run(store.putWord(ada, "elevenses", { word: "Elevenses", foodId: BANANA }));
      expect(await run(store.words(ada))).toEqual([
        { word: "Elevenses", foodId: BANANA },
        { word: "My Porridge", foodId: food(2) },
      ]);
      const found = await run(own.beginningWith(ada, "porridge", 10));
      expect(found.find(({ id }) => id === food(2))?.names[0]?.core).toContain("porridge");
      expect(await run(own.beginningWith(bob, "porridge", 10))).toEqual([]);
      for (const _ of [1, 2]) await run(store.removeWord(ada, "my porridge"));
      await run(store.removeWord(bob, "elevenses"));
      expect((await run(store.words(ada))).map(({ word }) => word)).toEqual(["Elevenses"]);
    });

    it("W306 there are so many words; the words of own foods are told with how many foods have them", async () => {
      const ada = await joined(stores);
      for (let n = 0; n < OWN_WORDS_LIMIT; n += 1)
        await run(store.putWord(ada, `word ${n}`, { word: `word ${n}`, foodId: BANANA }));
      const more = store.putWord(ada, "another", { word: "another", foodId: BANANA });
      expect(await refusal(more)).toEqual({ _tag: "OwnWordsAreFull", limit: OWN_WORDS_LIMIT });
      await run(store.putWord(ada, "word 3", { word: "Word 3", foodId: food(3) }));

      const own = stores.get(OwnFoodStore);
      const draft: OwnFoodDraft = {
        description: "Hazelnut muesli",
        basis: "eu",
        facts: { energy: 450 },
        per: "100g",
        servings: [],
      };
      const ids = [randomUUID(), randomUUID()] as unknown as readonly FoodId[];
      for (const id of ids)
        await run(
          own.save(ada, {
            food: foodOfOwn(id, valueOf(checkOwnFood(draft)), undefined),
            draft,
            version: 1,
            changedAt: at(1),
            isDeleted: false,
          }),
        );
      const count = async () => (await run(own.searchedWords(ada, 100))).find(({ word }) => word === "hazelnut")?.foods;
      expect(await count()).toBe(2);
      await run(own.mark(ada, ids.slice(0, 1), { isDeleted: true }));
      expect(await count()).toBe(1);
      // A word of a deleted food finds it no more.
      await run(store.putWord(ada, "word 1", { word: "crunch", foodId: ids[0] ?? BANANA }));
      expect((await run(own.beginningWith(ada, "crunch", 10))).some(({ id }) => id === ids[0])).toBe(false);
    });
  });
