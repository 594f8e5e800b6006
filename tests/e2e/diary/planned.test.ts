import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { expect, it } from "vitest";
import { PHONE } from "../../support/browser.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("W280 W281 W284 W285 foods are planned for tomorrow from today's, ticked off and taken back", async () => {
  const member = await memberWithDay(site.origin, today());
  const tomorrow = addDays(today() as CalendarDate, 1);
  type Day = { readonly entries: readonly unknown[]; readonly planned?: readonly unknown[] };
  const counts = async () => {
    const day = (await (await member.call(`/api/services/diary/${tomorrow}`)).json()) as Day;
    return [day.entries.length, day.planned?.length ?? 0];
  };
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, PHONE);
  await page.goto(`${site.origin}/food/diary?date=${tomorrow}`);
  await waitForIdle(page);
  await page.getByRole("button", { name: "More options for this day" }).click();
  await page.getByRole("menuitem", { name: /Copy everything from the previous day/ }).click();
  const ticks = page.getByRole("checkbox", { name: /^Mark .+ as eaten$/ });
  await ticks.first().waitFor();
  const all = await ticks.count();
  await page.getByText(/left after planned foods$/).waitFor();
  await expect.poll(counts).toEqual([0, all]);
  await ticks.first().click();
  await expect.poll(counts).toEqual([1, all - 1]);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(counts).toEqual([0, all]);
  const slot = page.getByRole("button", { name: /^Mark all/ }).first();
  await slot.click();
  await expect.poll(async () => (await counts())[0]).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(counts).toEqual([0, all]);
  expect(complaints).toEqual([]);
  await context.close();
});
