import { chromium, type Browser } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";

export type Served = { readonly browser: Browser; readonly origin: string };

/** The server and the browser that stand for all journeys (site-global.ts), there for the tests of a file. */
export const served = (): Served => {
  const { origin, browser: endpoint } = inject("site");
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.connect(endpoint);
  });
  afterAll(() => browser?.close());
  return {
    origin,
    get browser() {
      if (browser === undefined) throw new Error("The browser is there inside of tests and hooks only.");
      return browser;
    },
  };
};
