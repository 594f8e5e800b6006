import { randomUUID } from "node:crypto";
import { MealStore, type StoredMeal } from "@morsel/application/meals/meal-store";
import { mealPlaceOf } from "@morsel/application/meals/read-meals";
import { GRAM, mealNameKey, type Instant, type MealId } from "@morsel/domain/diary";
import type { FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { atOnce, joined, refusal, run, type Fresh, type Stores } from "../stores.ts";

let saved = 0;
const aMeal = (name: string, change: Partial<StoredMeal> = {}): StoredMeal => ({
  id: randomUUID() as MealId,
  name,
  items: [
    { foodId: "sr28-09040" as FoodId, description: "Banana", brand: "Farm", amount: 1.5, serving: GRAM },
    { description: "Soup", facts: { energy: 250, fat: 8.5 } },
  ],
  version: 1,
  createdAt: (Date.UTC(2026, 2, 2) + 1000 * (saved += 1)) as Instant,
  ...change,
});

/** Every promise a store of meals makes. */
export const mealStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps meals`, () => {
    let stores: Stores;
    let store: MealStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(MealStore);
    });
    const all = (member: MemberId, sort: "newest" | "name" = "newest", nameKey?: string) =>
      run(store.meals(member, { sort, limit: 100, ...(nameKey === undefined ? {} : { nameKey }) }));
    const save = async (member: MemberId, meals: readonly StoredMeal[]) => {
      for (const meal of meals) expect(await run(store.create(member, meal))).toEqual(meal);
    };
    const names = (meals: readonly StoredMeal[]) => meals.map((meal) => meal.name);

    it("W60 what stands under an id stays; devices that save at once save one meal each", async () => {
      const ada = await joined(stores);
      const meals = [aMeal("Porridge", { slot: "breakfast" }), aMeal("Soup")];
      await atOnce([...meals, ...meals].map((meal) => store.create(ada, meal)));
      expect(await all(ada)).toEqual(meals.toReversed());
      const [first = aMeal("")] = meals;
      expect(await run(store.create(ada, { ...first, name: "Another", items: [] }))).toEqual(first);
      expect(await run(store.meal(ada, first.id))).toEqual(first);
    });

    it("W61 of two who change the version they saw one wins, the other gets what stands", async () => {
      const ada = await joined(stores);
      const meal = aMeal("Lunch");
      await save(ada, [meal]);
      const changes = ["A", "B", "C"].map((next) => ({ ...meal, name: next, version: 2 }));
      const { won, refusals } = await atOnce(changes.map((change) => store.save(ada, change)));
      expect(won).toHaveLength(1);
      const winner = changes[won[0] ?? 0];
      expect(await run(store.meal(ada, meal.id))).toEqual(winner);
      expect(refusals).toEqual([1, 2].map(() => ({ _tag: "StoredMealConflict", current: winner })));
      expect(await all(ada, "name", "lunch")).toEqual([]);
      expect(await all(ada, "name", mealNameKey(winner?.name ?? ""))).toEqual([winner]);
    });

    it("W62 deleting twice is harmless and is taken back whole; what is deleted cannot be changed", async () => {
      const ada = await joined(stores);
      const meal = aMeal("Gone");
      await save(ada, [meal]);
      for (const _ of [1, 2]) expect(await run(store.remove(ada, meal.id))).toEqual(meal);
      expect(await all(ada)).toEqual([]);
      expect(await run(store.meal(ada, meal.id))).toBeUndefined();
      expect(await run(store.create(ada, { ...meal, name: "Repeat" }))).toEqual(meal);
      expect(await all(ada)).toEqual([]);
      const unknown = { _tag: "MealNotFound", id: meal.id };
      expect(await refusal(store.save(ada, { ...meal, version: 2 }))).toEqual(unknown);
      for (const _ of [1, 2]) expect(await run(store.restore(ada, meal.id))).toEqual(meal);
      expect(await all(ada)).toEqual([meal]);
    });

    it("W63 D72 pages follow each other without a gap or a repeat, in either order, also where names and instants repeat", async () => {
      const ada = await joined(stores);
      const at = (Date.UTC(2026, 3, 1) + 1) as Instant;
      const meals = ["b", "É", "a", "e", "a", "A", "z", "é", "B"].map((next, n) =>
        aMeal(next, n % 3 === 0 ? { createdAt: at } : {}),
      );
      await save(ada, meals);
      for (const sort of ["newest", "name"] as const) {
        const read: StoredMeal[] = [];
        for (let last = undefined as StoredMeal | undefined; ; last = read.at(-1)) {
          const after = last === undefined ? {} : { after: mealPlaceOf(last, sort) };
          const page = await run(store.meals(ada, { sort, limit: 2, ...after }));
          if (page.length === 0) break;
          read.push(...page);
        }
        expect(read).toHaveLength(meals.length);
        expect(new Set(read.map(({ id }) => id)).size).toBe(meals.length);
        expect(read).toEqual(await all(ada, sort));
      }
      expect((await all(ada, "name")).map((meal) => mealNameKey(meal.name)).join("")).toBe("aaabbeeez");
      const times = (await all(ada)).map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    it("W63 a word narrows the list to the names that hold it, letter by letter", async () => {
      const ada = await joined(stores);
      await save(ada, [aMeal("Sunday roast"), aMeal("Toast & eggs"), aMeal("100% juice")]);
      expect(names(await all(ada, "name", "oast"))).toEqual(["Sunday roast", "Toast & eggs"]);
      expect(names(await all(ada, "newest", "oast"))).toEqual(["Toast & eggs", "Sunday roast"]);
      for (const none of ["%", "_", "o_st"]) expect(await all(ada, "name", none)).toEqual([]);
    });

    it("nobody reaches another member's meals", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const meal = aMeal("Mine");
      await save(ada, [meal]);
      const unknown = { _tag: "MealNotFound", id: meal.id };
      expect(await all(bob)).toEqual([]);
      expect(await run(store.meal(bob, meal.id))).toBeUndefined();
      expect(await refusal(store.save(bob, { ...meal, version: 2 }))).toEqual(unknown);
      expect(await refusal(store.remove(bob, meal.id))).toEqual(unknown);
      // The same id under another member is another meal.
      await save(bob, [{ ...meal, name: "Other" }]);
      expect(await all(ada)).toEqual([meal]);
    });
  });
