import { beforeAll, describe, expect, it } from "vitest";
import { DESKTOP, PHONE, openVisit } from "../support/browser.ts";
import { dayBefore, logMeals, memberWithDay, waitForIdle, today, visitAs } from "../support/journey.ts";
import { newMember, type SignedInMember } from "../support/member.ts";
import { serveServer } from "../support/served.ts";

const site = serveServer();
let member: SignedInMember;
const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  member = await memberWithDay(site.origin, dayBefore(today()));
});

describe("a diary", () => {
  it("says which day it would copy, and offers no end to a day that has not come", async () => {
    const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
    const main = page.getByRole("main");
    await page.goto(`${site.origin}/food/diary`);
    await main.getByRole("button", { name: "Copy yesterday’s breakfast" }).waitFor();
    await main.getByRole("button", { name: "I fasted today" }).waitFor();
    await logMeals(member, today(), [["lunch", "sr28-11090", 90]]);
    await page.goto(`${site.origin}/food/diary?date=${dayAfter(today())}`);
    await main.getByRole("button", { name: "Copy lunch from the previous day" }).waitFor();
    await main.getByRole("textbox", { name: "Notes" }).waitFor();
    await expect.poll(() => main.getByRole("button", { name: /Complete day|I fasted/ }).count()).toBe(0);
    await context.close();
  });

  it("takes a move back, with all that was changed beside it", async () => {
    const mover = await newMember(site.origin);
    await logMeals(mover, today(), [["lunch", "sr28-11090", 90]]);
    const { page, context } = await visitAs(site.browser, site.origin, mover, DESKTOP);
    const lunch = page.locator("[data-meal=lunch]");
    await page.goto(`${site.origin}/food/diary`);
    await lunch.getByRole("rowheader").getByRole("button").click();
    await lunch.getByRole("textbox", { name: "Amount" }).fill("200");
    await lunch.getByRole("combobox", { name: "Meal" }).selectOption("dinner");
    await lunch.getByRole("button", { name: "Save" }).click();
    await page.locator("[data-meal=dinner]").getByText("200 g").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await lunch.getByText("90 g").waitFor();
    await expect
      .poll(async () => (await (await mover.call(`/api/services/diary/${today()}`)).json()) as unknown)
      .toMatchObject({ entries: [{ meal: "lunch", grams: 90 }] });
    await context.close();
  });

  it("opens a menu upwards where there is no room below", async () => {
    const { page, context } = await visitAs(site.browser, site.origin, member, {
      ...PHONE,
      viewport: { width: 375, height: 667 },
    });
    await page.goto(`${site.origin}/food/diary`);
    await waitForIdle(page);
    const tools = page.getByRole("button", { name: "More options for Lunch" });
    await tools.evaluate((button) => {
      button.scrollIntoView({ block: "end" });
    });
    await tools.click();
    const [menu, button] = [await page.getByRole("menu").boundingBox(), await tools.boundingBox()];
    expect((menu?.y ?? 0) + (menu?.height ?? 999)).toBeLessThanOrEqual(button?.y ?? 0);
    await context.close();
  });
});

it("what was logged from a food's page can be seen a tap later", async () => {
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/food/calorie-chart-nutrition-facts/banana--sr28-09040`);
  await page.getByRole("button", { name: "Add to diary" }).click();
  await page.getByRole("button", { name: "View diary" }).click();
  await page
    .getByRole("rowheader", { name: /Banana/ })
    .first()
    .waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/food/diary");
  await context.close();
});

it("dates and times are written as in the reader's region, words as in the page's language", async () => {
  const { page, context } = await visitAs(site.browser, site.origin, member, { ...DESKTOP, locale: "en-GB" });
  await page.goto(`${site.origin}/food/diary?date=2026-01-14`);
  await page.getByText("14 January", { exact: true }).waitFor();
  await page.getByText("More nutrients").click();
  await page.getByText("Fiber", { exact: true }).waitFor();
  await context.close();
});

describe("a form", () => {
  it("marks the field that is wrong, for those who do not see its colour", async () => {
    const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
    await page.goto(`${site.origin}/account/my-goals`);
    await page.getByText("Energy and macros").click();
    const energy = page.getByRole("textbox", { name: /Energy/ });
    await energy.fill("300");
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => energy.getAttribute("aria-invalid")).toBe("true");
    const stranger = await openVisit(site.browser, DESKTOP);
    await stranger.page.goto(`${site.origin}/account/create`);
    await stranger.page.getByRole("button", { name: "Continue" }).click();
    const password = stranger.page.getByLabel("Password", { exact: true });
    await expect.poll(() => password.getAttribute("aria-invalid")).toBe("true");
    await stranger.context.close();
    await context.close();
  });

  it("has a kind word for a goal below a healthy weight", async () => {
    const { page, context } = await openVisit(site.browser, DESKTOP);
    await page.goto(`${site.origin}/account/create/welcome?step=body`);
    await page.getByRole("radio", { name: "cm", exact: true }).check({ force: true });
    await page.getByRole("radio", { name: "kg", exact: true }).check({ force: true });
    await page.getByLabel("Height", { exact: true }).fill("170");
    await page.getByLabel("Goal weight").fill("54");
    await expect.poll(() => page.getByRole("note").count()).toBe(0);
    await page.getByLabel("Goal weight").fill("53");
    await page
      .getByRole("note")
      .getByText(/underweight/)
      .waitFor();
    await context.close();
  });
});
