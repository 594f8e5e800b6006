import { totalsOf, usagesOf } from "@morsel/domain/diary";
import { describe, expect, it } from "vitest";
import { anEntry, aQuickAdd, expectTotals, joined, MONDAY, run, TUESDAY, written, type Fresh } from "../stores.ts";

/** Contract of quick adds, a day's entries without a food. */
export const quickAddsContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps quick adds`, () => {
    it("D27 a quick add is kept as it is, counts in the day, and teaches nothing about foods", async () => {
      const stores = await fresh();
      const ada = await joined(stores);
      const [soup, banana] = [aQuickAdd({ time: "12:15" as never }), anEntry()];
      expect(await written(stores.diary.add(ada, [soup, banana]))).toEqual([soup, banana]);
      expect(await run(stores.diary.entry(ada, soup.id))).toEqual(soup);
      const changed = { ...soup, description: "Stew", facts: { energy: 300 }, date: TUESDAY, version: 2 };
      await run(stores.diary.replace(ada, changed));
      expect((await run(stores.diary.day(ada, TUESDAY))).entries).toEqual([changed]);
      const [, tuesday] = await run(stores.diary.summaries(ada, MONDAY, TUESDAY));
      expectTotals(tuesday?.totals, totalsOf([changed]));
      await run(stores.diary.remove(ada, soup.id));
      expect(await written(stores.diary.restore(ada, soup.id))).toEqual([changed]);
      expect(await run(stores.usage.recent(ada, 10))).toEqual(usagesOf([banana]));
    });
  });
