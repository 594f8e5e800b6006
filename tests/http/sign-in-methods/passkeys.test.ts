import { MOST_PASSKEYS } from "@morsel/domain/identity";
import { beforeEach, describe, expect, it } from "vitest";
import { type Answer, makeAuthenticator } from "../../support/authenticator.ts";
import { type Browser, type Harness, joined, ORIGIN, PASSWORD, startServer } from "../support/harness.ts";

const PATH = "/api/services/sign-in-methods";
const CHALLENGE = "/api/services/passkeys/challenge";
const MINUTE_MS = 60_000;

type Options = Readonly<Record<string, unknown>>;
type Authenticator = ReturnType<typeof makeAuthenticator>;

const asked = async (browser: Browser, path: string): Promise<Options> =>
  (await browser.send("POST", path, {})).json() as Promise<Options>;
const tagOf = async (response: Response): Promise<string> =>
  String(((await response.json()) as { readonly type?: string }).type).replace("urn:morsel:problem:", "");

describe("passkeys", () => {
  let server: Harness;
  let ada: Browser;

  beforeEach(async () => {
    server = await startServer();
    ada = await joined(server);
  });

  const add = async (browser: Browser, key: Authenticator, change: (answer: Answer) => Answer = (answer) => answer) => {
    const options = await asked(browser, `${PATH}/passkeys/challenge`);
    return browser.send("POST", `${PATH}/passkeys`, { credential: change(key.create(options)) });
  };
  const enter = (browser: Browser, answer: Answer, more: Record<string, string> = {}) =>
    browser.form("/api/auth/callback/passkey", { credential: JSON.stringify(answer), ...more });
  const signIn = async (key: Authenticator, lies?: Parameters<Authenticator["get"]>[1]) => {
    const browser = server.browser();
    const response = await enter(browser, key.get(await asked(browser, CHALLENGE), lies));
    return { browser, response };
  };

  it("J42 signs its member in without a name or a password, and without the second step", async () => {
    const key = makeAuthenticator(ORIGIN);
    const options = await asked(ada, `${PATH}/passkeys/challenge`);
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "Morsel" },
      user: { name: "ada" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect((await ada.send("POST", `${PATH}/passkeys`, { credential: key.create(options) })).status).toBe(200);
    const browser = server.browser();
    const challenge = await asked(browser, CHALLENGE);
    expect(challenge).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(challenge["allowCredentials"] ?? []).toEqual([]);
    const entered = await enter(browser, key.get(challenge), { callbackUrl: "/food/diary" });
    expect([entered.status, await entered.json()]).toEqual([200, { url: `${ORIGIN}/food/diary` }]);
    expect(await (await browser.get("/api/auth/session")).json()).toMatchObject({ user: { name: "ada" } });
    const { passkeys } = (await (await ada.get(PATH)).json()) as { readonly passkeys: readonly Options[] };
    expect(passkeys).toEqual([
      { id: key.id, created_at: "2026-03-05T12:00:00.000Z", last_used_at: "2026-03-05T12:00:00.000Z" },
    ]);
    const form = server.browser();
    const led = await enter(form, key.get(await asked(form, CHALLENGE)), { json: "false", callbackUrl: "/reports" });
    expect([led.status, led.headers.get("location")]).toEqual([302, `${ORIGIN}/reports`]);
  });

  it("ID86 ID87 refuses what is forged, of elsewhere, unverified, used before, late, or counted back", async () => {
    const key = makeAuthenticator(ORIGIN);
    const stranger = makeAuthenticator(ORIGIN);
    await add(ada, key);
    const ben = await joined(server, "ben");
    const bens = makeAuthenticator(ORIGIN);
    await add(ben, bens);
    const benOptions = await asked(ben, `${PATH}/passkeys/challenge`);
    const bensHandle = String((benOptions["user"] as { readonly id: string }).id);
    expect((await signIn(key)).response.status).toBe(200);

    for (const lies of [
      { origin: "https://evil.example" },
      { isVerified: false },
      { handle: bensHandle },
      { handle: "" },
      { counter: 1 },
    ]) {
      const { response } = await signIn(key, lies);
      expect([lies, response.status]).toEqual([lies, 401]);
      expect(await response.json()).toEqual({
        url: `${ORIGIN}/api/auth/error?error=CredentialsSignin&provider=passkey`,
      });
    }
    expect((await signIn(stranger)).response.status).toBe(401);

    const browser = server.browser();
    const cookies = async () => {
      const options = await asked(browser, CHALLENGE);
      return { options, held: new Map(browser.cookies) };
    };
    const { options, held } = await cookies();
    const answer = key.get(options);
    const before = server.browser();
    for (const [name, value] of held) before.cookies.set(name, value);
    expect((await enter(browser, answer)).status).toBe(200);
    // The very same answer with the very same cookies, as somebody who saw both would send it.
    expect((await enter(before, answer)).status).toBe(401);

    const late = server.browser();
    const asking = await asked(late, CHALLENGE);
    server.advance(15 * MINUTE_MS);
    expect((await enter(late, key.get(asking))).status).toBe(401);
    for (const text of ["", "null", "[]", "{", '{"id":1}', `{"id":"${key.id}","response":{"userHandle":"AAAA"}}`]) {
      const other = server.browser();
      await asked(other, CHALLENGE);
      expect([text, (await other.form("/api/auth/callback/passkey", { credential: text })).status]).toEqual([
        text,
        401,
      ]);
    }
    expect((await server.browser().form("/api/auth/callback/passkey", {})).status).toBe(401);
    expect((await enter(server.browser(), key.get(asking), { csrfToken: "0".repeat(64) })).status).toBe(403);
    expect((await signIn(key)).response.status).toBe(200);
  });

  it("are added for who asked for them only: another challenge, another member's or none is refused", async () => {
    const key = makeAuthenticator(ORIGIN);
    for (const lies of [{ origin: "https://evil.example" }, { isVerified: false }]) {
      const refused = await add(ada, makeAuthenticator(ORIGIN, lies));
      expect([lies, refused.status, await tagOf(refused)]).toEqual([lies, 422, "PasskeyRefused"]);
    }
    const challenge = await asked(ada, CHALLENGE);
    const options = await asked(ada, `${PATH}/passkeys/challenge`);
    const forAnother = key.create({ ...options, challenge: challenge["challenge"] });
    expect((await ada.send("POST", `${PATH}/passkeys`, { credential: forAnother })).status).toBe(422);
    // The challenge went with the first answer.
    expect((await ada.send("POST", `${PATH}/passkeys`, { credential: key.create(options) })).status).toBe(422);
    expect((await add(ada, key)).status).toBe(200);
    expect((await add(ada, key)).status).toBe(422);
  });

  it("ID86 are ten at most, told to the browser so that none is made twice, and ID81 asked for soon after signing in", async () => {
    const keys = Array.from({ length: MOST_PASSKEYS }, () => makeAuthenticator(ORIGIN));
    for (const key of keys) expect((await add(ada, key)).status).toBe(200);
    const options = await asked(ada, `${PATH}/passkeys/challenge`);
    const excluded = (options["excludeCredentials"] as readonly { readonly id: string }[]).map(({ id }) => id);
    expect(excluded.toSorted()).toEqual(keys.map(({ id }) => id).toSorted());
    expect((await add(ada, makeAuthenticator(ORIGIN))).status).toBe(422);
    server.advance(15 * MINUTE_MS);
    for (const [method, path] of [
      ["POST", "passkeys/challenge"],
      ["POST", "passkeys"],
      ["DELETE", `passkeys/${keys[0]?.id}`],
    ] as const) {
      const response = await ada.send(method, `${PATH}/${path}`, method === "POST" ? { credential: {} } : undefined);
      const expected = path === "passkeys" ? "PasskeyRefused" : "ConfirmationNeeded";
      expect([path, await tagOf(response)]).toEqual([path, expected]);
    }
    // A passkey shows it as well as the password does, its owner's alone.
    const [key] = keys;
    const confirm = async (answer: Answer) =>
      (await ada.send("POST", `${PATH}/confirm`, { credential: answer })).status;
    const ben = await joined(server, "ben");
    const bens = makeAuthenticator(ORIGIN);
    await add(ben, bens);
    expect(await confirm(bens.get(await asked(ada, CHALLENGE)))).toBe(401);
    expect((await ada.send("DELETE", `${PATH}/passkeys/${key?.id}`)).status).toBe(403);
    expect(await confirm(key?.get(await asked(ada, CHALLENGE)) ?? {})).toBe(200);
    expect((await ada.send("DELETE", `${PATH}/passkeys/${key?.id}`)).status).toBe(200);
  });

  it("ID85 are removed by their owner, and sign nobody in from then on; the password is left as a way in", async () => {
    const key = makeAuthenticator(ORIGIN);
    await add(ada, key);
    const ben = await joined(server, "ben");
    const foreign = await ben.send("DELETE", `${PATH}/passkeys/${key.id}`);
    expect([foreign.status, await tagOf(foreign)]).toEqual([404, "SignInMethodNotFound"]);
    expect((await ada.send("DELETE", `${PATH}/passkeys/${key.id}`)).status).toBe(200);
    expect((await signIn(key)).response.status).toBe(401);
    expect((await server.browser().signIn("ada", PASSWORD)).status).toBe(200);
  });

  it("ask for no more than a machine that floods may take", async () => {
    const limited = await startServer({ hasRateLimits: true });
    const statuses = new Set<number>();
    for (let n = 0; n < 80; n += 1) statuses.add((await limited.browser().send("POST", CHALLENGE, {})).status);
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
