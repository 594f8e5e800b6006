import { makeConfiguredProviders } from "@morsel/adapters/composition/server/configured-providers";
import { readProviderSettings } from "@morsel/adapters/oauth/provider-settings";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type RunningProvider, startProvider } from "../../support/oidc-provider.ts";
import {
  type Browser,
  type Harness,
  joined,
  ORIGIN,
  PASSWORD,
  someone,
  START,
  startServer,
} from "../support/harness.ts";

const METHODS = "/api/services/sign-in-methods";
const MINUTE_MS = 60_000;
const callbackOf = (id: string): string => `${ORIGIN}/api/auth/callback/${id}`;

const configured = (...list: readonly object[]) => {
  const settings = readProviderSettings(JSON.stringify(list));
  if ("reason" in settings) throw new Error(settings.reason);
  return makeConfiguredProviders(settings, Date.now);
};

const urlOf = async (response: Response): Promise<string> =>
  String(((await response.json()) as { readonly url?: unknown }).url);
const errorIn = (response: Response): string | null =>
  new URL(response.headers.get("location") ?? "", ORIGIN).searchParams.get("error");

describe("another service signs in", () => {
  let provider: RunningProvider;
  let server: Harness;

  beforeAll(async () => {
    provider = await startProvider(["work", "form"].map(callbackOf));
  });
  afterAll(() => provider.stop());

  const about = (id: string, more: object = {}) => ({
    id,
    name: "Office",
    issuer: provider.issuer,
    clientId: "morsel",
    clientSecret: "a secret between two servers",
    isPrivate: true,
    ...more,
  });

  beforeEach(async () => {
    server = await startServer({ providers: configured(about("work")) });
  });

  const begin = async (browser: Browser, more: Record<string, string> = {}, id = "work") =>
    browser.form(`/api/auth/signin/${id}`, { callbackUrl: "/food/diary", ...more });
  /** Through the provider and back. */
  const through = async (
    browser: Browser,
    login: string,
    { change = (url: string) => url, cancels = false, more = {} } = {},
  ): Promise<Response> => {
    const asked = await urlOf(await begin(browser, more));
    const back = await provider.visit(change(asked), { login, cancels });
    return browser.fetch(back.url);
  };
  /** A member who has linked the service, in a browser of their own. */
  const linked = async (name = "ada", login = `${name}@example.org`) => {
    const browser = await joined(server, name);
    const response = await through(browser, login, { more: { callbackUrl: "/account/settings" } });
    expect(response.headers.get("location")).toBe(`${ORIGIN}/account/settings`);
    return browser;
  };
  const nameIn = async (browser: Browser): Promise<unknown> =>
    ((await (await browser.get("/api/auth/session")).json()) as { readonly user?: { readonly name: string } }).user
      ?.name;

  it("J43 is linked by who is signed in, and lets its owner into that account from then on", async () => {
    const ada = await linked();
    expect(await (await ada.get(METHODS)).json()).toMatchObject({
      providers: [{ id: "work", linked_at: "2026-03-05T12:00:00.000Z" }],
    });
    const browser = server.browser();
    const answer = await through(browser, "ada@example.org");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${ORIGIN}/food/diary`]);
    expect(await nameIn(browser)).toBe("ada");
    for (const name of ["next-auth.state", "next-auth.pkce.code_verifier"])
      expect(browser.cookies.has(name)).toBe(false);
    expect(JSON.stringify(server.lines)).not.toContain("example.org");
  });

  it("asks with code, PKCE, state and nonce, and keeps what it asked in two sealed cookies for 900 seconds (ID14)", async () => {
    const browser = server.browser();
    const response = await begin(browser);
    const { origin, searchParams } = new URL(await urlOf(response));
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: "code",
      client_id: "morsel",
      redirect_uri: callbackOf("work"),
      scope: "openid email profile",
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    const lines = response.headers.getSetCookie().filter((line) => !line.includes("csrf"));
    expect(lines.map((line) => line.split("=")[0])).toEqual(["next-auth.state", "next-auth.pkce.code_verifier"]);
    for (const line of lines) expect(line).toMatch(/^[^;]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/);
    const { csrfToken: _, ...asForm } = { csrfToken: "", json: "false" };
    const led = await begin(browser, asForm);
    expect([led.status, led.headers.get("location")?.startsWith(provider.issuer)]).toEqual([302, true]);
    expect((await begin(browser, { csrfToken: "0".repeat(64) })).status).toBe(403);
  });

  it("OAuthCallbackError: cancelled, another's state, another nonce, late, twice, or with nothing to come back to", async () => {
    await linked();
    const replaced = (name: string) => (url: string) => {
      const changed = new URL(url);
      changed.searchParams.set(name, "x".repeat(43));
      return changed.href;
    };
    for (const [what, how] of [
      ["cancelled", { cancels: true }],
      ["state", { change: replaced("state") }],
      ["nonce", { change: replaced("nonce") }],
      ["challenge", { change: replaced("code_challenge") }],
    ] as const) {
      const browser = server.browser();
      const refused = await through(browser, "ada@example.org", how);
      expect([what, refused.status, errorIn(refused)]).toEqual([what, 302, "OAuthCallbackError"]);
      expect([what, await nameIn(browser)]).toEqual([what, undefined]);
    }
    const late = server.browser();
    const asked = await urlOf(await begin(late));
    const back = await provider.visit(asked, { login: "ada@example.org" });
    server.advance(15 * MINUTE_MS);
    expect(errorIn(await late.fetch(back.url))).toBe("OAuthCallbackError");
    // Another browser has no such cookies, and the first has none any more.
    const stranger = server.browser();
    expect(errorIn(await stranger.fetch(back.url))).toBe("OAuthCallbackError");
    expect(errorIn(await late.fetch(back.url))).toBe("OAuthCallbackError");
    const mixed = await startServer({ providers: configured(about("work"), about("form")) });
    const crossed = mixed.browser();
    const other = await provider.visit(await urlOf(await begin(crossed)), { login: "ada@example.org" });
    expect(errorIn(await crossed.fetch(other.url.replace("/work?", "/form?")))).toBe("OAuthCallbackError");
    const reasons = server.lines.filter(({ event }) => event === "authentication").map(({ fields }) => fields);
    expect(reasons[0]).toEqual({ code: "OAuthCallbackError", provider: "work", reason: "cancelled" });
    expect(JSON.stringify(server.lines)).not.toMatch(/code=|state=|example\.org/);
  });

  it("J43 AccountNotLinkedError: the address alone lets nobody in, nor does another's account become a second way in", async () => {
    await joined(server, "ada");
    const browser = server.browser();
    const refused = await through(browser, "ada@example.org");
    expect(refused.headers.get("location")).toBe(`${ORIGIN}/api/auth/error?error=AccountNotLinkedError`);
    expect(await nameIn(browser)).toBeUndefined();
    const ben = await linked("ben", "shared@elsewhere.example");
    const cleo = await joined(server, "cleo");
    const taken = await through(cleo, "shared@elsewhere.example", { more: { callbackUrl: "/account/settings" } });
    expect(taken.headers.get("location")).toBe(`${ORIGIN}/account/settings?error=AccountNotLinkedError`);
    expect(await (await cleo.get(METHODS)).json()).toMatchObject({ providers: [] });
    // A second account of the same service is not linked beside the first.
    const second = await through(ben, "another@elsewhere.example");
    expect(errorIn(second)).toBe("AccountNotLinkedError");
  });

  it("J44 who has no account joins with what the service told, and is linked if the address is the verified one", async () => {
    const newcomer = server.browser();
    const led = await through(newcomer, "dora@example.org");
    expect(led.headers.get("location")).toBe(
      `${ORIGIN}/account/create/welcome?callbackUrl=${encodeURIComponent(`${ORIGIN}/food/diary`)}`,
    );
    expect(await (await newcomer.get("/api/services/newcomer")).json()).toEqual({
      provider: "Office",
      email: "dora@example.org",
      name: "dora of elsewhere",
    });
    expect((await newcomer.send("POST", "/api/services/users", someone("dora"))).status).toBe(201);
    const browser = server.browser();
    expect((await through(browser, "dora@example.org")).headers.get("location")).toBe(`${ORIGIN}/food/diary`);
    expect(await nameIn(browser)).toBe("dora");

    // Another person joins in the browser that the newcomer left, and one whose address was not verified.
    for (const [login, name] of [
      ["emil@example.org", "fay"],
      ["gus@example.org?", "gus"],
    ] as const) {
      const left = server.browser();
      await through(left, login);
      await left.send("POST", "/api/services/users", someone(name));
      await left.signIn(name);
      expect([name, await (await left.get(METHODS)).json()]).toMatchObject([name, { providers: [] }]);
    }
    expect(await (await server.browser().get("/api/services/newcomer")).json()).toEqual({});
  });

  it("ID81 ID85 is added and removed soon after signing in only, and is no way in from then on", async () => {
    const [ada, ben] = [await linked(), await joined(server, "ben")];
    server.advance(15 * MINUTE_MS);
    const late = await begin(ben);
    expect([late.status, await late.json()]).toEqual([
      403,
      expect.objectContaining({ type: "urn:morsel:problem:ConfirmationNeeded", url: `${ORIGIN}/account/settings` }),
    ]);
    expect((await ada.send("DELETE", `${METHODS}/providers/work`)).status).toBe(403);
    await ada.send("POST", "/api/services/sessions/confirm", { password: PASSWORD });
    expect((await ada.send("DELETE", `${METHODS}/providers/work`)).status).toBe(200);
    expect((await ada.send("DELETE", `${METHODS}/providers/work`)).status).toBe(404);
    const browser = server.browser();
    expect(errorIn(await through(browser, "ada@example.org"))).toBe("AccountNotLinkedError");
  });

  it("ID102 shows anew who its owner is, where they are asked to show it there again", async () => {
    server.setClock(Date.now() - START - 20 * MINUTE_MS);
    const ada = await linked();
    server.setClock(20 * MINUTE_MS);
    expect((await ada.send("DELETE", `${METHODS}/providers/work`)).status).toBe(403);
    expect(await urlOf(await begin(ada))).toContain("&max_age=0&");
    await through(ada, "ada@example.org", { more: { callbackUrl: "/account/settings" } });
    expect((await ada.send("DELETE", `${METHODS}/providers/work`)).status).toBe(200);
  });

  it("a session that ended while its member was away gets no way in", async () => {
    const ada = await joined(server, "ada");
    const asked = await urlOf(await begin(ada, { callbackUrl: "/account/settings" }));
    const back = await provider.visit(asked, { login: "ada@example.org" });
    const cookies = new Map(ada.cookies);
    await ada.form("/api/auth/signout", {});
    for (const [name, value] of cookies) ada.cookies.set(name, value);
    expect(errorIn(await ada.fetch(back.url))).toBe("AccountNotLinkedError");
    expect(errorIn(await through(server.browser(), "ada@example.org"))).toBe("AccountNotLinkedError");
  });

  it("comes back with a form of its own site where that is its way, and other sites' forms are refused elsewhere", async () => {
    const providers = configured(about("form"), about("work"));
    const [first, ...others] = providers.all;
    const asForm = { ...providers, all: [{ ...(first ?? expect.fail("none")), isFormPost: true }, ...others] };
    server = await startServer({ providers: asForm });
    const browser = server.browser();
    const response = await begin(browser, {}, "form");
    const asked = new URL(await urlOf(response));
    asked.searchParams.set("response_mode", "form_post");
    for (const line of response.headers.getSetCookie().filter((one) => one.startsWith("next-auth.state")))
      expect(line).toMatch(/SameSite=None; Secure$/);
    const { url, form } = await provider.visit(asked.href, { login: "hugo@example.org" });
    expect([url, form?.has("code")]).toEqual([callbackOf("form"), true]);
    const post = (to: string) =>
      browser.fetch(to, {
        method: "POST",
        headers: { origin: provider.issuer, "content-type": "application/x-www-form-urlencoded" },
        body: String(form),
      });
    expect((await post(callbackOf("work"))).status).toBe(403);
    const answer = await post(url);
    expect(answer.headers.get("location")).toContain("/account/create/welcome");
    expect(await (await browser.get("/api/services/newcomer")).json()).toMatchObject({ email: "hugo@example.org" });
  });

  it("OAuthCallbackError: a service that is down, at the beginning and on the way back; the next try is a new one", async () => {
    const short = await startProvider([callbackOf("work")]);
    const down = await startServer({ providers: configured(about("work", { issuer: short.issuer })) });
    const browser = down.browser();
    const asked = await urlOf(await begin(browser));
    const back = await short.visit(asked, { login: "ada@example.org" });
    await short.stop();
    expect(errorIn(await browser.fetch(back.url))).toBe("OAuthCallbackError");
    const never = await startServer({ providers: configured(about("work", { issuer: short.issuer })) });
    for (let n = 0; n < 2; n += 1)
      expect(await urlOf(await begin(never.browser()))).toBe(`${ORIGIN}/api/auth/error?error=OAuthCallbackError`);
    expect(never.lines[0]?.fields).toEqual({ code: "OAuthCallbackError", provider: "work", reason: "unreachable" });
    // An address of the operator's own network is asked only where the operator says so.
    const guarded = await startServer({ providers: configured(about("work", { isPrivate: false })) });
    expect(await urlOf(await begin(guarded.browser()))).toContain("OAuthCallbackError");
  });
});
