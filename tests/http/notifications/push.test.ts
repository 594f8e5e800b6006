import { makeWebPushSender } from "@morsel/adapters/push/web-push-sender";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { PushSender } from "@morsel/application/notifications/push-sender";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeServers } from "../../support/outbound.ts";
import { makeSubscription, startPushService, vapidClaims } from "../../support/push-service.ts";
import { type Browser, type Harness, id, joined, startServer, TODAY } from "../support/harness.ts";

const PATH = "/api/services/notifications/devices";
const NOTHING = { messages: false, invitations: false, meals: [], weigh_in: null, quiet: null };
const MINUTE = 60_000;
const HOUR = 3_600_000;

describe("devices that are told while no page is open", () => {
  let server: Harness;
  let service: Awaited<ReturnType<typeof startPushService>>;
  let ada: Browser;
  let bob: Browser;
  let turn = 9_000;
  const phone = makeSubscription("https://push.example/send/s3cr3t");
  beforeEach(async () => {
    service = await startPushService();
    server = await startServer({
      instead: [[PushSender, makeWebPushSender(service.outbound, "operator@example.org")]],
    });
    ada = await joined(server, "ada");
    bob = await joined(server, "bob");
  });
  afterEach(closeServers);
  const save = (choices: object, address: object = phone.address, browser = ada) =>
    browser.send("POST", PATH, { address, choices: { ...NOTHING, ...choices } });
  const devices = async (browser = ada): Promise<readonly Record<string, unknown>[]> =>
    ((await (await browser.get(PATH)).json()) as { readonly items: readonly Record<string, unknown>[] }).items;
  const write = () =>
    bob.send("POST", "/api/services/messages", {
      id: id((turn += 1)),
      recipient: "ada",
      subject: "Lunch",
      body: "Meet me in secret at seven",
    });
  const shown = () => service.pushed.map(({ body }) => JSON.parse(phone.read(body)) as Record<string, string>);
  /** Time goes by as a server sees it: minute for minute. */
  const pass = async (minutes: number): Promise<void> => {
    for (let minute = 0; minute < minutes; minute += 1) {
      server.advance(MINUTE);
      await server.runJobs();
    }
  };

  it("W742, W743 a message reaches the device, encrypted and signed, and says no word of it", async () => {
    expect((await save({ messages: true })).status).toBe(200);
    expect((await write()).status).toBe(201);
    await server.runJobs();
    expect(service.pushed).toHaveLength(1);
    expect(shown()).toEqual([
      { title: "New message", body: "Open Morsel to read it.", path: "/messages", tag: `messages-${TODAY}` },
    ]);
    const [{ headers, path, body } = { headers: {}, path: "", body: Buffer.alloc(0) }] = service.pushed;
    expect(path).toBe("/send/s3cr3t");
    expect(body.toString("latin1")).not.toContain("Morsel");
    const { key } = (await (await ada.get(PATH)).json()) as { readonly key: string };
    const claims = vapidClaims(headers.authorization ?? "");
    expect(claims).toMatchObject({ key, aud: "https://push.example", sub: "mailto:operator@example.org" });
    expect(headers).toMatchObject({ topic: "messages", ttl: "86400", "content-encoding": "aes128gcm" });
    expect(JSON.stringify(server.lines)).not.toContain("s3cr3t");
  });

  it("SO70 nothing is sent before it is chosen, nor after it is chosen no more", async () => {
    await write();
    await server.runJobs();
    await save({ invitations: true });
    await write();
    await server.runJobs();
    expect(service.pushed).toHaveLength(0);
    await save({ messages: true });
    await save({});
    await write();
    await pass(5);
    expect(service.pushed).toHaveLength(0);
  });

  it("SO75 what was read before it is sent is not announced", async () => {
    await save({ messages: true });
    service.answer(503);
    await write();
    await server.runJobs();
    expect(service.pushed).toHaveLength(1);
    service.answer(201);
    const inbox = (await (await ada.get("/api/services/messages?folder=inbox")).json()) as {
      readonly items: readonly { readonly id: string }[];
    };
    const ids = inbox.items.map((item) => item.id);
    expect((await ada.send("POST", "/api/services/messages/read", { ids, is_read: true })).status).toBe(200);
    await pass(30);
    expect(service.pushed).toHaveLength(1);
  });

  it("W742 what a push service does not take is tried again until it does, and shown in one place", async () => {
    await save({ messages: true });
    service.answer(503);
    await write();
    await pass(3);
    service.answer(201);
    await pass(10);
    expect(service.pushed.length).toBeGreaterThan(2);
    expect(new Set(shown().map(({ tag }) => tag)).size).toBe(1);
    const count = service.pushed.length;
    await pass(30);
    expect(service.pushed).toHaveLength(count);
  });

  it("W742, W747 404 and 410 remove a device; 401 and 403 do not, and the operator is told", async () => {
    for (const [status, left] of [
      [401, 1],
      [403, 1],
      [404, 0],
      [410, 0],
    ] as const) {
      await save({ messages: true });
      service.answer(status);
      await write();
      await server.runJobs();
      expect([status, (await devices()).length]).toEqual([status, left]);
      const isLogged = server.lines.some(({ fields }) => JSON.stringify(fields).includes(`"Status${status}"`));
      expect([status, isLogged]).toEqual([status, left === 1]);
    }
    expect(JSON.stringify(server.lines)).not.toContain("s3cr3t");
  });

  it("SO71 in quiet hours news wait, and come as one when they end", async () => {
    // It is 13:00 in Berlin.
    await save({ messages: true, quiet: { from: "12:00", to: "14:30" } });
    await write();
    await write();
    await pass(89);
    expect(service.pushed).toHaveLength(0);
    await pass(2);
    expect(service.pushed).toHaveLength(1);
  });

  it("W744, SO72 reminders come at the member's time, several at one minute too, and once", async () => {
    const meals = [
      { meal: "lunch", time: "13:05" },
      { meal: "snacks", time: "13:05" },
    ];
    await save({ meals, weigh_in: { days: [4], time: "13:05" } });
    await pass(4);
    expect(service.pushed).toHaveLength(0);
    await pass(2);
    expect(
      shown()
        .map(({ tag }) => tag)
        .toSorted(),
    ).toEqual([`meals-lunch-${TODAY}`, `meals-snacks-${TODAY}`]);
    await pass(60);
    expect(service.pushed).toHaveLength(2);
    server.advance(23 * HOUR - 2 * MINUTE);
    await pass(5);
    const tomorrow = service.pushed.slice(2);
    expect(new Set(tomorrow.map(({ headers }) => headers["topic"]))).toEqual(
      new Set(["meals-lunch", "meals-snacks", "weighIn"]),
    );
    expect(tomorrow).toHaveLength(3);
  });

  it("SO75, D75 a meal that is logged and a day with a weight are not reminded of", async () => {
    const meals = [
      { meal: "lunch", time: "13:05" },
      { meal: "dinner", time: "13:05" },
    ];
    await save({ meals, weigh_in: { days: [0, 1, 2, 3, 4, 5, 6], time: "13:05" } });
    const logged = await ada.send("POST", `/api/services/diary/${TODAY}/entries`, {
      entries: [{ id: id((turn += 1)), meal: "lunch", food_id: SAMPLE_FOODS[0]?.id ?? "", amount: 10, unit: "g" }],
    });
    expect(logged.status).toBeLessThan(300);
    const items = [{ id: id((turn += 1)), type: "Weight", value: 70 }];
    expect((await ada.send("POST", "/api/services/measurements", { items })).status).toBeLessThan(300);
    await pass(6);
    expect(shown().map(({ tag }) => tag)).toEqual([`meals-dinner-${TODAY}`]);
  });

  it("W744 another time zone moves the next reminder", async () => {
    await save({ meals: [{ meal: "breakfast", time: "08:00" }] });
    const moved = await ada.send("PATCH", "/api/services/users", {
      location_preferences: { time_zone: "America/New_York" },
    });
    expect(moved.status).toBe(200);
    // It is 07:00 in New York.
    await pass(59);
    expect(service.pushed).toHaveLength(0);
    await pass(2);
    expect(service.pushed).toHaveLength(1);
  });

  it("W741 a log-out ends it, and the same browser tells the next member alone", async () => {
    await save({ messages: true });
    await ada.form("/api/auth/signout", {});
    await write();
    await server.runJobs();
    expect(service.pushed).toHaveLength(0);
    await ada.signIn("ada");
    await save({ messages: true });
    await save({ messages: true }, phone.address, bob);
    expect([(await devices()).length, (await devices(bob)).length]).toEqual([0, 1]);
  });

  it("SO74 of eleven devices the one that was used longest ago has no room", async () => {
    const browsers: Browser[] = [];
    for (let n = 0; n < 11; n += 1) {
      const browser = server.browser();
      await browser.signIn("ada");
      const { address } = makeSubscription(`https://push.example/send/${n}`);
      expect((await save({ messages: true }, address, browser)).status).toBe(200);
      browsers.push(browser);
      server.advance(MINUTE);
    }
    const standing = async (n: number) =>
      (await devices(browsers[n])).filter((one) => one["is_current"] === true).length;
    expect([(await devices()).length, await standing(0), await standing(1), await standing(10)]).toEqual([10, 0, 1, 1]);
  });

  it("W745 another address of the browser takes the place of the old one, with its choices", async () => {
    await save({ messages: true });
    const next = makeSubscription("https://push.example/send/next");
    expect((await ada.send("POST", `${PATH}/move`, { address: next.address })).status).toBe(200);
    await write();
    await server.runJobs();
    expect(service.pushed.map(({ path }) => path)).toEqual(["/send/next"]);
    expect(JSON.parse(next.read(service.pushed[0]?.body ?? Buffer.alloc(0)))).toMatchObject({ title: "New message" });
    expect((await bob.send("POST", `${PATH}/move`, { address: next.address })).status).toBe(200);
    expect(await devices(bob)).toEqual([]);
    expect(await devices()).toHaveLength(1);
  });

  it("W746 a test goes to the device that asks, in quiet hours too", async () => {
    await save({ quiet: { from: "00:00", to: "23:59" } });
    for (let n = 0; n < 3; n += 1) expect((await ada.send("POST", `${PATH}/test`, {})).status).toBe(200);
    await server.runJobs();
    expect(shown()).toMatchObject([{ title: "Notifications work", path: "/account/notifications" }]);
  });

  it("W741 a member names and removes each device of theirs; where it is reached is told to it alone", async () => {
    await save({ messages: true });
    const other = server.browser();
    await other.signIn("ada");
    const [device] = await devices(other);
    expect(device).toMatchObject({ is_current: false, endpoint: null, last_used_at: expect.stringMatching(/Z$/) });
    expect(JSON.stringify(device)).not.toMatch(/s3cr3t|p256dh|auth/);
    expect((await devices())[0]).toMatchObject({ is_current: true, endpoint: phone.address.endpoint });
    await bob.send("POST", `${PATH}/remove`, { id: device?.["id"] });
    expect(await devices()).toHaveLength(1);
    await other.send("POST", `${PATH}/remove`, { id: device?.["id"] });
    expect(await devices()).toEqual([]);
  });

  it("W747, SO70 a private address, wrong keys and wrong times are refused", async () => {
    const refused = async (choices: object, address: object = {}) =>
      (await save(choices, { ...phone.address, ...address })).status;
    for (const endpoint of ["https://127.0.0.1/x", "https://10.1.2.3/x", "https://[::1]/x"])
      expect([endpoint, await refused({}, { endpoint })]).toEqual([endpoint, 422]);
    expect(await refused({}, { endpoint: "http://push.example/x" })).toBe(400);
    expect(await refused({}, { endpoint: `https://push.example/${"x".repeat(2000)}` })).toBe(400);
    expect(await refused({}, { p256dh: "short" })).toBe(400);
    expect(await refused({}, { auth: "x".repeat(400) })).toBe(400);
    expect(await refused({ meals: [{ meal: "brunch", time: "08:00" }] })).toBe(400);
    expect(await refused({ meals: [{ meal: "lunch", time: "8:00" }] })).toBe(422);
    expect(await devices()).toEqual([]);
  });
});
