import type { SignInProviders } from "@morsel/application/sign-in-methods/sign-in-providers";
import { Effect } from "effect";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAuthenticator } from "../../support/authenticator.ts";
import { totpAt } from "../../support/totp.ts";
import {
  type Browser,
  type Harness,
  id,
  joined,
  ORIGIN,
  PASSWORD,
  START,
  startServer,
  TODAY,
} from "../support/harness.ts";

const METHODS = "/api/services/sign-in-methods";
const NEXT = "nine quiet lanterns";

/** A service that says of everybody that they are this one. */
const office: SignInProviders = {
  all: [{ id: "work", name: "Office", isFormPost: false }],
  ask: () =>
    Effect.succeed({ url: "https://id.example.org/ask", state: "state", nonce: "nonce", verifier: "verifier" }),
  read: () => Effect.succeed({ subject: "ada there", email: "ada@example.org" }),
};

const answerOf = async <A>(response: Response | Promise<Response>): Promise<A> => (await response).json() as Promise<A>;

describe("what is done to the ways into an account", () => {
  let server: Harness;
  let ada: Browser;
  let sent = 0;

  beforeEach(async () => {
    server = await startServer({ providers: office });
    ada = await joined(server);
    await server.runJobs();
    sent = server.mails().length;
  });

  /** The mails since it was asked last. */
  const news = async () => {
    await server.runJobs();
    const mails = server.mails().slice(sent);
    sent += mails.length;
    return mails;
  };
  const told = async () => (await news()).map(({ to, subject }) => `${to}: ${subject}`);
  const lastEvent = async () => {
    const { items } = await answerOf<{ items: readonly { kind: string }[] }>(ada.get("/api/services/account/events"));
    return items[0]?.kind;
  };
  const isTold = async (response: Promise<Response>, subject: string, kind: string) => {
    expect([subject, (await response).status]).toEqual([subject, 200]);
    expect(await told()).toEqual([`ada@example.org: ${subject}`]);
    expect(await lastEvent()).toBe(kind);
  };

  it("ID100 a passkey that was added and taken away", async () => {
    const key = makeAuthenticator(ORIGIN);
    const options = await answerOf<Record<string, unknown>>(ada.send("POST", `${METHODS}/passkeys/challenge`, {}));
    const credential = key.create(options);
    await isTold(ada.send("POST", `${METHODS}/passkeys`, { credential }), "A passkey was added", "passkeyAdded");
    expect((await ada.send("POST", `${METHODS}/passkeys`, { credential })).status).toBe(422);
    expect(await told()).toEqual([]);
    await isTold(ada.send("DELETE", `${METHODS}/passkeys/${key.id}`), "A passkey was removed", "passkeyRemoved");
    expect((await ada.send("DELETE", `${METHODS}/passkeys/${key.id}`)).status).toBe(404);
    expect(await told()).toEqual([]);
  });

  it("ID100 another service that was connected, by its name, and disconnected", async () => {
    await ada.form("/api/auth/signin/work", { callbackUrl: "/account/settings" });
    expect((await ada.get("/api/auth/callback/work?code=x&state=state")).status).toBe(302);
    const [mail] = await news();
    expect([mail?.subject, mail?.text]).toEqual([
      "A sign-in method was added",
      expect.stringContaining("Office was connected to your account"),
    ]);
    expect(await lastEvent()).toBe("providerLinked");
    await isTold(ada.send("DELETE", `${METHODS}/providers/work`), "A sign-in method was removed", "providerRemoved");
  });

  it("ID100 the second step on, its codes anew, and off; one that was only proposed tells nothing", async () => {
    const { secret } = await answerOf<{ secret: string }>(ada.send("POST", `${METHODS}/second-step`, {}));
    expect((await ada.send("DELETE", `${METHODS}/second-step`)).status).toBe(200);
    expect(await told()).toEqual([]);
    const again = await answerOf<{ secret: string }>(ada.send("POST", `${METHODS}/second-step`, {}));
    expect(again.secret).not.toBe(secret);
    const code = totpAt(again.secret, START);
    await isTold(
      ada.send("POST", `${METHODS}/second-step/confirm`, { code }),
      "Two-step verification is on",
      "secondStepOn",
    );
    await isTold(
      ada.send("POST", `${METHODS}/second-step/recovery-codes`, {}),
      "New recovery codes were created",
      "recoveryCodesMade",
    );
    await isTold(ada.send("DELETE", `${METHODS}/second-step`), "Two-step verification is off", "secondStepOff");
  });

  it("ID100 a changed password, in the mail and in the log", async () => {
    const change = { current_password: PASSWORD, password: NEXT };
    await isTold(
      ada.send("POST", "/api/services/users/password", change),
      "Your password was changed",
      "passwordChanged",
    );
  });

  it("W355 a token for a program, made by who showed a moment ago who they are; it ends with a new password", async () => {
    const made = await ada.send("POST", "/api/services/account/tokens", {
      id: id(1),
      name: "My watch",
      scopes: ["steps:read"],
    });
    const { secret } = await answerOf<{ secret: string }>(made);
    expect(made.status).toBe(201);
    expect(await told()).toEqual(["ada@example.org: An API token was created"]);
    expect(await lastEvent()).toBe("apiTokenMade");
    server.advance(16 * 60_000);
    const late = await ada.send("POST", "/api/services/account/tokens", {
      id: id(2),
      name: "My other watch",
      scopes: ["steps:read"],
    });
    expect([late.status, await told()]).toEqual([403, []]);
    const speak = () =>
      server.handler(
        new Request(`${ORIGIN}/api/services/steps?from=${TODAY}&to=${TODAY}`, {
          headers: { authorization: `Bearer ${secret}` },
        }),
      );
    expect((await speak()).status).toBe(200);
    await ada.send("POST", "/api/services/users/password", { current_password: PASSWORD, password: NEXT });
    expect((await speak()).status).toBe(401);
  });

  it("ID101 a login from a browser that was not known, and of none other", async () => {
    // The first of all, before this test, was not told; nor is a browser that is known.
    await ada.signIn("ada");
    expect(await told()).toEqual([]);
    const phone = server.browser();
    const { csrfToken } = await answerOf<{ csrfToken: string }>(phone.get("/api/auth/csrf"));
    await phone.fetch("/api/auth/callback/credentials", {
      method: "POST",
      headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
      body: new URLSearchParams({ csrfToken, json: "true", username: "ada", password: PASSWORD }),
    });
    const [mail, ...others] = await news();
    expect([mail?.subject, mail?.to, others]).toEqual(["New login to your account", "ada@example.org", []]);
    expect(mail?.text).toContain("Browser: Firefox\nSystem: Linux");
    await phone.signIn("ada");
    expect(await told()).toEqual([]);
    // A refused sign-in notifies nobody.
    await server.browser().signIn("ada", "wrong");
    expect(await told()).toEqual([]);
  });
});
