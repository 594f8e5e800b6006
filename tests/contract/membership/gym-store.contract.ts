import { randomUUID } from "node:crypto";
import { JobStore } from "@morsel/application/jobs/job-store";
import { GymStore } from "@morsel/application/membership/gym/gym-store";
import { MembershipStore } from "@morsel/application/membership/membership-store";
import { NoticeStore } from "@morsel/application/membership/notices/notice-store";
import type { NewJob } from "@morsel/application/platform/job";
import type { MemberId } from "@morsel/domain/identity";
import { type ProviderEvent, endedKey, trialKey } from "@morsel/domain/membership";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 2, 2, 12);

/** Links with a gym, and mails about premium. */
export const gymStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps links with a gym and what was told of premium`, () => {
    let stores: Stores;
    let store: MembershipStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(MembershipStore);
    });
    const someone = async (): Promise<MemberId> => {
      const member = aMember();
      await run(stores.members.create(member, "hash", someGoals()));
      return member.id;
    };
    const premium = async (id: MemberId) => (await run(stores.members.byId(id)))?.premium;
    const trial = (subscription: string): ProviderEvent => ({
      id: randomUUID(),
      subscription,
      at: NOW,
      kind: "subscription",
      report: {
        product: "premium_1_month_trial",
        phase: "trialing",
        isRenewing: true,
        periodEnd: NOW + 500,
        trial: { from: NOW, to: NOW + 500 },
      },
    });

    it("ME25 of two who link a membership at once one has it; the next of a member takes its place", async () => {
      const gyms = stores.get(GymStore);
      const [ada, ben] = [await someone(), await someone()];
      const linked = (member: MemberId, id: string, membership = "ONE") =>
        gyms.link({ id, member, membership, until: NOW + 5 }, NOW);
      const won = await Promise.all([run(linked(ada, "gym-a")), run(linked(ben, "gym-b"))]);
      expect(won.toSorted()).toEqual([false, true]);
      const [first, other] = won[0] ? [ada, ben] : [ben, ada];
      expect([(await premium(first))?.gymUntil, (await premium(other))?.gymUntil ?? 0]).toEqual([NOW + 5, 0]);
      expect(await run(linked(first, "gym-c", "TWO"))).toBe(true);
      expect(await run(gyms.linksOf(first))).toEqual([
        { id: "gym-c", member: first, membership: "TWO", until: NOW + 5 },
      ]);
      expect(await run(linked(other, "gym-d"))).toBe(true);
      await run(gyms.extend(first, "gym-c", NOW + 9));
      await run(gyms.extend(first, "gym-d", NOW + 99));
      expect([(await premium(first))?.gymUntil, (await premium(other))?.gymUntil]).toEqual([NOW + 9, NOW + 5]);
      expect((await run(gyms.links("gym-c", 5))).map(({ id }) => id)).toEqual(["gym-d"]);
      expect(await run(gyms.unlink(other, "gym-c"))).toBe(false);
      expect(await run(gyms.unlink(first, "gym-c"))).toBe(true);
      expect((await premium(first))?.gymUntil ?? 0).toBe(0);
    });

    it("ME26 a notice is kept once with its mail, and what was told is found no more", async () => {
      const [notices, jobs] = [stores.get(NoticeStore), stores.get(JobStore)];
      const ada = await someone();
      const mail = (): NewJob => ({ id: randomUUID(), kind: "told", payload: {}, dueAt: 1, member: ada });
      await run(store.grant(ada, { id: "gift", source: "operator", until: NOW + 9, at: NOW }));
      const ended = async () =>
        (await run(notices.premiumEnded(NOW, NOW + 9, 100))).filter(({ member }) => member === ada);
      expect(await run(notices.premiumEnded(NOW, NOW + 8, 100))).not.toContainEqual({ member: ada, until: NOW + 9 });
      expect(await ended()).toEqual([{ member: ada, until: NOW + 9 }]);
      for (let n = 0; n < 2; n += 1) await run(notices.tell(ada, { key: endedKey(NOW + 9), mail: mail() }));
      expect(await ended()).toEqual([]);
      const received = { provider: "sandbox", id: randomUUID(), body: "{}", receivedAt: NOW, member: ada } as const;
      await run(store.receive([received]));
      const events = [trial(`${ada} s`)];
      for (let n = 0; n < 2; n += 1)
        await run(store.apply(ada, received, { events }, NOW, [{ key: `applied ${n}`, mail: mail() }]));
      const soon = async () =>
        (await run(notices.trialsEnding(NOW, NOW + 500, 100))).filter(({ member }) => member === ada);
      expect((await soon()).map(({ id }) => id)).toEqual([`${ada} s`]);
      await run(notices.tell(ada, { key: trialKey(`${ada} s`), mail: mail() }));
      expect(await soon()).toEqual([]);
      expect(await run(jobs.waitingOf(ada))).toHaveLength(3);
    });
  });
