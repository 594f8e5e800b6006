import type { Page } from "playwright-core";
import { DESKTOP, openBrowser } from "../support/browser.ts";
import { memberWithDay, settled, today, visitAs } from "../support/journey.ts";
import { dataFolder, startServer } from "../support/server.ts";
import type { Figure } from "./figures.ts";

/** Every answer comes so late that who waits for one is told from who does not. */
const LATE_MS = 300;

/**
 * Those that began after the first paint, and after the end of another that did: they waited for it. The page can be painted when
 * the styles are there; when it is, depends on the machine.
 */
const afterThePaint = (page: Page): Promise<{ readonly all: number; readonly waited: readonly string[] }> =>
  page.evaluate(() => {
    const requests = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
      readonly renderBlockingStatus?: string;
    })[];
    const blocking = requests.filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking");
    const painted = Math.max(...blocking.map(({ responseEnd }) => responseEnd));
    // Nothing can wait for the icon of the tab.
    const after = requests.filter(({ startTime, name }) => startTime > painted && !/icon|manifest/.test(name));
    const waited = after
      .filter(({ startTime }) => after.some(({ responseEnd }) => responseEnd > 0 && responseEnd <= startTime))
      .map(({ name }) => new URL(name).pathname);
    return { all: after.length, waited };
  });

/** The first load of the diary: no request after the first paint waits for another. */
export const pageRequests = async (): Promise<readonly Figure[]> => {
  const data = dataFolder();
  const server = await startServer(data.path, { MORSEL_RATE_LIMITS: "off" });
  const browser = await openBrowser();
  try {
    const member = await memberWithDay(server.origin, today());
    const { page } = await visitAs(browser, server.origin, member, DESKTOP);
    await page.route("**/*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    await page.goto(`${server.origin}/food/diary`);
    await settled(page);
    await page.waitForTimeout(4 * LATE_MS);
    const { all, waited } = await afterThePaint(page);
    for (const path of waited) console.log(`  waited: ${path}`);
    return [
      {
        what: `of ${all} requests after the first paint of the diary, those that wait for another`,
        value: waited.length,
        unit: "requests",
        target: "none",
        reached: all > 0 && waited.length === 0,
      },
    ];
  } finally {
    await browser.close();
    await server.kill();
    data.remove();
  }
};
