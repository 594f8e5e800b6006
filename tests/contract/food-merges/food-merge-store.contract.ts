import { randomUUID } from "node:crypto";
import { AdminStore } from "@morsel/application/admin/admin-store";
import { MergedFoods } from "@morsel/application/catalogues/merged-foods";
import { FoodReviewStore } from "@morsel/application/food-review/food-review-store";
import { type FoodMerge, FoodMergeStore } from "@morsel/application/food-merges/food-merge-store";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import type { Instant } from "@morsel/domain/calendar";
import {
  checkOwnFood,
  foodOfOwn,
  publishedIdOf,
  publishedRow,
  readGtin,
  type FoodId,
  type OwnFoodDraft,
} from "@morsel/domain/foods";
import { Effect } from "effect";
import { TestClock } from "effect/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { valueOf } from "../../arbitraries/numbers.ts";
import { joined, refusal, run, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 2, 2, 12);
const BARCODE = "4006381333931";
const draftOf = (energy: number, barcode?: string): OwnFoodDraft => ({
  description: "Merged crispbread",
  basis: "us",
  per: "100g",
  facts: { energy, fat: 5, carbohydrates: 70, protein: 10 },
  servings: [],
  ...(barcode === undefined ? {} : { barcode }),
});

/** Every promise that the store of merges makes, and that of the catalogue which reads them. */
export const foodMergeStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps merges of foods`, () => {
    let stores: Stores;
    let merges: FoodMergeStore;
    beforeAll(async () => {
      stores = await fresh();
      merges = stores.get(FoodMergeStore);
    });
    let made = 0;
    const published = async (energy: number, barcode?: string): Promise<FoodId> => {
      const ada = await joined(stores);
      const [owns, reviews] = [stores.get(OwnFoodStore), stores.get(FoodReviewStore)];
      const at = (NOW + (made += 1)) as Instant;
      const draft = draftOf(energy, barcode);
      const food = foodOfOwn(randomUUID() as FoodId, valueOf(checkOwnFood(draft)), undefined);
      await run(owns.save(ada, { food, draft, version: 1, changedAt: at, isDeleted: false }));
      const own = await run(owns.submit(ada, food.id, 1, { state: "pending", at }));
      const id = randomUUID();
      await run(
        reviews.decide(
          {
            id,
            member: ada,
            food: food.id,
            version: 1,
            name: "x",
            verdict: "publish",
            at,
            waitedSince: at,
            isUndone: false,
          },
          { state: "accepted", at },
          publishedRow(own, id),
          { id, at, act: "foodPublished", subject: ada, reason: "Looked at" },
        ),
      );
      return publishedIdOf(food.id);
    };
    const merging = (food: FoodId, kept: FoodId, id: string = randomUUID(), barcode?: string) => {
      const at = NOW + (made += 1);
      const code = barcode === undefined ? undefined : valueOf(readGtin(barcode));
      const merge: FoodMerge = {
        id,
        food,
        name: "Merged crispbread",
        ...(code === undefined ? {} : { barcode: code }),
        kept,
        keptName: "Crispbread",
        at,
        isUndone: false,
      };
      return { merge, does: merges.merge(merge, { id, at, act: "foodMerged", reason: "The same" }) };
    };
    const undo = (merge: FoodMerge, id: string = randomUUID()) =>
      merges.undo(merge, { id, at: NOW, act: "foodMergeUndone", reason: "Two sorts" });
    let later = 0;
    /** Reads are kept for five seconds. */
    const energyOf = async (id: FoodId) => {
      const asked = Effect.andThen(TestClock.setTime((later += 10_000)), stores.get(FoodCatalogue).byId(id));
      const food = await run(Effect.provide(asked, TestClock.layer()));
      return food === undefined ? undefined : [food.id, food.nutrients.energy];
    };

    it("W790 W791 what is merged leads to the food that stands for it, also over several, and by its barcode", async () => {
      const [a, b, c] = [await published(400, BARCODE), await published(390), await published(380)];
      const first = merging(a, b, randomUUID(), BARCODE);
      await run(first.does);
      await run(first.does);
      expect([await energyOf(a), await energyOf(b)]).toEqual([
        [a, 390],
        [b, 390],
      ]);
      await run(merging(b, c).does);
      expect([await energyOf(a), await energyOf(b), await energyOf(c)]).toEqual([
        [a, 380],
        [b, 380],
        [c, 380],
      ]);
      const code = valueOf(readGtin(BARCODE));
      expect(await run(stores.get(MergedFoods).keptWithBarcode(code))).toEqual([b]);
      expect((await run(stores.get(FoodCatalogue).withBarcode(code))).map(({ nutrients }) => nutrients.energy)).toEqual(
        [380],
      );
      expect((await run(stores.get(AdminStore).audit({ limit: 9, act: "foodMerged" }))).length).toBe(2);
    });

    it("W791 what is merged is neither merged again nor merged into, and nothing is kept of the attempt", async () => {
      const [a, b] = [await published(300), await published(310)];
      await run(merging(a, b).does);
      const before = await run(merges.merges({ limit: 50 }));
      for (const [food, kept] of [
        [a, b],
        [b, a],
        ["members-unknown" as FoodId, b],
      ] as const)
        expect(await refusal(merging(food, kept).does)).toEqual({ _tag: "FoodMergeOutdated" });
      expect(await energyOf(b)).toEqual([b, 310]);
      expect(await run(merges.merges({ limit: 50 }))).toEqual(before);
    });

    it("W792 a merge is undone once, and the food stands as before", async () => {
      const [a, b] = [await published(200), await published(210)];
      const { merge, does } = merging(a, b);
      await run(does);
      const act = randomUUID();
      await run(undo(merge, act));
      await run(undo(merge, act));
      expect(await energyOf(a)).toEqual([a, 200]);
      expect(await refusal(undo(merge))).toEqual({ _tag: "FoodMergeOutdated" });
      expect(await run(merges.merged(merge.id))).toEqual({ ...merge, isUndone: true });
      const again = merging(a, b);
      await run(again.does);
      expect((await run(merges.merges({ limit: 2 }))).map(({ id }) => id)).toEqual([again.merge.id, merge.id]);
      const after = { at: again.merge.at, id: again.merge.id };
      expect((await run(merges.merges({ limit: 1, after })))[0]?.id).toBe(merge.id);
    });

    it("W790 published foods are listed by their ids, page by page", async () => {
      const all = await run(merges.published({ limit: 100 }));
      const [first] = await run(merges.published({ limit: 1 }));
      const rest = await run(merges.published({ limit: 100, ...(first === undefined ? {} : { after: first.id }) }));
      expect([first, ...rest]).toEqual(all);
      expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted());
      expect(all.length).toBeGreaterThan(2);
    });
  });
