import { makeHttpGym, readGymSettings } from "@morsel/adapters/partner-gym/http-gym";
import type { PartnerGym } from "@morsel/application/membership/gym/partner-gym";
import type { OutboundHttp } from "@morsel/application/platform/outbound-http";
import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, type Harness, startServer } from "../support/harness.ts";
import { member, run } from "../support/page.ts";
import { buy, days, subscriptions } from "./premium-world.ts";

const PATH = "/api/services/gympass-subscription";
const send = async (browser: Browser, method: string, path: string, body?: unknown) => {
  const response = await browser.send(method, path, body);
  return { status: response.status, body: (await response.json()) as { readonly id?: string; readonly type?: string } };
};
const link = (browser: Browser, membership: string) => send(browser, "POST", PATH, { membership });
const facts = async (browser: Browser) => {
  const { hasPremium, isTrialEligible } = await subscriptions(browser);
  return { hasPremium, isTrialEligible };
};
/** The day that comes so many days after the start of the server's clock, as the test gym writes it. */
const until = async (server: Harness, after: number): Promise<string> => {
  const now = await run(server.ports.clock.now);
  return new Date(now + after * 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");
};

describe("a partner gym", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => (await member(server, name)).browser;

  it("ME7 ME25 gives premium while the membership lasts, and takes nothing else when it ends", async () => {
    const browser = await joined("gym-lasts");
    expect((await link(browser, `${await until(server, 40)} 0001`)).status).toBe(200);
    expect(await facts(browser)).toEqual({ hasPremium: true, isTrialEligible: false });
    // Longer than a gym is believed at once: it is asked every day.
    await days(server, 35, browser);
    expect((await facts(browser)).hasPremium).toBe(true);
    await days(server, 8, browser);
    expect(await facts(browser)).toEqual({ hasPremium: false, isTrialEligible: true });
    expect((await browser.get("/api/services/export")).status).toBe(200);
  });

  it("ME25 is unlinked by its id, by its member alone, and what was bought stays", async () => {
    const [browser, other] = [await joined("gym-mine"), await joined("gym-other")];
    const { body } = await link(browser, `${await until(server, 90)}0002`);
    await buy(browser);
    expect(await send(other, "DELETE", `${PATH}/${body.id}`)).toMatchObject({
      status: 404,
      body: { type: "urn:morsel:problem:GymLinkNotFound" },
    });
    expect((await send(browser, "DELETE", `${PATH}/${body.id}`)).status).toBe(200);
    expect((await send(browser, "DELETE", `${PATH}/${body.id}`)).status).toBe(404);
    const { items, hasPremium } = await subscriptions(browser);
    expect([items.map(({ product }) => product), hasPremium]).toEqual([["premium_1_month"], true]);
    // No other kind of premium is deleted by this call.
    expect((await send(browser, "DELETE", `${PATH}/${items[0]?.id}`)).status).toBe(404);
  });

  it("ME25 a membership is one member's; another one takes its place, the same keeps its id", async () => {
    const [browser, other] = [await joined("gym-first"), await joined("gym-second")];
    const number = `${await until(server, 90)}0003`;
    const { body } = await link(browser, number);
    expect(await link(other, number)).toMatchObject({
      status: 409,
      body: { type: "urn:morsel:problem:GymMembershipTaken" },
    });
    expect((await link(browser, number)).body.id).toBe(body.id);
    expect((await link(browser, `${await until(server, 90)}0004`)).body.id).not.toBe(body.id);
    expect((await subscriptions(browser)).items).toHaveLength(1);
    expect((await link(other, number)).status).toBe(200);
  });

  it("ME25 what the gym does not know, or is over, is refused by name", async () => {
    const browser = await joined("gym-unknown");
    for (const odd of [`${await until(server, -2)}0001`, "20261399-0001", "nonsense", "", "' or 1=1 --"])
      expect([odd, await link(browser, odd)]).toMatchObject([
        odd,
        { status: 422, body: { type: "urn:morsel:problem:GymMembershipUnknown" } },
      ]);
    expect((await facts(browser)).hasPremium).toBe(false);
  });

  it("ME25 a gym that does not answer takes nothing for a month, and gives nothing new", async () => {
    let isAway = false;
    const gym: PartnerGym = {
      name: "Gym",
      isSandbox: false,
      lastsUntil: () => (isAway ? Effect.fail({ _tag: "GymUnavailable" }) : Effect.succeed(Date.UTC(2200, 0))),
    };
    const world = await startServer({ gym });
    const { browser } = await member(world, "gym-away");
    expect((await link(browser, "ABC-123456")).status).toBe(200);
    isAway = true;
    await days(world, 30, browser);
    expect((await facts(browser)).hasPremium).toBe(true);
    await days(world, 2, browser);
    expect((await facts(browser)).hasPremium).toBe(false);
    expect((await link(browser, "ABC-123457")).status).toBe(503);
    isAway = false;
    await days(world, 1, browser);
    expect((await facts(browser)).hasPremium).toBe(true);
  });

  it("ME25 guesses of memberships are slowed", async () => {
    const world = await startServer({ hasRateLimits: true });
    const { browser } = await member(world, "gym-guesser");
    const answers: number[] = [];
    for (let n = 0; n < 12; n += 1) answers.push((await link(browser, `99999999000${n}`)).status);
    expect(answers.slice(-2)).toEqual([429, 429]);
  });
});

describe("the gym that an operator names", () => {
  const asked = (status: number, body: string) => {
    const sent: unknown[] = [];
    const outbound: OutboundHttp = {
      send: (request) => {
        sent.push(request);
        return Effect.succeed({ status, headers: {}, body: new TextEncoder().encode(body) });
      },
    };
    const gym = makeHttpGym({ name: "Gym", url: "https://gym.example/check", key: "secret" }, outbound);
    return { answer: Effect.runPromise(Effect.result(gym.lastsUntil("ABC123"))), sent };
  };

  it("ME25 is asked with its key, and only an instant or 404 is believed", async () => {
    const { answer, sent } = asked(200, '{"valid_until":"2026-12-01T00:00:00Z"}');
    expect(await answer).toMatchObject({ _tag: "Success", success: Date.UTC(2026, 11, 1) });
    expect(sent).toMatchObject([
      { method: "POST", url: "https://gym.example/check", headers: { authorization: "Bearer secret" } },
    ]);
    expect(await asked(404, "").answer).toMatchObject({ _tag: "Success", success: undefined });
    for (const [status, body] of [
      [200, "{}"],
      [200, "<html>"],
      [200, '{"valid_until":"soon"}'],
      [500, ""],
      [302, ""],
    ] as const)
      expect([status, body, (await asked(status, body).answer)._tag]).toEqual([status, body, "Failure"]);
  });

  it("ME25 is set by name, address and key, and by nothing else", () => {
    const good = { name: "Gym", url: "https://gym.example/check", key: "k" };
    expect(readGymSettings(JSON.stringify(good))).toEqual(good);
    for (const odd of [{ ...good, url: "http://gym.example" }, { ...good, more: 1 }, { name: "Gym" }, [], null, 1])
      expect(readGymSettings(JSON.stringify(odd))).toBeUndefined();
    expect(readGymSettings("{")).toBeUndefined();
  });
});
