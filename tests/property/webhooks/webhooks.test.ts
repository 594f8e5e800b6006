import {
  goodSecrets,
  healthAfter,
  isDelivered,
  isToldOf,
  messageBody,
  rotatedSecrets,
  shownAnswer,
  stateAfter,
  webhook,
  webhookHost,
  WEBHOOK_EVENTS,
  WEBHOOK_TRIES,
  type Webhook,
  type WebhookId,
  type WebhookSecret,
} from "@morsel/domain/webhooks";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

const DAY = 86_400_000;
const given = (change: Partial<Webhook> = {}): Webhook => ({
  id: "w" as WebhookId,
  url: "https://example.org/hook?key=1",
  events: ["diary_day.changed"],
  createdAt: 0,
  ...change,
});
const statuses = fc.option(fc.integer({ min: 100, max: 599 }), { nil: undefined });
const triedOf = (status: number | undefined, at: number) => ({ at, ...(status === undefined ? {} : { status }) });

describe("webhooks", () => {
  it("W720 takes https addresses of the web with one event at least", () => {
    for (const url of ["https://a.example", " https://a.example:443/x?y=1 ", `https://a.example/${"x".repeat(480)}`])
      expect(webhook(given({ url }))).toMatchObject({ ok: true });
    for (const url of [
      "http://a.example",
      "https://u@a.example",
      "https://a.example/#x",
      "https://a.example:8443",
      "https://a b.example",
      "https://",
      "ftp://a.example",
      `https://a.example/${"x".repeat(490)}`,
    ])
      expect(webhook(given({ url }))).toMatchObject({ ok: false, error: { field: "url" } });
    expect(webhook(given({ events: [] }))).toMatchObject({ ok: false, error: { field: "events" } });
    expect(webhookHost("https://a.example:443/x")).toBe("a.example");
  });

  it("W720 what is taken is an address for the web's own reader too, with nothing that it would hide", () =>
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.constantFrom("", "#x", "u@"), (url, odd) => {
        const read = webhook(given({ url: url.replace(/^http:/, "https:") + (odd === "#x" ? odd : "") }));
        if (read.ok) expect(new URL(read.value.url)).toMatchObject({ protocol: "https:", hash: "", username: "" });
      }),
      { numRuns: 20 },
    ));

  it("W720 W725 tells the events that were chosen, and none while it is turned off", () =>
    fc.assert(
      fc.property(
        fc.subarray([...WEBHOOK_EVENTS]),
        fc.constantFrom(...WEBHOOK_EVENTS),
        fc.boolean(),
        (events, event, off) => {
          const health = off ? { off: { at: 1, because: "gone" as const } } : {};
          expect(isToldOf({ events, ...health }, event)).toBe(!off && events.includes(event));
        },
      ),
    ));

  it("W721 says the event and the day alone", () => {
    expect(JSON.parse(messageBody("diary_day.changed", "2026-03-05", 0))).toEqual({
      type: "diary_day.changed",
      timestamp: "1970-01-01T00:00:00.000Z",
      data: { date: "2026-03-05" },
    });
    expect(JSON.parse(messageBody("message.received", "", 0)).data).toEqual({});
  });

  it("W723 of any number of rotations the newest and the one before it sign, that one for a day", () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 * DAY }), { minLength: 1, maxLength: 8 }), (gaps) => {
        let secrets: readonly WebhookSecret[] = [{ sealed: "first" }];
        let now = 0;
        gaps.forEach((gap, turn) => {
          now += gap;
          const before = goodSecrets(secrets, now)[0]?.sealed;
          secrets = rotatedSecrets(secrets, `turn ${turn}`, now);
          const all = (at: number) => goodSecrets(secrets, at).map(({ sealed }) => sealed);
          expect(all(now)).toEqual([`turn ${turn}`, before]);
          expect(all(now + DAY - 1)).toHaveLength(2);
          expect(all(now + DAY)).toEqual([`turn ${turn}`]);
        });
      }),
    ));

  it("W724 arrived is 2xx alone; what did not arrive waits until the last try", () =>
    fc.assert(
      fc.property(statuses, fc.integer({ min: 1, max: WEBHOOK_TRIES }), (status, tries) => {
        const tried = triedOf(status, 1);
        expect(isDelivered(tried)).toBe(status !== undefined && Math.floor(status / 100) === 2);
        const state = stateAfter(tried, tries, {});
        expect(state).toBe(isDelivered(tried) ? "delivered" : tries < WEBHOOK_TRIES ? "waiting" : "failed");
        const off = { at: 1, because: "gone" as const };
        expect(stateAfter(tried, tries, { off })).toBe(isDelivered(tried) ? "delivered" : "failed");
      }),
    ));

  it("W725 is turned off by 410, and by five days of tries without one success", () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(statuses, fc.integer({ min: 1, max: 2 * DAY })), { maxLength: 20 }), (tries) => {
        let health: Pick<Webhook, "failingSince" | "off"> = {};
        let now = 0;
        let since: number | undefined;
        for (const [status, gap] of tries) {
          now += gap;
          const tried = triedOf(status, now);
          since = isDelivered(tried) ? undefined : (since ?? now);
          health = healthAfter(health, tried);
          if (health.off !== undefined) {
            expect(health.off).toEqual({
              at: now,
              because: status === 410 ? "gone" : "failing",
            });
            expect(status === 410 || now - (since ?? now) >= 5 * DAY).toBe(true);
            return;
          }
          expect(health.failingSince).toBe(since);
          expect(status === 410 || (since !== undefined && now - since >= 5 * DAY)).toBe(false);
        }
      }),
    ));

  it("W726 keeps of an answer one plain line of 500 characters", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 3_000 }), (text) => {
        const shown = shownAnswer(text);
        expect(shown.length).toBeLessThanOrEqual(500);
        expect(shown).toMatch(/^[^\p{Cc}\p{Cf}]*$/u);
        expect(shownAnswer(shown)).toBe(shown);
      }),
    ));
});
