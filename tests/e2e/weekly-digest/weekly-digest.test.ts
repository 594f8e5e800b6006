import { addDays, weekday, type CalendarDate } from "@morsel/domain/calendar";
import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { SAMPLE_DAY_MEALS, logMeals, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("W332 W333 the last whole week is one page; others are a click away, and it prints without what is only for a screen", async () => {
  const member = await newMember(site.origin);
  const now = today() as CalendarDate;
  const monday = addDays(now, -weekday(now) - 7);
  for (const days of [0, 2]) await logMeals(member, addDays(monday, days), SAMPLE_DAY_MEALS);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/reports/weekly-digest`);
  await waitForIdle(page);
  await page.getByText(/^2 days logged/).waitFor();
  await page.getByRole("slider", { name: /^Energy/ }).waitFor();
  await page.getByRole("table", { name: /^Daily macros and fiber/ }).waitFor();
  await page.getByRole("link", { name: "Previous week" }).click();
  await page.getByText("Nothing logged this week").waitFor();
  await page.getByRole("link", { name: "Next week" }).click();
  await page.getByText(/^2 days logged/).waitFor();
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => page.getByRole("button", { name: "Print" }).isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await context.close();
});
