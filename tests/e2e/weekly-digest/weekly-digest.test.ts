import { addDays, weekday, type CalendarDate } from "@morsel/domain/calendar";
import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { A_DAY, logThrough, settled, today, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { served } from "../../support/served.ts";

const site = served();

it("W332 W333 the last whole week is one page; others are a click away, and it prints without what is only for a screen", async () => {
  const member = await newMember(site.origin);
  const now = today() as CalendarDate;
  const monday = addDays(now, -weekday(now) - 7);
  for (const days of [0, 2]) await logThrough(member, addDays(monday, days), A_DAY);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/reports/weekly-digest`);
  await settled(page);
  await page.getByText(/^2 days were logged/).waitFor();
  await page.getByRole("slider", { name: /^Energy/ }).waitFor();
  await page.getByRole("table", { name: /^Macros and fiber a day/ }).waitFor();
  await page.getByRole("link", { name: "The week before" }).click();
  await page.getByText("Nothing was logged in this week.").waitFor();
  await page.getByRole("link", { name: "The week after" }).click();
  await page.getByText(/^2 days were logged/).waitFor();
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => page.getByRole("button", { name: "Print" }).isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await context.close();
});
