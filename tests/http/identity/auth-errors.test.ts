import { MemberStore } from "@morsel/application/identity/member-store";
import { SessionTokens } from "@morsel/application/identity/session-tokens";
import { AUTH_ERRORS } from "@morsel/domain/identity";
import { Effect } from "effect";
import { beforeEach, describe, expect, it } from "vitest";
import { type Browser, type Harness, ORIGIN, startServer } from "../support/harness.ts";

const broken = (): Effect.Effect<never> => Effect.die(new Error("out of order"));

/** ID18: each code where the specification's error catalogue has it. */
describe("the error codes of authentication", () => {
  let server: Harness;
  let ada: Browser;
  const codes = () => server.lines.filter(({ event }) => event === "authentication").map(({ fields }) => fields);

  beforeEach(async () => {
    server = await startServer();
    ada = server.browser();
    await ada.signUp();
  });

  it("ID18 an address below /api/auth that is none says so by its code", async () => {
    for (const path of ["/api/auth", "/api/auth/nothing", "/api/auth/session/more"]) {
      const response = await ada.get(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toMatchObject({ code: "MISSING_AUTH_API_ROUTE_ERROR" });
    }
    expect(await (await ada.get("/api/services/nothing")).json()).not.toHaveProperty("code");
  });

  it("ID18 what cannot be checked is no wrong password: scripts are told, forms are led to the error page", async () => {
    Object.assign(server.get(MemberStore), { byLogin: broken });
    const url = `${ORIGIN}/api/auth/error?error=CALLBACK_CREDENTIALS_HANDLER_ERROR`;
    const told = await ada.signIn("ada");
    expect([told.status, await told.json()]).toEqual([
      500,
      expect.objectContaining({ url, code: "CALLBACK_CREDENTIALS_HANDLER_ERROR" }),
    ]);
    const led = await ada.signIn("ada", undefined, { json: "false" });
    expect([led.status, led.headers.get("location")]).toEqual([302, url]);
    expect(codes()).toEqual([
      { code: "CALLBACK_CREDENTIALS_HANDLER_ERROR" },
      { code: "CALLBACK_CREDENTIALS_HANDLER_ERROR" },
    ]);
  });

  it("ID18 a session that cannot be sealed has a code of its own", async () => {
    Object.assign(server.get(SessionTokens), { issue: broken });
    expect(await (await ada.signIn("ada")).json()).toMatchObject({ code: "CALLBACK_CREDENTIALS_JWT_ERROR" });
    expect(ada.cookies.has("next-auth.session-token")).toBe(false);
    expect(codes()).toEqual([{ code: "CALLBACK_CREDENTIALS_JWT_ERROR" }]);
  });

  it("ID12 a callback to elsewhere is written down by its code and not by its text, at sign-in and sign-out", async () => {
    const away = { callbackUrl: "https://evil.example/steal" };
    for (const response of [
      await ada.signIn("ada", undefined, away),
      await ada.form("/api/auth/signout", away),
      await ada.form("/api/auth/signin/nobody", away),
    ])
      expect(JSON.stringify(await response.json())).not.toContain("evil");
    await ada.signIn("ada", undefined, { callbackUrl: `${ORIGIN}/reports` });
    expect(codes()).toEqual(Array.from({ length: 3 }, () => ({ code: "INVALID_CALLBACK_URL_ERROR" })));
    expect(JSON.stringify(server.lines)).not.toContain("evil");
  });

  it("ID80 what signing in can mend is said where one signs in, everything else on the error page", async () => {
    const at = async (error: string) => (await ada.get(`/api/auth/error?error=${error}`)).headers.get("location");
    const here = ["OAuthCallbackError", "AccountNotLinkedError", "SessionRequired"];
    for (const code of AUTH_ERRORS)
      expect([code, await at(code)]).toEqual([
        code,
        `${ORIGIN}/account/login${here.includes(code) ? "" : "/error"}?error=${code}`,
      ]);
    expect(await at("CredentialsSignin")).toBe(`${ORIGIN}/account/login?error=CredentialsSignin`);
    for (const unknown of ["whatever", ""])
      expect(await at(unknown)).toBe(`${ORIGIN}/account/login/error?error=UnknownError`);
    for (const page of ["/account/login/error?error=NO_SECRET", "/de/account/login/error"])
      expect([page, (await ada.get(page)).status]).toEqual([page, 200]);
  });

  it("ID30 who has to wait is answered with an address too, which clients of these paths look for", async () => {
    let last = await ada.signIn("ada", "wrong");
    for (let n = 0; n < 30 && last.status !== 429; n += 1) last = await ada.signIn("ada", "wrong");
    expect(await last.json()).toMatchObject({ url: `${ORIGIN}/api/auth/error?error=UnknownError`, retry_after: 15 });
  });

  it("ID16 a page is told how often to ask, where the operator sets it", async () => {
    expect(await (await ada.get("/")).text()).not.toContain("session_poll");
    const polled = await startServer({ sessionPollSeconds: 60 });
    expect(await (await polled.browser().get("/")).text()).toContain('"session_poll":60');
  });
});
