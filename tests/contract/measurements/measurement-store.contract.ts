import { randomUUID } from "node:crypto";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import { byNewest, type MeasurementId, type WeightEntry } from "@morsel/domain/measurements";
import { beforeAll, describe, expect, it } from "vitest";
import { atOnce, joined, MONDAY, refusal, run, TUESDAY, type Fresh, type Stores } from "../stores.ts";

const weighed = (kg: number, date: CalendarDate = MONDAY): WeightEntry => ({
  id: randomUUID() as MeasurementId,
  date,
  kg,
});

/** Every promise a store of measurements makes. */
export const measurementStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps measurements`, () => {
    let stores: Stores;
    let store: MeasurementStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(MeasurementStore);
    });
    const newest = (member: MemberId) => run(store.weights(member, { limit: 100 }));

    it("M12 the latest day comes first, and of one day the latest id; several a day are kept", async () => {
      const ada = await joined(stores);
      const all = [weighed(71), weighed(70.5, TUESDAY), weighed(70.55), weighed(20, addDays(MONDAY, -400))];
      for (const entry of all) expect(await run(store.logWeight(ada, entry))).toEqual(entry);
      expect(await newest(ada)).toEqual(all.toSorted(byNewest));
    });

    it("M12 pages follow each other without a gap or a repeat, also within a day", async () => {
      const ada = await joined(stores);
      const all = Array.from({ length: 11 }, (_, n) => weighed(70 + n / 100, addDays(MONDAY, Math.floor(n / 4))));
      for (const entry of all) await run(store.logWeight(ada, entry));
      const read: WeightEntry[] = [];
      for (let last = undefined as WeightEntry | undefined; ; last = read.at(-1)) {
        const page = await run(store.weights(ada, { limit: 3, ...(last === undefined ? {} : { after: last }) }));
        if (page.length === 0) break;
        read.push(...page);
      }
      expect(read).toEqual(all.toSorted(byNewest));
    });

    it("W50 what stands under an id stays, and devices that log at once all count", async () => {
      const ada = await joined(stores);
      const all = Array.from({ length: 4 }, (_, n) => weighed(70 + n));
      await atOnce([...all, ...all].map((entry) => store.logWeight(ada, entry)));
      expect(await newest(ada)).toEqual(all.toSorted(byNewest));
      const [first = weighed(1)] = all;
      expect(await run(store.logWeight(ada, { ...first, kg: 99, date: TUESDAY }))).toEqual(first);
      expect(await newest(ada)).toHaveLength(4);
    });

    it("W51 deleting twice is harmless, logging again under the id undoes it, nobody else reaches it", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const entry = weighed(71.25);
      await run(store.logWeight(ada, entry));
      const unknown = { _tag: "MeasurementNotFound", id: entry.id };
      expect(await refusal(store.deleteWeight(bob, entry.id))).toEqual(unknown);
      expect(await newest(ada)).toEqual([entry]);
      expect(await run(store.deleteWeight(ada, entry.id))).toEqual(entry);
      expect(await run(store.deleteWeight(ada, entry.id))).toEqual(entry);
      expect(await newest(ada)).toEqual([]);
      expect(await run(store.logWeight(ada, entry))).toEqual(entry);
      expect(await newest(ada)).toEqual([entry]);
      expect(await newest(bob)).toEqual([]);
    });
  });
