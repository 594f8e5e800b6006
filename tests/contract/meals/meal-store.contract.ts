import { randomUUID } from "node:crypto";
import { MealStore } from "@morsel/application/meals/meal-store";
import { type StoredMeal, GRAM, mealNameKey, type MealId } from "@morsel/domain/diary";
import { mealPlaceOf } from "@morsel/application/meals/read-meals";
import type { Instant } from "@morsel/domain/calendar";
import type { FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { joined, run, type Fresh, type Stores } from "../stores.ts";
import {
  creationContract,
  versionedStoreContract,
  type VersionedSubject,
} from "../versioned-records/versioned-store.ts";

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

const SUBJECT: VersionedSubject<StoredMeal> = {
  make: (called, id) => aMeal(called, { id: id as MealId }),
  rename: (one, called) => ({ ...one, name: called, version: one.version + 1 }),
  idOf: ({ id }) => id,
  ask: ({ get }) => {
    const meals = get(MealStore);
    return {
      save: meals.save,
      active: (member) => meals.meals(member, { sort: "newest", limit: 100 }),
      remove: (member, id) => meals.remove(member, id as MealId),
      restore: (member, id) => meals.restore(member, id as MealId),
    };
  },
  answers: "record",
  notFound: (id) => ({ _tag: "MealNotFound", id }),
  conflict: "StoredMealConflict",
};

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

    it("W60 W62 a meal is read by its id while it stands", async () => {
      const ada = await joined(stores);
      const meal = aMeal("Porridge", { slot: "breakfast" });
      await save(ada, [meal]);
      expect(await run(store.meal(ada, meal.id))).toEqual(meal);
      await run(store.remove(ada, meal.id));
      expect(await run(store.meal(ada, meal.id))).toBeUndefined();
    });

    it("W61 a meal is found by the name that it has last", async () => {
      const ada = await joined(stores);
      const meal = aMeal("Lunch");
      await save(ada, [meal]);
      const changed = { ...meal, name: "Dinner", version: 2 };
      await run(store.save(ada, changed));
      expect(await all(ada, "name", "lunch")).toEqual([]);
      expect(await all(ada, "name", mealNameKey("Dinner"))).toEqual([changed]);
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

    it("nobody reads another member's meals", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const meal = aMeal("Mine");
      await save(ada, [meal]);
      expect(await run(store.meal(bob, meal.id))).toBeUndefined();
    });

    versionedStoreContract("a meal", fresh, SUBJECT);
    creationContract("a meal", fresh, SUBJECT, ({ get }, member, meal) => get(MealStore).create(member, meal));
  });
