import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP } from "../support/browser.ts";
import { SAMPLE_DAY_MEALS, dayBefore, logMeals, waitForIdle, today, visitAs } from "../support/journey.ts";
import { newMember } from "../support/member.ts";
import { serveServer } from "../support/served.ts";

const site = serveServer();

it("focus is never lost, whatever goes away under it", async () => {
  const member = await newMember(site.origin);
  await logMeals(member, dayBefore(today()), SAMPLE_DAY_MEALS);
  await logMeals(member, today(), [
    ["dinner", "sr28-04053", 14],
    ["dinner", "sr28-11090", 90],
  ]);
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  const lost: string[] = [];
  /** Uses a control by keyboard and waits until it is gone. */
  const use = async (what: string, control: Locator): Promise<void> => {
    const handle = await control.elementHandle();
    await control.focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction((element) => element?.isConnected !== true, handle);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    if (await page.evaluate(() => document.activeElement === document.body)) lost.push(what);
  };
  const main = page.getByRole("main");
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await use("an offer taken", main.getByRole("button", { name: "Copy yesterday’s breakfast" }));
  await main
    .getByRole("rowheader", { name: /Olive oil/ })
    .getByRole("button")
    .click();
  await use("an entry deleted", main.getByRole("button", { name: "Delete" }));
  await use("a toast closed", page.getByRole("button", { name: "Undo" }));
  await use("a day completed", main.getByRole("button", { name: "Complete day" }));
  await use("a day opened again", main.getByRole("button", { name: "Reopen day" }));
  await main.getByRole("button", { name: "Previous day" }).click();
  await use("back to today", main.getByRole("button", { name: "Today", exact: true }));
  expect(lost).toEqual([]);
  await context.close();
});
