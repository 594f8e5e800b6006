import { DEFAULT_SITE_SETTINGS } from "@morsel/adapters/http-server/platform/site-of";
import { createHmac, randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { memberIdOf } from "../support/enter-admin.ts";
import { type Browser, type Harness, joined, startServer } from "../support/harness.ts";

const BASE = "https://community.example";
const SECRET = "shared with the outside forum";
const hmac = (text: string, secret = SECRET): string => createHmac("sha256", secret).update(text).digest("hex");

/**
 * A consumer by Discourse's public description: https://meta.discourse.org/t/discourseconnect-official-single-sign-on-for-discourse-sso/13045.
 * It makes a nonce, and takes an answer whose signature holds and whose nonce it made, once.
 */
const makeConsumer = () => {
  const nonces = new Set<string>();
  return {
    begin: (returnUrl = `${BASE}/session/sso_login`, secret = SECRET): string => {
      const nonce = randomBytes(16).toString("hex");
      nonces.add(nonce);
      const query = new URLSearchParams({ nonce, return_sso_url: returnUrl });
      const sso = Buffer.from(query.toString()).toString("base64");
      return `/community/sso_login?${new URLSearchParams({ sso, sig: hmac(sso, secret) }).toString()}`;
    },
    finish: (address: string): Readonly<Record<string, string>> => {
      const { origin, pathname, searchParams } = new URL(address);
      expect(origin + pathname).toBe(`${BASE}/session/sso_login`);
      const sso = searchParams.get("sso") ?? "";
      expect(searchParams.get("sig")).toBe(hmac(sso));
      const fields = Object.fromEntries(new URLSearchParams(Buffer.from(sso, "base64").toString("utf8")));
      expect(nonces.delete(fields["nonce"] ?? "")).toBe(true);
      return fields;
    },
  };
};

describe("an outside forum signs members in by DiscourseConnect", () => {
  let server: Harness;
  let ada: Browser;
  const consumer = makeConsumer();
  beforeAll(async () => {
    const settings = { ...DEFAULT_SITE_SETTINGS, forum: { base: BASE, clientId: "web" }, forumSecret: SECRET };
    server = await startServer({ site: { settings, flags: [] } });
    ada = await joined(server, "ada-dc");
  });
  const leadsTo = async (browser: Browser, address: string): Promise<string> =>
    (await browser.get(address)).headers.get("location") ?? "";

  it("FO15 a signed request is answered with the member, signed, and once", async () => {
    const asked = consumer.begin();
    const told = consumer.finish(await leadsTo(ada, asked));
    expect(told).toMatchObject({
      external_id: await memberIdOf(ada),
      username: "ada-dc",
      require_activation: "true",
      moderator: "false",
    });
    expect(told["email"]).toContain("@");
    expect(await leadsTo(ada, asked)).toBe(BASE);
  });

  it("W616 a visitor logs in first and comes back to the same request", async () => {
    const asked = consumer.begin();
    expect(await leadsTo(server.browser(), asked)).toBe(`/account/login?callbackUrl=${encodeURIComponent(asked)}`);
    expect(consumer.finish(await leadsTo(ada, asked))["username"]).toBe("ada-dc");
  });

  it("FO15 another secret, another host and a changed request are told nothing", async () => {
    const changed = consumer.begin().replace("sig=", "sig=0");
    const wrong = [
      consumer.begin(undefined, "another secret"),
      consumer.begin("https://evil.example/session/sso_login"),
      consumer.begin(`${BASE}.evil.example/`),
      consumer.begin(`${BASE}@evil.example/`),
      consumer.begin("javascript:alert(1)"),
      changed,
      `/community/sso_login?sso=${"A".repeat(400)}&sig=${hmac("A".repeat(400))}`,
    ];
    for (const asked of wrong) expect(await leadsTo(ada, asked)).toBe(BASE);
  });

  it("FO15 the secret is in no page", async () => {
    expect(await (await ada.get("/contact-us")).text()).not.toContain(SECRET);
  });
});
