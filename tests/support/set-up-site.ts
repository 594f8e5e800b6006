import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "./browser.ts";
import { dataFolder, startServer, type RunningServer } from "./server.ts";

/** A server of its own with an operator's file of settings, behind a proxy that says where viewers are. */
export const setUpSite = (settings: unknown) => {
  const folder = mkdtempSync(join(tmpdir(), "morsel-site-"));
  const data = dataFolder();
  let running: { readonly server: RunningServer; readonly browser: Browser } | undefined;
  const there = () => {
    if (running === undefined) throw new Error("The site is there inside of tests and hooks only.");
    return running;
  };
  beforeAll(async () => {
    const file = join(folder, "site.json");
    writeFileSync(file, JSON.stringify(settings));
    const server = await startServer(data.path, { MORSEL_SITE: file, MORSEL_TRUSTED_PROXIES: "1" });
    running = { server, browser: await openBrowser() };
  });
  afterAll(async () => {
    await running?.browser.close();
    await running?.server.kill();
    data.remove();
    rmSync(folder, { recursive: true });
  });
  return {
    get origin() {
      return there().server.origin;
    },
    /** Folder of the server's database. */
    data: data.path,
    get browser() {
      return there().browser;
    },
  };
};
