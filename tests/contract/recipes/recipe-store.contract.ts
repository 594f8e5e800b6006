import { randomUUID } from "node:crypto";
import { RecipeStore } from "@morsel/application/recipes/recipe-store";
import { type StoredRecipe, POT_LIMITS, type RecipeId, type RecipeLine } from "@morsel/domain/recipes";
import { recipePlaceOf } from "@morsel/application/recipes/read-recipes";
import type { Instant } from "@morsel/domain/calendar";
import type { FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { atOnce, joined, refusal, run, type Fresh, type Stores } from "../stores.ts";
import {
  creationContract,
  versionedStoreContract,
  type VersionedSubject,
} from "../versioned-records/versioned-store.ts";

let saved = 0;
const newId = (): RecipeId => randomUUID() as string as RecipeId;
const lineOf = (foodId: FoodId): RecipeLine => ({
  text: "100 g of it",
  match: { foodId, description: "It", grams: 100, confidence: 1 },
});
const aRecipe = (title: string, change: Partial<StoredRecipe> = {}): StoredRecipe => ({
  id: newId(),
  title,
  servings: 4,
  isCooked: true,
  lines: [lineOf("sr28-09040" as FoodId), { text: "salt, to taste", isLeftOut: true }],
  steps: [{ text: "Cook.", section: "First" }, { text: "Eat." }],
  version: 1,
  createdAt: (Date.UTC(2026, 2, 2) + 1000 * (saved += 1)) as Instant,
  ...change,
});

const SUBJECT: VersionedSubject<StoredRecipe> = {
  make: (called, id) => aRecipe(called, { id: id as string as RecipeId }),
  rename: (one, called) => ({ ...one, title: called, version: one.version + 1 }),
  idOf: ({ id }) => id,
  ask: ({ get }) => {
    const recipes = get(RecipeStore);
    return {
      save: recipes.save,
      active: (member) => recipes.recipes(member, { sort: "newest", limit: 100 }),
      remove: (member, id) => recipes.remove(member, id as string as RecipeId),
      restore: (member, id) => recipes.restore(member, id as string as RecipeId),
    };
  },
  answers: "record",
  notFound: (id) => ({ _tag: "RecipeNotFound", id }),
  conflict: "StoredRecipeConflict",
};

/** Every promise a store of recipes makes. */
export const recipeStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps recipes`, () => {
    let stores: Stores;
    let store: RecipeStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(RecipeStore);
    });
    const all = (member: MemberId, sort: "newest" | "name" = "newest", titleKey?: string) =>
      run(store.recipes(member, { sort, limit: 100, ...(titleKey === undefined ? {} : { titleKey }) }));
    const save = async (member: MemberId, recipes: readonly StoredRecipe[]) => {
      for (const recipe of recipes) expect(await run(store.create(member, recipe))).toEqual(recipe);
    };

    it("W180 recipes are kept whole and read by their ids", async () => {
      const ada = await joined(stores);
      const porridge = aRecipe("Porridge", {
        grossGrams: 900.5,
        tareGrams: 400,
        cost: { currency: "EUR", minor: 350 as never },
      });
      await save(ada, [porridge, aRecipe("Soup")]);
      expect(await run(store.byIds(ada, [porridge.id, newId()]))).toEqual([porridge]);
      expect(await run(store.byIds(ada, []))).toEqual([]);
    });

    it("W181 a recipe is found by the title that it has last", async () => {
      const ada = await joined(stores);
      const recipe = aRecipe("Lunch");
      await save(ada, [recipe]);
      const changed = { ...recipe, title: "Dinner", version: 2 };
      await run(store.save(ada, changed));
      expect(await run(store.byIds(ada, [recipe.id]))).toEqual([changed]);
      expect(await all(ada, "name", "lunch")).toEqual([]);
    });

    it("W182 W426 what is deleted is read as such, by its member alone", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const recipe = aRecipe("Gone");
      await save(ada, [recipe]);
      expect(await run(store.deleted(ada, recipe.id))).toBeUndefined();
      await run(store.remove(ada, recipe.id));
      expect(await run(store.byIds(ada, [recipe.id]))).toEqual([]);
      expect([await run(store.deleted(ada, recipe.id)), await run(store.deleted(bob, recipe.id))]).toEqual([
        recipe,
        undefined,
      ]);
    });

    it("W183 pages follow each other without a gap or a repeat, in either order, also where titles and instants repeat", async () => {
      const ada = await joined(stores);
      const at = (Date.UTC(2026, 3, 1) + 1) as Instant;
      const recipes = ["b", "김", "É", "a", "e", "a", "A", "가", "z"].map((title, n) =>
        aRecipe(title, n % 3 === 0 ? { createdAt: at } : {}),
      );
      await save(ada, recipes);
      for (const sort of ["newest", "name"] as const) {
        const read: StoredRecipe[] = [];
        for (let last = undefined as StoredRecipe | undefined; ; last = read.at(-1)) {
          const after = last === undefined ? {} : { after: recipePlaceOf(last, sort) };
          const page = await run(store.recipes(ada, { sort, limit: 2, ...after }));
          if (page.length === 0) break;
          read.push(...page);
        }
        expect(read).toHaveLength(recipes.length);
        expect(read).toEqual(await all(ada, sort));
      }
      expect((await all(ada, "name")).map(({ title }) => title.toLowerCase()).join("")).toMatch(/^aaab[eé][eé]z가김$/);
      for (const none of ["%", "_"]) expect(await all(ada, "name", none)).toEqual([]);
    });

    it("W184 R7 no recipe holds itself, also when two that would hold each other are written at once", async () => {
      const ada = await joined(stores);
      const [pie, crust] = [aRecipe("Pie"), aRecipe("Crust")];
      await save(ada, [pie, crust]);
      const both = await atOnce([
        store.save(ada, { ...pie, lines: [lineOf(crust.id)], version: 2 }),
        store.save(ada, { ...crust, lines: [lineOf(pie.id)], version: 2 }),
      ]);
      expect(both.won).toHaveLength(1);
      expect(both.refusals).toMatchObject([{ _tag: "RecipeHoldsItself" }]);
      const self = aRecipe("Self");
      expect(await refusal(store.create(ada, { ...self, lines: [lineOf(self.id)] }))).toEqual({
        _tag: "RecipeHoldsItself",
        titles: ["Self", "Self"],
      });
      // Deleted, it is in nobody's way; back again it would be.
      const [one, other] = [aRecipe("One"), aRecipe("Other")];
      await save(ada, [one, { ...other, lines: [lineOf(one.id)] }]);
      await run(store.remove(ada, other.id));
      await run(store.save(ada, { ...one, lines: [lineOf(other.id)], version: 2 }));
      expect(await refusal(store.restore(ada, other.id))).toMatchObject({
        _tag: "RecipeHoldsItself",
      });
    });

    it("W186 what is chosen for a name is remembered, the last choice of it", async () => {
      const ada = await joined(stores);
      const bob = await joined(stores);
      const [oats, milk] = ["sr28-08120" as FoodId, "sr28-01077" as FoodId];
      await run(store.remember(ada, [{ name: "oats", foodId: milk }]));
      await run(
        store.remember(ada, [
          { name: "oats", foodId: oats },
          { name: "milk", foodId: milk },
        ]),
      );
      expect(await run(store.remembered(ada, ["oats", "salt"]))).toEqual([{ name: "oats", foodId: oats }]);
      expect(await run(store.remembered(bob, ["oats"]))).toEqual([]);
      expect(await run(store.remembered(ada, []))).toEqual([]);
    });

    it("W155 W186 all that is remembered is read by name, page behind page, and of one member alone", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const matches = ["Äpfel", "milk", "oat", "oats", "zest"].map((name, n) => ({
        name,
        foodId: `sr28-0100${n}` as FoodId,
      }));
      await run(store.remember(ada, matches));
      await run(store.remember(bob, [{ name: "milk", foodId: "sr28-09040" as FoodId }]));
      const byName = matches.toSorted((a, b) => (a.name < b.name ? -1 : 1));
      expect(await run(store.matches(ada, { limit: 3 }))).toEqual(byName.slice(0, 3));
      expect(await run(store.matches(ada, { limit: 3, after: byName[2]?.name ?? "" }))).toEqual(byName.slice(3));
      expect(await run(store.matches(await joined(stores), { limit: 3 }))).toEqual([]);
    });

    it("W188 pots are kept by name, the same id is the same pot, and more than fifty are refused", async () => {
      const ada = await joined(stores);
      const pots = Array.from({ length: POT_LIMITS.count }, (_, n) => ({
        id: randomUUID(),
        name: `Pot ${String(n).padStart(2, "0")}`,
        grams: 500 + n + 0.5,
      }));
      for (const pot of pots.toReversed()) await run(store.putPot(ada, pot));
      expect(await run(store.pots(ada))).toEqual(pots);
      expect(await refusal(store.putPot(ada, { id: randomUUID(), name: "More", grams: 1 }))).toEqual({
        _tag: "PotsAreFull",
        limit: POT_LIMITS.count,
      });
      const [first = { id: "", name: "", grams: 1 }, ...rest] = pots;
      await run(store.putPot(ada, { ...first, grams: 9 }));
      expect((await run(store.pots(ada)))[0]).toEqual({ ...first, grams: 9 });
      for (const _ of [1, 2]) await run(store.removePot(ada, first.id));
      expect(await run(store.pots(ada))).toEqual(rest);
    });

    it("nobody reads another member's recipes", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const recipe = aRecipe("Mine");
      await save(ada, [recipe]);
      expect(await run(store.byIds(bob, [recipe.id]))).toEqual([]);
    });

    versionedStoreContract("a recipe", fresh, SUBJECT);
    creationContract("a recipe", fresh, SUBJECT, ({ get }, member, recipe) => get(RecipeStore).create(member, recipe));
  });
