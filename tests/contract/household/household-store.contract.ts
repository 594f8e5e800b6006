import { randomUUID } from "node:crypto";
import { HouseholdStore } from "@morsel/application/household/household-store";
import { JobStore } from "@morsel/application/jobs/job-store";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { type StoredOwnFood, checkOwnFood, foodOfOwn, type FoodId, type OwnFoodDraft } from "@morsel/domain/foods";
import { RecipeStore } from "@morsel/application/recipes/recipe-store";
import type { StoredRecipe } from "@morsel/domain/recipes";
import { leaveOnErasure } from "@morsel/application/household/use-cases";
import type { Instant } from "@morsel/domain/calendar";
import {
  joinHousehold,
  leaveHousehold,
  type Household,
  type HouseholdId,
  type InvitationId,
} from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { atOnce, joined, refusal, run, type Fresh, type Stores } from "../stores.ts";

const later = Date.UTC(2099, 0, 1);
const newId = (): FoodId => randomUUID() as string as FoodId;

const anOwnFood = (description: string): StoredOwnFood => {
  const draft: OwnFoodDraft = { description, basis: "us", facts: { energy: 100 }, per: "100g", servings: [] };
  const made = checkOwnFood(draft);
  if (!made.ok) throw new Error(`${description} is no food`);
  const food = foodOfOwn(newId(), made.value, undefined);
  return { food, draft, version: 1, changedAt: Date.UTC(2026, 2, 2) as Instant, isDeleted: false };
};
const aRecipe = (title: string): StoredRecipe => ({
  id: newId(),
  title,
  servings: 2,
  isCooked: false,
  lines: [{ text: "something" }],
  steps: [],
  version: 1,
  createdAt: Date.UTC(2026, 2, 2) as Instant,
});

const founded = (owner: MemberId): Household => ({
  id: randomUUID() as string as HouseholdId,
  name: "Home",
  people: [{ id: owner, role: "owner", joinedAt: 1, allowsLogging: false }],
  invitations: [],
  version: 1,
});

/** Every promise a store of households makes. */
export const householdStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps households`, () => {
    let stores: Stores;
    let store: HouseholdStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(HouseholdStore);
    });
    const save = async (household: Household) => {
      await run(store.save(household));
      return household;
    };
    const home = async (size = 1) => {
      const members = await Promise.all(Array.from({ length: size }, () => joined(stores)));
      const [owner = "" as MemberId, ...others] = members;
      let household = await save(founded(owner));
      for (const [at, other] of others.entries())
        household = await save({
          ...household,
          people: [...household.people, { id: other, role: "member", joinedAt: at + 2, allowsLogging: at === 0 }],
          version: household.version + 1,
        });
      return { household, members };
    };

    it("W260 W270 keeps what was decided, the next version alone, and nobody in two", async () => {
      const { household, members } = await home(2);
      const [ada = "" as MemberId, bo = "" as MemberId] = members;
      expect(await run(store.of(ada))).toEqual(household);
      expect(await run(store.of(bo))).toEqual(household);
      expect(await refusal(store.save({ ...household, name: "Late" }))).toEqual({ _tag: "HouseholdConflict" });
      expect(await refusal(store.save(founded(ada)))).toEqual({ _tag: "HasHousehold" });
      expect(await refusal(store.save({ ...founded(await joined(stores)), id: household.id }))).toEqual({
        _tag: "HouseholdConflict",
      });
      const renames = ["A", "B", "C"].map((other) => ({ ...household, name: other, version: household.version + 1 }));
      const { won, refusals } = await atOnce(renames.map((one) => store.save(one)));
      expect(won).toHaveLength(1);
      expect(refusals).toEqual([{ _tag: "HouseholdConflict" }, { _tag: "HouseholdConflict" }]);
      expect(await run(store.of(ada))).toEqual(renames[won[0] ?? 0]);
    });

    it("W260 who joins two at once is in one", async () => {
      const cy = await joined(stores);
      const homes = await Promise.all([home(), home()]);
      const comings = homes.map(({ household }) => ({
        ...household,
        people: [...household.people, { id: cy, role: "member" as const, joinedAt: 9, allowsLogging: false }],
        version: 2,
      }));
      const { won, refusals } = await atOnce(comings.map((one) => store.save(one)));
      expect(won).toHaveLength(1);
      expect(refusals).toEqual([{ _tag: "HasHousehold" }]);
      expect(await run(store.of(cy))).toEqual(comings[won[0] ?? 0]);
    });

    it("W261 an invitation is found by whom it is for, or by its link, until it is gone; a mail lands with it", async () => {
      const { household } = await home();
      const bo = await joined(stores);
      const codeHash = randomUUID();
      const invited = await (async () => {
        const next: Household = {
          ...household,
          invitations: [
            { id: randomUUID() as string as InvitationId, expiresAt: later, invited: bo },
            { id: randomUUID() as string as InvitationId, expiresAt: later + 1, codeHash },
          ],
          version: 2,
        };
        const job = { id: randomUUID(), kind: "mail", member: bo, dueAt: later, payload: {} };
        expect(await refusal(store.save({ ...next, version: 3 }, [job]))).toEqual({ _tag: "HouseholdConflict" });
        expect(await run(stores.get(JobStore).waitingOf(bo))).toEqual([]);
        await run(store.save(next, [job]));
        expect(await run(stores.get(JobStore).waitingOf(bo))).toMatchObject([{ id: job.id }]);
        return next;
      })();
      expect(await run(store.inviting(bo))).toEqual([invited]);
      expect(await run(store.byCode(codeHash))).toEqual(invited);
      expect(await run(store.of(bo))).toBeUndefined();
      const [mine] = invited.invitations;
      const came = joinHousehold(invited, mine?.id ?? ("" as InvitationId), bo, 5);
      if (!came.ok) throw new Error("Bo is invited.");
      await save(came.value);
      expect(await run(store.inviting(bo))).toEqual([]);
      expect(await run(store.of(bo))).toEqual(came.value);
    });

    it("W267 W268 what is shared the others find, of this household alone, page by page and by their owner", async () => {
      const { members } = await home(3);
      const [ada = "" as MemberId, bo = "" as MemberId, cy = "" as MemberId] = members;
      const outsider = (await home(2)).members[0] ?? ("" as MemberId);
      const own = stores.get(OwnFoodStore);
      const foods = ["Oat bread", "apple cake", "Zucchini"].map(anOwnFood);
      const secret = anOwnFood("Secret");
      const recipe = aRecipe("Apple pie");
      for (const food of [...foods, secret]) await run(own.save(ada, food));
      await run(stores.get(RecipeStore).save(bo, recipe));
      for (const { food } of foods) expect(await run(store.share(ada, "food", food.id))).toBe(true);
      for (const _ of [1, 2]) expect(await run(store.share(bo, "recipe", recipe.id))).toBe(true);
      expect(await run(store.share(await joined(stores), "food", secret.food.id))).toBe(false);

      const ids = [...foods, secret].map(({ food }) => food.id);
      expect(await run(store.shared(ada, ids))).toHaveLength(3);
      expect((await run(store.shares(ada))).map(({ id }) => id)).toEqual(ids.slice(0, 3).toSorted());
      expect(await run(store.shares(bo))).toEqual([{ owner: bo, kind: "recipe", id: recipe.id }]);
      expect(await run(store.sharedWith(cy, [...ids, recipe.id]))).toHaveLength(4);
      expect(await run(store.sharedWith(cy, []))).toEqual([]);
      expect(await run(store.sharedWith(ada, ids))).toEqual([]);
      expect([...(await run(store.sharers(cy)))].toSorted()).toEqual([ada, bo].toSorted());
      for (const nobody of [outsider, await joined(stores)]) {
        expect(await run(store.sharedWith(nobody, [...ids, recipe.id]))).toEqual([]);
        expect(await run(store.sharers(nobody))).toEqual([]);
        expect(await run(store.sharedFoods(nobody, { limit: 9 }))).toEqual([]);
        expect(await run(store.sharedRecipes(nobody, { limit: 9 }))).toEqual([]);
      }

      const all = await run(store.sharedFoods(bo, { limit: 9 }));
      expect(all.map(({ food, owner }) => [food.description, owner])).toEqual([
        ["apple cake", ada],
        ["Oat bread", ada],
        ["Zucchini", ada],
      ]);
      const [first] = all;
      const after = { key: "apple cake", id: first?.food.id ?? newId() };
      expect(await run(store.sharedFoods(bo, { limit: 1, after }))).toEqual(all.slice(1, 2));
      expect(await run(store.sharedFoods(bo, { limit: 9, nameKey: "cake" }))).toEqual(all.slice(0, 1));
      expect(await run(store.sharedRecipes(cy, { limit: 9, nameKey: "pie" }))).toEqual([{ owner: bo, recipe }]);
      expect(await run(store.sharedRecipes(cy, { limit: 9, nameKey: "%" }))).toEqual([]);

      await run(own.mark(ada, [ids[0] ?? newId()], { isDeleted: true }));
      for (const _ of [1, 2]) await run(store.unshare(ada, ids[1] ?? newId()));
      expect((await run(store.sharedFoods(bo, { limit: 9 }))).map(({ food }) => food.description)).toEqual([
        "Zucchini",
      ]);
      expect((await run(store.sharedWith(bo, ids))).map(({ id }) => id)).toEqual([ids[2]]);
    });

    it("W262 W269 who leaves takes what they shared along, also when they come back; with the last one it is gone", async () => {
      const { household, members } = await home(2);
      const [ada = "" as MemberId, bo = "" as MemberId] = members;
      const food = anOwnFood("Bread");
      await run(stores.get(OwnFoodStore).save(bo, food));
      await run(store.share(bo, "food", food.food.id));
      const left = leaveHousehold(household, bo);
      if (!left.ok) throw new Error("Bo is in it.");
      await save(left.value);
      expect([await run(store.of(bo)), await run(store.of(ada))]).toEqual([undefined, left.value]);
      expect([await run(store.sharers(ada)), await run(store.shared(bo, [food.food.id]))]).toEqual([[], []]);
      await save({ ...left.value, people: household.people, version: left.value.version + 1 });
      expect(await run(store.sharedFoods(ada, { limit: 9 }))).toEqual([]);

      for (const member of [ada, bo, bo]) await run(leaveOnErasure(store, member));
      expect(await run(store.of(bo))).toBeUndefined();
      await save({ ...founded(ada), id: household.id });
    });

    it("W278 W262 before the owner's account is erased another one is the owner", async () => {
      const { members } = await home(3);
      const [ada = "" as MemberId, bo = "" as MemberId, cy = "" as MemberId] = members;
      await run(leaveOnErasure(store, ada));
      expect((await run(store.of(cy)))?.people).toEqual([
        { id: bo, role: "owner", joinedAt: 2, allowsLogging: true },
        { id: cy, role: "member", joinedAt: 3, allowsLogging: false },
      ]);
    });
  });
