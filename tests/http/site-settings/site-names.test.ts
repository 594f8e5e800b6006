import { makeManifest } from "@morsel/adapters/http-server/pages/manifest";
import { siteSettingsClient } from "@morsel/adapters/http-contract/site-settings/site-settings-client";
import { ReadSiteNames } from "@morsel/application/site-settings/read-site-names";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { becomeAdmin } from "../support/enter-admin.ts";
import { id, ORIGIN, someone, startServer } from "../support/harness.ts";
import { member, run } from "../support/page.ts";

let made = 765_000;
const act = () => ({ id: id((made += 1)), reason: "For the spring" });

it("SS9 what the site is called stands in titles, feeds, the app's manifest and mails; who runs it in its pages", async () => {
  const server = await startServer();
  const { browser } = await member(server, "boss-t");
  await becomeAdmin(server, browser);
  const site = siteSettingsClient(apiOver(ORIGIN, browser.fetch));
  const applicant = () => someone(`applicant-${(made += 1)}`, { id: id(made) });
  const later = () => server.advance(11_000);
  const pageSays = async (text: string) => (await (await server.browser().get("/")).text()).includes(text);
  const built = { name: "Morsel", short_name: "Morsel", start_url: "/food/diary" };
  const folder = mkdtempSync(join(tmpdir(), "morsel-manifest-"));
  writeFileSync(join(folder, "manifest.webmanifest"), JSON.stringify(built));
  const file = { status: 200, headers: {}, body: "as built" };
  const manifest = await run(server.get(ReadSiteNames)).then(() => makeManifest(folder, server.get(ReadSiteNames)));
  const titled = (name: string) => pageSays(`| ${name}</title>`);
  const feed = async () => (await server.browser().get("/api/services/forum/feed")).text();
  const ask = () => server.browser().send("POST", "/api/services/users", applicant());
  expect(await titled("Morsel")).toBe(true);
  expect(await run(manifest(file))).toBe(file);
  const name = "Anna's Kitchen & Co";
  await run(site.set({ ...act(), name: "name.site", value: name }));
  await run(site.set({ ...act(), name: "name.operator", value: "Anna Quiet" }));
  later();
  expect(await titled("Anna&#39;s Kitchen &amp; Co")).toBe(true);
  expect(await pageSays('"operator":"Anna Quiet"')).toBe(true);
  expect(await feed()).toContain("Anna");
  expect(JSON.parse(String((await run(manifest(file))).body))).toEqual({ ...built, name, short_name: name });
  await ask();
  await server.runJobs();
  expect(server.mails().at(-1)).toMatchObject({
    sender: name,
    text: expect.stringContaining(`You signed up for ${name}`),
  });
  for (const one of ["name.site", "name.operator"]) await run(site.reset({ ...act(), name: one }));
  later();
  expect(await titled("Morsel")).toBe(true);
  await ask();
  await server.runJobs();
  expect(server.mails().at(-1)?.sender).toBeUndefined();
  rmSync(folder, { recursive: true });
});
