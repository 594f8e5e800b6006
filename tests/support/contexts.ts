import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { debuggerOf } from "./debugger.ts";

/**
 * Contexts of a browser that stands for many tests, by what they were opened with. One that is closed is emptied of all that
 * it knew of its visitor and is the next one's: what it fetched and read of the page's scripts is there still, which is almost
 * half the processor's time of a journey's first page.
 */
const shared = new WeakMap<Browser, Map<string, BrowserContext[]>>();

export const shareContexts = (browser: Browser): Browser => {
  shared.set(browser, new Map());
  return browser;
};

const isOfSite = (page: Page): boolean => page.url().startsWith("http://localhost:");

/** A page without anything on it, for whose sake the browser keeps the process that has read the scripts. */
const anchors = new WeakMap<BrowserContext, Page>();
const anchorOf = async (context: BrowserContext): Promise<Page | undefined> => {
  const known = anchors.get(context);
  if (known !== undefined) return known;
  const seen = context.pages().find(isOfSite);
  if (seen === undefined) return undefined;
  const page = await context.newPage();
  await page.goto(new URL("/robots.txt", seen.url()).href);
  anchors.set(context, page);
  return page;
};

/** Nothing is left of its visitor: whether it can be somebody else's. */
const emptied = async (context: BrowserContext): Promise<boolean> => {
  context.removeAllListeners();
  await context.unrouteAll({ behavior: "ignoreErrors" });
  const anchor = await anchorOf(context);
  if (anchor === undefined) return false;
  await Promise.all(
    context
      .pages()
      .filter((page) => page !== anchor)
      .map((page) => page.close()),
  );
  await context.clearPermissions();
  await context.clearCookies();
  const session = await debuggerOf(anchor);
  await session.send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" });
  return true;
};

/** As Playwright's, and whether nobody else had the context before or has it after: who sets its clock wants it alone. */
export type ContextOptions = BrowserContextOptions & { readonly isAlone?: boolean };

/** A context in which nobody has been, as far as a page can know. */
export const contextOf = async (
  browser: Browser,
  { isAlone = false, ...options }: ContextOptions,
): Promise<BrowserContext> => {
  const known = shared.get(browser);
  if (known === undefined || isAlone) return browser.newContext(options);
  const key = JSON.stringify(options);
  const idle = known.get(key) ?? [];
  known.set(key, idle);
  const there = idle.pop();
  if (there !== undefined) return there;
  const context = await browser.newContext(options);
  const end = context.close.bind(context);
  return Object.assign(context, {
    close: async () => {
      if (await emptied(context)) idle.push(context);
      else await end();
    },
    // A script that runs in every page of a context cannot be removed.
    addInitScript: () => Promise.reject(new Error("Who adds a script to a context wants it alone: `isAlone`.")),
  });
};
