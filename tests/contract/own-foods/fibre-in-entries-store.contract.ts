import { FibreInEntries, type FibrePlace } from "@morsel/application/own-foods/fibre-in-entries";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { checkOwnFood, foodOfOwn, type FoodId, type OwnFoodDraft } from "@morsel/domain/foods";
import { foodEntries, totalsOf } from "@morsel/domain/diary";
import type { Instant } from "@morsel/domain/calendar";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { valueOf } from "../../arbitraries/numbers.ts";
import { anEntry, expectTotals, joined, MONDAY, run, TUESDAY, type Fresh, type Stores } from "../stores.ts";

/** 4 × 10 + 4 × 60 + 9 × 7 + 2 × 9 */
const GRANOLA: OwnFoodDraft = {
  description: "Granola",
  basis: "eu",
  facts: { energy: 361, fat: 7, carbohydrates: 60, protein: 10, fiber: 9 },
  per: "100g",
  servings: [],
};
const LABELLED = { energy: 361, fat: 7, carbohydrates: 60, protein: 10, fiber: 9 };
const LATER = Date.UTC(2100, 0, 1) as Instant;

/** Contract of entries that were logged before own foods were converted. */
export const fibreInEntriesContract = (name: string, fresh: Fresh) =>
  describe(`${name} mends the fibre in entries`, () => {
    let stores: Stores;
    let entries: FibreInEntries;
    beforeAll(async () => {
      stores = await fresh();
      entries = stores.get(FibreInEntries);
    });
    const granolaOf = async (draft: Partial<OwnFoodDraft> = {}) => {
      const member = await joined(stores);
      const whole = { ...GRANOLA, ...draft };
      const food = foodOfOwn(randomUUID() as FoodId, valueOf(checkOwnFood(whole)), undefined);
      const changedAt = Date.UTC(2026, 2, 2) as Instant;
      await run(stores.get(OwnFoodStore).save(member, { food, draft: whole, version: 1, changedAt, isDeleted: false }));
      return { member, food };
    };
    type Granola = Awaited<ReturnType<typeof granolaOf>>;
    const log = async ({ member, food }: Granola, change: Parameters<typeof anEntry>[0]) => {
      const entry = anEntry({ foodId: food.id, per100g: LABELLED, ...change });
      await run(stores.diary.add(member, [entry]));
      return entry;
    };
    const day = ({ member }: Granola, date = MONDAY) => run(stores.diary.day(member, date));
    const mendAll = async (limit: number, before = LATER): Promise<number> => {
      let changed = 0;
      let place: FibrePlace | undefined;
      do {
        const step = await run(entries.mend(place, before, limit));
        changed += step.changed;
        place = step.next;
      } while (place !== undefined);
      return changed;
    };

    it("W424 what was kept without fibre gets it once, with its day; what has it, and what is another's, stays", async () => {
      const granola = await granolaOf();
      const old = await log(granola, {});
      const right = await log(granola, { per100g: granola.food.nutrients, date: TUESDAY });
      const other = await log(granola, { foodId: "sr28-09040" as FoodId, date: TUESDAY });
      expect(await mendAll(1)).toBe(1);
      const monday = await day(granola);
      expect(foodEntries(monday.entries)).toMatchObject([
        { id: old.id, version: old.version + 1, per100g: { ...LABELLED, carbohydrates: 69 } },
      ]);
      const [kept] = await run(stores.diary.summaries(granola.member, MONDAY, MONDAY));
      expectTotals(kept?.totals, totalsOf(monday.entries));
      expect(kept?.totals.facts.carbohydrates).toBeCloseTo(69, 6);
      expect((await day(granola, TUESDAY)).entries).toEqual([right, other]);
      expect(await mendAll(7)).toBe(0);
      expect((await day(granola)).entries).toEqual(monday.entries);
    });

    it("W424 of a food that was changed since, the energy tells; what nobody can tell apart stays", async () => {
      const granola = await granolaOf({ facts: { ...GRANOLA.facts, carbohydrates: 40, energy: 281 } });
      const old = await log(granola, {});
      await log(granola, { per100g: { ...LABELLED, carbohydrates: 69 }, date: TUESDAY });
      await log(granola, { per100g: { carbohydrates: 60, fiber: 9 }, date: TUESDAY });
      const tuesday = await day(granola, TUESDAY);
      for (const changed of [1, 0]) expect(await mendAll(3)).toBe(changed);
      expect(foodEntries((await day(granola)).entries)).toMatchObject([{ id: old.id, per100g: { carbohydrates: 69 } }]);
      expect((await day(granola, TUESDAY)).entries).toEqual(tuesday.entries);
    });

    it("W424 only what was logged before the foods were converted, and of European labels with fibre", async () => {
      const [granola, american] = [await granolaOf(), await granolaOf({ basis: "us" })];
      await log(granola, {});
      await log(american, {});
      expect(await mendAll(5, Date.UTC(2020, 0, 1) as Instant)).toBe(0);
      expect(await mendAll(5)).toBe(1);
      expect(foodEntries((await day(american)).entries)).toMatchObject([{ version: 1, per100g: LABELLED }]);
    });

    it("W424 the day of the conversion is known", async () =>
      expect(await run(entries.convertedAt)).toBeGreaterThan(Date.UTC(2026, 0, 1)));
  });
