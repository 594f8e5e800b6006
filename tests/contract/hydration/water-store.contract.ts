import { DAY_WATER_ML_MAX } from "@morsel/domain/hydration";
import type { MemberId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import {
  anEntry,
  atOnce,
  joined,
  MONDAY,
  refusal,
  run,
  someWater,
  TUESDAY,
  WEDNESDAY,
  type Fresh,
  type Stores,
} from "../stores.ts";

/** Every promise a store of water makes. */
export const waterStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps water`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await fresh();
    });
    const onMonday = async (member: MemberId) =>
      (await run(stores.water.days(member, MONDAY, MONDAY))).get(MONDAY) ?? [];

    it("D62 D63 entries stand in their order, once each, and what was deleted stays deleted", async () => {
      const ada = await joined(stores);
      const [glass, bottle] = [someWater(250), someWater(500)];
      expect(await onMonday(ada)).toEqual([]);
      await run(stores.water.logWater(ada, MONDAY, glass));
      expect(await run(stores.water.logWater(ada, MONDAY, bottle))).toEqual([glass, bottle]);
      expect(await run(stores.water.logWater(ada, MONDAY, { ...glass, ml: 999 }))).toEqual([glass, bottle]);
      expect(await run(stores.water.deleteWater(ada, MONDAY, glass.id))).toEqual([bottle]);
      expect(await run(stores.water.deleteWater(ada, MONDAY, glass.id))).toEqual([bottle]);
      expect(await run(stores.water.logWater(ada, MONDAY, glass))).toEqual([bottle]);
      expect((await refusal(stores.water.deleteWater(ada, TUESDAY, bottle.id)))._tag).toBe("WaterEntryNotFound");
      expect(await onMonday(ada)).toEqual([bottle]);
    });

    it("days are read from one to another, both included, without those on which nobody drank", async () => {
      const ada = await joined(stores);
      const [monday, wednesday] = [someWater(250), someWater(500)];
      await run(stores.water.logWater(ada, MONDAY, monday));
      await run(stores.water.logWater(ada, WEDNESDAY, wednesday));
      await run(stores.diary.add(ada, [anEntry({ date: TUESDAY })]));
      const all = [[MONDAY, [monday]] as const, [WEDNESDAY, [wednesday]] as const];
      expect([...(await run(stores.water.days(ada, MONDAY, WEDNESDAY)))].toSorted()).toEqual(all);
      expect([...(await run(stores.water.days(ada, TUESDAY, WEDNESDAY)))]).toEqual(all.slice(1));
      expect([...(await run(stores.water.days(ada, TUESDAY, TUESDAY)))]).toEqual([]);
    });

    it("water, entries, notes and marks of a day leave each other alone", async () => {
      const ada = await joined(stores);
      const [glass, bottle, entry] = [someWater(250), someWater(500), anEntry()];
      await run(stores.water.logWater(ada, MONDAY, glass));
      const day = { date: MONDAY, note: "warm", completeness: "complete", version: 1 } as const;
      await run(stores.diary.updateDay(ada, day));
      await run(stores.diary.add(ada, [entry]));
      await run(stores.water.logWater(ada, MONDAY, bottle));
      expect(await run(stores.diary.day(ada, MONDAY))).toEqual({ ...day, entries: [entry] });
      expect(await onMonday(ada)).toEqual([glass, bottle]);
    });

    it("D62 a day that is full of water takes no more", async () => {
      const ada = await joined(stores);
      for (let ml = 0; ml < DAY_WATER_ML_MAX; ml += 5000)
        await run(stores.water.logWater(ada, MONDAY, someWater(5000)));
      expect((await refusal(stores.water.logWater(ada, MONDAY, someWater(1))))._tag).toBe("WaterIsFull");
      expect(await onMonday(ada)).toHaveLength(4);
    });

    it("W20 D63 devices that log at once all count, each entry once; a neighbour's day stays dry", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const all = Array.from({ length: 12 }, () => someWater(100));
      await atOnce([...all, ...all].map((entry) => stores.water.logWater(ada, MONDAY, entry)));
      const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id).sort();
      expect(ids(await onMonday(ada))).toEqual(ids(all));
      const [first = someWater(1)] = all;
      expect((await refusal(stores.water.deleteWater(bob, MONDAY, first.id)))._tag).toBe("WaterEntryNotFound");
      expect(await onMonday(ada)).toHaveLength(12);
      expect(await onMonday(bob)).toEqual([]);
    });
  });
