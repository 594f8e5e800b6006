import { totalsOf, usagesOf } from "@morsel/domain/diary";
import { DAY_WATER_ML_MAX } from "@morsel/domain/hydration";
import { beforeAll, describe, expect, it } from "vitest";
import {
  aWaterEntry,
  anEntry,
  aQuickAdd,
  atOnce,
  expectTotals,
  joined,
  MONDAY,
  refusal,
  run,
  TUESDAY,
  type Fresh,
  type Stores,
} from "../stores.ts";

/** Water and quick adds: what a day holds beside foods. */
export const diaryStoreWaterContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps water and quick adds`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await fresh();
    });
    const waterEntriesOf = async (member: Parameters<Stores["diary"]["day"]>[0]) =>
      (await run(stores.diary.day(member, MONDAY))).waterEntries;

    it("D27 a quick add is kept as it is, counts in the day, and teaches nothing about foods", async () => {
      const ada = await joined(stores);
      const [soup, banana] = [aQuickAdd({ time: "12:15" as never }), anEntry()];
      expect(await run(stores.diary.add(ada, [soup, banana]))).toEqual([soup, banana]);
      expect(await run(stores.diary.entry(ada, soup.id))).toEqual(soup);
      const changed = { ...soup, description: "Stew", facts: { energy: 300 }, date: TUESDAY, version: 2 };
      await run(stores.diary.replace(ada, changed));
      expect((await run(stores.diary.day(ada, TUESDAY))).entries).toEqual([changed]);
      const [, tuesday] = await run(stores.diary.summaries(ada, MONDAY, TUESDAY));
      expectTotals(tuesday?.totals, totalsOf([changed]));
      await run(stores.diary.remove(ada, soup.id));
      expect(await run(stores.diary.restore(ada, soup.id))).toEqual(changed);
      expect(await run(stores.usage.recent(ada, 10))).toEqual(usagesOf([banana]));
    });

    it("D62 D63 entries of water stand in their order, once each, and taking back is for good", async () => {
      const ada = await joined(stores);
      const [glass, bottle] = [aWaterEntry(250), aWaterEntry(500)];
      expect(await waterEntriesOf(ada)).toEqual([]);
      await run(stores.diary.logWater(ada, MONDAY, glass));
      expect(await run(stores.diary.logWater(ada, MONDAY, bottle))).toEqual([glass, bottle]);
      expect(await run(stores.diary.logWater(ada, MONDAY, { ...glass, ml: 999 }))).toEqual([glass, bottle]);
      expect(await run(stores.diary.deleteWater(ada, MONDAY, glass.id))).toEqual([bottle]);
      expect(await run(stores.diary.deleteWater(ada, MONDAY, glass.id))).toEqual([bottle]);
      expect(await run(stores.diary.logWater(ada, MONDAY, glass))).toEqual([bottle]);
      expect((await refusal(stores.diary.deleteWater(ada, TUESDAY, bottle.id)))._tag).toBe("WaterEntryNotFound");
      expect(await waterEntriesOf(ada)).toEqual([bottle]);
    });

    it("water, entries, notes and marks of a day leave each other alone", async () => {
      const ada = await joined(stores);
      const [glass, entry] = [aWaterEntry(250), anEntry()];
      await run(stores.diary.logWater(ada, MONDAY, glass));
      const day = { date: MONDAY, note: "warm", completeness: "complete", version: 1 } as const;
      await run(stores.diary.updateDay(ada, day));
      await run(stores.diary.add(ada, [entry]));
      const bottle = aWaterEntry(500);
      await run(stores.diary.logWater(ada, MONDAY, bottle));
      expect(await run(stores.diary.day(ada, MONDAY))).toEqual({
        ...day,
        entries: [entry],
        waterEntries: [glass, bottle],
      });
    });

    it("D62 a day that is full of water takes no more", async () => {
      const ada = await joined(stores);
      for (let ml = 0; ml < DAY_WATER_ML_MAX; ml += 5000)
        await run(stores.diary.logWater(ada, MONDAY, aWaterEntry(5000)));
      expect((await refusal(stores.diary.logWater(ada, MONDAY, aWaterEntry(1))))._tag).toBe("WaterIsFull");
      expect(await waterEntriesOf(ada)).toHaveLength(4);
    });

    it("D63 devices that entry of water at once all count, each entry of water once; a neighbour's day stays dry", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const all = Array.from({ length: 12 }, () => aWaterEntry(100));
      await atOnce([...all, ...all].map((entry) => stores.diary.logWater(ada, MONDAY, entry)));
      const ids = (waterEntries: readonly { readonly id: string }[]) => waterEntries.map(({ id }) => id).sort();
      expect(ids(await waterEntriesOf(ada))).toEqual(ids(all));
      const [first = aWaterEntry(1)] = all;
      expect((await refusal(stores.diary.deleteWater(bob, MONDAY, first.id)))._tag).toBe("WaterEntryNotFound");
      expect(await waterEntriesOf(ada)).toHaveLength(12);
      expect(await waterEntriesOf(bob)).toEqual([]);
    });
  });
