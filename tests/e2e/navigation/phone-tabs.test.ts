import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { DESKTOP, PHONE, openVisit } from "../../support/browser.ts";
import { logMeals, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember, type SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
let member: SignedInMember;
beforeAll(async () => {
  member = await newMember(site.origin);
  await logMeals(member, today(), [["lunch", "sr28-11090", 90]]);
});

const tabs = (page: Page) => page.getByRole("navigation", { name: "Tabs" });
const sheet = (page: Page) => page.getByRole("dialog");
const dayOf = async (who: SignedInMember) =>
  (await (await who.call(`/api/services/diary/${today()}`)).json()) as unknown;
const bottomOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

const opened = async (who: SignedInMember, path: string) => {
  const seen = await visitAs(site.browser, site.origin, who, PHONE);
  await seen.page.goto(site.origin + path);
  await waitForIdle(seen.page);
  return seen;
};

describe("the tabs of a phone", () => {
  it("NA21 are five, each large enough for a thumb, and say where one is", async () => {
    const { page, context } = await opened(member, "/food/diary");
    const items = tabs(page).getByRole("listitem");
    await expect.poll(() => items.count()).toBe(5);
    for (const one of await tabs(page).locator("a, button").all()) {
      const box = await one.boundingBox();
      expect([box?.height, (box?.width ?? 0) >= 44]).toEqual([56, true]);
    }
    await expect.poll(() => tabs(page).locator("[aria-current=page]").allInnerTexts()).toEqual(["Diary"]);
    await page.getByTestId("tab-home").tap();
    await expect.poll(() => tabs(page).locator("[aria-current=page]").allInnerTexts()).toEqual(["Home"]);
    const isEndSeen = async (): Promise<boolean> => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return (await bottomOf(page, "footer")) <= (await topOf(page, "nav[data-phone-tabs]")) + 1;
    };
    await expect.poll(isEndSeen).toBe(true);
    await context.close();
  });

  it("NA21 are for members on phones: not for visitors, not on a desktop", async () => {
    const stranger = await openVisit(site.browser, PHONE);
    await stranger.page.goto(site.origin);
    await waitForIdle(stranger.page);
    await expect.poll(() => tabs(stranger.page).count()).toBe(0);
    await stranger.page.getByRole("button", { name: "Open menu" }).tap();
    await sheet(stranger.page).getByRole("link", { name: "Food" }).waitFor();
    await stranger.context.close();
    const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
    await page.goto(site.origin);
    await waitForIdle(page);
    await expect.poll(() => tabs(page).isVisible()).toBe(false);
    await context.close();
  });

  it("make room for the keyboard while something is typed", async () => {
    const { page, context } = await opened(member, "/account/my-goals");
    await expect.poll(() => tabs(page).isVisible()).toBe(true);
    await page.getByText("Energy and macros").tap();
    await page.getByRole("textbox", { name: /Energy/ }).focus();
    await expect.poll(() => tabs(page).isVisible()).toBe(false);
    await page.getByRole("textbox", { name: /Energy/ }).blur();
    await expect.poll(() => tabs(page).isVisible()).toBe(true);
    await context.close();
  });

  it("NA17 the last one opens the rest of the menu: one part of it is open, and a link closes it", async () => {
    const { page, context } = await opened(member, "/account/my-goals");
    await page.getByTestId("tab-more").tap();
    await expect.poll(() => sheet(page).locator("details[open] > summary").allInnerTexts()).toEqual(["Home"]);
    await sheet(page).getByText("Food", { exact: true }).tap();
    await expect.poll(() => sheet(page).locator("details[open] > summary").allInnerTexts()).toEqual(["Food"]);
    await page.keyboard.press("Escape");
    await sheet(page).waitFor({ state: "detached" });
    await expect
      .poll(() => page.getByTestId("tab-more").evaluate((more) => more === document.activeElement))
      .toBe(true);
    await page.getByTestId("tab-more").tap();
    await sheet(page).getByRole("link", { name: "Diary settings" }).tap();
    await page.getByRole("heading", { level: 1, name: "Diary settings" }).waitFor();
    await expect.poll(() => sheet(page).count()).toBe(0);
    await context.close();
  });
});

describe("the tab that logs", () => {
  it("NA21 logs a food for today from any page, says so above the tabs, and takes it back", async () => {
    const eater = await newMember(site.origin);
    const { page, context, complaints } = await opened(eater, "/account/my-goals");
    await page.getByTestId("tab-log").tap();
    await sheet(page).getByRole("combobox", { name: "Search foods to log" }).fill("banana");
    await page
      .getByRole("option", { name: /^Banana/ })
      .first()
      .tap();
    const toast = page.getByRole("status", { name: "Notices" });
    await toast.getByText("Banana").waitFor();
    await sheet(page).waitFor({ state: "detached" });
    await expect.poll(() => dayOf(eater)).toMatchObject({ entries: [{ description: "Banana" }] });
    const undo = await toast.getByRole("button", { name: "Undo" }).boundingBox();
    expect((undo?.y ?? 0) + (undo?.height ?? 999)).toBeLessThanOrEqual(await topOf(page, "nav[data-phone-tabs]"));
    await expect.poll(() => new URL(page.url()).pathname).toBe("/account/my-goals");
    await toast.getByRole("button", { name: "Undo" }).tap();
    await expect.poll(() => dayOf(eater)).toMatchObject({ entries: [] });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("NA21 logs water and weight, and closes when it is not needed", async () => {
    const drinker = await newMember(site.origin);
    const { page, context, complaints } = await opened(drinker, "/account/settings");
    await page.getByTestId("tab-log").tap();
    await sheet(page).getByRole("button", { name: "Close" }).tap();
    await sheet(page).waitFor({ state: "detached" });
    await page.getByTestId("tab-log").tap();
    await sheet(page).getByRole("button", { name: "Add 250 ml of water" }).tap();
    await sheet(page).waitFor({ state: "detached" });
    await expect.poll(() => dayOf(drinker)).toMatchObject({ drinks: [{ ml: 250 }] });
    await page.getByTestId("tab-log").tap();
    await sheet(page).getByRole("button", { name: "Log weight" }).tap();
    await sheet(page).getByRole("textbox", { name: "Today’s weight" }).fill("70,2");
    await sheet(page).getByRole("button", { name: "Save" }).tap();
    await page.getByText("70.2 kg logged").waitFor();
    await page.getByTestId("tab-log").tap();
    await sheet(page).getByRole("link", { name: "Quick add" }).tap();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/food/quick-add");
    await expect.poll(() => sheet(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
