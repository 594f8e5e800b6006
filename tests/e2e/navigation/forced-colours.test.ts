import type { Locator } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember, uuidv7, type SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
let member: SignedInMember;
beforeAll(async () => {
  member = await memberWithDay(site.origin, today());
  const glass = { id: uuidv7(), ml: 250 };
  await member.call(`/api/services/diary/${today()}/water`, { method: "POST", body: glass });
});

const style = (where: Locator, property: string, pseudo?: string): Promise<string> =>
  where.evaluate((element, [name = "", of]) => getComputedStyle(element, of).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);

it("where the reader's system has chosen the colours, the tab one is on and all fills are seen", async () => {
  const options = { ...PHONE, forcedColors: "active" as const };
  const { page, context } = await visitAs(site.browser, site.origin, member, options);
  await page.goto(site.origin);
  await waitForIdle(page);
  const tabs = page.getByRole("navigation", { name: "Tabs" });
  const current = tabs.locator("[aria-current=page]");
  expect(await style(current, "background-color", "::before")).not.toBe(await style(tabs, "background-color"));
  const main = page.getByRole("main");
  const fills = main.locator("[class*=track] > [class*=fill]");
  await main.getByRole("region", { name: "Water" }).waitFor();
  await expect.poll(() => fills.count()).toBeGreaterThanOrEqual(4);
  for (const fill of await fills.all()) {
    if (!(await fill.isVisible())) continue;
    const track = fill.locator("..");
    expect(await style(fill, "background-color")).not.toBe(await style(track, "background-color"));
    expect(await style(track, "border-top-width")).toBe("1px");
  }
  const ring = main.getByRole("img").first().locator("circle");
  expect(await style(ring.last(), "stroke")).not.toBe(await style(ring.first(), "stroke"));
  await context.close();
});

it("there the item of the menu that one is on differs from the others", async () => {
  const options = { ...DESKTOP, forcedColors: "active" as const };
  const { page, context } = await visitAs(site.browser, site.origin, await newMember(site.origin), options);
  await page.goto(`${site.origin}/account/my-goals`);
  await waitForIdle(page);
  const line = (name: string) => style(page.getByTestId(`navigation-${name}`).first(), "border-bottom-color");
  expect(await line("home")).not.toBe(await line("food"));
  const bar = page.getByRole("navigation");
  const decoration = (name: string) => style(bar.getByTestId(`navigation-${name}`).first(), "text-decoration-line");
  expect(await decoration("goals")).not.toBe(await decoration("settings"));
  await context.close();
});
