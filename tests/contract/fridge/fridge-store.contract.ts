import { randomUUID } from "node:crypto";
import { FridgeStore } from "@morsel/application/fridge/fridge-store";
import { type FridgeDish, type FridgePortion, FRIDGE_DISHES, type HouseholdId } from "@morsel/domain/household";
import { HouseholdStore } from "@morsel/application/household/household-store";
import { leaveOnErasure } from "@morsel/application/household/use-cases";
import { DAY_LIMIT, type EntryId } from "@morsel/domain/diary";
import type { Instant } from "@morsel/domain/calendar";
import type { Food, FoodId, ServingId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { anEntry, atOnce, joined, manyEntries, MONDAY, refusal, run, type Fresh, type Stores } from "../stores.ts";

const COOKED = Date.UTC(2026, 2, 2, 18) as Instant;
const DAY = 86_400_000;
const stew: Food = {
  id: randomUUID() as string as FoodId,
  description: "Stew",
  alternativeNames: [],
  category: "",
  source: { dataset: "recipe", id: "stew", licence: "own" },
  basis: "us",
  nutrients: { energy: 120 },
  servings: [{ id: "serving" as ServingId, label: "serving", grams: 250 }],
  defaultServing: "serving" as ServingId,
};

const aDish = (cook: MemberId, change: Partial<FridgeDish> = {}): FridgeDish => ({
  id: randomUUID(),
  food: stew,
  cookedOn: MONDAY,
  cookedAt: COOKED,
  cook,
  grams: 1000,
  left: 1000,
  isThrownAway: false,
  version: 1,
  ...change,
});

const portionOf = (
  dish: FridgeDish,
  member: MemberId,
  grams: number,
  change: Partial<FridgePortion> = {},
): FridgePortion => {
  const id = randomUUID() as EntryId;
  const { description, nutrients } = dish.food;
  const entry = anEntry({ id, foodId: dish.food.id, description, amount: grams, grams, per100g: nutrients });
  return { id, member, dish: dish.id, taken: grams, entry, state: "logged", by: member, ...change };
};

/** The dish after so much of it was taken. */
const less = (dish: FridgeDish, grams: number): FridgeDish => {
  const left = dish.left - grams;
  return { ...dish, left, ...(left === 0 ? { endedAt: COOKED } : {}), version: dish.version + 1 };
};

/** Every promise a store of fridges makes. */
export const fridgeStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps what is left in the fridge`, () => {
    let stores: Stores;
    let store: FridgeStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(FridgeStore);
    });
    /** Ada, who owns it, Bo, who lets others log, and Cy, who does not. */
    const home = async () => {
      const [ada, bo, cy] = [await joined(stores), await joined(stores), await joined(stores)];
      const id = randomUUID() as string as HouseholdId;
      await run(
        stores.get(HouseholdStore).save({
          id,
          name: "Home",
          people: [
            { id: ada, role: "owner", joinedAt: 1, allowsLogging: false },
            { id: bo, role: "member", joinedAt: 2, allowsLogging: true },
            { id: cy, role: "member", joinedAt: 3, allowsLogging: false },
          ],
          invitations: [],
          version: 1,
        }),
      );
      return { ada, bo, cy };
    };
    const eaten = async (member: MemberId) => (await run(stores.diary.day(member, MONDAY))).entries;
    const dishes = (member: MemberId) => run(store.dishes(member));

    it("W272 W274 in one step: into the diaries of who allows it, else it waits; a repeat cooks nothing twice", async () => {
      const { ada, bo, cy } = await home();
      const dish = aDish(ada, { left: 250 });
      const portions = [portionOf(dish, ada, 250), portionOf(dish, bo, 300), portionOf(dish, cy, 200, { by: ada })];
      for (const _ of [1, 2]) await run(store.cook(ada, dish, portions));
      expect([await eaten(ada), await eaten(bo), await eaten(cy)]).toEqual([
        [portions[0]?.entry],
        [portions[1]?.entry],
        [],
      ]);
      for (const member of [ada, bo, cy]) expect(await dishes(member)).toEqual([dish]);
      expect(await run(store.waiting(cy))).toEqual([{ ...portions[2], state: "waiting" }]);
      expect([await run(store.waiting(ada)), await run(store.waiting(bo))]).toEqual([[], []]);
      const id = portions[2]?.id ?? ("" as EntryId);
      // Members cannot accept or give back another's portion.
      for (const other of [ada, bo, await joined(stores)]) {
        expect(await refusal(store.accept(other, id))).toEqual({ _tag: "PortionNotFound", id });
        expect(await refusal(store.giveBack(other, id))).toEqual({ _tag: "PortionNotFound", id });
      }
      for (const _ of [1, 2]) await run(store.accept(cy, id));
      expect([await eaten(cy), await run(store.waiting(cy))]).toEqual([[portions[2]?.entry], []]);
    });

    it("W272 a day that is full lets another's portion wait, and refuses one's own with all of it", async () => {
      const { ada, bo } = await home();
      const full = manyEntries(DAY_LIMIT);
      for (let at = 0; at < full.length; at += 50) await run(stores.diary.add(bo, full.slice(at, at + 50)));
      const dish = aDish(ada);
      const portion = portionOf(dish, bo, 300, { by: ada });
      await run(store.cook(ada, dish, [portion]));
      expect(await run(store.waiting(bo))).toEqual([{ ...portion, state: "waiting" }]);
      expect(await refusal(store.accept(bo, portion.id))).toMatchObject({ _tag: "DayIsFull" });
      const own = aDish(bo);
      const refused = store.cook(bo, own, [portionOf(own, bo, 1), portionOf(own, ada, 1)]);
      expect(await refusal(refused)).toMatchObject({ _tag: "DayIsFull" });
      expect([await run(store.dish(bo, own.id)), await eaten(ada)]).toEqual([undefined, []]);
      expect(await refusal(store.take(bo, less(dish, 1), portionOf(dish, bo, 1)))).toMatchObject({
        _tag: "DayIsFull",
      });
      expect(await run(store.dish(ada, dish.id))).toEqual(dish);
    });

    it("W273 of those who take the last portion at once exactly one gets it, the others what stands", async () => {
      const { ada, bo, cy } = await home();
      const dish = aDish(ada, { left: 250 });
      await run(store.cook(ada, dish, []));
      const takers = [ada, bo, cy, bo, cy];
      const { won, refusals } = await atOnce(
        takers.map((member) => store.take(member, less(dish, 250), portionOf(dish, member, 250))),
      );
      expect(won).toHaveLength(1);
      expect(refusals).toEqual(
        Array.from({ length: 4 }, () => ({ _tag: "StoredDishConflict", current: less(dish, 250) })),
      );
      const winner = takers[won[0] ?? 0];
      for (const member of [ada, bo, cy]) expect(await eaten(member)).toHaveLength(member === winner ? 1 : 0);
      expect(await dishes(ada)).toEqual([]);
    });

    it("W274 the same portion at once is taken once", async () => {
      const { ada } = await home();
      const dish = aDish(ada);
      await run(store.cook(ada, dish, []));
      const portion = portionOf(dish, ada, 100);
      const { won } = await atOnce([1, 2, 3].map(() => store.take(ada, less(dish, 100), portion)));
      expect(won).toEqual([0, 1, 2]);
      expect([await eaten(ada), await dishes(ada)]).toEqual([[portion.entry], [less(dish, 100)]]);
      expect(await run(store.portion(ada, portion.id))).toEqual(portion);
    });

    it("W275 W265 a portion goes back whole, out of the diary into the dish, and a dish that ran out is there again", async () => {
      const { ada, bo } = await home();
      const dish = aDish(ada, { left: 250 });
      await run(store.cook(ada, dish, []));
      const portion = portionOf(dish, bo, 250);
      await run(store.take(bo, less(dish, 250), portion));
      for (const _ of [1, 2]) await run(store.giveBack(bo, portion.id));
      expect([await eaten(bo), await dishes(ada)]).toEqual([[], [{ ...dish, version: 3 }]]);
      expect(await refusal(store.accept(bo, portion.id))).toMatchObject({ _tag: "PortionNotFound" });
      // An entry that was deleted in the diary leaves the dish as it is until the portion goes back.
      const again = portionOf(dish, bo, 100);
      await run(store.take(bo, { ...less(dish, 100), version: 4 }, again));
      await run(stores.diary.remove(bo, again.id));
      expect(await dishes(ada)).toEqual([{ ...dish, left: 150, version: 4 }]);
      await run(store.giveBack(bo, again.id));
      expect(await dishes(ada)).toEqual([{ ...dish, version: 5 }]);
    });

    it("W275 W273 what is thrown away is no longer there, and comes back; of the version that was seen", async () => {
      const { ada, bo } = await home();
      const dish = aDish(ada);
      await run(store.cook(ada, dish, []));
      const thrown = { ...dish, isThrownAway: true, endedAt: COOKED, version: 2 };
      await run(store.replace(bo, thrown));
      expect([await dishes(ada), await run(store.dish(ada, dish.id))]).toEqual([[], thrown]);
      expect(await refusal(store.replace(ada, thrown))).toEqual({ _tag: "StoredDishConflict", current: thrown });
      const portion = portionOf(dish, ada, 1);
      expect(await refusal(store.take(ada, less(dish, 1), portion))).toEqual({
        _tag: "StoredDishConflict",
        current: thrown,
      });
      const { endedAt: _, ...back } = { ...thrown, isThrownAway: false, version: 3 };
      await run(store.replace(ada, back));
      expect(await dishes(bo)).toEqual([back]);
    });

    it("W276 fifty dishes at most, the latest first; what has ended is forgotten after thirty days", async () => {
      const { ada } = await home();
      const many = Array.from({ length: FRIDGE_DISHES }, (_, at) => aDish(ada, { cookedAt: (COOKED + at) as Instant }));
      for (const dish of many) await run(store.cook(ada, dish, []));
      expect(await dishes(ada)).toEqual(many.toReversed());
      expect(await refusal(store.cook(ada, aDish(ada), []))).toEqual({ _tag: "FridgeIsFull", limit: FRIDGE_DISHES });
      // A dish that is eaten at once needs no place.
      const eatenUp = aDish(ada, { left: 0, endedAt: COOKED });
      const portion = portionOf(eatenUp, ada, 1000);
      await run(store.cook(ada, eatenUp, [portion]));
      const [first = aDish(ada)] = many;
      await run(store.replace(ada, { ...first, isThrownAway: true, endedAt: COOKED, version: 2 }));
      const late = (days: number) => aDish(ada, { cookedAt: (COOKED + days * DAY + 1) as Instant });
      await run(store.cook(ada, late(29), []));
      expect(await run(store.dish(ada, first.id))).toMatchObject({ isThrownAway: true });
      const [second = aDish(ada)] = many.slice(1);
      await run(
        store.replace(ada, { ...second, isThrownAway: true, endedAt: (COOKED + 29 * DAY) as Instant, version: 2 }),
      );
      await run(store.cook(ada, late(30), []));
      expect(await run(store.dish(ada, first.id))).toBeUndefined();
      expect(await run(store.portion(ada, portion.id))).toBeUndefined();
      expect(await run(store.dish(ada, second.id))).toBeDefined();
      expect(await eaten(ada)).toEqual([portion.entry]);
    });

    it("W271 nobody outside finds, takes, throws away or cooks anything; nobody is given a portion who is not in it", async () => {
      const { ada } = await home();
      const { ada: other } = await home();
      const dish = aDish(ada);
      await run(store.cook(ada, dish, []));
      for (const nobody of [other, await joined(stores)]) {
        expect(await dishes(nobody)).toEqual([]);
        expect(await run(store.dish(nobody, dish.id))).toBeUndefined();
        const portion = portionOf(dish, nobody, 1);
        expect(await refusal(store.take(nobody, less(dish, 1), portion))).toEqual({
          _tag: "DishNotFound",
          id: dish.id,
        });
        expect(await eaten(nobody)).toEqual([]);
        const thrown = { ...dish, isThrownAway: true, version: 2 };
        expect(await refusal(store.replace(nobody, thrown))).toEqual({ _tag: "DishNotFound", id: dish.id });
        const mine = aDish(ada);
        expect(await refusal(store.cook(ada, mine, [portionOf(mine, nobody, 1)]))).toEqual({
          _tag: "HouseholdNotFound",
        });
        expect(await run(store.dish(ada, mine.id))).toBeUndefined();
      }
      expect(await refusal(store.cook(await joined(stores), aDish(ada), []))).toEqual({ _tag: "HouseholdNotFound" });
      expect(await dishes(ada)).toEqual([dish]);
    });

    it("W269 who leaves lets go of what waited for them; what they logged and cooked stays, without their name", async () => {
      const { ada, bo, cy } = await home();
      const dish = aDish(cy, { left: 500 });
      const portions = [portionOf(dish, cy, 200, { by: cy }), portionOf(dish, ada, 300, { by: cy })];
      await run(store.cook(cy, dish, portions));
      const forCy = aDish(ada, { left: 900, cookedAt: (COOKED + 1) as Instant });
      await run(store.cook(ada, forCy, [portionOf(forCy, cy, 100, { by: ada })]));
      await run(leaveOnErasure(stores.get(HouseholdStore), cy));
      const { cook: _, ...nobodys } = dish;
      expect(await dishes(bo)).toEqual([{ ...forCy, left: 1000, version: 2 }, nobodys]);
      expect([await run(store.waiting(cy)), await dishes(cy)]).toEqual([[], []]);
      const { by: __, ...unsigned } = portions[1] ?? portionOf(dish, ada, 1);
      expect(await run(store.waiting(ada))).toEqual([{ ...unsigned, state: "waiting" }]);
      expect(await eaten(cy)).toEqual([portions[0]?.entry]);
      for (const last of [ada, bo]) await run(leaveOnErasure(stores.get(HouseholdStore), last));
      expect(await run(store.waiting(ada))).toEqual([]);
    });
  });
