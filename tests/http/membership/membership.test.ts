import { monthsAfter } from "@morsel/domain/membership";
import { beforeAll, describe, expect, it } from "vitest";
import { joined, startServer, type Harness } from "../support/harness.ts";
import { buy, days, order, PATH, pay, payments, post, read, subscriptions, type WireOffer } from "./premium-world.ts";

const refusal = (answer: { readonly status: number; readonly body: { readonly type?: string } }) => [
  answer.status,
  answer.body.type?.replace("urn:morsel:problem:", ""),
];

describe("premium over HTTP", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const session = async (name: string) => {
    const browser = await joined(server, name);
    return browser;
  };

  it("ME3 ME4 ME17 ID110 the offer is of the member's country, the trial runs 30 days, and the session's data tell it", async () => {
    const ada = await session("me-ada");
    const offer = await read<WireOffer>(ada, `${PATH}/offer`);
    expect(offer).toMatchObject({ hasPremium: false, isTrialEligible: true });
    expect(offer.plans).toMatchObject([
      { code: "premium_1_month_trial", price: { currency: "EUR", minor_units: 999 } },
      { code: "premium_12_month_trial", price: { currency: "EUR", minor_units: 4999 } },
    ]);
    for (const forged of [{ price: 1 }, { price: { currency: "VND", minor_units: 1 } }, { trial_days: 900 }])
      expect((await order(ada, "premium_12_month_trial", forged)).status).toBe(400);
    const { id, status, body } = await order(ada, "premium_12_month_trial");
    expect([status, body]).toMatchObject([
      201,
      {
        price: { currency: "EUR", minor_units: 4999 },
        status: "open",
        entry_point: "annual_trial",
        url: `/premium/payment?order=${id}`,
      },
    ]);
    expect((await pay(ada, id)).status).toBe(200);
    expect(await read(ada, "/api/auth/session")).toMatchObject({ hasPremium: true, isTrialEligible: false });
    expect(await subscriptions(ada)).toMatchObject({
      hasPremium: true,
      isTrialEligible: false,
      items: [
        {
          phase: "trialing",
          product: "premium_12_month_trial",
          is_renewing: true,
          acts: ["cancel", "change", "payment_method"],
        },
      ],
    });
    expect(await payments(ada)).toEqual([]);
    await days(server, 30, ada);
    expect(await payments(ada)).toMatchObject([{ outcome: "paid", total: { currency: "EUR", minor_units: 4999 } }]);
    expect((await subscriptions(ada)).items).toMatchObject([{ phase: "active" }]);
  });

  it("ME12 ME20 a cancelled subscription runs until its end, is resumed until then, and is bought anew after it without a trial", async () => {
    const ada = await session("me-bea");
    await buy(ada, "premium_1_month_trial");
    expect((await post(ada, "/cancel")).status).toBe(200);
    expect(refusal(await post(ada, "/cancel"))).toEqual([409, "ActRefused"]);
    expect((await post(ada, "/resume")).status).toBe(200);
    expect((await post(ada, "/cancel")).status).toBe(200);
    await days(server, 29, ada);
    expect(await subscriptions(ada)).toMatchObject({
      hasPremium: true,
      items: [{ is_renewing: false, acts: ["resume"] }],
    });
    await days(server, 2, ada);
    expect(await subscriptions(ada)).toMatchObject({
      hasPremium: false,
      isTrialEligible: false,
      items: [{ phase: "ended", acts: [] }],
    });
    expect(refusal(await post(ada, "/resume"))).toEqual([409, "ActRefused"]);
    expect(refusal(await order(ada, "premium_1_month_trial"))).toEqual([422, "PlanUnavailable"]);
    expect((await buy(ada)).status).toBe(200);
    expect((await subscriptions(ada)).hasPremium).toBe(true);
    expect(await read(ada, "/api/services/paid-subscriptions")).toMatchObject({
      items: [{ phase: "active" }, { phase: "ended" }],
    });
    const active = await read<{ readonly items: readonly unknown[] }>(ada, "/api/services/paid-subscriptions/active");
    expect(active.items).toHaveLength(1);
  });

  it("ME21 of two tabs the one with the last order pays, once however often; a second subscription is not sold", async () => {
    const ada = await session("me-cyd");
    const [one, two] = [await order(ada, "premium_1_month_trial"), await order(ada, "premium_12_month_trial")];
    expect(refusal(await pay(ada, one.id))).toEqual([409, "OrderClosed"]);
    const tried = await Promise.all([pay(ada, two.id), pay(ada, two.id), pay(ada, two.id)]);
    expect(tried.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await pay(ada, two.id)).status).toBe(200);
    expect((await subscriptions(ada)).items).toHaveLength(1);
    expect(refusal(await order(ada, "premium_12_month"))).toEqual([409, "AlreadySubscribed"]);
    expect(await read(ada, `${PATH}/orders/${two.id}`)).toMatchObject({ status: "done" });
  });

  it("ME21 an order with the id of another member's is an order of its own, and hides nothing of the other's", async () => {
    const [eve, ada] = [await session("me-qed"), await session("me-ray")];
    const { id } = await order(ada, "premium_1_month");
    expect((await post(eve, "/orders", { id, product: "premium_1_month" })).status).toBe(201);
    expect((await pay(eve, id)).status).toBe(200);
    expect((await subscriptions(ada)).hasPremium).toBe(false);
    expect((await pay(ada, id)).status).toBe(200);
    expect((await subscriptions(ada)).hasPremium).toBe(true);
    expect((await payments(ada)).length + (await payments(eve)).length).toBe(2);
  });

  it("ME14 test cards: declined, expired, unknown and to be confirmed; nothing is begun until one succeeds", async () => {
    const ada = await session("me-dee");
    const { id } = await order(ada, "premium_1_month_trial");
    const cards = [
      [{ number: "4000 0000 0000 0002" }, "CardRefused"],
      [{ expires: "01/26" }, "CardRefused"],
      [{ expires: "13/40" }, "CardRefused"],
      [{ number: "5555 5555 5555 4444" }, "CardRefused"],
      [{ number: "4000 0025 0000 3155" }, "AuthenticationNeeded"],
    ] as const;
    for (const [card, tag] of cards) expect([card, ...refusal(await pay(ada, id, card))]).toEqual([card, 402, tag]);
    expect(await subscriptions(ada)).toMatchObject({ hasPremium: false, isTrialEligible: true, items: [] });
    expect((await pay(ada, id, { number: "4000 0025 0000 3155", is_confirmed: true })).status).toBe(200);
    expect((await subscriptions(ada)).hasPremium).toBe(true);
  });

  it("ME15 a renewal that fails takes nothing that is paid, and a new card pays what is due", async () => {
    const ada = await session("me-eli");
    const { id } = await order(ada, "premium_1_month_trial");
    await pay(ada, id, { number: "4000 0000 0000 0341" });
    await days(server, 30, ada);
    expect(await subscriptions(ada)).toMatchObject({
      hasPremium: false,
      items: [{ phase: "past_due", acts: ["cancel", "payment_method"] }],
    });
    expect(await payments(ada)).toMatchObject([{ outcome: "failed" }]);
    expect(
      (await post(ada, "/sandbox/card", { number: "4242424242424242", expires: "12/40", is_confirmed: false })).status,
    ).toBe(200);
    expect(await subscriptions(ada)).toMatchObject({ hasPremium: true, items: [{ phase: "active" }] });
    const bob = await session("me-fay");
    const failing = await order(bob, "premium_1_month_trial");
    await pay(bob, failing.id, { number: "4000 0000 0000 0341" });
    await days(server, 45, bob);
    expect(await subscriptions(bob)).toMatchObject({ hasPremium: false, items: [{ phase: "ended" }] });
  });

  it("ME18 a longer plan begins at once at the shown price, which is not the client's; a shorter one at the end of what is paid", async () => {
    const ada = await session("me-gus");
    await buy(ada, "premium_1_month_trial");
    await days(server, 31, ada);
    type Quote = { readonly begins: string; readonly due: number; readonly credit: number; readonly at: number };
    const quote = await read<Quote>(ada, `${PATH}/change?product=premium_12_month`);
    expect(quote).toMatchObject({ begins: "now" });
    expect(quote.due + quote.credit).toBe(4999);
    expect(quote.credit).toBeGreaterThan(900);
    for (const forged of [{ due: 1 }, { due: 0 }, { at: quote.at - 3_600_000 }, { at: quote.at + 1 }])
      expect([
        forged,
        ...refusal(
          await post(ada, "/change", { product: "premium_12_month", due: quote.due, at: quote.at, ...forged }),
        ),
      ]).toEqual([forged, 409, "QuoteChanged"]);
    expect(
      refusal(await post(ada, "/change", { product: "premium_12_month_promo", due: quote.due, at: quote.at })),
    ).toEqual([409, "ActRefused"]);
    const { due, at } = quote;
    expect((await post(ada, "/change", { product: "premium_12_month", due, at })).status).toBe(200);
    const [paid] = await payments(ada);
    expect(paid).toMatchObject({ outcome: "paid", total: { currency: "EUR", minor_units: due } });
    const { items, premium_until: until } = await subscriptions(ada);
    expect(items).toMatchObject([{ product: "premium_12_month" }]);
    expect(Date.parse(until ?? "")).toBe(monthsAfter(at, 12));
    const back = await read<Quote>(ada, `${PATH}/change?product=premium_1_month`);
    expect(back).toMatchObject({ begins: "next_period", due: 0 });
    expect((await post(ada, "/change", { product: "premium_1_month", due: 0, at: back.at })).status).toBe(200);
    expect((await subscriptions(ada)).items).toMatchObject([
      { product: "premium_12_month", next_product: "premium_1_month" },
    ]);
  });
});
