import { DAY_LIMIT, totalsOf } from "@morsel/domain/diary";
import { beforeAll, describe, expect, it } from "vitest";
import {
  anEntry,
  atOnce,
  expectTotals,
  joined,
  manyEntries,
  MONDAY,
  run,
  TUESDAY,
  type Fresh,
  type Stores,
} from "../stores.ts";

export const diaryStoreWritersContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the DiaryStore contract when several write at once`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await fresh();
    });

    it("of two writers of one version one wins, the other sees what stands", async () => {
      const ada = await joined(stores);
      const entry = anEntry();
      await run(stores.diary.add(ada, [entry]));
      const wishes = [11, 22, 33, 44].map((amount) => ({ ...entry, amount, grams: amount, version: 2 }));
      const { won, refusals } = await atOnce(wishes.map((wish) => stores.diary.replace(ada, wish)));
      expect(won).toHaveLength(1);
      const current = wishes[won[0] ?? -1];
      expect(await run(stores.diary.entry(ada, entry.id))).toEqual(current);
      expect(refusals).toEqual([1, 2, 3].map(() => ({ _tag: "EntryVersionConflict", current })));
      const [summary] = await run(stores.diary.summaries(ada, MONDAY, MONDAY));
      expectTotals(summary?.totals, totalsOf(current ? [current] : []));
    });

    it("who logs at once all land, once each, and the totals hold", async () => {
      const ada = await joined(stores);
      const all = manyEntries(12);
      await atOnce([...all, ...all].map((entry) => stores.diary.add(ada, [entry])));
      expect((await run(stores.diary.day(ada, MONDAY))).entries).toEqual(all);
      const [summary] = await run(stores.diary.summaries(ada, MONDAY, MONDAY));
      expectTotals(summary?.totals, totalsOf(all));
    });

    it("the last places of a day are given out once", async () => {
      const ada = await joined(stores);
      await run(stores.diary.add(ada, manyEntries(DAY_LIMIT - 3)));
      const { won } = await atOnce(manyEntries(8).map((entry) => stores.diary.add(ada, [entry])));
      expect(won).toHaveLength(3);
      expect((await run(stores.diary.day(ada, MONDAY))).entries).toHaveLength(DAY_LIMIT);
    });

    it("two moves across each other's days at once do not block each other", async () => {
      const ada = await joined(stores);
      const [a, b] = [anEntry(), anEntry({ date: TUESDAY })];
      await run(stores.diary.add(ada, [a, b]));
      let [onMonday, onTuesday] = [a, b];
      for (let turn = 0; turn < 5; turn++) {
        const [left, right] = [
          { ...onMonday, date: TUESDAY, version: onMonday.version + 1 },
          { ...onTuesday, date: MONDAY, version: onTuesday.version + 1 },
        ];
        const { won } = await atOnce([stores.diary.replace(ada, left), stores.diary.replace(ada, right)]);
        expect(won).toEqual([0, 1]);
        [onMonday, onTuesday] = [right, left];
      }
      const [monday, tuesday] = await run(stores.diary.summaries(ada, MONDAY, TUESDAY));
      expectTotals(monday?.totals, totalsOf([onMonday]));
      expectTotals(tuesday?.totals, totalsOf([onTuesday]));
    });
  });
