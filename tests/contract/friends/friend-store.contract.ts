import { randomUUID } from "node:crypto";
import { AccountStore } from "@morsel/application/account/account-store";
import { BeforeErasure } from "@morsel/application/account/before-erasure";
import { BlockStore } from "@morsel/application/friends/block-store";
import { FriendStore, type NewInvitation } from "@morsel/application/friends/friend-store";
import { NotificationStore } from "@morsel/application/notifications/notification-store";
import { MemberRelations } from "@morsel/application/social/member-relations";
import type { MemberId } from "@morsel/domain/identity";
import { BLOCKED_PAGE_SIZE, PENDING_LIMIT } from "@morsel/domain/social";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, atOnce, refusal, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 2, 2, 12);
const DAY = 86_400_000;

/** Every promise that the stores of friends, invitations and blocks make. */
export const friendStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps friends, invitations and blocks`, () => {
    let stores: Stores;
    let store: FriendStore;
    let blocks: BlockStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(FriendStore);
      blocks = stores.get(BlockStore);
    });

    const someone = async () => {
      const member = aMember();
      await run(stores.members.create(member, "hash", someGoals()));
      return member;
    };
    const invitation = (from: MemberId, change: Partial<NewInvitation>): NewInvitation => ({
      id: randomUUID(),
      from,
      createdAt: NOW,
      ...change,
    });
    const waiting = async (member: MemberId, isSent: boolean, now = NOW) =>
      run(store.pending(member, { isSent, now, limit: 50 }));
    const counted = async (member: MemberId) =>
      (await run(stores.get(NotificationStore).of(member))).new_invitation_count;
    const befriend = async (one: MemberId, other: MemberId, now = NOW) => {
      const asked = invitation(one, { to: other });
      await run(store.invite(asked, []));
      await run(store.answer(other, asked.id, "accept", now));
    };
    const namesOf = async (member: MemberId) => (await run(store.all(member))).map(({ username }) => username);

    it("SO13 SO14 W460 W461 an invitation waits with both, is counted once, and makes friends of two when it is accepted", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const asked = invitation(ada.id, { to: bob.id });
      await atOnce([1, 2, 3].map(() => store.invite(asked, [])));
      expect(await waiting(ada.id, true)).toMatchObject([{ id: asked.id, username: bob.username, status: "pending" }]);
      expect(await waiting(bob.id, false)).toMatchObject([{ id: asked.id, username: ada.username }]);
      expect(await counted(bob.id)).toBe(1);
      expect(await refusal(store.invite(invitation(ada.id, { to: bob.id }), []))).toEqual({ _tag: "AlreadyInvited" });
      expect(await refusal(store.invite(invitation(bob.id, { to: ada.id }), []))).toEqual({ _tag: "TheyInvitedYou" });
      expect(await refusal(store.answer(ada.id, asked.id, "accept", NOW))).toEqual({ _tag: "NotYoursToAnswer" });
      await atOnce([1, 2].map(() => store.answer(bob.id, asked.id, "accept", NOW + 5)));
      expect(await counted(bob.id)).toBe(0);
      expect(await run(store.all(ada.id))).toMatchObject([{ username: bob.username, friendsSince: NOW + 5 }]);
      expect(await namesOf(bob.id)).toEqual([ada.username]);
      expect(await refusal(store.answer(bob.id, asked.id, "decline", NOW))).toMatchObject({ _tag: "AlreadyAnswered" });
      expect(await refusal(store.invite(invitation(bob.id, { to: ada.id }), []))).toEqual({ _tag: "AlreadyFriends" });
      for (const _ of [1, 2]) await run(store.remove(bob.id, ada.id));
      expect([await namesOf(ada.id), await namesOf(bob.id)]).toEqual([[], []]);
      expect(await run(stores.get(MemberRelations).areFriends(ada.id, bob.id))).toBe(false);
    });

    it("SO14 declined and cancelled invitations no longer wait, and nobody else answers them", async () => {
      const [ada, bob, eve] = [await someone(), await someone(), await someone()];
      for (const [step, by] of [
        ["decline", bob],
        ["cancel", ada],
      ] as const) {
        const asked = invitation(ada.id, { to: bob.id });
        await run(store.invite(asked, []));
        expect(await refusal(store.answer(eve.id, asked.id, step, NOW))).toEqual({ _tag: "FriendInvitationNotFound" });
        await run(store.answer(by.id, asked.id, step, NOW));
        expect([await waiting(ada.id, true), await waiting(bob.id, false)]).toEqual([[], []]);
        expect(await counted(bob.id)).toBe(0);
      }
    });

    it("SO20 SO21 an address gets a link that works once and in time; a member who has it finds the invitation", async () => {
      const [ada, bob, cleo] = [await someone(), await someone(), await someone()];
      const linked = (codeHash: string, change: Partial<NewInvitation> = {}) =>
        invitation(ada.id, { email: `${codeHash}@example.org`, codeHash, expiresAt: NOW + DAY, ...change });
      const hash = randomUUID();
      await run(store.invite(linked(hash), []));
      expect(await waiting(ada.id, true)).toMatchObject([{ email: `${hash}@example.org`, expiresAt: NOW + DAY }]);
      expect(await waiting(ada.id, true, NOW + DAY)).toEqual([]);
      expect(await refusal(store.invite(linked(hash), []))).toEqual({ _tag: "AlreadyInvited" });
      expect(await run(store.byCode(hash, NOW))).toMatchObject({ username: ada.username });
      expect(await run(store.byCode(hash, NOW + DAY))).toBeUndefined();
      expect(await refusal(store.acceptByCode(bob.id, hash, NOW + DAY))).toEqual({ _tag: "FriendInvitationNotFound" });
      expect(await refusal(store.acceptByCode(ada.id, hash, NOW))).toEqual({ _tag: "InvitesOneself" });
      await run(store.acceptByCode(bob.id, hash, NOW));
      expect(await namesOf(ada.id)).toEqual([bob.username]);
      expect(await refusal(store.acceptByCode(cleo.id, hash, NOW))).toEqual({ _tag: "FriendInvitationNotFound" });
      // The sender sees the same of a friend's address, of a member's and of nobody's.
      await run(store.invite(linked(randomUUID(), { to: bob.id, email: bob.email }), []));
      await run(store.invite(linked(randomUUID(), { to: cleo.id, email: cleo.email }), []));
      expect((await waiting(ada.id, true)).map(({ email, username }) => [email, username]).toSorted()).toEqual(
        [
          [bob.email, undefined],
          [cleo.email, undefined],
        ].toSorted(),
      );
      expect(await waiting(bob.id, false)).toEqual([]);
      expect(await waiting(cleo.id, false)).toMatchObject([{ username: ada.username }]);
      expect(await counted(cleo.id)).toBe(1);
    });

    it("SO15 so many wait at once; pages of them meet without gap or repeat", async () => {
      const ada = await someone();
      const address = (n: number) =>
        invitation(ada.id, {
          email: `n${n}@example.org`,
          codeHash: randomUUID(),
          createdAt: NOW + Math.floor(n / 3),
          expiresAt: NOW + DAY,
        });
      for (let n = 0; n < PENDING_LIMIT; n += 1) await run(store.invite(address(n), []));
      expect(await refusal(store.invite(address(PENDING_LIMIT), []))).toMatchObject({ _tag: "TooManyInvitations" });
      const seen: string[] = [];
      for (let after: Parameters<FriendStore["pending"]>[1]["after"]; ;) {
        const page = await run(
          store.pending(ada.id, { isSent: true, now: NOW, limit: 30, ...(after === undefined ? {} : { after }) }),
        );
        seen.push(...page.map(({ id }) => id));
        after = page.at(-1);
        if (page.length < 30) break;
      }
      expect([seen.length, new Set(seen).size]).toEqual([PENDING_LIMIT, PENDING_LIMIT]);
    });

    it("SO8 SO10 W462 a block ends what is between two, works both ways and is there once", async () => {
      const [ada, bob, cleo] = [await someone(), await someone(), await someone()];
      const between = stores.get(MemberRelations);
      await befriend(ada.id, bob.id);
      await run(store.invite(invitation(cleo.id, { to: ada.id }), []));
      await run(store.invite(invitation(bob.id, { to: cleo.id }), []));
      for (const blocked of [bob.id, cleo.id, bob.id]) await run(blocks.block(ada.id, blocked, NOW));
      expect([await namesOf(ada.id), await namesOf(bob.id), await waiting(ada.id, false)]).toEqual([[], [], []]);
      expect([await counted(ada.id), await waiting(cleo.id, true), await counted(cleo.id)]).toEqual([0, [], 1]);
      for (const [one, other] of [
        [ada, bob],
        [bob, ada],
      ] as const) {
        expect(await run(between.isBlockedBetween(one.id, other.id))).toBe(true);
        expect(await refusal(store.invite(invitation(one.id, { to: other.id }), []))).toEqual({
          _tag: "MemberUnknown",
        });
      }
      expect(await run(between.isBlockedBetween(bob.id, cleo.id))).toBe(false);
      const hash = randomUUID();
      const linked = { email: "x@example.org", codeHash: hash, expiresAt: NOW + DAY };
      await run(store.invite(invitation(ada.id, linked), []));
      expect(await refusal(store.acceptByCode(bob.id, hash, NOW))).toEqual({ _tag: "FriendInvitationNotFound" });
    });

    it("SO9 SO11 blocked members are counted and paged, the newest first, and go by their names", async () => {
      const ada = await someone();
      const others = [];
      for (let n = 0; n < BLOCKED_PAGE_SIZE + 2; n += 1) {
        const other = await someone();
        others.unshift(other.username);
        await run(blocks.block(ada.id, other.id, NOW + n));
      }
      const page = async (offset: number) =>
        (await run(blocks.page(ada.id, { offset, limit: BLOCKED_PAGE_SIZE }))).map(({ username }) => username);
      expect([...(await page(0)), ...(await page(BLOCKED_PAGE_SIZE))]).toEqual(others);
      await run(blocks.unblock(ada.id, [(others[0] ?? "").toUpperCase(), others[1] ?? "", "nobody-at-all"]));
      await run(blocks.unblock(ada.id, []));
      expect(await run(blocks.count(ada.id))).toBe(BLOCKED_PAGE_SIZE);
      expect(await page(0)).toEqual(others.slice(2));
    });

    it("W464 with an account go its friendships, invitations and blocks, and the counters of the others follow", async () => {
      const [ada, bob, cleo] = [await someone(), await someone(), await someone()];
      await befriend(ada.id, bob.id);
      await run(store.invite(invitation(ada.id, { to: cleo.id }), []));
      await run(blocks.block(cleo.id, bob.id, NOW));
      for (const step of stores.get(BeforeErasure)) await run(step(ada.id));
      await run(stores.get(AccountStore).erase(ada.id));
      expect([await namesOf(bob.id), await waiting(cleo.id, false)]).toEqual([[], []]);
      expect(await counted(cleo.id)).toBe(0);
      expect(await run(blocks.count(cleo.id))).toBe(1);
    });
  });
