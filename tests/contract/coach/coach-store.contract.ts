import { randomUUID } from "node:crypto";
import { AccountStore } from "@morsel/application/account/account-store";
import { CoachStore, type NewCoachGrant } from "@morsel/application/coach/coach-store";
import { BlockStore } from "@morsel/application/friends/block-store";
import type { Member } from "@morsel/domain/identity";
import { COACHES_LIMIT, LOOKS_LIMIT } from "@morsel/domain/social";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, atOnce, refusal, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 2, 2, 12);
const DAY = 86_400_000;

/** Every promise that the store of coaches makes. */
export const coachStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps access for coaches and their looks`, () => {
    let stores: Stores;
    let store: CoachStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(CoachStore);
    });

    const someone = async (): Promise<Member> => {
      const member = aMember();
      await run(stores.members.create(member, "hash", someGoals()));
      return member;
    };
    const grant = (client: Member, change: Partial<NewCoachGrant> = {}): NewCoachGrant => ({
      id: randomUUID(),
      client: client.id,
      codeHash: randomUUID(),
      scopes: ["days", "body"],
      createdAt: NOW,
      linkExpiresAt: NOW + 7 * DAY,
      expiresAt: NOW + 30 * DAY,
      ...change,
    });
    const look = (coach: Member, at: number) => ({ id: randomUUID(), coach: coach.id, scope: "body" as const, at });

    it("SO40 W491 a link is there once, and of several who accept at once one has it", async () => {
      const [ada, bob, eve] = [await someone(), await someone(), await someone()];
      const made = grant(ada);
      await atOnce([1, 2].map(() => store.create(made)));
      expect(await run(store.given(ada.id, NOW))).toMatchObject([{ id: made.id, scopes: ["days", "body"] }]);
      const asked = [bob, eve].map(({ id }) => store.accept(id, made.codeHash, NOW));
      const settled = await Promise.allSettled(asked.map(run));
      expect(settled.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      const coach = settled[0]?.status === "fulfilled" ? bob : eve;
      const other = coach === bob ? eve : bob;
      await run(store.accept(coach.id, made.codeHash, NOW + 8 * DAY));
      expect(await refusal(store.accept(other.id, made.codeHash, NOW))).toEqual({ _tag: "CoachLinkNotFound" });
      expect(await run(store.given(ada.id, NOW))).toMatchObject([{ coach: coach.id, username: coach.username }]);
      expect(await run(store.received(coach.id, NOW, ada.id))).toMatchObject([{ username: ada.username }]);
      expect(await run(store.received(coach.id, NOW, eve.id))).toEqual([]);
      expect(await run(store.received(coach.id, NOW + 30 * DAY))).toEqual([]);
      expect(await refusal(store.end(other.id, made.id, NOW))).toEqual({ _tag: "CoachGrantNotFound" });
      for (const by of [coach, ada]) await run(store.end(by.id, made.id, NOW));
      expect([await run(store.given(ada.id, NOW)), await run(store.received(coach.id, NOW))]).toEqual([[], []]);
    });

    it("SO40 SO41 expired links are none, and so many stand at once", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const made = grant(ada);
      await run(store.create(made));
      expect(await run(store.byCode(made.codeHash, NOW + 7 * DAY))).toBeUndefined();
      expect(await refusal(store.accept(bob.id, made.codeHash, NOW + 7 * DAY))).toEqual({ _tag: "CoachLinkNotFound" });
      expect(await refusal(store.accept(ada.id, made.codeHash, NOW))).toEqual({ _tag: "CoachesOneself" });
      for (let n = 1; n < COACHES_LIMIT; n += 1) await run(store.create(grant(ada)));
      expect(await refusal(store.create(grant(ada)))).toEqual({ _tag: "TooManyCoaches", limit: COACHES_LIMIT });
    });

    it("SO42 looks are the client's, the newest first in pages, bounded, and go when they are old", async () => {
      const [ada, bob] = [await someone(), await someone()];
      for (let n = 0; n < 5; n += 1) await run(store.noteLook(ada.id, look(bob, NOW + n * 600_000)));
      await run(store.noteLook(ada.id, look(bob, NOW + 4 * 600_000 + 1)));
      const first = await run(store.looks(ada.id, { limit: 3 }));
      const after = first.at(-1);
      if (after === undefined) throw new Error("No look");
      const rest = await run(store.looks(ada.id, { limit: 3, after }));
      expect([...first, ...rest].map(({ at }) => at)).toEqual([4, 3, 2, 1, 0].map((n) => NOW + n * 600_000));
      expect(first[0]).toMatchObject({ username: bob.username, scope: "body" });
      expect(await run(store.looks(bob.id, { limit: 9 }))).toEqual([]);
      expect(await run(store.forgetLooks(NOW + 600_000))).toBe(1);
      for (let n = 5; n < LOOKS_LIMIT + 8; n += 1) await run(store.noteLook(ada.id, look(bob, NOW + n * 600_000)));
      expect(await run(store.looks(ada.id, { limit: LOOKS_LIMIT + 50 }))).toHaveLength(LOOKS_LIMIT);
    });

    it("W493 a block ends access both ways, and with an account its access goes", async () => {
      const [ada, bob, cleo] = [await someone(), await someone(), await someone()];
      const accepted = async (client: Member, coach: Member) => {
        const made = grant(client);
        await run(store.create(made));
        await run(store.accept(coach.id, made.codeHash, NOW));
      };
      await accepted(ada, bob);
      await accepted(bob, ada);
      await accepted(ada, cleo);
      await run(stores.get(BlockStore).block(ada.id, bob.id, NOW));
      expect([await run(store.received(bob.id, NOW)), await run(store.received(ada.id, NOW))]).toEqual([[], []]);
      expect(await run(store.given(ada.id, NOW))).toMatchObject([{ coach: cleo.id }]);
      await run(store.leave(cleo.id));
      await run(stores.get(AccountStore).erase(cleo.id));
      expect(await run(store.given(ada.id, NOW))).toEqual([]);
    });
  });
