import { LinkStore } from "@morsel/application/sign-in-methods/link-store";
import { PasskeyStore } from "@morsel/application/sign-in-methods/passkey-store";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, run, someGoals, type Fresh, type Stores } from "../stores.ts";
import { followedBy, toldOf } from "./told.ts";

let made = 0;
/** An account at a service that nobody else has. */
const anAccount = (provider = "work") => ({
  provider,
  subject: `subject ${(made += 1)} ${Date.now()}`,
  linkedAt: 1000,
});

export const linkStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the LinkStore contract`, () => {
    let stores: Stores;
    let store: LinkStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(LinkStore);
    });

    const joined = async (password = "hash") => {
      const member = aMember();
      await run(stores.members.create(member, password, someGoals()));
      return member.id;
    };

    it("J43 finds the one member of an account, by the service and the account together", async () => {
      const [ada, ben] = [await joined(), await joined()];
      const [work, other] = [anAccount(), anAccount("other")];
      expect(await run(store.memberOf(work.provider, work.subject))).toBeUndefined();
      for (const link of [work, other]) expect(await run(store.add(ada, link))).toBe(true);
      expect(await run(store.all(ada))).toEqual([other, work]);
      expect(await run(store.memberOf("work", work.subject))).toBe(ada);
      expect(await run(store.memberOf("other", work.subject))).toBeUndefined();
      expect(await run(store.add(ben, work))).toBe(false);
      expect(await run(store.add(ben, { ...work, provider: "third" }))).toBe(true);
      expect(await run(store.all(ben))).toHaveLength(1);
    });

    it("J43 has one account of a service for each member; the same again is harmless", async () => {
      const ada = await joined();
      const first = anAccount();
      for (const later of [1000, 2000]) expect(await run(store.add(ada, { ...first, linkedAt: later }))).toBe(true);
      expect(await run(store.add(ada, anAccount()))).toBe(false);
      expect(await run(store.all(ada))).toEqual([first]);
    });

    it("W220 what follows from a link that was added and taken away lands with it, once, or not at all", async () => {
      const [ada, ben] = [await joined(), await joined()];
      const link = anAccount();
      for (const _ of [1, 2]) await run(store.add(ada, link, followedBy("providerLinked")));
      expect(await run(store.add(ben, link, followedBy("providerLinked")))).toBe(false);
      expect([await toldOf(stores, ada), await toldOf(stores, ben)]).toEqual([["providerLinked"], []]);
      for (const answer of ["refused", "removed", "unknown"])
        expect(await run(store.remove(ada, "work", () => answer !== "refused", followedBy("providerRemoved")))).toBe(
          answer,
        );
      expect(await toldOf(stores, ada)).toEqual(["providerLinked", "providerRemoved"]);
    });

    it("J43 of members that link one account at once, one does", async () => {
      const members = [await joined(), await joined(), await joined()];
      const account = anAccount();
      const tries = await Promise.all(members.map((member) => run(store.add(member, account))));
      expect(tries.filter((isLinked) => isLinked)).toHaveLength(1);
    });

    it("ID85 goes where what is left lets the member in, and counts as a way in", async () => {
      const ben = await joined("");
      const link = anAccount();
      await run(store.add(ben, link));
      expect(await run(stores.get(PasskeyStore).methods(ben))).toEqual({
        hasPassword: false,
        passkeys: 0,
        providers: 1,
      });
      expect(await run(store.remove(ben, "other", () => true))).toBe("unknown");
      expect(await run(store.remove(ben, "work", ({ providers }) => providers > 1))).toBe("refused");
      expect(await run(store.remove(ben, "work", () => true))).toBe("removed");
      expect(await run(store.memberOf("work", link.subject))).toBeUndefined();
    });
  });
