import { LiveNotifications } from "@morsel/application/notifications/live-notifications";
import { NotificationStore } from "@morsel/application/notifications/notification-store";
import { SessionStore } from "@morsel/application/identity/session-store";
import { MemberStore } from "@morsel/application/identity/member-store";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Browser, type Harness, joined, makeBrowser, ORIGIN, PASSWORD, startServer } from "../support/harness.ts";

const PATH = "/api/services/notifications/stream";
const COUNTS = "/api/services/uacf-nutrition/web/messages/message_counts";
const run = Effect.runPromise;

/** A page that listens: what it has heard so far, event for event. */
const listening = async (server: Harness, browser: Browser) => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await server.handler(new Request(`${ORIGIN}${PATH}`, { headers: { cookie } }));
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const heard: string[] = [];
  const over = (async () => {
    for (;;) {
      const chunk = await reader?.read();
      if (chunk === undefined || chunk.done) return;
      heard.push(...chunk.value.split("\n\n").filter((event) => event !== ""));
    }
  })();
  return { status: answer.status, headers: answer.headers, heard, over, leave: () => reader?.cancel() };
};
const counts = (messages: number, invitations = 0) =>
  `event: counts\ndata: {"unread_message_count":${messages},"new_invitation_count":${invitations}}`;

describe("what waits for a member", () => {
  let server: Harness;
  let ada: Browser;
  let adaId: MemberId;
  const look = () => run(server.get(LiveNotifications).look);
  const add = (member: MemberId, messages: number) =>
    run(server.get(NotificationStore).add(member, { unread_message_count: messages }));
  const idOf = async (name: string): Promise<MemberId> => {
    const found = await run(server.get(MemberStore).byLogin(name));
    if (found === undefined) throw new Error(`${name} is not there`);
    return found.member.id;
  };
  beforeEach(async () => {
    server = await startServer();
    ada = await joined(server);
    adaId = await idOf("ada");
  });
  afterEach(() => server.get(LiveNotifications).close());

  it("SO16, W231 is answered by the specification's path", async () => {
    await add(adaId, 2);
    expect(await (await ada.get(COUNTS)).json()).toEqual({ unread_message_count: 2, new_invitation_count: 0 });
    expect((await makeBrowser(server.handler).get(COUNTS)).status).toBe(401);
  });

  it("W232 an open page hears what waits at once, then each change, and nothing of others'", async () => {
    await joined(server, "bob");
    const page = await listening(server, ada);
    expect([page.status, page.headers.get("content-type"), page.headers.get("cache-control")]).toEqual([
      200,
      "text/event-stream",
      "no-store",
    ]);
    await expect.poll(() => page.heard.slice(1)).toEqual([counts(0)]);
    expect(page.heard[0]).toMatch(/^retry: [4-8]\d{3}$/);
    await add(await idOf("bob"), 5);
    await look();
    await add(adaId, 1);
    await add(adaId, 2);
    await look();
    await look();
    await expect.poll(() => page.heard.slice(2)).toEqual([counts(3)]);
    await page.leave();
  });

  it("W659 hears of a change without a look, of many at once the last, and of what was missed when the signal says so", async () => {
    const problems: unknown[] = [];
    const leave = server.get(LiveNotifications).follow((problem) => problems.push(problem));
    const page = await listening(server, ada);
    await expect.poll(() => page.heard.slice(1)).toEqual([counts(0)]);
    for (let n = 1; n <= 20; n += 1) await add(adaId, 1);
    await expect.poll(() => page.heard.at(-1), { interval: 5 }).toBe(counts(20));
    expect(page.heard.length).toBeLessThan(20);
    leave();
    await add(adaId, 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(page.heard.at(-1)).toBe(counts(20));
    await look();
    await expect.poll(() => page.heard.at(-1)).toBe(counts(21));
    expect(problems).toEqual([]);
    await page.leave();
  });

  it("W233 ends with its session, wherever that was ended, and says so", async () => {
    const phone = makeBrowser(server.handler);
    await phone.signIn("ada", PASSWORD);
    const [kept, ended] = [await listening(server, phone), await listening(server, ada)];
    const [session] = (await run(server.get(SessionStore).all(adaId))).filter(({ createdAt }) => createdAt > 0);
    await run(server.get(SessionStore).endAll(adaId, session?.id));
    await look();
    const over = await Promise.race([kept.over.then(() => kept), ended.over.then(() => ended)]);
    expect(over.heard.at(-1)).toBe("event: ended\ndata: ");
    const other = over === kept ? ended : kept;
    expect(other.heard.some((event) => event.startsWith("event: ended"))).toBe(false);
    await other.leave();
  });

  it("W233 a member has so many connections, and one that went makes room", async () => {
    const pages = [];
    for (let n = 0; n < 8; n += 1) pages.push(await listening(server, ada));
    expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const refused = await ada.get(PATH);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "300"]);
    await pages[0]?.leave();
    await expect.poll(async () => (await listening(server, ada)).status).toBe(200);
  });

  it("W233 a stop ends them all, and takes no new one", async () => {
    const page = await listening(server, ada);
    server.get(LiveNotifications).close();
    await page.over;
    expect((await ada.get(PATH)).status).toBe(429);
  });

  it("W232 says now and then that it is there, so that nothing between takes it for dead", async () => {
    const page = await listening(server, ada);
    for (let n = 0; n < 20; n += 1) await look();
    await expect.poll(() => page.heard).toContain("event: beat\ndata: ");
    await page.leave();
  });
});
