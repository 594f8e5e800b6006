import { FREE_LOGIN_TRIES } from "@morsel/domain/identity";
import { beforeEach, describe, expect, it } from "vitest";
import { totpAt } from "../../support/totp.ts";
import {
  type Browser,
  type Harness,
  joined,
  memoryStorage,
  ORIGIN,
  PASSWORD,
  START,
  startServer,
} from "../support/harness.ts";
import { emptyMemory } from "@morsel/adapters/memory/platform/state";

const PATH = "/api/services/sign-in-methods";
const STEP_MS = 30_000;

type Proposed = { readonly secret: string; readonly address: string };
type Codes = { readonly recovery_codes: readonly string[] };

const errorOf = async (response: Response): Promise<unknown> => {
  const { url = "" } = (await response.json()) as { readonly url?: string };
  return new URL(url, ORIGIN).searchParams.get("error");
};
const tagOf = async (response: Response): Promise<string> =>
  String(((await response.json()) as { readonly type?: string }).type).replace("urn:morsel:problem:", "");

describe("the second step", () => {
  let server: Harness;
  let ada: Browser;
  let now: number;

  beforeEach(async () => {
    server = await startServer();
    ada = await joined(server);
    now = START;
  });

  const wait = (ms: number): void => {
    server.advance(ms);
    now += ms;
  };
  const proposed = async (): Promise<Proposed> =>
    (await ada.send("POST", `${PATH}/second-step`, {})).json() as Promise<Proposed>;
  const confirmed = async () => {
    const { secret, address } = await proposed();
    const response = await ada.send("POST", `${PATH}/second-step/confirm`, { code: totpAt(secret, now) });
    expect(response.status).toBe(200);
    const { recovery_codes: codes } = (await response.json()) as Codes;
    wait(STEP_MS);
    return { secret, address, codes };
  };
  const signIn = (code?: string, password = PASSWORD) =>
    server.browser().signIn("ada", password, code === undefined ? {} : { code });

  it("J40 is asked for once its app showed a right code, and not before", async () => {
    const { secret, address } = await proposed();
    expect(address).toBe(
      `otpauth://totp/Morsel:ada%40example.org?issuer=Morsel&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await signIn()).status).toBe(200);
    for (const code of ["000000", "", "12345", "abcdef", "1".repeat(64)]) {
      const response = await ada.send("POST", `${PATH}/second-step/confirm`, { code });
      expect([code, response.status, await tagOf(response)]).toEqual([code, 422, "SecondStepWrong"]);
    }
    expect(await (await ada.get(PATH)).json()).toEqual({ has_password: true, passkeys: [] });
    const again = await proposed();
    expect(again.secret).not.toBe(secret);
    const code = totpAt(again.secret, now);
    expect(
      (await ada.send("POST", `${PATH}/second-step/confirm`, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status,
    ).toBe(200);
    expect(await (await ada.get(PATH)).json()).toEqual({ has_password: true, passkeys: [], recovery_codes_left: 10 });
    for (const path of ["second-step", "second-step/confirm"]) {
      const late = await ada.send("POST", `${PATH}/${path}`, path === "second-step" ? {} : { code });
      expect([path, late.status, await tagOf(late)]).toEqual([path, 409, "SecondStepChanged"]);
    }
  });

  it("J41 comes after the right password, whose knowledge alone signs nobody in", async () => {
    const { secret } = await confirmed();
    expect([(await signIn(undefined, "wrong")).status, await errorOf(await signIn(undefined, "wrong"))]).toEqual([
      401,
      "CredentialsSignin",
    ]);
    expect(await errorOf(await signIn(totpAt(secret, now), "wrong"))).toBe("CredentialsSignin");
    const needed = await signIn();
    expect([needed.status, needed.headers.getSetCookie(), await errorOf(needed)]).toEqual([
      401,
      [],
      "SecondStepNeeded",
    ]);
    expect(await errorOf(await signIn("000000"))).toBe("SecondStepWrong");
    wait(LONG_WAIT);
    expect((await signIn(totpAt(secret, now))).status).toBe(200);
    const form = await server.browser().signIn("ada", PASSWORD, { json: "false" });
    expect(form.headers.get("location")).toBe(`${ORIGIN}/api/auth/error?error=SecondStepNeeded`);
    const led = await ada.get("/api/auth/error?error=SecondStepNeeded");
    expect(led.headers.get("location")).toBe(`${ORIGIN}/account/login?error=SecondStepNeeded`);
  });

  it("J41 ID30 who guesses codes has to wait as who guesses passwords", async () => {
    await confirmed();
    for (let n = 0; n < FREE_LOGIN_TRIES.account; n += 1) expect((await signIn("000000")).status).toBe(401);
    expect((await signIn("000000")).status).toBe(429);
  });

  it("ID83 a code is good for its step, the one before and the one after, and once", async () => {
    const { secret } = await confirmed();
    wait(10 * STEP_MS);
    for (const [steps, status] of [
      [-2, 401],
      [2, 401],
      [-1, 200],
      [-1, 401],
      [0, 200],
      [0, 401],
      [-1, 401],
      [1, 200],
    ] as const)
      expect([steps, (await signIn(totpAt(secret, now + steps * STEP_MS))).status]).toEqual([steps, status]);
    wait(LONG_WAIT);
    const code = totpAt(secret, now);
    const both = await Promise.all([signIn(code), signIn(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it("ID84 a recovery code stands in for it, once, however it is typed, and new ones take the place of the old", async () => {
    const { codes } = await confirmed();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const [first = "", second = "", third = ""] = codes;
    expect(first).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect((await signIn(first)).status).toBe(200);
    expect(await errorOf(await signIn(first))).toBe("SecondStepWrong");
    expect(
      (await signIn(second.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l"))).status,
    ).toBe(200);
    expect(await (await ada.get(PATH)).json()).toMatchObject({ recovery_codes_left: 8 });
    const renewed = (await (await ada.send("POST", `${PATH}/second-step/recovery-codes`, {})).json()) as Codes;
    expect(await errorOf(await signIn(third))).toBe("SecondStepWrong");
    expect((await signIn(renewed.recovery_codes[0])).status).toBe(200);
  });

  it("ID81 is set up, changed and removed soon after its owner showed who they are only", async () => {
    const { secret } = await confirmed();
    wait(15 * 60_000);
    for (const [method, path, body] of [
      ["POST", "second-step", {}],
      ["POST", "second-step/confirm", { code: totpAt(secret, now) }],
      ["POST", "second-step/recovery-codes", {}],
      ["DELETE", "second-step", undefined],
    ] as const) {
      const response = await ada.send(method, `${PATH}/${path}`, body);
      expect([path, response.status, await tagOf(response)]).toEqual([path, 403, "ConfirmationNeeded"]);
    }
    await ada.send("POST", "/api/services/sessions/confirm", { password: PASSWORD });
    expect((await ada.send("DELETE", `${PATH}/second-step`)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    const gone = await ada.send("POST", `${PATH}/second-step/recovery-codes`, {});
    expect([gone.status, await tagOf(gone)]).toEqual([409, "SecondStepChanged"]);
  });

  it("ID82 its secret is sealed, and comes over to another one of the server's with the first use", async () => {
    const memory = emptyMemory();
    const secrets = ["first", "second", "third"].map((word) => `the ${word} secret, long enough for tests`);
    const at = async (n: number) =>
      startServer({
        modules: memoryStorage(memory),
        secret: secrets[n] ?? "",
        ...(n === 0 ? {} : { previousSecret: secrets[n - 1] ?? "" }),
      });
    server = await at(0);
    ada = await joined(server);
    const { secret } = await confirmed();
    expect(JSON.stringify(server.lines)).not.toContain(secret);
    for (const n of [1, 2]) {
      server = await at(n);
      server.advance(n * STEP_MS);
      expect([n, (await signIn(totpAt(secret, START + n * STEP_MS))).status]).toEqual([n, 200]);
    }
  });
});

/** Until the waits of the guesses before are over. */
const LONG_WAIT = 3_700_000;
