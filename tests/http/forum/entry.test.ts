import { DEFAULT_SITE_SETTINGS } from "@morsel/adapters/http-server/platform/site-of";
import { expect, it } from "vitest";
import { joined, startServer } from "../support/harness.ts";

const entry = (target: string): string =>
  `/community/sso_login?client_id=morsel-web&target=${encodeURIComponent(target)}`;

it("NA9 the entry of our own forum leads to the target for everybody, and to no other place", async () => {
  const server = await startServer();
  for (const browser of [server.browser(), await joined(server)]) {
    const to = async (target: string) => (await browser.get(entry(target))).headers.get("location");
    expect(await to("/community/categories/help")).toBe("/community/categories/help");
    expect(await to("https://evil.example/")).toBe("/community");
  }
});

it("NA9 an outside forum stands instead of ours: members begin its exchange, visitors go straight", async () => {
  const base = "https://community.example";
  const forum = { base, clientId: "web" };
  const server = await startServer({ site: { settings: { ...DEFAULT_SITE_SETTINGS, forum }, flags: [] } });
  const to = async (address: string, browser = server.browser()) =>
    (await browser.get(address)).headers.get("location");
  const ada = await joined(server);
  expect(await to(entry(`${base}/categories/help`))).toBe(`${base}/categories/help`);
  expect(await to(entry(`${base}/categories/help`), ada)).toBe(
    `${base}/session/sso?return_path=${encodeURIComponent(`${base}/categories/help`)}`,
  );
  expect(await to(entry("https://evil.example"), ada)).toBe(
    `${base}/session/sso?return_path=${encodeURIComponent(base)}`,
  );
  expect(await to("/community/categories/help")).toBe(base);
});
