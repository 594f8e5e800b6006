import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { contextOf, type ContextOptions } from "./contexts.ts";
import { findChromium } from "./find-chromium.ts";
import { TIME_ZONE } from "./time-zone.ts";

export const chromiumOptions = () => ({
  executablePath: findChromium(),
  args: [
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    // Pages of one visitor share a process, and with it what it has read of the scripts: a tenth of the processor's time of a sweep.
    "--process-per-site",
    // Chromium's shell without a window fits letters to whole pixels unless it is told not to; with a window it does not.
    "--font-render-hinting=none",
  ],
});

export const openBrowser = (): Promise<Browser> => chromium.launch(chromiumOptions());

export const PHONE: BrowserContextOptions = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

export type Visit = { readonly context: BrowserContext; readonly page: Page; readonly complaints: readonly string[] };

/** A fresh visitor. `complaints` gathers what the page logs as an error, policy violations included. */
export const openVisit = async (browser: Browser, options: ContextOptions = DESKTOP): Promise<Visit> => {
  // A page that a service worker keeps is not the server's: only tests of that let one in.
  const context = await contextOf(browser, {
    locale: "en-US",
    timezoneId: TIME_ZONE,
    serviceWorkers: "block",
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return { context, page, complaints };
};

/** After what changed is on the screen. */
export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))));
