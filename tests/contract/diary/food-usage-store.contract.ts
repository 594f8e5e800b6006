import type { DiaryEntry, FoodEntry } from "@morsel/domain/diary";
import type { Instant } from "@morsel/domain/calendar";
import type { FoodId } from "@morsel/domain/foods";
import { beforeAll, describe, expect, it } from "vitest";
import { anEntry, atOnce, joined, manyEntries, run, TUESDAY, type Fresh, type Stores } from "../stores.ts";

const BANANA = "sr28-09040" as FoodId;

const later = (entry: DiaryEntry, minutes: number) => (entry.loggedAt + minutes * 60_000) as Instant;

export const foodUsageStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the FoodUsageStore contract`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await fresh();
    });

    it("who logged nothing has used nothing", async () => {
      const ada = await joined(stores);
      expect(await run(stores.usage.recent(ada, 10))).toEqual([]);
    });

    it("D20 counts the entries of a food in a meal and knows the last amount, serving, hour and energy", async () => {
      const ada = await joined(stores);
      const first = anEntry();
      const serving = { id: "s1" as FoodEntry["serving"]["id"], label: "medium", grams: 118 };
      const last = anEntry({
        loggedAt: later(first, 5),
        description: "Banana, ripe",
        brand: "Own",
        amount: 2,
        serving,
        grams: 236,
        time: "19:45" as never,
      });
      await run(stores.diary.add(ada, [last, first]));
      const [usage, ...rest] = await run(stores.usage.recent(ada, 10));
      expect(rest).toEqual([]);
      const { lastEnergy, ...exact } = usage ?? {};
      expect(exact).toEqual({
        foodId: BANANA,
        description: "Banana, ripe",
        brand: "Own",
        meal: "lunch",
        times: 2,
        lastLoggedAt: last.loggedAt,
        lastHour: 19,
        lastAmount: 2,
        lastServing: serving,
      });
      expect(lastEnergy).toBeCloseTo(210.04, 9);
    });

    it("D20 of an entry without a time no hour is known; unknown energy stays unknown", async () => {
      const ada = await joined(stores);
      const timed = anEntry({ time: "08:10" as never });
      await run(stores.diary.add(ada, [timed]));
      expect((await run(stores.usage.recent(ada, 10)))[0]?.lastHour).toBe(8);
      await run(stores.diary.add(ada, [anEntry({ loggedAt: later(timed, 5), per100g: {} })]));
      const [usage] = await run(stores.usage.recent(ada, 10));
      expect(usage).not.toHaveProperty("lastHour");
      expect(usage?.lastEnergy).toBeUndefined();
      expect(usage?.brand).toBeUndefined();
    });

    it("meals are counted apart", async () => {
      const ada = await joined(stores);
      await run(
        stores.diary.add(ada, [
          anEntry({ meal: "breakfast" }),
          anEntry({ meal: "snacks" }),
          anEntry({ meal: "snacks" }),
        ]),
      );
      const times = (await run(stores.usage.recent(ada, 10))).map(({ meal, times }) => [meal, times]);
      expect(times.sort()).toEqual([
        ["breakfast", 1],
        ["snacks", 2],
      ]);
    });

    it("recent are the last used first, as many as asked for", async () => {
      const ada = await joined(stores);
      const foods = ["a1", "b2", "c3", "d4", "e5"].map((id) => id as FoodId);
      const all = foods.map((foodId) => anEntry({ foodId }));
      await run(stores.diary.add(ada, all.toReversed()));
      const recent = await run(stores.usage.recent(ada, 3));
      expect(recent.map(({ foodId }) => foodId)).toEqual(["e5", "d4", "c3"]);
      expect(await run(stores.usage.recent(ada, 0))).toEqual([]);
    });

    it("repeats count once, deletions not at all, restored entries again", async () => {
      const ada = await joined(stores);
      const [entry, other] = [anEntry({ amount: 50, grams: 50 }), anEntry()];
      const times = async () =>
        (await run(stores.usage.recent(ada, 10))).map((usage) => [usage.times, usage.lastAmount]);
      await run(stores.diary.add(ada, [entry, other]));
      await run(stores.diary.add(ada, [entry]));
      expect(await times()).toEqual([[2, 100]]);
      await run(stores.diary.remove(ada, other.id));
      await run(stores.diary.remove(ada, other.id));
      expect(await times()).toEqual([[1, 50]]);
      await run(stores.diary.restore(ada, other.id));
      await run(stores.diary.restore(ada, other.id));
      expect(await times()).toEqual([[2, 100]]);
      await run(stores.diary.remove(ada, entry.id));
      await run(stores.diary.remove(ada, other.id));
      expect(await times()).toEqual([]);
    });

    it("an older entry that arrives late counts but is not the last", async () => {
      const ada = await joined(stores);
      const [older, newer] = [anEntry({ amount: 1, grams: 1 }), anEntry({ amount: 2, grams: 2 })];
      await run(stores.diary.add(ada, [newer]));
      await run(stores.diary.add(ada, [older]));
      expect(await run(stores.usage.recent(ada, 5))).toMatchObject([{ times: 2, lastAmount: 2 }]);
    });

    it("a changed amount is the last amount; a moved entry counts where it is", async () => {
      const ada = await joined(stores);
      const entry = anEntry();
      await run(stores.diary.add(ada, [entry]));
      await run(stores.diary.replace(ada, { ...entry, amount: 33, grams: 33, date: TUESDAY, version: 2 }));
      expect(await run(stores.usage.recent(ada, 5))).toMatchObject([{ meal: "lunch", times: 1, lastAmount: 33 }]);
      await run(stores.diary.replace(ada, { ...entry, meal: "dinner", version: 3 }));
      expect(await run(stores.usage.recent(ada, 5))).toMatchObject([{ meal: "dinner", times: 1, lastAmount: 100 }]);
    });

    it("who logs one food at once is counted right", async () => {
      const ada = await joined(stores);
      const all = manyEntries(10);
      await atOnce(all.map((entry) => stores.diary.add(ada, [entry])));
      expect(await run(stores.usage.recent(ada, 5))).toMatchObject([{ times: 10, lastLoggedAt: all.at(-1)?.loggedAt }]);
    });

    it("one member's habits are not another's", async () => {
      const [ada, eve] = [await joined(stores), await joined(stores)];
      await run(stores.diary.add(ada, [anEntry()]));
      expect(await run(stores.usage.recent(eve, 5))).toEqual([]);
    });
  });
