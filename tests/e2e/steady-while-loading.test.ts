import { describe, expect, it } from "vitest";
import { waitForIdle, memberWithDay, today, visitAs } from "../support/journey.ts";
import { serveServer } from "../support/served.ts";
import { movesOf, shiftOf, watchShifts } from "../support/steadiness.ts";

const site = serveServer();

/** As high as a tablet that stands, so that more is seen than the part that is waited for. */
const TALL = { viewport: { width: 768, height: 1400 } };

/** Longer than all that does not come from the server needs. */
const LATE_MS = 700;

const PAGES = [
  "/food/diary",
  "/exercise/lookup?q=running",
  "/measurements/edit",
  "/reports?series=net_energy&with=Weight",
  "/account/my-goals",
];

describe("while the server is slow", () => {
  it("nothing that is seen is pushed by what comes", async () => {
    const member = await memberWithDay(site.origin, today());
    const { page, context } = await visitAs(site.browser, site.origin, member, TALL);
    await watchShifts(page);
    await page.route("**/api/**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue().catch(() => undefined);
    });
    const pushed: [string, readonly string[]][] = [];
    for (const path of PAGES) {
      await page.goto(site.origin + path);
      await waitForIdle(page);
      await expect.poll(() => page.locator("main .mantine-Skeleton-root[data-visible]").count()).toBe(0);
      if ((await shiftOf(page)) >= 0.02) pushed.push([path, await movesOf(page)]);
    }
    expect(pushed).toEqual([]);
    await context.close();
  });
});
