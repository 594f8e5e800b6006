import { randomUUID } from "node:crypto";
import { AccountStore } from "@morsel/application/account/account-store";
import { BlockStore } from "@morsel/application/friends/block-store";
import { FriendStore } from "@morsel/application/friends/friend-store";
import { ProfileStore } from "@morsel/application/profile/profile-store";
import type { Member, Username } from "@morsel/domain/identity";
import { DEFAULT_PRIVACY } from "@morsel/domain/privacy";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, atOnce, refusal, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 2, 2, 12);
const picture = (n: number) => ({ small: Uint8Array.of(1, n), large: Uint8Array.of(2, n) });

/** Every promise that the store of profiles makes. */
export const profileStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps profiles`, () => {
    let stores: Stores;
    let store: ProfileStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(ProfileStore);
    });
    const someone = async (): Promise<Member> => {
      const member = aMember();
      await run(stores.members.create(member, "hash", someGoals()));
      return member;
    };
    const befriend = async (one: Member, other: Member, at = NOW) => {
      const invitation = randomUUID();
      await run(stores.get(FriendStore).invite({ id: invitation, from: one.id, to: other.id, createdAt: at }, []));
      await run(stores.get(FriendStore).answer(other.id, invitation, "accept", at));
    };
    const rename = (member: Member, username: string, at: number) =>
      run(stores.get(AccountStore).changeUsername(member.id, username as Username, at, at, {}));

    it("W594 of two who change the text at once one is told, and a picture keeps the text", async () => {
      const { id } = await someone();
      expect(await run(store.read(id))).toEqual({ about: "", version: 0 });
      const { won, refusals } = await atOnce(["One", "Two"].map((about) => store.saveAbout(id, about, 0)));
      expect([won.length, refusals.length]).toEqual([1, 1]);
      const kept = await run(store.read(id));
      expect(refusals).toEqual([{ _tag: "ProfileVersionConflict", current: kept }]);
      expect(await run(store.saveAbout(id, kept.about, 0))).toEqual(kept);
      expect(await refusal(store.saveAbout(id, "Three", 5))).toMatchObject({ _tag: "ProfileVersionConflict" });
      expect(await run(store.putPicture(id, picture(1), NOW))).toEqual({ ...kept, pictureAt: NOW });
      expect(await run(store.putPicture(id, picture(2), NOW + 1))).toEqual({ ...kept, pictureAt: NOW + 1 });
      expect([...((await run(store.picture(id, "large"))) ?? [])]).toEqual([2, 2]);
      expect(await run(store.putPicture(id, undefined, NOW))).toEqual(kept);
      expect(await run(store.picture(id, "small"))).toBeUndefined();
    });

    it("W591 SO8 pictures of several names, without those of a blocked pair", async () => {
      const [ada, bob, eve, cat] = [await someone(), await someone(), await someone(), await someone()];
      for (const { id } of [bob, eve]) await run(store.putPicture(id, picture(1), NOW));
      await befriend(ada, bob);
      const names = [bob, eve, cat].map(({ username }) => username.toUpperCase());
      const shown = (await run(store.pictured(ada.id, names))).toSorted(
        (a, b) => Number(b.isFriend) - Number(a.isFriend),
      );
      const facts = { pictureAt: NOW, privacy: DEFAULT_PRIVACY };
      expect(shown).toEqual([
        { id: bob.id, username: bob.username, ...facts, isFriend: true },
        { id: eve.id, username: eve.username, ...facts, isFriend: false },
      ]);
      await run(stores.get(BlockStore).block(eve.id, ada.id, NOW));
      expect((await run(store.pictured(ada.id, names))).map(({ id }) => id)).toEqual([bob.id]);
      expect(await run(store.pictured(ada.id, []))).toEqual([]);
    });

    it("SO32 the newest friends first, and how many there are", async () => {
      const [ada, bob, eve] = [await someone(), await someone(), await someone()];
      await befriend(ada, bob, NOW);
      await befriend(ada, eve, NOW + 1);
      expect(await run(store.friendsOf(ada.id, undefined, 1))).toEqual({ total: 2, usernames: [eve.username] });
      await run(stores.get(BlockStore).block(bob.id, eve.id, NOW));
      expect(await run(store.friendsOf(ada.id, bob.id, 9))).toEqual({ total: 1, usernames: [bob.username] });
      expect(await run(store.friendsOf(ada.id, eve.id, 9))).toEqual({ total: 1, usernames: [eve.username] });
    });

    it("SO31 a name leads to the member who gave it up last, and to nobody once the account is erased", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const name = `n-${randomUUID().slice(0, 20)}`;
      for (const [nth, member] of [ada, bob].entries()) {
        await rename(member, name, NOW + nth * 1e10);
        await rename(member, `${name}-${nth}`, NOW + nth * 1e10 + 5e9);
      }
      expect(await run(store.formerOwner(name.toUpperCase()))).toBe(bob.id);
      await run(stores.get(AccountStore).erase(bob.id));
      expect(await run(store.formerOwner(name))).toBe(ada.id);
      expect(await run(store.formerOwner(`${name}-1`))).toBeUndefined();
    });

    it("W592 a report keeps the profile as it was, once", async () => {
      const [ada, bob] = [await someone(), await someone()];
      await run(store.saveAbout(ada.id, "Buy now", 0));
      const report = { id: randomUUID(), about: ada.id, reason: "spam", text: "", at: NOW } as const;
      for (const _ of [1, 2]) await run(store.report(bob.id, report));
      await run(store.saveAbout(ada.id, "", 1));
      expect((await run(store.reports(10_000))).filter(({ about }) => about === ada.id)).toEqual([
        {
          ...report,
          kind: "profile",
          thing: ada.id,
          by: bob.id,
          reported: { username: ada.username, about: "Buy now" },
        },
      ]);
    });
  });
