import { SecondStepStore } from "@morsel/application/sign-in-methods/second-step-store";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, run, someGoals, type Fresh, type Stores } from "../stores.ts";
import { followedBy, toldOf } from "./told.ts";

const CODES = ["salt:one", "salt:two"];

export const secondStepStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the SecondStepStore contract`, () => {
    let stores: Stores;
    let store: SecondStepStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(SecondStepStore);
    });

    const joined = async () => {
      const member = aMember();
      await run(stores.members.create(member, "hash", someGoals()));
      return member.id;
    };
    const confirmed = async (step = 10) => {
      const member = await joined();
      await run(store.propose(member, "sealed"));
      expect(await run(store.confirm(member, "sealed", { at: 1000, step, codes: CODES }))).toBe(true);
      return member;
    };

    it("J40 is proposed as often as one likes, and confirmed once, as it was proposed last", async () => {
      const ada = await joined();
      expect(await run(store.of(ada))).toBeUndefined();
      expect(await run(store.propose(ada, "first"))).toBe(true);
      expect(await run(store.propose(ada, "second"))).toBe(true);
      expect(await run(store.of(ada))).toEqual({ secret: "second", codes: [] });
      const confirmation = { at: 1000, step: 10, codes: CODES };
      expect(await run(store.confirm(ada, "first", confirmation))).toBe(false);
      const tries = await Promise.all([1, 2, 3].map(() => run(store.confirm(ada, "second", confirmation))));
      expect(tries.filter((isConfirmed) => isConfirmed)).toHaveLength(1);
      expect(await run(store.of(ada))).toEqual({ secret: "second", confirmedAt: 1000, codes: CODES });
      expect(await run(store.confirm(ada, "second", { ...confirmation, at: 2000 }))).toBe(false);
      expect(await run(store.propose(ada, "third"))).toBe(false);
      expect(await run(store.of(await joined()))).toBeUndefined();
    });

    it("W220 what follows from one that was confirmed, from new codes and from its end lands with it, or not at all", async () => {
      const ada = await joined();
      const confirmation = { at: 1000, step: 10, codes: CODES };
      await run(store.propose(ada, "sealed"));
      expect(await run(store.replaceCodes(ada, CODES, followedBy("recoveryCodesMade")))).toBe(false);
      await run(store.remove(ada, followedBy("secondStepOff")));
      expect(await toldOf(stores, ada)).toEqual([]);
      await run(store.propose(ada, "sealed"));
      for (const _ of [1, 2]) await run(store.confirm(ada, "sealed", confirmation, followedBy("secondStepOn")));
      await run(store.replaceCodes(ada, CODES, followedBy("recoveryCodesMade")));
      for (const _ of [1, 2]) await run(store.remove(ada, followedBy("secondStepOff")));
      expect(await toldOf(stores, ada)).toEqual(["recoveryCodesMade", "secondStepOff", "secondStepOn"]);
    });

    it("ID83 a step is used once, and none before it, however many try at once", async () => {
      const ada = await confirmed();
      const done = await run(store.useStep(ada, 10));
      expect(done).toBe(false);
      const tries = await Promise.all([11, 11, 11].map((step) => run(store.useStep(ada, step))));
      expect(tries.filter((isUsed) => isUsed)).toHaveLength(1);
      for (const [step, isUsed] of [
        [11, false],
        [9, false],
        [13, true],
        [12, false],
      ] as const)
        expect([step, await run(store.useStep(ada, step))]).toEqual([step, isUsed]);
      const ben = await joined();
      await run(store.propose(ben, "sealed"));
      expect(await run(store.useStep(ben, 99))).toBe(false);
    });

    it("ID84 a recovery code is used once, by its own member, and new ones take the place of all", async () => {
      const [ada, ben] = [await confirmed(), await joined()];
      expect(await run(store.useCode(ben, "salt:one"))).toBe(false);
      const tries = await Promise.all([1, 2, 3].map(() => run(store.useCode(ada, "salt:one"))));
      expect(tries.filter((isUsed) => isUsed)).toHaveLength(1);
      expect((await run(store.of(ada)))?.codes).toEqual(["salt:two"]);
      expect(await run(store.replaceCodes(ada, ["salt:a", "salt:b", "salt:c"]))).toBe(true);
      expect((await run(store.of(ada)))?.codes).toEqual(["salt:a", "salt:b", "salt:c"]);
      expect(await run(store.replaceCodes(ben, CODES))).toBe(false);
      await run(store.propose(ben, "sealed"));
      expect(await run(store.replaceCodes(ben, CODES))).toBe(false);
    });

    it("ID82 is sealed anew where it is still the same, and goes with all its codes", async () => {
      const ada = await confirmed();
      await run(store.reseal(ada, "another", "wrong"));
      expect((await run(store.of(ada)))?.secret).toBe("sealed");
      await run(store.reseal(ada, "sealed", "anew"));
      expect(await run(store.of(ada))).toEqual({ secret: "anew", confirmedAt: 1000, codes: CODES });
      await run(store.remove(ada));
      expect(await run(store.of(ada))).toBeUndefined();
      await run(store.propose(ada, "later"));
      expect(await run(store.of(ada))).toEqual({ secret: "later", codes: [] });
    });
  });
