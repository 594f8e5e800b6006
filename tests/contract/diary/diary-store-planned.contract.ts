import { DAY_LIMIT, emptyDay, type FoodEntry } from "@morsel/domain/diary";
import { beforeAll, describe, expect, it } from "vitest";
import { anEntry, joined, manyEntries, MONDAY, refusal, run, WEDNESDAY, type Fresh, type Stores } from "../stores.ts";

/** The entry in its second version, ticked off. */
const eatenOf = (entry: FoodEntry): FoodEntry => {
  const { planned, ...eaten } = { ...entry, version: 2 };
  expect(planned).toBe(true);
  return eaten;
};

/** Contract of every DiaryStore about planned entries. */
export const diaryStorePlannedContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps what is planned apart`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await fresh();
    });

    it("W282 what is planned has room of its own, of the same size; what is ticked needs room among what was eaten", async () => {
      const ada = await joined(stores);
      const planned = manyEntries(DAY_LIMIT, { planned: true });
      await run(stores.diary.add(ada, planned));
      expect(await refusal(stores.diary.add(ada, [anEntry({ planned: true })]))).toMatchObject({ _tag: "DayIsFull" });
      await run(stores.diary.add(ada, manyEntries(DAY_LIMIT - 1, {})));
      const [one, other] = planned;
      if (one === undefined || other === undefined) throw new Error("nothing planned");

      await run(stores.diary.replace(ada, eatenOf(one)));
      expect(await refusal(stores.diary.replace(ada, eatenOf(other)))).toMatchObject({ _tag: "DayIsFull" });
      const day = await run(stores.diary.day(ada, MONDAY));
      expect([day.entries.length, day.planned?.length]).toEqual([DAY_LIMIT, DAY_LIMIT - 1]);
      await run(stores.diary.replace(ada, { ...eatenOf(one), planned: true, version: 3 }));
      await run(stores.diary.remove(ada, other.id));
      await run(stores.diary.add(ada, [anEntry({ planned: true })]));
      expect(await refusal(stores.diary.restore(ada, other.id))).toMatchObject({ _tag: "DayIsFull" });
    });

    it("W280 a day on which something is only planned is untracked, and teaches nothing", async () => {
      const ada = await joined(stores);
      const entry = anEntry({ planned: true });
      const { days } = await run(stores.diary.add(ada, [entry]));
      expect(days.map(({ totals }) => totals.parts)).toEqual([0]);
      expect(await run(stores.diary.day(ada, MONDAY))).toEqual({ ...emptyDay(MONDAY), planned: [entry] });
      expect(await run(stores.diary.trackedDates(ada, WEDNESDAY, 9))).toEqual([]);
      expect(await run(stores.diary.summaries(ada, MONDAY, WEDNESDAY))).toEqual([]);
      expect(await run(stores.usage.recent(ada, 9))).toEqual([]);
      await run(stores.diary.replace(ada, eatenOf(entry)));
      expect((await run(stores.usage.recent(ada, 9))).map(({ times }) => times)).toEqual([1]);
      await run(stores.diary.replace(ada, { ...entry, version: 3 }));
      expect(await run(stores.usage.recent(ada, 9))).toEqual([]);
    });
  });
