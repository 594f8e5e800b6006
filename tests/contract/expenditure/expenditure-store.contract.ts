import type { EnergyAnswer } from "@morsel/domain/expenditure";
import { ExpenditureStore } from "@morsel/application/expenditure/expenditure-store";
import { addDays } from "@morsel/domain/calendar";
import { beforeAll, describe, expect, it } from "vitest";
import { atOnce, joined, MONDAY, refusal, run, someGoals, TUESDAY, type Fresh, type Stores } from "../stores.ts";

const anAnswer = (change: Partial<EnergyAnswer> = {}): EnergyAnswer => ({
  week: MONDAY,
  answer: "refused",
  at: Date.UTC(2026, 2, 2, 8),
  estimate: { energy: 2310, low: 2050, high: 2570 },
  proposal: { energy: 1760, floor: 1200, isFloored: false, goal: 1900 },
  inputs: {
    from: addDays(MONDAY, -28),
    to: addDays(MONDAY, -1),
    days: 28,
    completeDays: 24,
    intake: 2140,
    weighings: 20,
    trend: { from: addDays(MONDAY, -28), to: addDays(MONDAY, -1), fromKg: 71.9, toKg: 71.2 + 0.1 },
    formula: 2200,
    exercise: 0,
    weeklyChangeKg: -0.5,
  },
  ...change,
});

/** Every promise a store of what members use makes. */
export const expenditureStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the ExpenditureStore contract`, () => {
    let stores: Stores;
    let store: ExpenditureStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(ExpenditureStore);
    });

    it("W320 is off until it is turned on, each member by themselves", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      expect(await run(store.isOn(ada))).toBe(false);
      await run(store.turn(ada, true));
      await run(store.turn(ada, true));
      expect([await run(store.isOn(ada)), await run(store.isOn(bob))]).toEqual([true, false]);
      await run(store.turn(ada, false));
      expect(await run(store.isOn(ada))).toBe(false);
    });

    it("W325 keeps an answer with all that it was made of; the latest first, by pages", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const all = [0, 7, 14].map((days) => anAnswer({ week: addDays(MONDAY, days) }));
      for (const answer of all) await run(store.answer(ada, answer));
      expect(await run(store.answerOf(ada, MONDAY))).toEqual(all[0]);
      expect(await run(store.answerOf(ada, TUESDAY))).toBeUndefined();
      expect(await run(store.answers(ada, { limit: 2 }))).toEqual([all[2], all[1]]);
      expect(await run(store.answers(ada, { limit: 2, before: addDays(MONDAY, 7) }))).toEqual([all[0]]);
      expect(await run(store.answers(bob, { limit: 2 }))).toEqual([]);
    });

    it("W326 what was refused may be accepted, what was accepted stays", async () => {
      const ada = await joined(stores);
      const accepted = anAnswer({ answer: "accepted" });
      await run(store.answer(ada, anAnswer()));
      await run(store.answer(ada, anAnswer({ at: 1 })));
      expect(await run(store.answerOf(ada, MONDAY))).toEqual(anAnswer());
      await run(store.answer(ada, accepted));
      await run(store.answer(ada, anAnswer()));
      await run(store.answer(ada, { ...accepted, at: 2 }));
      expect(await run(store.answers(ada, { limit: 9 }))).toEqual([accepted]);
    });

    it("W327 the goals are stored with the answer, or neither is", async () => {
      const ada = await joined(stores);
      const accepted = anAnswer({ answer: "accepted" });
      const next = someGoals({ effectiveFrom: TUESDAY, version: 2 }, 1760);
      const stale = { ...next, version: 7 };
      expect(await refusal(store.answer(ada, accepted, stale))).toMatchObject({ _tag: "GoalsVersionConflict" });
      expect(await run(store.answerOf(ada, MONDAY))).toBeUndefined();
      await run(store.answer(ada, accepted, next));
      expect(await run(stores.goals.on(ada, TUESDAY))).toEqual(next);
      // A repeat that comes late changes no goals that were set since.
      const later = someGoals({ effectiveFrom: TUESDAY, version: 3 }, 2000);
      await run(stores.goals.put(ada, later));
      await run(store.answer(ada, accepted, next));
      expect(await run(stores.goals.on(ada, TUESDAY))).toEqual(later);
    });

    it("W327 two devices that accept at once change the goals once", async () => {
      const ada = await joined(stores);
      const accepted = anAnswer({ answer: "accepted" });
      const next = someGoals({ effectiveFrom: TUESDAY, version: 2 }, 1760);
      await atOnce([store.answer(ada, accepted, next), store.answer(ada, accepted, next)]);
      expect(await run(stores.goals.on(ada, TUESDAY))).toEqual(next);
    });
  });
