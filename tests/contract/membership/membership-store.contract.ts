import { randomUUID } from "node:crypto";
import { MembershipStore, type PremiumOrder } from "@morsel/application/membership/membership-store";
import { SandboxStore } from "@morsel/application/membership/sandbox";
import { AccountStore } from "@morsel/application/account/account-store";
import type { Money } from "@morsel/domain/currency";
import type { MemberId } from "@morsel/domain/identity";
import type { ProviderEvent } from "@morsel/domain/membership";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, atOnce, refusal, run, someGoals, type Fresh, type Stores } from "../stores.ts";

const NOW = Date.UTC(2026, 2, 2, 12);
const bill = {
  product: "premium_1_month",
  currency: "USD",
  lines: [{ kind: "plan", product: "premium_1_month", minor: 999 }],
  from: NOW,
  to: NOW + 1000,
} as const;
const price = { currency: "USD", minor: 999 } as Money;

/** Every promise that the store of premium makes. */
export const membershipStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps premium`, () => {
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
    const report = (subscription: string, change: object, id: string = randomUUID()): ProviderEvent =>
      ({ id, subscription, at: NOW, kind: "payment", payment: `${subscription}-1`, change }) as ProviderEvent;
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
    /** Kept, then applied. */
    const told = async (
      member: MemberId,
      events: readonly ProviderEvent[],
      id: string = randomUUID(),
      order?: string,
    ) => {
      const received = { provider: "sandbox", id, member, body: "{}", receivedAt: NOW } as const;
      await run(store.receive([received]));
      await run(
        store.apply(member, received, { events, customer: "cus", ...(order === undefined ? {} : { order }) }, NOW),
      );
    };

    it("ME14 ME15 a report is applied once, whoever tries at once, and stands beside the member", async () => {
      const ada = await someone();
      const paid = report("s1", { step: "paid", bill });
      const received = { provider: "sandbox", id: randomUUID(), member: ada, body: "{}", receivedAt: NOW } as const;
      for (const _ of [1, 2]) await run(store.receive([received]));
      expect(await run(store.waiting(500))).toContainEqual(received);
      await atOnce([1, 2, 3].map(() => store.apply(ada, received, { events: [paid] }, NOW)));
      expect((await run(store.waiting(500))).some(({ id }) => id === received.id)).toBe(false);
      expect(await premium(ada)).toEqual({ until: NOW + 1000, hadTrial: false, gymUntil: 0 });
      expect(await run(store.payments(ada, { limit: 9 }))).toMatchObject([
        { id: "s1-1", subscription: "s1", state: { status: "paid", bill } },
      ]);
      await told(ada, [report("s1", { step: "refunded", refund: "r", minor: 999 })]);
      expect(await premium(ada)).toBeUndefined();
      // A report that was never kept is never applied.
      await run(store.apply(ada, { provider: "sandbox", id: "forged" }, { events: [trial("s1")] }, NOW));
      expect(await premium(ada)).toBeUndefined();
    });

    it("ME6 ME16 a trial is remembered with the member, and a payment that comes before its subscription waits for nothing", async () => {
      const ada = await someone();
      await told(ada, [report("s2", { step: "paid", bill })]);
      expect(await run(store.subscriptions(ada))).toMatchObject([
        { id: "s2", source: "sandbox", customer: "cus", grantedUntil: 0 },
      ]);
      await told(ada, [trial("s2")]);
      expect(await premium(ada)).toEqual({ until: NOW + 1000, hadTrial: true, gymUntil: 0 });
      expect(await run(store.subscriptions(ada))).toMatchObject([{ state: { phase: "trialing" } }]);
      expect(await run(store.ownerOf("s2"))).toBe(ada);
      expect(await run(store.ownerOf("nobody's"))).toBeUndefined();
      const key = randomUUID();
      expect(await run(store.hadTrial([key, randomUUID()]))).toBe(false);
      for (const _ of [1, 2]) await run(store.claimTrial([key], NOW));
      expect(await run(store.hadTrial([randomUUID(), key]))).toBe(true);
      const bob = await someone();
      await run(store.denyTrial(bob));
      expect(await premium(bob)).toEqual({ until: 0, hadTrial: true, gymUntil: 0 });
    });

    it("ME21 the last order is open, the ones before are replaced, and one that was paid is done", async () => {
      const [ada, bob] = [await someone(), await someone()];
      const order = (change: Partial<PremiumOrder> = {}): PremiumOrder => ({
        id: randomUUID(),
        product: "premium_1_month",
        price,
        trialDays: 0,
        status: "open",
        entryPoint: "monthly_direct",
        createdAt: NOW,
        ...change,
      });
      const [one, two] = [order(), order()];
      expect(await run(store.openOrder(ada, one))).toEqual([]);
      await run(store.orderStarted(ada, one.id, { reference: "ref", url: "/pay" }));
      expect(await run(store.openOrder(ada, two))).toMatchObject([
        { id: one.id, reference: "ref", status: "replaced" },
      ]);
      for (const _ of [1, 2]) expect(await run(store.openOrder(ada, two))).toEqual([]);
      expect(await run(store.order(ada, one.id))).toEqual({
        ...one,
        reference: "ref",
        url: "/pay",
        status: "replaced",
      });
      expect(await run(store.order(bob, two.id))).toBeUndefined();
      await told(bob, [trial("s3")], randomUUID(), two.id);
      expect((await run(store.order(ada, two.id)))?.status).toBe("open");
      await told(ada, [trial("s4")], randomUUID(), two.id);
      expect((await run(store.order(ada, two.id)))?.status).toBe("done");
    });

    it("ME19 payments come page by page, and each movement of money is kept once and outlives the member", async () => {
      const ada = await someone();
      const subscription = randomUUID();
      for (let n = 0; n < 5; n += 1)
        await told(ada, [
          {
            ...report(subscription, { step: "paid", bill }),
            payment: `${subscription}-${n}`,
            at: NOW + (n >> 1),
          } as ProviderEvent,
        ]);
      const seen: string[] = [];
      for (let after: { readonly createdAt: number; readonly id: string } | undefined; ;) {
        const page = await run(store.payments(ada, { limit: 2, ...(after === undefined ? {} : { after }) }));
        seen.push(...page.map(({ id }) => id));
        after = page.at(-1);
        if (page.length < 2) break;
      }
      expect(seen).toEqual([4, 3, 2, 1, 0].map((n) => `${subscription}-${n}`));
      expect((await run(store.payment(ada, `${subscription}-1`)))?.createdAt).toBe(NOW);
      expect(await run(store.payment(await someone(), `${subscription}-1`))).toBeUndefined();
      const entries = async () => run(store.ledger(`${subscription}-1`));
      expect(await entries()).toEqual([
        {
          id: `${subscription}-1 paid`,
          currency: "USD",
          lines: expect.arrayContaining([
            { account: "provider", minor: 999 },
            { account: "revenue", minor: -999 },
          ]),
        },
      ]);
      await run(stores.get(AccountStore).erase(ada));
      expect(await run(store.payments(ada, { limit: 9 }))).toEqual([]);
      expect(await run(store.subscriptions(ada))).toEqual([]);
      expect(await entries()).toHaveLength(1);
      await told(ada, [report(subscription, { step: "paid", bill })]);
      expect(await run(store.payments(ada, { limit: 9 }))).toEqual([]);
    });

    it("ME13 ME22 the last use of a code is one member's, months add up, and a discount gives no time", async () => {
      const members = await Promise.all([1, 2, 3].map(someone));
      const code = `CODE${randomUUID().slice(0, 8).toUpperCase()}`;
      await run(store.saveCode({ code, gives: "months", months: 1, until: NOW + 9, uses: 0, most: 2 }));
      for (const member of members.slice(0, 2)) await run(store.redeem(member, code, NOW));
      expect(await refusal(store.redeem(members[2] ?? ("" as MemberId), code, NOW))).toEqual({
        _tag: "CodeRefused",
        reason: "used_up",
      });
      expect((await run(store.code(code)))?.uses).toBe(2);
      const [ada] = members;
      if (ada === undefined) throw new Error("nobody");
      expect(await run(store.wasRedeemed(ada, code))).toBe(true);
      const first = (await premium(ada))?.until ?? 0;
      await run(store.saveCode({ code: `${code}B`, gives: "months", months: 2, until: NOW + 9, uses: 0, most: 1 }));
      expect(await run(store.redeem(ada, `${code}B`, NOW))).toBeGreaterThan(first);
      await run(store.saveCode({ code: `${code}C`, gives: "discount", months: 0, until: NOW + 9, uses: 0, most: 1 }));
      const before = await premium(ada);
      await run(store.redeem(ada, `${code}C`, NOW));
      expect(await premium(ada)).toEqual(before);
      expect(await run(store.code("NOSUCHCODE"))).toBeUndefined();
    });

    it("ME7 premium that is given runs until its instant; a gym's stands for itself", async () => {
      const ada = await someone();
      await run(store.grant(ada, { id: "gym", source: "partner_gym", until: NOW + 5, at: NOW }));
      await run(store.grant(ada, { id: "gift", source: "operator", until: NOW + 9, at: NOW }));
      expect(await premium(ada)).toEqual({ until: NOW + 9, hadTrial: false, gymUntil: NOW + 5 });
      await run(store.grant(ada, { id: "gym", source: "partner_gym", until: 0, at: NOW }));
      expect((await premium(ada))?.gymUntil).toBe(0);
    });

    it("reports that mean nothing are passed over, and old ones forgotten", async () => {
      const received = { provider: "stripe", id: randomUUID(), body: "{}", receivedAt: NOW } as const;
      await run(store.receive([received]));
      await run(store.pass(received, NOW));
      expect((await run(store.waiting(500))).some(({ id }) => id === received.id)).toBe(false);
      expect(await run(store.forgetEvents(NOW + 1))).toBeGreaterThan(0);
      expect(await run(store.forgetEvents(NOW + 1))).toBe(0);
    });

    it("ME12 of two who change a sandbox subscription at once the first wins, and what it reports is kept with it", async () => {
      const sandbox = stores.get(SandboxStore);
      const ada = await someone();
      const row = { member: ada, id: randomUUID(), state: '{"n":1}', version: 1, dueAt: NOW };
      const received = { provider: "sandbox", id: row.id, member: ada, body: "{}", receivedAt: NOW } as const;
      expect(await run(sandbox.save(row, [received]))).toBe(true);
      expect(await run(sandbox.save(row, [{ ...received, id: randomUUID() }]))).toBe(false);
      expect((await run(store.waiting(500))).filter(({ member }) => member === ada)).toEqual([received]);
      expect(await run(sandbox.due(NOW, 10))).toContainEqual(expect.objectContaining({ id: row.id, version: 1 }));
      expect(await run(sandbox.save({ ...row, version: 2, dueAt: NOW + 1 }, []))).toBe(true);
      expect(await run(sandbox.save({ ...row, version: 2, dueAt: NOW + 2 }, []))).toBe(false);
      expect((await run(sandbox.due(NOW, 10))).some(({ id }) => id === row.id)).toBe(false);
      expect(await run(sandbox.find(ada, row.id))).toMatchObject({ version: 2 });
      expect(await run(sandbox.find(await someone(), row.id))).toBeUndefined();
    });
  });
