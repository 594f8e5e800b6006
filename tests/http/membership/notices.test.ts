import { beforeAll, describe, expect, it } from "vitest";
import { type Harness, startServer } from "../support/harness.ts";
import { member } from "../support/page.ts";
import { buy, days, order, pay, payments, post } from "./premium-world.ts";

describe("ME26 mails about premium", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => (await member(server, name)).browser;
  const subjects = (name: string) =>
    server
      .mails()
      .filter(({ to, subject }) => to.startsWith(`${name}@`) && /premium|trial|refund/i.test(subject))
      .map(({ subject, text }) => [subject, /\d+\.\d\d [A-Z]{3}/.exec(text)?.[0] ?? ""]);

  it("tells of a trial before money is taken, once, and not of one that was cancelled", async () => {
    const [ada, ben] = [await joined("trial-ada"), await joined("trial-ben")];
    await buy(ada, "premium_1_month_trial");
    await buy(ben, "premium_1_month_trial");
    await post(ben, "/cancel");
    await days(server, 26, ada);
    expect(subjects("trial-ada")).toEqual([]);
    await days(server, 3, ada);
    expect(subjects("trial-ada")).toEqual([[expect.stringMatching(/^Your free trial ends on /), "9.99 EUR"]]);
    expect((await payments(ada)).filter(({ outcome }) => outcome === "paid")).toEqual([]);
    expect(subjects("trial-ben")).toEqual([]);
    await days(server, 3, ada);
    expect(subjects("trial-ada")).toHaveLength(1);
    expect(subjects("trial-ben")).toEqual([["Your premium ended", ""]]);
  });

  it("tells of a renewal that failed once, however often it is tried, and when premium ended", async () => {
    const browser = await joined("fails");
    const { id } = await order(browser, "premium_1_month");
    expect((await pay(browser, id, { number: "4000 0000 0000 0341" })).status).toBe(200);
    await days(server, 29, browser);
    expect(subjects("fails")).toEqual([]);
    await days(server, 8, browser);
    const told = subjects("fails");
    expect(told.filter(([subject]) => subject === "Your payment for premium failed")).toEqual([
      ["Your payment for premium failed", "9.99 EUR"],
    ]);
    expect(told.filter(([subject]) => subject === "Your premium ended")).toHaveLength(1);
    expect(told).toHaveLength(2);
  });

  it("tells of a refund once with its amount, and of no other end", async () => {
    const browser = await joined("refunded");
    await buy(browser);
    const [payment] = await payments(browser);
    await post(browser, "/sandbox/act", { payment_id: payment?.id, act: "refund" });
    await post(browser, "/sandbox/act", { payment_id: payment?.id, act: "refund" });
    await days(server, 2, browser);
    expect(subjects("refunded")).toEqual([["A payment was refunded", "9.99 EUR"]]);
  });
});
