import { makeOutboundFetch } from "@morsel/adapters/outbound/outbound-fetch";
import { makeUndiciOutboundHttp } from "@morsel/adapters/outbound/undici-outbound-http";
import { makeStripePayments } from "@morsel/adapters/payments-stripe/stripe-payments";
import { MembershipStore } from "@morsel/application/membership/membership-store";
import { balanceOf } from "../../support/ledger.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "../../contract/stores.ts";
import { type Browser, type Harness, joined, ORIGIN, startServer } from "../support/harness.ts";
import { startFakeStripe } from "./fake-stripe.ts";
import { DAY, order, pay, payments, post, read, subscriptions } from "./premium-world.ts";

const SECRET = "whsec_of_tests_only";
const HOOK = "/api/services/payments/stripe";

type World = {
  readonly server: Harness;
  /** The member pays for an order, and what the provider says of it has arrived. */
  readonly paid: (browser: Browser, product: string) => Promise<string>;
  readonly told: () => Promise<void>;
  readonly end: () => Promise<void>;
};

const sandbox = async (): Promise<World> => {
  const server = await startServer();
  return {
    server,
    paid: async (browser, product) => {
      const { id } = await order(browser, product);
      await pay(browser, id);
      return id;
    },
    told: () => Promise.resolve(),
    end: server.close,
  };
};

type StripeWorld = World & {
  readonly fake: Awaited<ReturnType<typeof startFakeStripe>>;
  readonly hook: (payload: string, signature: string) => Promise<number>;
  readonly now: () => number;
};

const stripe = async (): Promise<StripeWorld> => {
  let now = (): number => 0;
  const fake = await startFakeStripe(() => now());
  const outbound = makeUndiciOutboundHttp({ morePorts: [fake.port], isAllowed: () => true });
  const started = await startServer({
    payments: (ours, read) => {
      now = read;
      const settings = { key: "sk_test_x", webhookSecret: SECRET, hasTax: false, origin: fake.origin };
      return makeStripePayments(settings, makeOutboundFetch(outbound), ours);
    },
  });
  const hook = async (payload: string, signature: string): Promise<number> => {
    const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": signature };
    const response = await started.handler(new Request(`${ORIGIN}${HOOK}`, { method: "POST", headers, body: payload }));
    return response.status;
  };
  let sent = 0;
  // Newest first, and each twice: as badly as it may come.
  const told = async (): Promise<void> => {
    const fresh = fake.events.slice(sent).toReversed();
    sent = fake.events.length;
    for (const { payload } of [...fresh, ...fresh]) expect(await hook(payload, fake.sign(payload, SECRET))).toBe(200);
    await started.runJobs();
    started.advance(60_000);
    await started.runJobs();
  };
  return {
    server: started,
    fake,
    hook,
    told,
    now: () => now(),
    paid: async (browser, product) => {
      const { id, body } = await order(browser, product);
      expect(body.url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
      fake.begin(fake.lastSession());
      await told();
      return id;
    },
    end: async () => {
      await started.close();
      await fake.close();
      await run(outbound.close);
    },
  };
};

describe.each([
  ["sandbox", sandbox],
  ["stripe", stripe],
] as const)("payments by %s", (name, make) => {
  let world: World;
  beforeAll(async () => {
    world = await make();
  });
  afterAll(() => world.end());

  it("ME3 ME6 a trial gives premium until its end without a payment, and there is none after it", async () => {
    const ada = await joined(world.server, `${name}-ada`);
    await world.paid(ada, "premium_1_month_trial");
    const mine = await subscriptions(ada);
    expect(mine).toMatchObject({
      hasPremium: true,
      isTrialEligible: false,
      items: [{ source: name, phase: "trialing" }],
    });
    expect(await payments(ada)).toEqual([]);
  });

  it("ME14 ME15 ME17 what is paid at the country's price gives premium once, however its reports come", async () => {
    const ada = await joined(world.server, `${name}-bea`);
    const id = await world.paid(ada, "premium_1_month");
    expect(await subscriptions(ada)).toMatchObject({
      hasPremium: true,
      items: [{ phase: "active", is_renewing: true }],
    });
    expect(await payments(ada)).toMatchObject([{ outcome: "paid", total: { currency: "EUR", minor_units: 999 } }]);
    expect(await read(ada, `/api/services/premium/orders/${id}`)).toMatchObject({ status: "done" });
  });

  it("ME12 ME20 a cancellation takes nothing that is paid, and is taken back", async () => {
    const ada = await joined(world.server, `${name}-cyd`);
    await world.paid(ada, "premium_1_month");
    expect((await post(ada, "/cancel")).status).toBe(200);
    await world.told();
    expect(await subscriptions(ada)).toMatchObject({
      hasPremium: true,
      items: [{ is_renewing: false, acts: ["resume"] }],
    });
    expect((await post(ada, "/resume")).status).toBe(200);
    await world.told();
    expect(await subscriptions(ada)).toMatchObject({ hasPremium: true, items: [{ is_renewing: true }] });
  });

  it("ME18 ME19 a change to a year charges what was shown, and the ledger balances", async () => {
    const ada = await joined(world.server, `${name}-dee`);
    await world.paid(ada, "premium_1_month");
    world.server.advance(10 * DAY);
    await ada.signIn(`${name}-dee`);
    type Quote = { readonly due: number; readonly credit: number; readonly at: number };
    const { due, credit, at } = await read<Quote>(ada, "/api/services/premium/change?product=premium_12_month");
    expect([due + credit, credit > 0]).toEqual([4999, true]);
    world.server.advance(60_000);
    expect((await post(ada, "/change", { product: "premium_12_month", due, at })).status).toBe(200);
    await world.told();
    expect((await payments(ada))[0]).toMatchObject({ outcome: "paid", total: { currency: "EUR", minor_units: due } });
    expect((await subscriptions(ada)).items).toMatchObject([{ product: "premium_12_month" }]);
    const sums = balanceOf(await run(world.server.get(MembershipStore).ledger()), "EUR");
    expect(sums.provider + sums.revenue + sums.tax + sums.refunds + sums.disputes).toBe(0);
  });
});

describe("webhooks of Stripe", () => {
  let world: StripeWorld;
  beforeAll(async () => {
    world = await stripe();
  });
  afterAll(() => world.end());

  it("ME15 forged, altered, old and unsigned ones are refused, and change nothing", async () => {
    const ada = await joined(world.server, "hook-ada");
    await order(ada, "premium_1_month");
    const { fake, hook } = world;
    fake.begin(fake.lastSession());
    const { payload } = fake.events.at(-1) ?? { payload: "" };
    const old = fake.sign(payload, SECRET, Math.floor(world.now() / 1000) - 301);
    const early = fake.sign(payload, SECRET, Math.floor(world.now() / 1000) + 301);
    const good = fake.sign(payload, SECRET);
    for (const [sent, signature] of [
      [payload, ""],
      [payload, "t=1,v1=00"],
      [payload, fake.sign(payload, "another secret")],
      [payload.replace("cs_", "cs-"), good],
      [payload, old],
      [payload, early],
    ] as const)
      expect([signature, await hook(sent, signature)]).toEqual([signature, 400]);
    expect((await subscriptions(ada)).hasPremium).toBe(false);
    // One that only claims a payment names nothing that Stripe knows.
    const forged = JSON.stringify({
      id: "evt_f",
      object: "event",
      type: "invoice.paid",
      data: { object: { id: "in_none", status: "paid" } },
    });
    expect(await hook(forged, fake.sign(forged, SECRET))).toBe(200);
    expect((await subscriptions(ada)).hasPremium).toBe(false);
  });

  it("ME21 every act carries a key, and the checkout of a replaced order cannot be paid", async () => {
    const ada = await joined(world.server, "hook-bea");
    await order(ada, "premium_1_month");
    const first = world.fake.lastSession();
    await order(ada, "premium_12_month");
    expect(() => world.fake.begin(first)).toThrow("not open");
    const acts = world.fake.asked.filter(({ method, path }) => method === "POST" && !path.includes("create_preview"));
    expect(acts.filter(({ key, path }) => key === undefined && !path.endsWith("/expire"))).toEqual([]);
  });

  it("ME21 of two different orders at once that are both paid one stays, and the other is paid back", async () => {
    const { fake, server, told } = world;
    const ada = await joined(server, "hook-eve");
    const before = fake.sessions().length;
    const answers = await Promise.all([order(ada, "premium_1_month"), order(ada, "premium_12_month")]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const opened = fake.sessions().slice(before);
    // A checkout that was replaced before it was paid takes no money.
    const paid = opened.filter((session) => session["status"] === "open");
    expect(paid.length).toBeGreaterThan(0);
    for (const session of paid) fake.begin(session.id);
    await told();
    const { hasPremium, items } = await subscriptions(ada);
    expect([hasPremium, items.filter(({ is_renewing }) => is_renewing).length]).toEqual([true, 1]);
    const kept = (await payments(ada)).filter(({ outcome, refunded }) => outcome === "paid" && refunded === 0);
    expect(kept).toHaveLength(1);
    const sums = balanceOf(await run(server.get(MembershipStore).ledger()), "EUR");
    expect(sums.provider + sums.revenue + sums.tax + sums.refunds + sums.disputes).toBe(0);
  });

  it("ME14 ME15 refunds and disputes at Stripe take premium, a dispute that is won gives it back", async () => {
    const ada = await joined(world.server, "hook-cyd");
    await world.paid(ada, "premium_1_month");
    const [{ id = "" } = {}] = await payments(ada);
    const has = async (status: string): Promise<boolean> => {
      world.fake.dispute(id, status);
      await world.told();
      return (await subscriptions(ada)).hasPremium;
    };
    expect([await has("needs_response"), await has("won")]).toEqual([false, true]);
  });
});
