import { expect, it } from "vitest";
import { axeFindings } from "../../support/axe.ts";
import { DESKTOP, PHONE, openVisit } from "../../support/browser.ts";
import { visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("a member outside of the US sees the EU declaration first, the Nutrition Facts a tap later, and where the page stands in the menu", async () => {
  const member = await newMember(site.origin);
  const { context, page } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/food/calorie-chart-nutrition-facts/banana--sr28-09040`);
  await page.getByRole("heading", { name: "Nutrition declaration" }).waitFor();
  await page.getByRole("radio", { name: "US" }).check({ force: true });
  await page.getByRole("heading", { name: "Nutrition Facts" }).waitFor();
  const current = page.getByRole("navigation").locator("[aria-current]:visible");
  await expect.poll(() => current.allInnerTexts()).toEqual(["Food database"]);
  await context.close();
});

it("a food page, found by searching, shows its label", async () => {
  const { context, page } = await openVisit(site.browser, PHONE);
  await page.goto(`${site.origin}/nutrition-facts-calories?q=banana`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Banana/ })
    .first()
    .click();
  await page.getByText("Nutrition Facts", { exact: true }).first().waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/nutrition-facts-calories\/[a-z0-9-]+$/);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByText("Nutrition Facts", { exact: true }).first().waitFor();
  await context.close();
});
