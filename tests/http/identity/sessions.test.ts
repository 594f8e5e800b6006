import { makeJoseSessionTokens } from "@morsel/adapters/crypto/jose-session-tokens";
import { SessionStore } from "@morsel/application/identity/session-store";
import { SessionTokens } from "@morsel/application/identity/session-tokens";
import type { MemberId, SessionId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { beforeEach, describe, expect, it } from "vitest";
import { type Browser, type Harness, id, joined, PASSWORD, START, startServer, TODAY } from "../support/harness.ts";

const SESSION = "next-auth.session-token";
const MINUTE_MS = 60_000;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const statusOf = async (browser: Browser): Promise<number> => (await browser.get("/api/services/users")).status;
const memberOf = async (browser: Browser) =>
  ((await (await browser.get("/api/services/users")).json()) as { readonly id: MemberId }).id;

describe("a session is a row that the cookie names", () => {
  let server: Harness;
  let ada: Browser;

  beforeEach(async () => {
    server = await startServer();
    ada = await joined(server, "ada");
  });

  /** A browser with a copy of the cookie that Ada's has now. */
  const copyOf = (browser: Browser): Browser => {
    const copy = server.browser();
    copy.cookies.set(SESSION, browser.cookies.get(SESSION) ?? "");
    return copy;
  };
  const sessionsOf = async (member: MemberId) => Effect.runPromise(server.get(SessionStore).all(member));

  it("ID41 a cookie kept from before a sign-out is nobody's, wherever it is shown", async () => {
    const kept = copyOf(ada);
    expect(await statusOf(kept)).toBe(200);
    await ada.form("/api/auth/signout", { callbackUrl: "/" });
    for (const path of ["/api/services/users", `/api/services/diary/${TODAY}`, "/api/services/goals"])
      expect([path, (await kept.get(path)).status]).toEqual([path, 401]);
    expect((await kept.send("POST", `/api/services/diary/${TODAY}/water`, { id: id(1), ml: 250 })).status).toBe(401);
    expect((await kept.get("/food/diary")).status).toBe(302);
    expect(await (await kept.get("/")).text()).toContain('"session":null');
    expect(await (await kept.get("/api/auth/session")).json()).toEqual({});
    expect(kept.cookies.has(SESSION)).toBe(false);
  });

  it("ID41 signing out ends this session alone, and leaves no page in the browser", async () => {
    const other = server.browser();
    await other.signIn("ada");
    const left = await ada.form("/api/auth/signout", { callbackUrl: "/" });
    expect(left.headers.get("clear-site-data")).toBe('"cache"');
    expect(await statusOf(other)).toBe(200);
  });

  it("J13 signing in makes another session and ends the one that the browser had, whoever's it was", async () => {
    const kept = copyOf(ada);
    await ada.signIn("ada");
    expect([await statusOf(kept), await statusOf(ada)]).toEqual([401, 200]);
    const again = copyOf(ada);
    await joined(server, "ben");
    await ada.signIn("ben");
    expect([await statusOf(again), await statusOf(ada)]).toEqual([401, 200]);
  });

  it("J13 a wrong password ends nothing, and a session that somebody planted is not signed in by it", async () => {
    const planted = await joined(server, "mallory");
    const victim = copyOf(planted);
    await victim.signIn("ada", "not the password");
    expect(await statusOf(planted)).toBe(200);
    await victim.signIn("ada");
    expect(await memberOf(victim)).toBe(await memberOf(ada));
    expect(await statusOf(planted)).toBe(401);
  });

  it("ID41 forged, damaged, cut or foreign names are nobody's", async () => {
    const whole = ada.cookies.get(SESSION) ?? "";
    const ben = await joined(server, "ben");
    const [adaId, benId] = [await memberOf(ada), await memberOf(ben)];
    const [own] = await sessionsOf(adaId);
    const issue = (member: MemberId, session: string, secretTokens = server.get(SessionTokens)) =>
      Effect.runPromise(
        secretTokens.issue({
          member,
          session: session as SessionId,
          issuedAt: START / 1000,
          expires: START / 1000 + 600,
        }),
      );
    const foreign = makeJoseSessionTokens([new Uint8Array(32).fill(7)], () => START / 1000);
    expect(own).toBeDefined();
    const names = [
      whole.slice(0, -1),
      whole.slice(0, 40),
      `${whole}A`,
      `${whole.slice(0, -3)}AAA`,
      "",
      "null",
      // Sealed by this server, but the session is another member's, none, or no name at all.
      await issue(benId, own?.id ?? ""),
      await issue(adaId, id(999)),
      await issue(adaId, "' or '1'='1"),
      await issue(id(998) as MemberId, own?.id ?? ""),
      // The right names under another server's seal.
      await issue(adaId, own?.id ?? "", foreign),
    ];
    for (const name of names) {
      const forged = server.browser();
      forged.cookies.set(SESSION, name);
      expect([name, await statusOf(forged)]).toEqual([name, 401]);
    }
    const right = server.browser();
    right.cookies.set(SESSION, await issue(adaId, own?.id ?? ""));
    expect(await statusOf(right)).toBe(200);
  });

  it("five thousand cookies, a session in thousands of parts, or one too long: answered as a visitor's", async () => {
    const many = server.browser();
    for (let n = 0; n < 5000; n += 1) many.cookies.set(`c${n}`, "x".repeat(20));
    expect(await statusOf(many)).toBe(401);
    many.cookies.set(SESSION, ada.cookies.get(SESSION) ?? "");
    expect(await statusOf(many)).toBe(200);
    for (const [parts, length] of [
      [5000, 20],
      [200, 4000],
    ] as const) {
      const parted = server.browser();
      for (let n = 0; n < parts; n += 1) parted.cookies.set(`${SESSION}.${n}`, "A".repeat(length));
      expect([parts, await statusOf(parted)]).toEqual([parts, 401]);
      const left = await parted.get("/api/auth/session");
      expect([left.status, await left.json()]).toEqual([200, {}]);
    }
  });

  it("ID41 an ended session searches as a visitor and takes nothing of what its member may ask", async () => {
    const limited = await startServer({ hasRateLimits: true });
    const owner = await joined(limited, "ada");
    const thief = limited.browser();
    thief.cookies.set(SESSION, owner.cookies.get(SESSION) ?? "");
    await owner.form("/api/auth/signout", { callbackUrl: "/" });
    await owner.signIn("ada");
    for (let n = 0; n < 700; n += 1) expect((await thief.get("/api/services/goals")).status).toBe(401);
    expect(await statusOf(owner)).toBe(200);
  });

  it("ID42 that it is used is written beside the request, once in five minutes", async () => {
    const member = await memberOf(ada);
    const seen = async () => (await sessionsOf(member))[0]?.lastSeenAt;
    server.advance(4 * MINUTE_MS);
    await statusOf(ada);
    expect(await seen()).toBe(START);
    server.advance(MINUTE_MS);
    await Promise.all(Array.from({ length: 10 }, () => statusOf(ada)));
    await expect.poll(seen).toBe(START + 5 * MINUTE_MS);
  });

  it("ID46 the device is kept by names alone", async () => {
    const phone = server.browser();
    const { csrfToken } = (await (await phone.get("/api/auth/csrf")).json()) as { csrfToken: string };
    await phone.fetch("/api/auth/callback/credentials", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "user-agent": FIREFOX },
      body: new URLSearchParams({ csrfToken, json: "true", username: "ada", password: PASSWORD }).toString(),
    });
    const [latest] = await sessionsOf(await memberOf(ada));
    const devices = (await sessionsOf(await memberOf(ada))).map(({ device }) => device);
    expect(devices).toContainEqual({ browser: "Firefox", system: "Linux" });
    expect(JSON.stringify(latest)).not.toContain("Mozilla");
  });

  it("keeps when a member was there last", async () => {
    const account = async () =>
      ((await (await ada.get("/api/services/users?fields=account")).json()) as { readonly account: unknown }).account;
    expect(await account()).toMatchObject({
      created_at: "2026-03-05T12:00:00.000Z",
      last_login: "2026-03-05T12:00:00.000Z",
    });
    server.advance(MINUTE_MS);
    await server.browser().signIn("ada");
    expect(await account()).toMatchObject({ last_login: "2026-03-05T12:01:00.000Z" });
  });
});
