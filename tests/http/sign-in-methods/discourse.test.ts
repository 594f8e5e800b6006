import { makeConfiguredProviders } from "@morsel/adapters/composition/server/configured-providers";
import { readProviderSettings } from "@morsel/adapters/oauth/provider-settings";
import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { type Browser, type Harness, joined, ORIGIN, startServer } from "../support/harness.ts";

const SECRET = "a secret between two servers";
const FORUM = "https://forum.example.org";
const signOf = (sso: string, secret = SECRET): string => createHmac("sha256", secret).update(sso).digest("hex");

type Question = { readonly nonce: string; readonly returnUrl: string };
type Said = Readonly<Record<string, string>>;

/** A forum by its public description: it checks the signature, and sends its account back to where it was asked to. */
const forumReads = (url: string): Question => {
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe(`${FORUM}/session/sso_provider`);
  const sso = searchParams.get("sso") ?? "";
  expect(searchParams.get("sig")).toBe(signOf(sso));
  const asked = new URLSearchParams(Buffer.from(sso, "base64").toString());
  return { nonce: asked.get("nonce") ?? "", returnUrl: asked.get("return_sso_url") ?? "" };
};

const forumAnswers = ({ nonce, returnUrl }: Question, said: Said, secret = SECRET): string => {
  const account = { nonce, external_id: "7", username: "ada", name: "Ada", email: "ada@example.org", admin: "false" };
  const sso = Buffer.from(new URLSearchParams({ ...account, ...said }).toString()).toString("base64");
  return `${returnUrl}?${new URLSearchParams({ sso, sig: signOf(sso, secret) }).toString()}`;
};

describe("an account of a forum signs in", () => {
  let server: Harness;
  beforeEach(async () => {
    const settings = readProviderSettings(
      JSON.stringify([{ preset: "discourse", name: "Forum", issuer: FORUM, clientSecret: SECRET }]),
    );
    if ("reason" in settings) throw new Error(settings.reason);
    server = await startServer({ providers: makeConfiguredProviders(settings, Date.now) });
  });

  const begin = async (browser: Browser, callbackUrl = "/food/diary"): Promise<Question> => {
    const response = await browser.form("/api/auth/signin/forum", { callbackUrl });
    return forumReads(String(((await response.json()) as { readonly url?: unknown }).url));
  };
  const leadsTo = async (browser: Browser, url: string): Promise<string> =>
    (await browser.fetch(url)).headers.get("location") ?? "";
  const linked = async (): Promise<void> => {
    const ada = await joined(server, "ada");
    const back = forumAnswers(await begin(ada, "/account/settings"), {});
    expect(await leadsTo(ada, back)).toBe(`${ORIGIN}/account/settings`);
  };

  it("J43 is linked by who is signed in, and lets its owner in from then on, by its id and not by its address", async () => {
    await linked();
    const again = server.browser();
    const moved = forumAnswers(await begin(again), { email: "another@example.org", username: "renamed" });
    expect(await leadsTo(again, moved)).toBe(`${ORIGIN}/food/diary`);
    const stranger = server.browser();
    const other = forumAnswers(await begin(stranger), { external_id: "8" });
    expect(await leadsTo(stranger, other)).toContain("AccountNotLinkedError");
  });

  it("J44 a newcomer joins, with the address that the forum told", async () => {
    const browser = server.browser();
    const back = forumAnswers(await begin(browser), { external_id: "9", email: "bea@example.org" });
    expect(await leadsTo(browser, back)).toContain("/account/create/welcome");
  });

  it.each<readonly [string, (question: Question) => string]>([
    ["is signed with another secret", (question) => forumAnswers(question, {}, "another secret")],
    ["has another nonce", (question) => forumAnswers({ ...question, nonce: "x".repeat(43) }, {})],
    ["names no account", (question) => forumAnswers(question, { external_id: "" })],
    ["was cancelled", (question) => forumAnswers(question, { failed: "true" })],
    ["was altered", (question) => forumAnswers(question, {}).replace("sso=", "sso=bm9uY2U9")],
    ["is unsigned", ({ returnUrl }) => returnUrl],
    ["is far too long", (question) => forumAnswers(question, { name: "x".repeat(2500) })],
  ])("signs nobody in by an answer that %s", async (_what, answer) => {
    await linked();
    const browser = server.browser();
    expect(await leadsTo(browser, answer(await begin(browser)))).toContain("error=OAuthCallbackError");
  });

  it("counts an answer once, and in the browser that asked alone", async () => {
    await linked();
    const browser = server.browser();
    const back = forumAnswers(await begin(browser), {});
    expect(await leadsTo(server.browser(), back)).toContain("error=OAuthCallbackError");
    expect(await leadsTo(browser, back)).toBe(`${ORIGIN}/food/diary`);
    expect(await leadsTo(browser, back)).toContain("error=OAuthCallbackError");
  });

  it("refuses settings without an address, a secret or a usable name", () => {
    for (const [given, reason] of [
      [{ issuer: "http://forum.example.org", clientSecret: SECRET }, /address as issuer/],
      [{ issuer: FORUM, clientSecret: "short" }, /10 or more characters/],
      [{ issuer: FORUM, clientSecret: SECRET, id: "credentials" }, /id of lower-case letters/],
    ] as const)
      expect(readProviderSettings(JSON.stringify([{ preset: "discourse", ...given }]))).toEqual({
        reason: expect.stringMatching(reason),
      });
  });
});
