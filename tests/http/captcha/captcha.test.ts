import { type Captcha, type CaptchaNeeded, type CaptchaUnavailable } from "@morsel/application/captcha/captcha";
import { FIRST_LOGIN_WAIT_SECONDS, FREE_LOGIN_TRIES } from "@morsel/domain/identity";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { type Browser, joined, PASSWORD, someone, startServer } from "../support/harness.ts";

const USERS = "/api/services/users";
const widget = { provider: "turnstile", siteKey: "site-key" } as const;

/** A service that takes one proof, once, or is down. */
const service = () => {
  const proofs: (string | null)[] = [];
  const state = { isDown: false };
  const captcha: Captcha = {
    widget,
    check: (proof) =>
      Effect.suspend((): Effect.Effect<void, CaptchaNeeded | CaptchaUnavailable> => {
        proofs.push(proof);
        if (state.isDown) return Effect.fail({ _tag: "CaptchaUnavailable" });
        return proof === "right" ? Effect.void : Effect.fail({ _tag: "CaptchaNeeded" });
      }),
  };
  return { captcha, proofs, state };
};

const ask = (browser: Browser, method: string, body: object, proof?: string) =>
  browser.fetch(USERS, {
    method,
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...(proof === undefined ? {} : { "captcha-token": proof }) },
  });
const said = async (response: Response) => [
  response.status,
  ((await response.json()) as { readonly type?: string }).type?.replace("urn:morsel:problem:", ""),
];
const units = { unit_preferences: { energy: "kilojoules" } };

describe("captcha", () => {
  it("ID104 off: nothing is asked, and what a client sends along does nothing", async () => {
    const server = await startServer();
    for (const [name, proof] of [["ada"], ["ben", "null"], ["cleo", "whatever"]] as const)
      expect((await ask(server.browser(), "POST", someone(name), proof)).status).toBe(201);
    const page = await server.browser().get("/account/create");
    expect(page.headers.get("content-security-policy")).not.toContain("https:");
  });

  it("ID104 on: nobody joins without a proof, and the name stays free", async () => {
    const { captcha, proofs } = service();
    const server = await startServer({ captcha });
    for (const proof of [undefined, "null", "wrong"])
      expect(await said(await ask(server.browser(), "POST", someone("ada"), proof))).toEqual([403, "CaptchaNeeded"]);
    expect((await ask(server.browser(), "POST", someone("ada"), "right")).status).toBe(201);
    expect(proofs).toEqual([null, null, "wrong", "right"]);
  });

  it("ID104 on: a user is changed with a proof only", async () => {
    const { captcha } = service();
    const server = await startServer({ captcha });
    const ada = server.browser();
    await ask(ada, "POST", someone("ada"), "right");
    await ada.signIn("ada");
    expect(await said(await ask(ada, "PATCH", units))).toEqual([403, "CaptchaNeeded"]);
    expect((await ask(ada, "PATCH", units, "right")).status).toBe(200);
    expect(await (await ada.get(`${USERS}?fields=unit_preferences`)).json()).toMatchObject(units);
    // The next request of the specification needs no captcha.
    expect((await ada.get("/api/auth/refresh-token-data")).status).toBe(200);
  });

  it("ID123 after so many failures that tries have to wait, a sign-in needs a proof too, of whoever there is and is not", async () => {
    const { captcha, proofs } = service();
    const server = await startServer({ captcha });
    const ada = server.browser();
    await ask(ada, "POST", someone("ada"), "right");
    for (const name of ["ada", "nobody"]) {
      const visitor = server.browser();
      const { csrfToken } = (await (await visitor.get("/api/auth/csrf")).json()) as { readonly csrfToken: string };
      const enter = (password: string, proof?: string) =>
        visitor.fetch("/api/auth/callback/credentials", {
          method: "POST",
          body: JSON.stringify({ username: name, password, csrfToken, callbackUrl: "/", json: true }),
          headers: { "content-type": "application/json", ...(proof === undefined ? {} : { "captcha-token": proof }) },
        });
      proofs.splice(0);
      for (let n = 0; n < FREE_LOGIN_TRIES.account; n += 1) expect((await enter("wrong")).status).toBe(401);
      expect(proofs).toEqual([]);
      server.advance(FIRST_LOGIN_WAIT_SECONDS * 1000);
      // Attempts that are not counted cause no wait.
      for (let n = 0; n < 3; n += 1) expect(await said(await enter(PASSWORD))).toEqual([403, "CaptchaNeeded"]);
      expect(await said(await enter(PASSWORD, "wrong"))).toEqual([403, "CaptchaNeeded"]);
      expect((await enter(PASSWORD, "right")).status).toBe(429);
      server.advance(FIRST_LOGIN_WAIT_SECONDS * 2000);
      expect((await enter(PASSWORD, "right")).status).toBe(name === "ada" ? 200 : 401);
      expect(proofs).toEqual(["wrong", "right"]);
    }
  });

  it("ID105 down: who joins is told so and nothing is made; who is signed in goes on; both are logged", async () => {
    const { captcha, state } = service();
    const server = await startServer({ captcha });
    const ada = server.browser();
    await ask(ada, "POST", someone("ada"), "right");
    await ada.signIn("ada");
    state.isDown = true;
    expect(await said(await ask(server.browser(), "POST", someone("ben"), "right"))).toEqual([
      424,
      "CaptchaUnavailable",
    ]);
    expect((await ask(ada, "PATCH", units, "right")).status).toBe(200);
    expect(server.lines.filter(({ event }) => event === "captcha service unavailable")).toHaveLength(2);
    state.isDown = false;
    expect((await ask(server.browser(), "POST", someone("ben"), "right")).status).toBe(201);
  });

  it("ID104 pages are told of the widget, and may load it and nothing else, where it is on", async () => {
    for (const [provider, sources] of [
      ["turnstile", "https://challenges.cloudflare.com"],
      ["hcaptcha", "https://hcaptcha.com https://*.hcaptcha.com"],
      ["recaptcha", "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/"],
    ] as const) {
      const server = await startServer({
        captcha: { ...service().captcha, widget: { provider, siteKey: "site-key" } },
      });
      const page = await server.browser().get("/account/create");
      expect(await page.text()).toContain(JSON.stringify({ provider, siteKey: "site-key" }));
      const policy = (page.headers.get("content-security-policy") ?? "").split("; ");
      for (const directive of ["script-src", "frame-src", "connect-src"])
        expect(policy.find((part) => part.startsWith(directive))?.endsWith(` ${sources}`)).toBe(true);
      expect(policy.join(" ").match(/https:/g)?.length).toBe(5 * sources.split(" ").length);
    }
  });

  it("ID104 no endpoint but these asks for a proof", async () => {
    const { captcha, proofs } = service();
    const server = await startServer({ captcha });
    const ada = server.browser();
    await ask(ada, "POST", someone("ada"), "right");
    await ada.signIn("ada");
    await ada.get("/api/idm/user-exists?email=ada@example.org");
    await ada.send("POST", "/api/services/account/username", { username: "ada2" });
    expect(proofs).toEqual(["right"]);
    await expect(joined(server, "ben")).rejects.toThrow("403");
  });
});
