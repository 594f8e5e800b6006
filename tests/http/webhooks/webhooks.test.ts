import { makeWebhookSigning } from "@morsel/adapters/crypto/webhook-signing";
import { WebhookOutbound } from "@morsel/application/webhooks/webhook-outbound";
import { WebhookSigning } from "@morsel/application/webhooks/webhook-store";
import type { OutboundFailure } from "@morsel/application/platform/outbound-http";
import { Effect } from "effect";
import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, it } from "vitest";
import { type Browser, type Harness, id, joined, START, startServer, TODAY } from "../support/harness.ts";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";

const PATH = "/api/services/account/webhooks";
const URL_OF = "https://listener.example/hook?key=secret";
const DAY = 86_400_000;

type Heard = { readonly headers: Readonly<Record<string, string>>; readonly body: string };
type Answer = Effect.Effect<{ readonly status: number; readonly text: string }, OutboundFailure>;
type Delivery = Readonly<Record<string, never>> & {
  readonly id: string;
  readonly state: string;
  readonly tries: number;
};

describe("webhooks over the wire", () => {
  let server: Harness;
  let ada: Browser;
  let heard: Heard[];
  let answer: Answer;
  let now = START;
  let turn = 3_000;
  const outbound: WebhookOutbound = {
    check: (url) =>
      url.includes("//10.") ? Effect.fail({ _tag: "AddressRefused" as const, accepted: "public" }) : Effect.void,
    post: ({ headers = {}, body = "" }) => {
      heard.push({ headers, body: String(body) });
      return answer;
    },
  };
  beforeEach(async () => {
    heard = [];
    answer = Effect.succeed({ status: 204, text: "" });
    now = START;
    server = await startServer({
      instead: [
        [WebhookOutbound, outbound],
        [WebhookSigning, makeWebhookSigning()],
      ],
    });
    ada = await joined(server, "ada");
  });
  const advance = (milliseconds: number): void => {
    now += milliseconds;
    server.advance(milliseconds);
  };
  const make = (more: object = {}) =>
    ada.send("POST", PATH, { id: id(2_000), url: URL_OF, events: ["diary_day.changed"], ...more });
  const secretOf = async (answered: Response) => ((await answered.json()) as { readonly secret: string }).secret;
  const log = () =>
    ada.send("POST", `/api/services/diary/${TODAY}/entries`, {
      entries: [{ id: id((turn += 1)), meal: "lunch", food_id: SAMPLE_FOODS[0]?.id ?? "", amount: 10, unit: "g" }],
    });
  const all = async (): Promise<readonly Record<string, unknown>[]> => (await (await ada.get(PATH)).json()).items;
  const deliveries = async (): Promise<readonly Delivery[]> =>
    (await (await ada.get(`${PATH}/${id(2_000)}/deliveries`)).json()).items;
  /** Each package looks at the hour, so it is asked about messages of this one. */
  const verified = (secret: string, { headers, body }: Heard): unknown => {
    const age = Math.floor(Date.now() / 1000) - Number(headers["webhook-timestamp"]);
    const past = Date.now;
    Date.now = () => past() - age * 1000;
    try {
      return new Webhook(secret).verify(body, { ...headers });
    } finally {
      Date.now = past;
    }
  };

  it("W721 W723 W724 tells a change by a message that the library of standard-webhooks verifies, and shows what was answered", async () => {
    const answered = await make();
    expect(answered.status).toBe(201);
    const secret = await secretOf(answered);
    answer = Effect.succeed({ status: 200, text: `got it\u0000 ${"x".repeat(900)}` });
    expect((await log()).status).toBeLessThan(300);
    await server.runJobs();
    expect(heard).toHaveLength(1);
    expect(heard.map((one) => verified(secret, one))).toEqual([
      { type: "diary_day.changed", timestamp: new Date(START).toISOString(), data: { date: TODAY } },
    ]);
    expect(() => verified(secret, { ...(heard[0] as Heard), body: "{}" })).toThrow("No matching signature found");
    const [told] = await deliveries();
    expect(told).toMatchObject({
      state: "delivered",
      tries: 1,
      date: TODAY,
      last: { status: 200, failure: null, answer: expect.stringMatching(/^got it x{493}$/) },
    });
    expect(JSON.stringify([await all(), await deliveries(), server.lines])).not.toContain(secret);
    expect(JSON.stringify(server.lines)).not.toContain("key=secret");
  });

  it("W723 a secret that was replaced verifies for a day beside the new one", async () => {
    const before = await secretOf(await make());
    const after = await secretOf(await ada.send("POST", `${PATH}/${id(2_000)}/secret`, {}));
    await log();
    await server.runJobs();
    for (const secret of [before, after]) expect(verified(secret, heard[0] as Heard)).toBeTruthy();
    advance(DAY);
    await log();
    await server.runJobs();
    expect(verified(after, heard[1] as Heard)).toBeTruthy();
    expect(() => verified(before, heard[1] as Heard)).toThrow("No matching signature found");
  });

  it("W724 what does not arrive is tried again under its id, with the same body, until it does", async () => {
    await make();
    answer = Effect.fail({ _tag: "HostUnreachable", host: "listener.example", code: "ECONNREFUSED" });
    await log();
    await server.runJobs();
    expect(await deliveries()).toMatchObject([{ state: "waiting", tries: 1, last: { failure: "HostUnreachable" } }]);
    answer = Effect.succeed({ status: 302, text: "" });
    advance(60_000);
    await server.runJobs();
    answer = Effect.succeed({ status: 200, text: "" });
    advance(120_000);
    await server.runJobs();
    expect(await deliveries()).toMatchObject([{ state: "delivered", tries: 3 }]);
    expect(new Set(heard.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(new Set(heard.map(({ body }) => body)).size).toBe(1);
    expect(new Set(heard.map(({ headers }) => headers["webhook-signature"])).size).toBe(3);
    advance(DAY);
    await server.runJobs();
    expect(heard).toHaveLength(3);
  });

  it("W724 W725 after fifteen tries a message is given up, and after five days the webhook, with a mail; it can be turned on", async () => {
    await make();
    answer = Effect.succeed({ status: 500, text: "no" });
    await log();
    for (let hour = 0; hour < 60; hour += 1) {
      await server.runJobs();
      advance(3_600_000);
    }
    expect(await deliveries()).toMatchObject([{ state: "failed", tries: 15 }]);
    expect((await all())[0]).toMatchObject({ off: null, failing_since: new Date(START).toISOString() });
    advance(3 * DAY);
    await log();
    await server.runJobs();
    expect((await all())[0]).toMatchObject({ off: { because: "failing" } });
    await server.runJobs();
    expect(server.mails().map(({ subject }) => subject)).toContain("A webhook was turned off");
    const count = heard.length;
    await log();
    await server.runJobs();
    expect(heard).toHaveLength(count);
    expect((await (await ada.send("POST", `${PATH}/${id(2_000)}/on`, {})).json()).items[0]).toMatchObject({
      off: null,
    });
    answer = Effect.succeed({ status: 200, text: "" });
    await log();
    await server.runJobs();
    expect((await deliveries())[0]).toMatchObject({ state: "delivered" });
  });

  it("W725 an address that is gone is told nothing more", async () => {
    await make();
    answer = Effect.succeed({ status: 410, text: "" });
    await log();
    await server.runJobs();
    expect((await all())[0]).toMatchObject({ off: { because: "gone", at: new Date(now).toISOString() } });
    expect(await deliveries()).toMatchObject([{ state: "failed", tries: 1 }]);
  });

  it("W720 a private address, a wrong one and an eleventh are refused", async () => {
    expect([
      (await make({ url: "https://10.0.0.1/" })).status,
      (await make({ url: "http://a.example/" })).status,
    ]).toEqual([422, 422]);
    expect(await (await make({ url: "https://10.0.0.1/" })).json()).toMatchObject({
      type: "urn:morsel:problem:WebhookAddressRefused",
    });
    expect(await (await make({ events: [] })).json()).toMatchObject({ field: "events" });
    for (let n = 0; n < 10; n += 1) expect((await make({ id: id(2_100 + n) })).status).toBe(201);
    expect(await (await make()).json()).toMatchObject({ type: "urn:morsel:problem:WebhooksAreFull", limit: 10 });
    expect((await make({ id: id(2_100) })).status).toBe(409);
  });

  it("W722 W724 a test and a message once more come by hand, in pages", async () => {
    await make();
    for (let n = 0; n < 3; n += 1)
      expect((await ada.send("POST", `${PATH}/${id(2_000)}/test`, { id: id(2_200 + n) })).status).toBe(200);
    await server.runJobs();
    // Tests that were not tried are one message: it says the same.
    expect(await deliveries()).toHaveLength(1);
    await log();
    await log();
    await server.runJobs();
    const first = await (await ada.get(`${PATH}/${id(2_000)}/deliveries?limit=1`)).json();
    expect(first).toMatchObject({ items: [{ event: "diary_day.changed" }] });
    const second = await (await ada.get(`${PATH}/${id(2_000)}/deliveries?limit=1&cursor=${first.next}`)).json();
    expect(second).toMatchObject({ items: [{ event: "webhook.test", date: null }], next: null });
    expect((await ada.get(`${PATH}/${id(2_000)}/deliveries?cursor=x`)).status).toBe(422);
    const again = `${PATH}/${id(2_000)}/deliveries/${first.items[0].id}/again`;
    expect((await ada.send("POST", again, {})).status).toBe(200);
    await server.runJobs();
    expect(heard.filter(({ headers }) => headers["webhook-id"] === first.items[0].id)).toHaveLength(2);
    expect((await (await ada.send("DELETE", `${PATH}/${id(2_000)}`)).json()).items).toEqual([]);
  });
});
