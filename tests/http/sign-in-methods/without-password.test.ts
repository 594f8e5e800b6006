import type { SignInProviders } from "@morsel/application/sign-in-methods/sign-in-providers";
import type { ProviderProfile } from "@morsel/application/identity/provider-account";
import { Effect } from "effect";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAuthenticator } from "../../support/authenticator.ts";
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
const USERS = "/api/services/users";
const MINUTE_MS = 60_000;
const NEXT = "nine quiet lanterns";

const tagOf = async (response: Response | Promise<Response>) => {
  const answer = await response;
  const { type = "" } = (await answer.json()) as { readonly type?: string };
  return [answer.status, type.replace("urn:morsel:problem:", "")];
};
/** A sign-up without the field. */
const withoutPassword = (name: string, more: object = {}) => {
  const { password: _, ...fields } = someone(name);
  return { ...fields, ...more };
};

describe("who joins from another service", () => {
  let server: Harness;
  /** Whom the service names. */
  let told: ProviderProfile;
  let asked: (boolean | undefined)[];

  const office: SignInProviders = {
    all: [{ id: "work", name: "Office", isFormPost: false }],
    ask: (_id, _callback, isAgain) =>
      Effect.sync(() => {
        asked.push(isAgain);
        return { url: "https://id.example.org/ask", state: "state", nonce: "nonce", verifier: "verifier" };
      }),
    read: () => Effect.sync(() => told),
  };
  const through = async (browser: Browser) => {
    await browser.form("/api/auth/signin/work", { callbackUrl: "/account/settings" });
    const response = await browser.get("/api/auth/callback/work?code=x&state=state");
    return response.headers.get("location")?.replace(ORIGIN, "");
  };
  const dora = async () => {
    const browser = server.browser();
    await through(browser);
    const response = await browser.send("POST", USERS, withoutPassword("dora"));
    expect(response.status).toBe(201);
    return browser;
  };

  beforeEach(async () => {
    asked = [];
    told = { subject: "dora there", email: "dora@example.org" };
    server = await startServer({ providers: office });
  });

  it("ID103 needs no password for the address that it told, and is signed in at once", async () => {
    const browser = await dora();
    expect(await (await browser.get("/api/auth/session")).json()).toMatchObject({ user: { name: "dora" } });
    expect(await (await browser.get(METHODS)).json()).toMatchObject({
      has_password: false,
      providers: [{ id: "work" }],
    });
    // No password lets in who has none, the empty one least of all.
    for (const guess of ["", PASSWORD, "memory$"])
      expect([guess, (await server.browser().signIn("dora", guess)).status]).toEqual([guess, 401]);
    const elsewhere = server.browser();
    expect(await through(elsewhere)).toBe("/account/settings");
    expect(await (await elsewhere.get("/api/auth/session")).json()).toMatchObject({ user: { name: "dora" } });
    // Its only way in cannot be taken away.
    expect(await tagOf(browser.send("DELETE", `${METHODS}/providers/work`))).toEqual([409, "LastSignInMethod"]);
  });

  it("ID103 all others need one: another address, one that was not verified, a browser that came from nowhere", async () => {
    const browser = server.browser();
    await through(browser);
    const other = await browser.send("POST", USERS, withoutPassword("emil"));
    expect([other.status, await other.json()]).toEqual([422, expect.objectContaining({ field: "password" })]);
    told = { subject: "gus there" };
    const gus = server.browser();
    await through(gus);
    for (const one of [gus, server.browser()])
      expect((await one.send("POST", USERS, withoutPassword("gus"))).status).toBe(422);
    expect(await (await server.browser().get("/api/idm/user-exists?email=gus@example.org")).json()).toEqual({
      exists: false,
    });
  });

  it("ID103 an account whose one way in became another's meanwhile is not made", async () => {
    const browser = server.browser();
    await through(browser);
    const ada = await joined(server, "ada");
    await through(ada);
    const late = await browser.send("POST", USERS, withoutPassword("dora"));
    expect([late.status, await late.json()]).toEqual([422, expect.objectContaining({ field: "password" })]);
    expect((await browser.send("POST", USERS, someone("dora"))).status).toBe(201);
  });

  it("J11 may ask again when the answer got lost", async () => {
    const browser = server.browser();
    await through(browser);
    const request = withoutPassword("dora", { id: "01890a5d-ac96-774b-bcce-b302099a8057" });
    for (const _ of [1, 2]) expect((await browser.send("POST", USERS, request)).status).toBe(201);
    expect((await server.browser().send("POST", USERS, request)).status).toBe(422);
  });

  it("ID102 shows at the service again who they are, where others are asked for the password", async () => {
    const browser = await dora();
    const sensitive: readonly (readonly [string, string, object])[] = [
      ["POST", "/api/services/account/email", { email: "new@example.org" }],
      ["POST", `${USERS}/password`, { password: NEXT }],
      ["POST", "/api/services/account/deletion", {}],
    ];
    server.advance(15 * MINUTE_MS);
    for (const [method, path, body] of sensitive) {
      expect([path, ...(await tagOf(browser.send(method, path, body)))]).toEqual([path, 403, "ConfirmationNeeded"]);
      const withGuess = { ...body, current_password: "" };
      expect((await tagOf(browser.send(method, path, withGuess)))[0]).toBe(403);
    }
    // Another account there, and a sign-in there some time ago, confirm nothing here.
    const right = told;
    for (const wrong of [
      { subject: "emil there", email: "emil@example.org" },
      { ...right, authenticatedAt: START - MINUTE_MS },
    ]) {
      told = wrong;
      expect(await through(browser)).toBe("/account/settings?error=AccountNotLinkedError");
      expect((await tagOf(browser.send("POST", "/api/services/account/deletion", {})))[1]).toBe("ConfirmationNeeded");
    }
    told = { ...right, authenticatedAt: START + 15 * MINUTE_MS };
    expect(await through(browser)).toBe("/account/settings");
    expect(asked.slice(-1)).toEqual([true]);
    for (const [method, path, body] of sensitive.filter(([, path]) => path !== `${USERS}/password`))
      expect([path, (await browser.send(method, path, body)).ok]).toEqual([path, true]);
  });

  it("ID102 or by a passkey", async () => {
    const browser = await dora();
    const key = makeAuthenticator(ORIGIN);
    const create = (await (await browser.send("POST", `${METHODS}/passkeys/challenge`, {})).json()) as Record<
      string,
      unknown
    >;
    expect((await browser.send("POST", `${METHODS}/passkeys`, { credential: key.create(create) })).status).toBe(200);
    server.advance(15 * MINUTE_MS);
    expect((await tagOf(browser.send("POST", "/api/services/account/deletion", {})))[1]).toBe("ConfirmationNeeded");
    const ask = (await (await browser.send("POST", "/api/services/passkeys/challenge", {})).json()) as Record<
      string,
      unknown
    >;
    expect((await browser.send("POST", `${METHODS}/confirm`, { credential: key.get(ask) })).status).toBe(200);
    expect((await browser.send("POST", "/api/services/account/deletion", {})).status).toBe(200);
  });

  it("ID102 ID100 sets a first password, which is told, ends other sessions, and is asked for from then on", async () => {
    const browser = await dora();
    const elsewhere = server.browser();
    await through(elsewhere);
    expect((await tagOf(browser.send("POST", `${USERS}/password`, { password: "letmein123" })))[0]).toBe(422);
    expect((await browser.send("POST", `${USERS}/password`, { password: NEXT })).status).toBe(200);
    await server.runJobs();
    expect(server.mails().at(-1)?.subject).toBe("A password was set");
    expect((await elsewhere.get(USERS)).status).toBe(401);
    expect((await server.browser().signIn("dora", NEXT)).status).toBe(200);
    expect(await tagOf(browser.send("POST", "/api/services/account/deletion", {}))).toEqual([
      422,
      "CurrentPasswordWrong",
    ]);
    expect(await tagOf(browser.send("POST", `${USERS}/password`, { password: "ten quiet lanterns" }))).toEqual([
      422,
      "CurrentPasswordWrong",
    ]);
    expect((await browser.send("POST", "/api/services/account/deletion", { current_password: NEXT })).status).toBe(200);
  });
});
