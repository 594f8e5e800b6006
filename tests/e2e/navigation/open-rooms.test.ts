import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, PHONE, openVisit } from "../../support/browser.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { isOpenPage } from "../../support/page-paths.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
const LOG_OUT = "/account/logout";

const linksOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator("a[href]")
    .evaluateAll((links) =>
      links.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.href.replace(/#.*$/, "")] : [])),
    );

/** Links within this product, each once; logging out comes last, because nothing can be seen afterwards. */
const own = (links: readonly string[]): readonly string[] => {
  const paths = links
    .filter((link) => link.startsWith(`${site.origin}/`))
    .map((link) => link.slice(site.origin.length));
  return [...new Set(paths)].toSorted((a, b) => Number(a === LOG_OUT) - Number(b === LOG_OUT));
};

/** Links that the server does not know, or knows as a page to come. */
const closedAmong = async (page: Page, links: readonly string[]): Promise<readonly string[]> => {
  const closed: string[] = [];
  for (const path of links) {
    const answer = await page.request.get(site.origin + path, { maxRedirects: 0 });
    // An entry leads on: its room is where it leads.
    const { pathname } = new URL(answer.headers()["location"] ?? path, site.origin);
    const isThere = answer.status() < 400;
    if (!isThere || (!isOpenPage(pathname) && path !== LOG_OUT)) closed.push(path);
  }
  return closed;
};

it("NA20 no link of header, menus, footer and page leads a visitor to a room that is not open", async () => {
  const { page, context } = await openVisit(site.browser, DESKTOP);
  await page.goto(site.origin);
  await waitForIdle(page);
  const links = own(await linksOn(page));
  expect(links).toContain("/nutrition-facts-calories");
  expect(links).toContain("/account/create/welcome");
  expect(await closedAmong(page, links)).toEqual([]);
  await context.close();
});

it("NA20 no link of header, menus, tabs, footer and pages leads a member to a room that is not open", async () => {
  const member = await memberWithDay(site.origin, today());
  const { page, context } = await visitAs(site.browser, site.origin, member, PHONE);
  const links: string[] = [];
  for (const path of ["/", "/food/diary", "/account/my-goals", "/food/quick-add", "/account/settings"]) {
    await page.goto(site.origin + path);
    await waitForIdle(page);
    links.push(...(await linksOn(page)));
  }
  await page.getByTestId("tab-more").tap();
  await page.getByRole("dialog").getByRole("link").first().waitFor();
  links.push(...(await linksOn(page)));
  const seen = own(links);
  expect(seen).toEqual(expect.arrayContaining(["/", "/food/diary", "/account/my-goals", "/food/quick-add", LOG_OUT]));
  expect(await closedAmong(page, seen)).toEqual([]);
  await context.close();
});
