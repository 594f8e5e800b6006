import { DEFAULT_DIARY_SETTINGS, type DiarySettings } from "@morsel/domain/diary";
import { MEALS } from "@morsel/domain/meal-slots";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, atOnce, joined, refusal, run, type Fresh, type Stores } from "../stores.ts";

const some = (change: Partial<DiarySettings> = {}): DiarySettings => ({
  ...DEFAULT_DIARY_SETTINGS,
  columns: ["sodium", "fiber"],
  version: 1,
  ...change,
});

export const diarySettingsStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the DiarySettingsStore contract`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await fresh();
    });

    it("who chose nothing has the default ones, of version 0", async () => {
      expect(await run(stores.settings.of(aMember().id))).toEqual(DEFAULT_DIARY_SETTINGS);
      expect(await run(stores.settings.of(await joined(stores)))).toEqual(DEFAULT_DIARY_SETTINGS);
    });

    it("keeps the order of columns, that there are none, and names in any script, the hour of the day, and the day of the week", async () => {
      const ada = await joined(stores);
      const slots = [
        ...MEALS.map((id) => (id === "lunch" ? { id, name: "Zweites Frühstück 🥐" } : { id })),
        { id: "extra1" as const, name: "夜食 ’“\\" },
      ];
      const first = some({
        columns: ["protein", "vitamin_b12", "carbohydrates"],
        slots,
        dayBeginsAt: 4,
        weekStartsOn: "saturday",
      });
      await run(stores.settings.put(ada, first));
      expect(await run(stores.settings.of(ada))).toStrictEqual(first);
      const second = some({ columns: [], version: 2 });
      await run(stores.settings.put(ada, second));
      expect(await run(stores.settings.of(ada))).toStrictEqual(second);
    });

    it("refuses a version that does not follow, shows what stands and writes nothing", async () => {
      const ada = await joined(stores);
      const first = some();
      await run(stores.settings.put(ada, first));
      for (const version of [0, 1, 3])
        expect(await refusal(stores.settings.put(ada, some({ columns: [], version })))).toEqual({
          _tag: "DiarySettingsVersionConflict",
          current: first,
        });
      expect(await run(stores.settings.of(ada))).toEqual(first);
    });

    it("of two writers of one version one wins, the first time too", async () => {
      const ada = await joined(stores);
      for (const version of [1, 2]) {
        const wishes = (["iron", "calcium", "zinc"] as const).map((id) => some({ columns: [id], version }));
        const { won, refusals } = await atOnce(wishes.map((wish) => stores.settings.put(ada, wish)));
        expect(won).toHaveLength(1);
        const current = wishes[won[0] ?? -1];
        expect(await run(stores.settings.of(ada))).toEqual(current);
        expect(refusals).toEqual([1, 2].map(() => ({ _tag: "DiarySettingsVersionConflict", current })));
      }
    });

    it("one member's settings are not another's", async () => {
      const [ada, eve] = [await joined(stores), await joined(stores)];
      await run(stores.settings.put(ada, some()));
      expect(await run(stores.settings.of(eve))).toEqual(DEFAULT_DIARY_SETTINGS);
    });
  });
