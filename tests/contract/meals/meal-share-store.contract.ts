import { randomUUID } from "node:crypto";
import { MealShareStore, type MealShare } from "@morsel/application/meals/meal-share-store";
import type { Instant } from "@morsel/domain/calendar";
import type { MealId } from "@morsel/domain/diary";
import { beforeAll, describe, expect, it } from "vitest";
import { joined, run, type Fresh, type Stores } from "../stores.ts";

const aMeal = () => randomUUID() as MealId;
const aShare = (): MealShare => ({
  id: randomUUID(),
  hash: `hash ${randomUUID()}`,
  sharedAt: Date.UTC(2026, 2, 2) as Instant,
});

/** Every promise a store of shared meals makes. */
export const mealShareStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps which meals are shared`, () => {
    let stores: Stores;
    let store: MealShareStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(MealShareStore);
    });

    it("W287 what is shared stays under its link until it is taken back, and then is found no more", async () => {
      const [member, meal, first, second] = [await joined(stores), aMeal(), aShare(), aShare()];
      expect(await run(store.of(member, meal))).toBeUndefined();
      expect(await run(store.share(member, meal, first))).toEqual(first);
      expect(await run(store.share(member, meal, second))).toEqual(first);
      expect(await run(store.of(member, meal))).toEqual(first);
      expect(await run(store.byHash(first.hash))).toEqual({ member, meal });
      expect(await run(store.byHash(second.hash))).toBeUndefined();
      await run(store.revoke(member, meal));
      await run(store.revoke(member, meal));
      expect(await run(store.byHash(first.hash))).toBeUndefined();
      expect(await run(store.share(member, meal, second))).toEqual(second);
    });

    it("another member's share is neither seen nor taken back", async () => {
      const [ada, bob, meal, share] = [await joined(stores), await joined(stores), aMeal(), aShare()];
      await run(store.share(ada, meal, share));
      expect(await run(store.of(bob, meal))).toBeUndefined();
      await run(store.revoke(bob, meal));
      expect(await run(store.of(ada, meal))).toEqual(share);
    });
  });
