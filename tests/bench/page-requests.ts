import type { Page } from "playwright-core";
import { DESKTOP, openBrowser } from "../support/browser.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../support/journey.ts";
import { dataFolder, startServer } from "../support/server.ts";
import type { Figure } from "./figures.ts";

/** How late every answer comes, in two loads: who waits for another begins later in the second, who goes by the clock does not. */
const LATE_MS = 200;
const LATER_MS = 500;

type Request = { readonly path: string; readonly afterPaintMs: number };

/** Requests that began after the first paint, which is possible once the styles have arrived; its actual time depends on the machine. */
const afterThePaint = (page: Page): Promise<readonly Request[]> =>
  page.evaluate(() => {
    const requests = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
      readonly renderBlockingStatus?: string;
    })[];
    const blocking = requests.filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking");
    const painted = Math.max(...blocking.map(({ responseEnd }) => responseEnd));
    // Nothing can wait for the icon of the tab.
    return requests
      .filter(({ startTime, name }) => startTime > painted && !/icon|manifest/.test(name))
      .map(({ startTime, name }) => ({ path: new URL(name).pathname, afterPaintMs: startTime - painted }));
  });

/** The first load of the diary: no request after the first paint waits for another. */
export const pageRequests = async (): Promise<readonly Figure[]> => {
  const data = dataFolder();
  const server = await startServer(data.path, { MORSEL_RATE_LIMITS: "off" });
  const browser = await openBrowser();
  try {
    const member = await memberWithDay(server.origin, today());
    const loaded = async (late: number): Promise<readonly Request[]> => {
      const { context, page } = await visitAs(browser, server.origin, member, DESKTOP);
      await page.route("**/*", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, late));
        await route.continue();
      });
      await page.goto(`${server.origin}/food/diary`);
      await waitForIdle(page);
      await page.waitForTimeout(4 * late);
      const requests = await afterThePaint(page);
      await context.close();
      return requests;
    };
    const soon = new Map((await loaded(LATE_MS)).map(({ path, afterPaintMs }) => [path, afterPaintMs]));
    const all = await loaded(LATER_MS);
    const waited = all.filter(
      ({ path, afterPaintMs }) => afterPaintMs - (soon.get(path) ?? 0) > (LATER_MS - LATE_MS) / 2,
    );
    for (const { path, afterPaintMs } of waited) console.log(`  waited: ${path}, ${afterPaintMs.toFixed(0)} ms`);
    return [
      {
        what: `of ${all.length} requests after the first paint of the diary, those that wait for another`,
        value: waited.length,
        unit: "requests",
        target: "none",
        reached: all.length > 0 && waited.length === 0,
      },
    ];
  } finally {
    await browser.close();
    await server.kill();
    data.remove();
  }
};
