import { type Passkey, PasskeyStore } from "@morsel/application/sign-in-methods/passkey-store";
import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, run, someGoals, type Fresh, type Stores } from "../stores.ts";
import { followedBy, toldOf } from "./told.ts";

const aPasskey = (more: Partial<Passkey> = {}): Passkey => ({
  id: randomBytes(16).toString("base64url"),
  publicKey: "pQECAyYgASFYIA",
  counter: 0,
  transports: ["internal", "hybrid"],
  createdAt: 1000,
  ...more,
});

export const passkeyStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the PasskeyStore contract`, () => {
    let stores: Stores;
    let store: PasskeyStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(PasskeyStore);
    });

    const joined = async (password = "hash") => {
      const member = aMember();
      await run(stores.members.create(member, password, someGoals()));
      return member.id;
    };

    it("J42 are kept as they were made, for their own member, the last one first", async () => {
      const [ada, ben] = [await joined(), await joined()];
      const [first, second] = [
        aPasskey({ transports: [] }),
        aPasskey({ createdAt: 2000, browser: "Firefox", system: "Linux" }),
      ];
      for (const passkey of [first, second]) expect(await run(store.add(ada, passkey, 10))).toBe(true);
      expect(await run(store.all(ada))).toEqual([second, first]);
      expect(await run(store.find(ada, first.id))).toEqual(first);
      expect(await run(store.find(ben, first.id))).toBeUndefined();
      expect(await run(store.add(ada, first, 10))).toBe(false);
      // The same authenticator may hold one for each of two members.
      expect(await run(store.add(ben, first, 10))).toBe(true);
      expect(await run(store.all(ben))).toEqual([first]);
    });

    it("W220 what follows from one that was added and taken away lands with it, or not at all", async () => {
      const ada = await joined();
      const passkey = aPasskey();
      for (const _ of [1, 2]) await run(store.add(ada, passkey, 10, followedBy("passkeyAdded")));
      expect(await run(store.add(ada, aPasskey(), 1, followedBy("passkeyAdded")))).toBe(false);
      expect(await toldOf(stores, ada)).toEqual(["passkeyAdded"]);
      for (const answer of ["refused", "removed", "unknown"])
        expect(await run(store.remove(ada, passkey.id, () => answer !== "refused", followedBy("passkeyRemoved")))).toBe(
          answer,
        );
      expect(await toldOf(stores, ada)).toEqual(["passkeyAdded", "passkeyRemoved"]);
    });

    it("ID86 are no more than there may be, also where many are added at once", async () => {
      const ada = await joined();
      const tries = await Promise.all(Array.from({ length: 6 }, () => run(store.add(ada, aPasskey(), 3))));
      expect(tries.filter((isAdded) => isAdded)).toHaveLength(3);
      expect(await run(store.all(ada))).toHaveLength(3);
    });

    it("count forwards only, except those that do not count", async () => {
      const ada = await joined();
      const [counting, still] = [aPasskey({ counter: 5 }), aPasskey()];
      for (const passkey of [counting, still]) await run(store.add(ada, passkey, 10));
      for (const [id, counter, isUsed] of [
        [counting.id, 5, false],
        [counting.id, 0, false],
        [counting.id, 6, true],
        [counting.id, 6, false],
        [still.id, 0, true],
        [still.id, 0, true],
        [still.id, 3, true],
        [still.id, 0, false],
        ["none", 1, false],
      ] as const)
        expect([counter, await run(store.used(ada, id, { counter, at: 3000 + counter }))]).toEqual([counter, isUsed]);
      expect(await run(store.find(ada, counting.id))).toEqual({ ...counting, counter: 6, lastUsedAt: 3006 });
    });

    it("ID85 go where what is left lets their member in, also where two go at once", async () => {
      const [ada, ben] = [await joined(), await joined("")];
      const [one, other] = [aPasskey(), aPasskey()];
      for (const member of [ada, ben]) for (const passkey of [one, other]) await run(store.add(member, passkey, 10));
      expect(await run(store.methods(ada))).toEqual({ hasPassword: true, passkeys: 2, providers: 0 });
      expect(await run(store.methods(ben))).toEqual({ hasPassword: false, passkeys: 2, providers: 0 });
      const notLast = (methods: { readonly hasPassword: boolean; readonly passkeys: number }): boolean =>
        Number(methods.hasPassword) + methods.passkeys > 1;
      expect(await run(store.remove(ada, "none", () => true))).toBe("unknown");
      const gone = await Promise.all([one, other].map(({ id }) => run(store.remove(ben, id, notLast))));
      expect(gone.toSorted()).toEqual(["refused", "removed"]);
      for (const { id } of [one, other]) expect(await run(store.remove(ada, id, notLast))).toBe("removed");
      expect([await run(store.all(ada)), (await run(store.all(ben))).length]).toEqual([[], 1]);
    });

    it("ID87 a challenge is used once by each member, and forgotten when it has expired", async () => {
      const [ada, ben] = [await joined(), await joined()];
      const tries = await Promise.all([1, 2, 3].map(() => run(store.useChallenge(ada, "challenge", 2000, 1000))));
      expect(tries.filter((isFirst) => isFirst)).toHaveLength(1);
      expect(await run(store.useChallenge(ben, "challenge", 2000, 1000))).toBe(true);
      expect(await run(store.useChallenge(ada, "challenge", 2000, 2000))).toBe(false);
      expect(await run(store.useChallenge(ada, "challenge", 4000, 2001))).toBe(true);
    });
  });
