import { MembershipStore } from "@morsel/application/membership/membership-store";
import { TrialPersons } from "@morsel/application/membership/trial-persons";
import { balanceOf } from "../../support/ledger.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { run } from "../../contract/stores.ts";
import { joined, startServer, type Harness } from "../support/harness.ts";
import { buy, DAY, days, order, PATH, pay, payments, post, read, subscriptions } from "./premium-world.ts";

const refusal = (answer: { readonly status: number; readonly body: { readonly type?: string } }) => [
  answer.status,
  answer.body.type?.replace("urn:morsel:problem:", ""),
];

describe("money and codes of premium", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const session = async (name: string) => {
    const browser = await joined(server, name);
    return browser;
  };

  it("ME15 ME19 refunds and disputes take premium back and give it back, and the ledger balances", async () => {
    const ada = await session("me-hal");
    await buy(ada, "premium_1_month_trial");
    await days(server, 30, ada);
    const [{ id = "" } = {}] = await payments(ada);
    const act = (name: string) => post(ada, "/sandbox/act", { payment_id: id, act: name });
    const has = async () => (await subscriptions(ada)).hasPremium;
    await act("dispute");
    expect(await has()).toBe(false);
    await act("win_dispute");
    expect(await has()).toBe(true);
    await act("refund");
    expect(await has()).toBe(false);
    expect(await payments(ada)).toMatchObject([{ outcome: "refunded", refunded: 999 }]);
    const entries = await run(server.get(MembershipStore).ledger());
    const sums = balanceOf(entries, "EUR");
    expect(sums.provider + sums.revenue + sums.refunds + sums.disputes + sums.tax).toBe(0);
    expect(balanceOf(await run(server.get(MembershipStore).ledger(id)), "EUR")).toEqual({
      provider: 0,
      revenue: -999,
      tax: 0,
      refunds: 999,
      disputes: 0,
    });
  });

  it("ME19 an invoice is a PDF of the member's alone", async () => {
    const [ada, bob] = [await session("me-ida"), await session("me-jon")];
    await buy(ada, "premium_1_month_trial");
    await days(server, 30, ada);
    const [{ id = "" } = {}] = await payments(ada);
    const answer = await ada.get(`${PATH}/payments/${id}/invoice`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(new TextDecoder("latin1").decode((await answer.arrayBuffer()).slice(0, 5))).toBe("%PDF-");
    expect((await bob.get(`${PATH}/payments/${id}/invoice`)).status).toBe(404);
    expect(refusal(await post(bob, "/sandbox/act", { payment_id: id, act: "refund" }))).toEqual([
      404,
      "PaymentNotFound",
    ]);
  });

  it("ME13 ME22 codes give months once, end, are counted, and guessing is slowed", async () => {
    const limited = await startServer({ hasRateLimits: true });
    const store = limited.get(MembershipStore);
    const [ada, bob, eve] = [
      await joined(limited, "me-kim"),
      await joined(limited, "me-leo"),
      await joined(limited, "me-mia"),
    ];
    const good = { gives: "months", months: 3, until: Date.UTC(2100, 0), uses: 0, most: 1 } as const;
    await run(store.saveCode({ ...good, code: "THREEMONTHS" }));
    await run(store.saveCode({ ...good, code: "ENDEDLONGAGO", until: 1 }));
    expect((await post(ada, "/codes/preview", { code: "three-months" })).body).toMatchObject({
      gives: "months",
      months: 3,
    });
    expect((await post(ada, "/codes/redeem", { code: " Three months " })).status).toBe(200);
    expect(await subscriptions(ada)).toMatchObject({ hasPremium: true, items: [{ source: "code" }] });
    for (const [browser, code, reason] of [
      [ada, "threemonths", "already_used"],
      [bob, "threemonths", "used_up"],
      [bob, "endedlongago", "expired"],
      [bob, "nothingatall", "unknown"],
      [bob, "<script>", "unknown"],
    ] as const)
      expect((await post(browser, "/codes/redeem", { code })).body).toMatchObject({ reason });
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await post(eve, "/codes/redeem", { code: `GUESS${n}XYZ` })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });

  it("ME22 a code for the lower price is asked for it", async () => {
    const ada = await session("me-nia");
    await run(
      server
        .get(MembershipStore)
        .saveCode({ code: "LOWERPRICE", gives: "discount", months: 0, until: Date.UTC(2100, 0), uses: 0, most: 9 }),
    );
    expect(refusal(await order(ada, "premium_12_month_discount"))).toEqual([422, "PlanUnavailable"]);
    const { id, body } = await order(ada, "premium_12_month_discount", { code: "lower-price" });
    expect(body).toMatchObject({ price: { currency: "EUR", minor_units: 2999 } });
    expect((await pay(ada, id)).status).toBe(200);
    expect(await payments(ada)).toMatchObject([{ total: { minor_units: 2999 } }]);
  });

  it("ME6 a trial is the person's: another account of the same address has none, and is offered the price at once", async () => {
    const ada = await session("me-oda");
    await buy(ada, "premium_1_month_trial");
    const persons = server.get(TrialPersons);
    const keys = await run(persons.keysOf("ME-ODA@example.org"));
    expect(await run(server.get(MembershipStore).hadTrial(keys))).toBe(true);
    // As if the account had been erased and the address had joined again.
    const eve = await session("me-pat");
    await run(server.get(MembershipStore).claimTrial(await run(persons.keysOf("me-pat@example.org")), 1));
    expect(refusal(await order(eve, "premium_1_month_trial"))).toEqual([409, "TrialUsed"]);
    expect(await read(eve, "/api/auth/session")).toMatchObject({ hasPremium: false, isTrialEligible: false });
    expect((await buy(eve)).status).toBe(200);
  });

  it("ME12 clocks that jump: years at once are charged month by month, and set back takes nothing", async () => {
    const other = await startServer();
    const ada = await joined(other, "me-pia");
    await buy(ada, "premium_1_month_trial");
    await other.runJobs();
    other.advance(400 * DAY);
    await other.runJobs();
    await ada.signIn("me-pia");
    const paid = await payments(ada);
    expect(paid.length).toBe(13);
    expect(paid.every(({ outcome }) => outcome === "paid")).toBe(true);
    expect((await subscriptions(ada)).hasPremium).toBe(true);
    other.setClock(-10 * DAY);
    await other.runJobs();
    expect((await subscriptions(ada)).hasPremium).toBe(true);
    expect((await payments(ada)).length).toBe(13);
  });
});
