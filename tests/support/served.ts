import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "./browser.ts";
import { dataFolder, startServer, type RunningServer } from "./server.ts";

export type Served = { readonly browser: Browser; readonly origin: string };

/** A server on an empty data directory and a browser, there for all tests of a file and gone after them. */
export const served = (): Served => {
  const data = dataFolder();
  let running: { readonly server: RunningServer; readonly browser: Browser } | undefined;
  const now = () => {
    if (running === undefined) throw new Error("Server and browser are there inside of tests and hooks only.");
    return running;
  };
  beforeAll(async () => {
    running = { server: await startServer(data.path), browser: await openBrowser() };
  });
  afterAll(async () => {
    await running?.browser.close();
    await running?.server.kill();
    data.remove();
  });
  return {
    get browser() {
      return now().browser;
    },
    get origin() {
      return now().server.origin;
    },
  };
};
