import { cookieChunks } from "@morsel/domain/identity";
import { beforeEach, describe, expect, it } from "vitest";
import { type Browser, type Harness, ORIGIN, PASSWORD, startServer } from "../support/harness.ts";

const SESSION = "next-auth.session-token";
const DAY_MS = 86_400_000;
const sessionOf = async (browser: Browser) => (await browser.get("/api/auth/session")).json();

describe("the authentication paths", () => {
  let server: Harness;
  let ada: Browser;

  beforeEach(async () => {
    server = await startServer();
    ada = server.browser();
    await ada.signUp();
  });

  it("nobody is signed in by signing up", async () => {
    expect(await sessionOf(ada)).toEqual({});
  });

  it("signs in by name or e-mail, and says where to go next", async () => {
    for (const login of ["ada", "ADA", "ada@example.org", "Ada@Example.org"]) {
      const browser = server.browser();
      const response = await browser.signIn(login, PASSWORD, { callbackUrl: "/food/diary" });
      expect([login, response.status, await response.json()]).toEqual([login, 200, { url: `${ORIGIN}/food/diary` }]);
      expect(await sessionOf(browser)).toEqual({
        user: { name: "ada", email: "ada@example.org" },
        userId: expect.any(String),
        expires: "2026-04-04T12:00:00.000Z",
        hasPremium: false,
        isTrialEligible: true,
      });
    }
  });

  it("J8 who asks for another member than the cookie's learns nothing, and leaves that one signed in", async () => {
    await ada.signIn("ada");
    const { userId } = await sessionOf(ada);
    for (const path of ["/api/auth/session", "/api/auth/refresh-token-data"]) {
      const response = await ada.get(path, { "morsel-member": "00000000-0000-7000-8000-0000000000ff" });
      expect([path, await response.json(), response.headers.get("set-cookie")]).toEqual([path, {}, null]);
    }
    expect(await sessionOf(ada)).toMatchObject({ userId });
  });

  it("a form without json is redirected", async () => {
    const right = await ada.signIn("ada", PASSWORD, { json: "false", callbackUrl: `${ORIGIN}/reports` });
    expect([right.status, right.headers.get("location")]).toEqual([302, `${ORIGIN}/reports`]);
    const wrong = await server.browser().signIn("ada", "wrong", { json: "false" });
    expect(wrong.status).toBe(302);
    expect(wrong.headers.get("location")).toContain("error=CredentialsSignin");
  });

  it("an unknown account and a wrong password get the same answer", async () => {
    const answers = await Promise.all(
      [
        ["ada", "wrong password"],
        ["nobody", "wrong password"],
        ["nobody@example.org", PASSWORD],
      ].map(async ([login = "", password = ""]) => {
        const response = await server.browser().signIn(login, password);
        return [response.status, await response.text(), [...response.headers.keys()].sort()];
      }),
    );
    expect(answers[0]?.[0]).toBe(401);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it("callbacks leave this site for nobody", async () => {
    for (const callbackUrl of ["https://evil.example", "//evil.example", "javascript:alert(1)", "/\\evil.example"]) {
      const response = await server.browser().signIn("ada", PASSWORD, { callbackUrl });
      expect(await response.json()).toEqual({ url: `${ORIGIN}/` });
    }
  });

  it("asks for the csrf token of this very browser", async () => {
    const other = (await (await server.browser().get("/api/auth/csrf")).json()) as { csrfToken: string };
    for (const csrfToken of ["", "0".repeat(64), other.csrfToken]) {
      const response = await ada.signIn("ada", PASSWORD, { csrfToken });
      expect([response.status, await response.json()]).toEqual([403, { url: `${ORIGIN}/api/auth/signin?csrf=true` }]);
    }
    expect(await sessionOf(ada)).toEqual({});
  });

  it("the csrf token stays while its cookie is whole", async () => {
    const token = async () => ((await (await ada.get("/api/auth/csrf")).json()) as { csrfToken: string }).csrfToken;
    const first = await token();
    expect(await token()).toBe(first);
    ada.cookies.set("next-auth.csrf-token", `${first}%7C${"0".repeat(64)}`);
    expect(await token()).not.toBe(first);
  });

  it("every sign-in makes a new session; signing out ends it", async () => {
    await ada.signIn("ada");
    const first = ada.cookies.get(SESSION);
    await ada.signIn("ada");
    expect(ada.cookies.get(SESSION)).not.toBe(first);
    const refused = await ada.form("/api/auth/signout", { csrfToken: "0".repeat(64) });
    expect(refused.status).toBe(403);
    const response = await ada.form("/api/auth/signout", { callbackUrl: "/" });
    expect(await response.json()).toEqual({ url: `${ORIGIN}/` });
    expect(ada.cookies.has(SESSION)).toBe(false);
    expect(await sessionOf(ada)).toEqual({});
  });

  it("ID13 ID42 a session lives thirty days, with fifteen seconds of tolerance, and is renewed by any use", async () => {
    const [idle, late] = [server.browser(), server.browser()];
    for (const browser of [ada, idle, late]) await browser.signIn("ada");
    const issued = ada.cookies.get(SESSION);
    server.advance(2 * DAY_MS);
    expect(await sessionOf(ada)).toMatchObject({ expires: "2026-04-06T12:00:00.000Z" });
    const renewed = ada.cookies.get(SESSION);
    expect(renewed).not.toBe(issued);
    expect((await ada.get("/")).headers.getSetCookie()).toEqual([]);
    server.advance(28 * DAY_MS + 14_000);
    expect((await idle.get("/api/services/users")).status).toBe(200);
    server.advance(2_000);
    expect((await late.get("/api/services/users")).status).toBe(401);
    expect((await ada.get("/food/diary")).status).toBe(200);
    expect(ada.cookies.get(SESSION)).not.toBe(renewed);
  });

  it("ID42 however it is used, a session ends after half a year", async () => {
    await ada.signIn("ada");
    for (let day = 0; day < 179; day += 20) {
      expect([day, (await ada.get("/api/services/users")).status]).toEqual([day, 200]);
      server.advance(Math.min(20, 180 - day) * DAY_MS);
    }
    expect((await ada.get("/api/services/users")).status).toBe(200);
    server.advance(16_000);
    expect((await ada.get("/api/services/users")).status).toBe(401);
    expect((await ada.get("/food/diary")).status).toBe(302);
  });

  it("cookies are out of reach of scripts, lax, and secure wherever it is not localhost", async () => {
    const lines = async (origin: string) => {
      const there = await startServer({ origin });
      const browser = there.browser();
      await browser.signUp();
      const csrf = (await browser.get("/api/auth/csrf")).headers.getSetCookie();
      const signedIn = await browser.signIn("ada");
      return [...csrf, ...signedIn.headers.getSetCookie()];
    };
    const secure = await lines("https://food.example.org");
    expect(secure.map((line) => line.split("=")[0])).toEqual([
      "__Host-next-auth.csrf-token",
      "__Host-next-auth.session-token",
      "__Host-morsel-device",
    ]);
    for (const line of secure) expect(line).toMatch(/; Path=\/;.*HttpOnly; SameSite=Lax; Secure$/);
    const local = await lines("http://localhost:3000");
    for (const line of local) expect(line).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(local[1]).toContain("Max-Age=2592000");
    const network = server.browser();
    const onNetwork = await network.fetch("http://192.168.0.7:3000/api/auth/csrf");
    expect(onNetwork.headers.getSetCookie()[0]).toMatch(/Secure$/);
  });

  it("a session in numbered parts is read as one; what is left of an older one is taken away", async () => {
    await ada.signIn("ada");
    const token = ada.cookies.get(SESSION) ?? "";
    expect(cookieChunks(SESSION, token)).toHaveLength(1);
    const parted = server.browser();
    parted.cookies.set(`${SESSION}.0`, token.slice(0, 100));
    parted.cookies.set(`${SESSION}.1`, token.slice(100));
    expect((await parted.get("/api/services/users")).status).toBe(200);
    await parted.signIn("ada");
    expect([...parted.cookies.keys()].filter((name) => name.startsWith(SESSION))).toEqual([SESSION]);
    parted.cookies.set(`${SESSION}.1`, token.slice(100));
    parted.cookies.delete(SESSION);
    expect((await parted.get("/api/services/users")).status).toBe(401);
  });

  it("ID20 names its providers; with any other, sign-in goes to the sign-in page", async () => {
    expect(await (await ada.get("/api/auth/providers")).json()).toEqual({
      credentials: expect.objectContaining({ id: "credentials", type: "credentials" }),
    });
    for (const step of ["signin", "callback"]) {
      const unknown = await ada.form(`/api/auth/${step}/nobody`, { callbackUrl: "/reports" });
      const url = `${ORIGIN}/account/login?callbackUrl=${encodeURIComponent(`${ORIGIN}/reports`)}`;
      expect([step, await unknown.json()]).toEqual([step, { url }]);
    }
  });

  it("pages of the paths are the product's own", async () => {
    const at = async (path: string) => (await ada.get(path)).headers.get("location");
    expect(await at("/api/auth/signin?callbackUrl=%2Freports")).toBe(`${ORIGIN}/account/login?callbackUrl=%2Freports`);
    expect(await at("/api/auth/signin/credentials?error=SessionRequired")).toBe(
      `${ORIGIN}/account/login?error=SessionRequired`,
    );
    expect(await at("/api/auth/signout")).toBe(`${ORIGIN}/account/logout`);
  });

  it("a page's complaint is logged by its code alone", async () => {
    const body = { level: "error", code: "CLIENT_FETCH_ERROR", message: "ada@example.org could not" };
    expect((await ada.send("POST", "/api/auth/_log", body)).status).toBe(200);
    expect(server.lines).toContainEqual({ level: "error", event: "client", fields: { code: "CLIENT_FETCH_ERROR" } });
    await ada.send("POST", "/api/auth/_log", { ...body, code: "ada@example.org" });
    expect(server.lines).toContainEqual({ level: "error", event: "client", fields: { code: "UnknownError" } });
    expect(JSON.stringify(server.lines)).not.toContain("example.org");
  });

  it("RE10 reports of one visit are told by its random name, and by nothing else that a cookie may hold", async () => {
    const said = async (cookie: string) => {
      ada.cookies.set("morsel-monitoring", cookie);
      await ada.send("POST", "/api/auth/_log", { level: "error", code: "CLIENT_ERROR" });
      return server.lines.at(-1)?.fields;
    };
    expect(await said("1x8k3jq02zz.1772712000000.1772712000000")).toEqual({
      code: "CLIENT_ERROR",
      monitoring: "1x8k3jq02zz",
    });
    for (const other of ["ada@example.org", "ada", "", `${"a".repeat(500)}.1772712000000.1772712000000`])
      expect(await said(other)).toEqual({ code: "CLIENT_ERROR" });
  });

  it("guessing is slowed down, for everybody at that address and account", async () => {
    let last = await server.browser().signIn("ada", "wrong");
    for (let n = 0; n < 30 && last.status !== 429; n += 1) last = await server.browser().signIn("ada", "wrong");
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await last.json()).toMatchObject({ type: "urn:morsel:problem:TooManyTries" });
  });
});
