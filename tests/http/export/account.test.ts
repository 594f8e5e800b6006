import { LinkStore } from "@morsel/application/sign-in-methods/link-store";
import type { MemberId } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { makeAuthenticator } from "../../support/authenticator.ts";
import { type Harness, id, joined, ORIGIN, START, startServer } from "../support/harness.ts";
import { run } from "../support/page.ts";
import { exported, rowsOf } from "./exported.ts";

const METHODS = "/api/services/sign-in-methods";
const NOON = "2026-03-05T12:00:00.000Z";

describe("the export of what belongs to the account", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });

  it("W155 holds what was written to the operator, tokens, ways to sign in and sessions, and nothing that lets anybody in", async () => {
    const ada = await joined(server, "account-ada");
    const { id: member } = (await (await ada.get("/api/services/users")).json()) as { readonly id: MemberId };
    const message = { email: "ada@example.org", topic: "privacy", text: "=What do you keep, of me?", locale: "de" };
    for (const who of [ada, server.browser()])
      expect(
        (await who.send("POST", "/api/services/contact_messages", { ...message, id: id(who === ada ? 1 : 2) })).status,
      ).toBe(201);
    const token = { id: id(3), name: "My watch", scopes: ["steps:read", "steps:write"] };
    const made = await (await ada.send("POST", "/api/services/account/tokens", token)).json();
    const { secret } = made as { readonly secret: string };
    expect(secret.length).toBeGreaterThan(20);
    const key = makeAuthenticator(ORIGIN);
    const options = await (await ada.send("POST", `${METHODS}/passkeys/challenge`, {})).json();
    const credential = key.create(options as Readonly<Record<string, unknown>>);
    expect((await ada.send("POST", `${METHODS}/passkeys`, { credential })).status).toBe(200);
    const link = { provider: "google", subject: "the-subject-of-ada", linkedAt: START };
    expect(await run(server.get(LinkStore).add(member, link))).toBe(true);

    const files = await exported(ada);
    expect(rowsOf(files.get("contact_messages.csv"))).toMatchObject([
      {
        id: id(1),
        received_at_utc: NOON,
        topic: "privacy",
        email: "ada@example.org",
        language: "de",
        text: "'=What do you keep, of me?",
      },
    ]);
    expect(rowsOf(files.get("api_tokens.csv"))).toMatchObject([
      { id: id(3), name: "My watch", scopes: token.scopes.join(" "), created_at_utc: NOON, last_used_at_utc: "" },
    ]);
    const method = { browser: "", system: "", added_at_utc: NOON, last_used_at_utc: "" };
    expect(rowsOf(files.get("sign_in_methods.csv"))).toMatchObject([
      { ...method, kind: "passkey", provider: "" },
      { ...method, kind: "provider", provider: "google" },
    ]);
    expect(rowsOf(files.get("sessions.csv"))).toMatchObject([{ began_at_utc: NOON, last_seen_at_utc: NOON }]);
    const all = [...files.values()].join();
    for (const hidden of [secret, key.id, link.subject]) expect(all).not.toContain(hidden);
    expect(all).not.toMatch(/publicKey|public_key|hash/i);
  });
});
