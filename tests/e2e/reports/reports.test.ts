import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { logMeals, waitForIdle, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { withPremium } from "../../support/premium.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

const before = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The file that a button hands to the browser. */
const savedBy = async (page: Page, button: string, name: string): Promise<Buffer> => {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).first().click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(name);
  return Buffer.concat(await (await saved.createReadStream()).toArray());
};

it("W140 RP1 a chart is read by keys, its table and its files say the same, and an unknown day is empty", async () => {
  const member = await newMember(site.origin, { time_zone: "UTC" });
  await logMeals(member, before(2), [["lunch", "sr28-09040", 200]]);
  await logMeals(member, before(1), [["lunch", "sr28-09040", 100]]);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/reports?range=7`);
  await waitForIdle(page);
  await page.getByText("Energy: 134 kcal on average over 2 logged days.").waitFor();
  const reader = page.getByRole("slider", { name: "Energy, point by point" });
  await reader.focus();
  const read = () => reader.getAttribute("aria-valuetext");
  expect(await read()).toMatch(/89\s+kcal, Not marked complete$/);
  await page.keyboard.press("ArrowLeft");
  expect(await read()).toMatch(/178\s+kcal, Not marked complete$/);
  await page.keyboard.press("End");
  expect(await read()).toMatch(/Unknown, Not logged$/);
  await page.getByRole("button", { name: "Show as table" }).first().click();
  await expect.poll(() => page.getByRole("cell", { name: /^178\s+kcal$/ }).count()).toBe(1);
  const lines = (await savedBy(page, "Download CSV", "energy.csv")).toString().split("\r\n");
  expect(lines[0]).toBe("\uFEFFFrom,Energy (kcal),Energy (kcal) Note");
  expect(lines[5]).toBe(`${before(2)},178,Not marked complete`);
  expect(lines[7]).toBe(`${before(0)},,Not logged`);
  const picture = await savedBy(page, "Download PNG", "energy.png");
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect(picture.length).toBeGreaterThan(5_000);
  expect(complaints).toEqual([]);
  await context.close();
});

it("W141 W145 what was chosen stands in the address, and a row at a glance leads to its chart", async () => {
  const member = await withPremium(await newMember(site.origin, { time_zone: "UTC" }));
  await logMeals(member, before(1), [["breakfast", "sr28-09040", 100]]);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/reports`);
  await waitForIdle(page);
  await page.getByRole("button", { name: "90 days" }).click();
  await page.getByLabel("Compare with").selectOption({ label: "Weight" });
  await page.getByLabel("Group by", { exact: true }).selectOption("weekly");
  await expect.poll(() => new URL(page.url()).search).toBe("?with=Weight&range=90&by=weekly");
  await page.reload();
  await page.getByRole("slider", { name: "Energy and Weight, point by point" }).waitFor();
  await page.getByRole("link", { name: /^Protein/ }).click();
  await page.getByRole("heading", { name: "Protein: top foods" }).waitFor();
  await page.getByRole("listitem").filter({ hasText: "100%" }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it("NA11 a visitor is asked to sign in", async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.origin}/reports`);
  await expect.poll(() => new URL(page.url()).pathname).toBe("/account/login");
  await context.close();
});
