import { DEFAULT_SITE_SETTINGS } from "@morsel/adapters/http-server/platform/site-of";
import { premiumIn } from "@morsel/adapters/composition/server/premium-settings";
import { Api } from "@morsel/adapters/http-contract/api";
import { Wall } from "@morsel/adapters/http-contract/shared/access";
import { MembershipStore } from "@morsel/application/membership/membership-store";
import { DEFAULT_PREMIUM, NEVER_PREMIUM, PREMIUM_FEATURES } from "@morsel/domain/membership";
import * as Context from "effect/Context";
import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, type Harness, startServer, TODAY } from "../support/harness.ts";
import { member } from "../support/page.ts";
import { buy, DAY, days, post } from "./premium-world.ts";

const GOALS = "/api/services/goals";
const EXPENDITURE = "/api/services/expenditure";
const INSIGHTS = "/api/services/reports/insights?range=7&nutrient=protein";
const SHARES = { breakfast: 25, lunch: 25, dinner: 25, snacks: 25 };
const OTHERS = { breakfast: 30, lunch: 20, dinner: 25, snacks: 25 };

type Answer = { readonly status: number; readonly body: { readonly [name: string]: unknown } };
const sent = async (browser: Browser, method: string, path: string, body?: unknown): Promise<Answer> => {
  const response = method === "GET" ? await browser.get(path) : await browser.send(method, path, body);
  return { status: response.status, body: (await response.json()) as Answer["body"] };
};
const goalsOf = async (browser: Browser) => (await sent(browser, "GET", GOALS)).body;
const share = async (browser: Browser, shares: object | null) =>
  sent(browser, "PATCH", GOALS, { version: (await goalsOf(browser))["version"], meal_shares: shares });
const REFUSED = { type: "urn:morsel:problem:PremiumNeeded", status: 403 };

describe("ME10 ME23 what is kept behind premium", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer({ site: { settings: DEFAULT_SITE_SETTINGS, flags: [], premium: DEFAULT_PREMIUM } });
  });
  const joined = async (name: string) => (await member(server, name)).browser;

  const asks = (browser: Browser): Promise<readonly (readonly [string, Answer])[]> =>
    Promise.all([
      sent(browser, "GET", INSIGHTS).then((answer) => ["insights", answer] as const),
      sent(browser, "GET", EXPENDITURE).then((answer) => ["expenditure", answer] as const),
      sent(browser, "PATCH", EXPENDITURE, { is_on: true }).then((answer) => ["turn on", answer] as const),
      sent(browser, "POST", `${EXPENDITURE}/answers/${TODAY}`, {
        answer: "refused",
        energy_kcal: 2000,
        goals_version: 1,
      }).then((answer) => ["answer", answer] as const),
      share(browser, SHARES).then((answer) => ["meal goals", answer] as const),
    ]);

  it("is refused by name without premium", async () => {
    for (const [what, { status, body }] of await asks(await joined("walled")))
      expect([what, { type: body["type"], status }]).toEqual([what, REFUSED]);
  });

  it("is open with premium", async () => {
    const browser = await joined("unwalled");
    await buy(browser);
    const answers = await asks(browser);
    expect(answers.filter(([, { body }]) => body["type"] === REFUSED.type)).toEqual([]);
    expect(answers.flatMap(([what, { status }]) => (status === 200 ? [what] : []))).toEqual([
      "insights",
      "expenditure",
      "turn on",
      "meal goals",
    ]);
  });

  it("is no data: what was set stays when premium ends, is shown, can be taken away, and comes back with it", async () => {
    const browser = await joined("lapsed");
    await buy(browser);
    await share(browser, SHARES);
    await sent(browser, "PATCH", EXPENDITURE, { is_on: true });
    await post(browser, "/cancel");
    await days(server, 32, browser);
    expect((await sent(browser, "GET", EXPENDITURE)).status).toBe(403);
    expect((await goalsOf(browser))["meal_shares"]).toEqual(SHARES);
    // The same again is no new wish; others are.
    expect((await share(browser, SHARES)).status).toBe(200);
    expect((await share(browser, OTHERS)).status).toBe(403);
    const { version, meal_shares: kept } = await goalsOf(browser);
    expect(kept).toEqual(SHARES);
    expect((await sent(browser, "PATCH", GOALS, { version, water_ml: 2100 })).body["meal_shares"]).toEqual(SHARES);
    expect((await sent(browser, "GET", `${EXPENDITURE}/answers`)).status).toBe(200);
    expect((await browser.get("/api/services/export")).status).toBe(200);
    await buy(browser);
    expect((await sent(browser, "GET", EXPENDITURE)).body["is_on"]).toBe(true);
    await post(browser, "/cancel");
    await days(server, 32, browser);
    expect((await sent(browser, "PATCH", EXPENDITURE, { is_on: false })).status).toBe(200);
    expect((await share(browser, null)).body["meal_shares"]).toBeUndefined();
  });

  it("costs nothing beyond the session: premium is read with the member", async () => {
    const browser = await joined("counted");
    await buy(browser);
    const store: Record<string, unknown> = Object.assign(server.get(MembershipStore));
    const kept = { ...store };
    const asked: string[] = [];
    for (const [name, method] of Object.entries(kept))
      store[name] = (...given: unknown[]) => {
        asked.push(name);
        return (method as (...args: unknown[]) => unknown)(...given);
      };
    expect((await sent(browser, "GET", INSIGHTS)).status).toBe(200);
    expect((await sent(browser, "GET", EXPENDITURE)).status).toBe(200);
    expect((await sent(browser, "GET", "/api/auth/session")).body).toMatchObject({
      hasPremium: true,
      isTrialEligible: false,
    });
    expect(asked).toEqual([]);
    await sent(browser, "GET", "/api/services/subscriptions");
    expect(asked).toEqual(["subscriptions"]);
    Object.assign(store, kept);
  });

  it("ends at the instant at which premium ends, and no earlier", async () => {
    const browser = await joined("last-instant");
    const { status } = await buy(browser, "premium_1_month_trial");
    expect(status).toBe(200);
    await post(browser, "/cancel");
    server.advance(30 * DAY - 1);
    expect((await sent(browser, "GET", INSIGHTS)).status).toBe(200);
    server.advance(1);
    expect((await sent(browser, "GET", INSIGHTS)).status).toBe(403);
  });
});

it("ME11 a list with what is everyone's, or with what has no wall, is refused", () => {
  for (const name of [...NEVER_PREMIUM, "everything", "toString"]) {
    expect([name, premiumIn({ features: [name] })]).toEqual([name, undefined]);
    expect([name, premiumIn({ features: ["no_ads", name] })]).toEqual([name, undefined]);
  }
  expect(premiumIn({ features: [] })?.features).toEqual([]);
  expect(premiumIn({ features: ["food_insights", "food_insights"] })?.features).toEqual(["food_insights"]);
});

it("ME10 each wall of the contract is a feature of the list", () => {
  const walls = new Set<string>();
  for (const { endpoints } of Object.values(Api.groups))
    for (const { annotations } of Object.values(endpoints)) {
      const wall = Context.get(annotations, Wall);
      if (wall !== undefined) walls.add(wall);
    }
  expect([...walls].filter((wall) => !PREMIUM_FEATURES.some((feature) => feature === wall))).toEqual([]);
  expect(walls.size).toBeGreaterThan(1);
});
