import { expect, it } from "vitest";
import { PHONE } from "../../support/browser.ts";
import { waitForIdle, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";
import { movesOf, watchShifts } from "../../support/steadiness.ts";

const site = serveServer();

it("a page that is loaded anew stands where it was scrolled to, though its content comes late, and nothing jumps", async () => {
  const ada = await newMember(site.origin);
  const { page, context } = await visitAs(site.browser, site.origin, ada, PHONE);
  await watchShifts(page);
  await page.goto(`${site.origin}/account/my-goals`);
  await waitForIdle(page);
  await page.evaluate(() => window.scrollTo(0, 100));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBe(100);
  await page.route("**/api/services/goals**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.reload();
  await waitForIdle(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(await movesOf(page)).toEqual([]);

  // A reader who has begun to use the page stays in place.
  await page.reload({ waitUntil: "commit" });
  await page.locator("#main h1").click();
  await waitForIdle(page);
  await page.locator("[data-section=targets]").waitFor();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(place);
  await context.close();
});
