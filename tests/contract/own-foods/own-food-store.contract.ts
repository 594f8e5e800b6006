import { randomUUID } from "node:crypto";
import {
  checkOwnFood,
  foodOfOwn,
  readGtin,
  type FoodId,
  type OwnFoodDraft,
  type ServingId,
  type StoredOwnFood,
} from "@morsel/domain/foods";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { ownFoodPlace } from "@morsel/application/own-foods/read-own-foods";
import { FoodUsageStore } from "@morsel/application/foods/food-usage-store";
import type { CalendarDate, Instant } from "@morsel/domain/calendar";
import { totalsOf } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { valueOf } from "../../arbitraries/numbers.ts";
import { anEntry, expectTotals, joined, MONDAY, refusal, run, type Fresh, type Stores } from "../stores.ts";
import { versionedStoreContract, type VersionedSubject } from "../versioned-records/versioned-store.ts";

const GRANOLA: OwnFoodDraft = {
  description: "Granola",
  basis: "eu",
  facts: { energy: 450, fat: 12, carbohydrates: 60, protein: 10 },
  per: "100g",
  servings: [{ label: "1 bowl", amount: 60, unit: "g" }],
};

let made = 0;
const own = (change: Partial<OwnFoodDraft> = {}, more: Partial<StoredOwnFood> = {}, id = randomUUID() as string) => {
  const draft = { ...GRANOLA, ...change };
  const food = foodOfOwn(id as FoodId, valueOf(checkOwnFood(draft)), undefined);
  const changedAt = (Date.UTC(2026, 2, 2) + 1000 * (made += 1)) as Instant;
  return { food, draft, version: 1, changedAt, isDeleted: false, ...more } satisfies StoredOwnFood;
};
const nextOf = (before: StoredOwnFood, change: Partial<OwnFoodDraft>): StoredOwnFood =>
  own({ ...before.draft, ...change }, { version: before.version + 1 }, before.food.id);

const SUBJECT: VersionedSubject<StoredOwnFood> = {
  make: (called, id) => own({ description: called }, {}, id),
  rename: (one, called) => nextOf(one, { description: called }),
  idOf: ({ food }) => food.id,
  ask: ({ get }) => {
    const foods = get(OwnFoodStore);
    // W162: many are marked at once, and of those the known are answered.
    const marked = (isDeleted: boolean) => (member: MemberId, id: string) =>
      Effect.flatMap(foods.mark(member, [id as FoodId], { isDeleted }), ([known]) =>
        known === undefined
          ? Effect.fail({ _tag: "OwnFoodNotFound", id })
          : Effect.map(foods.ownFood(member, known), (food) => ({ ...food, isDeleted: false })),
      );
    return {
      save: (member, food) => foods.save(member, food),
      active: (member) => foods.page(member, { sort: "newest", limit: 100 }),
      remove: marked(true),
      restore: marked(false),
    };
  },
  answers: "record",
  notFound: (id) => ({ _tag: "OwnFoodNotFound", id }),
  conflict: "OwnFoodVersionConflict",
};

/** Every promise a store of own foods makes. */
export const ownFoodStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps own foods`, () => {
    let stores: Stores;
    let store: OwnFoodStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(OwnFoodStore);
    });
    const all = (member: MemberId, sort: "newest" | "name" = "newest", nameKey?: string) =>
      run(store.page(member, { sort, limit: 100, ...(nameKey === undefined ? {} : { nameKey }) }));
    const found = async (member: MemberId, beginning: string) =>
      (await run(store.beginningWith(member, beginning, 300))).map(({ id }) => id).sort();

    it("W162 W165 is found by its words and barcode while it stands; what was deleted is known by its id", async () => {
      const ada = await joined(stores);
      const code = valueOf(readGtin("4006381333931"));
      const granola = own({ description: "Haselnuss-Müsli", brand: "Kölln", barcode: "4006381333931" });
      await run(store.save(ada, granola));
      const { id } = granola.food;
      for (const beginning of ["hasel", "musli", "kolln"]) expect(await found(ada, beginning)).toEqual([id]);
      expect(await found(ada, "granola")).toEqual([]);
      expect((await run(store.withBarcode(ada, code))).map((one) => one.id)).toEqual([id]);
      await run(store.save(ada, nextOf(granola, { description: "Walnuss-Müsli", barcode: "" })));
      expect([await found(ada, "hasel"), await found(ada, "walnuss")]).toEqual([[], [id]]);
      expect(await run(store.withBarcode(ada, code))).toEqual([]);
      for (const _ of [1, 2]) expect(await run(store.mark(ada, [id], { isDeleted: true }))).toEqual([id]);
      expect([await all(ada), await found(ada, "walnuss")]).toEqual([[], []]);
      // W290
      expect(await run(store.foods(ada, [id]))).toMatchObject([
        { description: "Walnuss-Müsli", source: { dataset: "own", deleted: true } },
      ]);
      expect(await refusal(store.save(ada, nextOf(nextOf(granola, {}), {})))).toMatchObject({
        _tag: "OwnFoodNotFound",
      });
      for (const _ of [1, 2]) expect(await run(store.mark(ada, [id], { isDeleted: false }))).toEqual([id]);
      expect(await found(ada, "walnuss")).toEqual([id]);
      expect((await run(store.foods(ada, [id])))[0]?.source).not.toHaveProperty("deleted");
    });

    it("F28 W162 a correction stands under the catalogue's id until it is deleted, and can be made anew", async () => {
      const ada = await joined(stores);
      const banana = own({ description: "My banana" }, {}, "sr28-09040");
      const { id } = banana.food;
      await run(store.save(ada, banana));
      expect(await run(store.foods(ada, [id, "sr28-01077" as FoodId]))).toEqual([banana.food]);
      await run(store.mark(ada, [id], { isDeleted: true }));
      expect(await run(store.foods(ada, [id]))).toEqual([]);
      const again = nextOf(banana, { description: "Banana again" });
      await run(store.save(ada, again));
      expect(await run(store.foods(ada, [id]))).toEqual([again.food]);
    });

    it("W163 another member's foods are unknown to every method", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const secret = own({ description: "Secret sauce", barcode: "4006381333931" });
      const { id } = secret.food;
      await run(store.save(ada, secret));
      expect(await all(bob)).toEqual([]);
      expect(await run(store.ownFood(bob, id))).toBeUndefined();
      expect(await run(store.foods(bob, [id]))).toEqual([]);
      expect(await found(bob, "secret")).toEqual([]);
      expect(await run(store.withBarcode(bob, valueOf(readGtin("4006381333931"))))).toEqual([]);
      expect(await run(store.mark(bob, [id], { isDeleted: true }))).toEqual([]);
      expect(await refusal(store.save(bob, nextOf(secret, {})))).toMatchObject({ _tag: "OwnFoodNotFound" });
      expect(await refusal(store.submit(bob, id, 1, undefined))).toMatchObject({ _tag: "OwnFoodNotFound" });
      expect(await run(store.followEdit(bob, id, 10))).toEqual({ changed: 0, isDone: true });
      expect(await all(ada)).toEqual([secret]);
    });

    it("W164 pages follow each other without a gap or a repeat, in either order, also where names and instants repeat", async () => {
      const ada = await joined(stores);
      const at = Date.UTC(2026, 3, 1) as Instant;
      const foods = ["Soup", "soup", "Brot", "Äpfel", "🍌", "Zebra", "Soup"].map((description, n) =>
        own({ description }, { changedAt: (at + (n >> 1)) as Instant }),
      );
      for (const food of foods) await run(store.save(ada, food));
      for (const sort of ["newest", "name"] as const) {
        const whole = await all(ada, sort);
        expect(whole).toHaveLength(foods.length);
        const paged: StoredOwnFood[] = [];
        for (let last: StoredOwnFood | undefined; ; last = paged.at(-1)) {
          const after = last && ownFoodPlace(last, sort);
          const page = await run(store.page(ada, { sort, limit: 2, ...(after === undefined ? {} : { after }) }));
          if (page.length === 0) break;
          paged.push(...page);
        }
        expect(paged).toEqual(whole);
      }
      expect((await all(ada, "name")).map(({ food }) => food.description).slice(0, 2)).toEqual(["Äpfel", "Brot"]);
      expect(await all(ada, "newest", "soup")).toHaveLength(3);
    });

    it("W161 D16 exactly the entries that are asked for follow, a few at a time, and what is kept of their days with them", async () => {
      const ada = await joined(stores);
      const food = own();
      const { id } = food.food;
      await run(store.save(ada, food));
      const entries = ["2026-03-02", "2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05"].map((date, n) =>
        anEntry({
          date: date as CalendarDate,
          foodId: id,
          description: "Granola",
          per100g: food.food.nutrients,
          meal: n % 2 === 0 ? "lunch" : "breakfast",
          amount: 2,
          serving: { id: "1-bowl" as ServingId, label: "1 bowl", grams: 60 },
          grams: 120,
        }),
      );
      const other = anEntry({ date: MONDAY });
      await run(stores.diary.add(ada, [...entries, other]));
      expect(await run(store.countEntries(ada, id, "2026-03-04" as CalendarDate))).toEqual({ all: 5, fromDay: 2 });

      const follow = async (limit: number) => {
        let [changed, steps] = [0, 0];
        for (;;) {
          const step = await run(store.followEdit(ada, id, limit));
          changed += step.changed;
          steps += 1;
          if (step.isDone) return { changed, steps };
        }
      };
      const kept = async () => {
        const days = await run(stores.diary.days(ada, "2026-03-02" as CalendarDate, "2026-03-05" as CalendarDate));
        const summaries = await run(
          stores.diary.summaries(ada, "2026-03-02" as CalendarDate, "2026-03-05" as CalendarDate),
        );
        for (const [n, day] of days.entries()) expectTotals(summaries[n]?.totals, totalsOf(day.entries));
        return days.map((day) =>
          day.entries.map((entry) => (entry.foodId === id ? [entry.per100g.energy, entry.grams] : "other")),
        );
      };

      const second = nextOf(food, { facts: { energy: 400 } });
      await run(store.save(ada, second, { from: "2026-03-04" as CalendarDate }));
      expect(await follow(1)).toMatchObject({ changed: 2 });
      expect(await kept()).toEqual([[[450, 120], [450, 120], "other"], [[450, 120]], [[400, 120]], [[400, 120]]]);
      expect(await follow(10)).toEqual({ changed: 0, steps: 1 });

      const third = nextOf(second, { facts: { energy: 500 }, servings: [{ label: "1 bowl", amount: 50, unit: "g" }] });
      await run(store.save(ada, third, {}));
      // Interrupted after the first step: what has followed has, the rest does when it goes on.
      expect(await run(store.followEdit(ada, id, 2))).toEqual({ changed: 2, isDone: false });
      await kept();
      expect(await run(store.save(ada, third, {}))).toEqual(third);
      expect((await follow(2)).changed).toBe(3);
      expect(await kept()).toEqual([[[500, 100], [500, 100], "other"], [[500, 100]], [[500, 100]], [[500, 100]]]);
      const usage = (await run(stores.get(FoodUsageStore).recent(ada, 10))).filter(({ foodId }) => foodId === id);
      expect(usage.map(({ lastEnergy }) => lastEnergy)).toEqual([500, 500]);
    });

    it("W161 an edit that shall reach nothing before a day leaves the past as it is", async () => {
      const ada = await joined(stores);
      const food = own();
      await run(store.save(ada, food));
      const entry = anEntry({ foodId: food.food.id, per100g: food.food.nutrients });
      await run(stores.diary.add(ada, [entry]));
      await run(store.save(ada, nextOf(food, { facts: { energy: 1 } }), { from: "2026-03-05" as CalendarDate }));
      expect(await run(store.followEdit(ada, food.food.id, 10))).toEqual({ changed: 0, isDone: true });
      expect(await run(stores.diary.entry(ada, entry.id))).toEqual(entry);
    });

    it("W166 F27 waits in the version that was seen; a new version waits anew, deleting takes it back", async () => {
      const ada = await joined(stores);
      const food = own();
      const { id } = food.food;
      await run(store.save(ada, food));
      const waits = { ...food, submission: { state: "pending" as const, at: 5 } };
      expect(await run(store.submit(ada, id, 1, waits.submission))).toEqual(waits);
      expect(await run(store.ownFood(ada, id))).toEqual(waits);
      expect(await refusal(store.submit(ada, id, 2, undefined))).toEqual({
        _tag: "OwnFoodVersionConflict",
        current: waits,
      });
      const next = nextOf(food, { description: "Better granola" });
      const submission = { state: "pending", at: next.changedAt };
      expect(await run(store.save(ada, next))).toEqual({ ...next, submission });
      await run(store.mark(ada, [id], { isDeleted: true }));
      await run(store.mark(ada, [id], { isDeleted: false }));
      expect(await run(store.ownFood(ada, id))).toEqual(next);
    });

    versionedStoreContract("an own food", fresh, SUBJECT);
  });
