import { expect, it } from "vitest";
import { axeFindings } from "../../support/axe.ts";
import { DESKTOP } from "../../support/browser.ts";
import { dayBefore, today, visitAs, waitForIdle } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("Ctrl K opens the palette: it logs what follows log, opens days, pages and foods, and gives the focus back", async () => {
  const member = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/account/settings`);
  await waitForIdle(page);
  const box = page.getByRole("combobox", { name: "Page, food, date or command" });
  const first = page.getByRole("dialog").getByRole("option").first();
  // The key is listened for once the page is painted.
  const open = async (): Promise<void> => {
    await expect
      .poll(async () => {
        if (!(await box.isVisible())) await page.keyboard.press("Control+k");
        return box.isVisible();
      })
      .toBe(true);
  };
  const ask = async (text: string, found: RegExp): Promise<void> => {
    await open();
    await box.fill(text);
    await first.filter({ hasText: found }).waitFor();
  };
  await ask("log 2 eggs", /^Log to .*egg.*2/i);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await box.waitFor({ state: "detached" });
  await expect
    .poll(async () => (await (await member.call(`/api/services/diary/${today()}`)).json()) as unknown)
    .toMatchObject({ entries: [{ description: expect.stringMatching(/egg/i) as string }] });

  await ask("yesterday", /^/);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${site.origin}/food/diary?date=${dayBefore(today())}`);
  await ask("check", /^Check-in/);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${site.origin}/measurements/check-in`);
  await ask("banana raw", /banana/i);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/food\/calorie-chart-nutrition-facts\/banana/);
  await open();
  await page.keyboard.press("Escape");
  await box.waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
  await context.close();
});
