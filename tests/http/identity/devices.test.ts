import { makeLeakedPasswords } from "@morsel/adapters/crypto/leaked-passwords";
import { devicesClient } from "@morsel/adapters/http-contract/identity/devices-client";
import { passwordClient } from "@morsel/adapters/http-contract/identity/password-client";
import type { SessionId } from "@morsel/domain/identity";
import { beforeEach, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { type Browser, type Harness, id, joined, ORIGIN, PASSWORD, startServer } from "../support/harness.ts";
import { refusal, run } from "../support/page.ts";

const SESSION = "next-auth.session-token";
const NEXT = "nine quiet lanterns";

const statusOf = async (browser: Browser): Promise<number> => (await browser.get("/api/services/users")).status;
const devicesOf = (browser: Browser) => devicesClient(apiOver(ORIGIN, browser.fetch));
const passwordOf = (browser: Browser) => passwordClient(apiOver(ORIGIN, browser.fetch));

describe("the devices of a member", () => {
  let server: Harness;
  let laptop: Browser;
  let phone: Browser;
  let tablet: Browser;

  const signedIn = async (name: string): Promise<Browser> => {
    server.advance(1000);
    const browser = server.browser();
    await browser.signIn(name);
    return browser;
  };
  const statuses = () => Promise.all([laptop, phone, tablet].map(statusOf));

  beforeEach(async () => {
    server = await startServer({ commonPasswords: makeLeakedPasswords() });
    laptop = await joined(server, "ada");
    [phone, tablet] = [await signedIn("ada"), await signedIn("ada")];
  });

  it("ID41 are listed, what was used last first, and each knows itself", async () => {
    const [first, second, third] = await run(devicesOf(phone).all);
    expect([first, second, third].map((device) => device?.isCurrent)).toEqual([false, true, false]);
    expect(first?.signedInAt).toBe((third?.signedInAt ?? 0) + 2000);
    const seen = (await run(devicesOf(laptop).all)).find(({ isCurrent }) => isCurrent);
    expect(seen?.id).toBe(third?.id);
  });

  it("ID41 one is ended from another, and ending it again is no failure", async () => {
    const [, , third] = await run(devicesOf(tablet).all);
    for (let times = 0; times < 2; times += 1) await run(devicesOf(tablet).end(third?.id ?? (id(1) as SessionId)));
    expect(await statuses()).toEqual([401, 200, 200]);
  });

  it("ID41 all others are ended at once, or all", async () => {
    await run(devicesOf(phone).endOthers);
    expect(await statuses()).toEqual([401, 200, 401]);
    tablet = await signedIn("ada");
    const response = await phone.send("DELETE", "/api/services/sessions?scope=all");
    expect(await response.json()).toEqual({ ended: 2 });
    expect(response.headers.get("clear-site-data")).toBe('"cache"');
    expect(phone.cookies.has(SESSION)).toBe(false);
    expect(await statuses()).toEqual([401, 401, 401]);
  });

  it("ending the own one is signing out", async () => {
    const own = (await run(devicesOf(phone).all)).find(({ isCurrent }) => isCurrent);
    const response = await phone.send("DELETE", `/api/services/sessions/${own?.id}`);
    expect([response.status, phone.cookies.has(SESSION)]).toEqual([200, false]);
    expect(await statuses()).toEqual([200, 401, 200]);
  });

  it("another member's are neither seen nor ended", async () => {
    const ben = await joined(server, "ben");
    const [ada] = await run(devicesOf(phone).all);
    expect(await run(devicesOf(ben).all)).toHaveLength(1);
    expect((await ben.send("DELETE", `/api/services/sessions/${ada?.id}`)).status).toBe(404);
    await run(devicesOf(ben).endOthers);
    await ben.send("DELETE", "/api/services/sessions?scope=all");
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it("asks what is to be ended", async () => {
    for (const path of ["/api/services/sessions", "/api/services/sessions?scope=", "/api/services/sessions/all"])
      expect([path, (await phone.send("DELETE", path)).status]).toEqual([path, 400]);
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  describe("a changed password", () => {
    it("ID39 ID45 ends all others, and gives the own session another name", async () => {
      const copy = server.browser();
      copy.cookies.set(SESSION, phone.cookies.get(SESSION) ?? "");
      const before = (await run(devicesOf(phone).all)).find(({ isCurrent }) => isCurrent);
      await run(passwordOf(phone).change(PASSWORD, NEXT));
      expect(await statuses()).toEqual([401, 200, 401]);
      expect(await statusOf(copy)).toBe(401);
      const [own, ...others] = await run(devicesOf(phone).all);
      expect(others).toEqual([]);
      expect(own).toMatchObject({ isCurrent: true, signedInAt: before?.signedInAt });
      expect((await server.browser().signIn("ada", PASSWORD)).status).toBe(401);
      expect((await server.browser().signIn("ada", NEXT)).status).toBe(200);
    });

    it("ID45 needs the current one, and ends nothing without", async () => {
      for (const wrong of ["", "not the password", NEXT, `${PASSWORD} `])
        expect(await refusal(passwordOf(phone).change(wrong, NEXT))).toEqual({ _tag: "CurrentPasswordWrong" });
      expect(await statuses()).toEqual([200, 200, 200]);
      expect((await server.browser().signIn("ada")).status).toBe(200);
    });

    it("ID45 guessing it is slowed down, apart from sign-in", async () => {
      for (let n = 0; n < 5; n += 1) await refusal(passwordOf(phone).change(`guess ${n}`, NEXT));
      expect(await refusal(passwordOf(tablet).change(PASSWORD, NEXT))).toMatchObject({ _tag: "TooManyTries" });
      expect((await server.browser().signIn("ada")).status).toBe(200);
      server.advance(15_000);
      await run(passwordOf(tablet).change(PASSWORD, NEXT));
    });

    it.each([
      ["letmein123", "PasswordTooCommon"],
      ["11112222", "PasswordTooCommon"],
      ["Summer2026", "PasswordGuessable"],
      ["P@ssw0rd2024", "PasswordGuessable"],
      ["robinrobin", "PasswordGuessable"],
      ["17.05.1990", "PasswordGuessable"],
      ["ada2026!", "PasswordIsYourName"],
      ["short", "PasswordLength"],
    ])("ID44 %s is refused by its rule, at the change and at sign-up", async (password, rule) => {
      const refused = { _tag: "FieldRefused", field: "password", rule: { _tag: rule } };
      expect(await refusal(passwordOf(phone).change(PASSWORD, password))).toMatchObject(refused);
      const response = await server.browser().signUp({ username: "adam", email: "ada@example.com", password });
      expect(await response.json()).toMatchObject({ status: 422, field: "password", rule: { tag: rule } });
      expect(await statuses()).toEqual([200, 200, 200]);
    });
  });
});

describe("calls that other clients know", () => {
  it("GET /api/logout ends the session, and is harmless for nobody", async () => {
    const server = await startServer();
    const ada = await joined(server, "ada");
    const kept = server.browser();
    kept.cookies.set(SESSION, ada.cookies.get(SESSION) ?? "");
    for (const browser of [ada, server.browser()]) {
      const response = await browser.get("/api/logout");
      expect([response.status, await response.json()]).toEqual([200, { url: `${ORIGIN}/account/logout` }]);
    }
    expect([ada.cookies.has(SESSION), await statusOf(kept)]).toEqual([false, 401]);
  });

  it("GET /api/auth/refresh-token-data answers the session as it is now, with its cookie set anew", async () => {
    const server = await startServer();
    const ada = await joined(server, "ada");
    const before = ada.cookies.get(SESSION);
    const answer = await (await ada.get("/api/auth/refresh-token-data")).json();
    expect(answer).toEqual(await (await ada.get("/api/auth/session")).json());
    expect(answer).toMatchObject({ user: { name: "ada", email: "ada@example.org" } });
    expect(ada.cookies.get(SESSION)).not.toBe(before);
    expect(await statusOf(ada)).toBe(200);
    expect(await (await server.browser().get("/api/auth/refresh-token-data")).json()).toEqual({});
  });
});
