import { expect, it } from "vitest";
import { PHONE, openVisit } from "../../support/browser.ts";
import { waitForIdle } from "../../support/journey.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
const SMALL = { ...PHONE, viewport: { width: 375, height: 667 } };

it("what a visitor searches on the first page is found where one looks: below the box, in the window", async () => {
  const { page, context, complaints } = await openVisit(site.browser, SMALL);
  await page.goto(site.origin);
  await waitForIdle(page);
  const box = page.getByRole("searchbox", { name: "What’s in your food?" });
  const place = await box.boundingBox();
  expect((place?.y ?? 999) + (place?.height ?? 0)).toBeLessThan(667);
  await box.fill("banana");
  const found = page.getByRole("main").getByRole("listitem").filter({ hasText: "Banana" }).first();
  await found.waitFor();
  const [first, field] = [await found.boundingBox(), await box.boundingBox()];
  const end = (field?.y ?? 0) + (field?.height ?? 0);
  expect((first?.y ?? 0) - end).toBeGreaterThanOrEqual(0);
  expect((first?.y ?? 999) - end).toBeLessThan(48);
  expect((first?.y ?? 999) + (first?.height ?? 0)).toBeLessThan(667);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

it("the first page has one thing to do first", async () => {
  const { page, context } = await openVisit(site.browser, SMALL);
  await page.goto(site.origin);
  await waitForIdle(page);
  const filled = page.locator("[data-variant=filled]");
  await expect.poll(() => filled.allInnerTexts()).toEqual(["Start your diary"]);
  await context.close();
});
