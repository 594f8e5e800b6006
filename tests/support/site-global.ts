import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { chromiumOptions } from "./browser.ts";
import { dataFolder, startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly site: { readonly origin: string; readonly browser: string; readonly data: string };
  }
}

/** One server on an empty data directory and one browser for all files of a kind: each test has members and contexts of its own. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const data = dataFolder();
  const server = await startServer(data.path, { MORSEL_RATE_LIMITS: "off" });
  const browser = await chromium.launchServer(chromiumOptions());
  provide("site", { origin: server.origin, browser: browser.wsEndpoint(), data: data.path });
  return async () => {
    await browser.close();
    await server.kill();
    data.remove();
  };
};
