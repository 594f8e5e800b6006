import { beforeAll, expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { logMeals, memberWithDay, waitForIdle, today, visitAs } from "../../support/journey.ts";
import type { SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

/** A member makes the diary their own: its nutrients, by keyboard alone, and the names of its meals. */
const site = serveServer();
let member: SignedInMember;

beforeAll(async () => {
  member = await memberWithDay(site.origin, today());
});

const change = async (body: Readonly<Record<string, unknown>>): Promise<void> => {
  const { version } = (await (await member.call("/api/services/diary-settings")).json()) as { version: number };
  const response = await member.call("/api/services/diary-settings", { method: "PATCH", body: { version, ...body } });
  if (response.status !== 200) throw new Error(await response.text());
};

it("on a phone each food and meal says its nutrients in a second line, and what is not known is a dash", async () => {
  await change({ nutrient_columns: ["carbohydrates", "fat", "protein"] });
  const { page, context } = await visitAs(site.browser, site.origin, member, PHONE);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  const breakfast = page.locator("[data-meal=breakfast]");
  const lines = breakfast.locator("[data-line]:visible");
  expect((await lines.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " "))).toEqual([
    "C 28 g F 9.9 g P 14 g",
    "C 27 g F 0.4 g P 1.3 g",
    "C 0.7 g F 9.5 g P 13 g",
  ]);
  const tops = await lines.first().evaluate((line) => [...line.children].map((e) => e.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await change({ nutrient_columns: ["added_sugars"] });
  await page.reload();
  await waitForIdle(page);
  expect((await lines.allInnerTexts()).every((text) => /Added sugars\s+–/.test(text))).toBe(true);
  await context.close();
});

it("nutrients are added, ordered and removed by keyboard alone, and stand in every diary of the member then", async () => {
  await change({ nutrient_columns: ["carbohydrates", "fat", "protein"] });
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/account/diary-settings`);
  await waitForIdle(page);
  const press = async (name: string): Promise<void> => {
    await page.getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
  };
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await page.getByLabel("Add nutrient").selectOption("vitamin_b12");
  await press("Move Vitamin B12 up");
  expect(await focused()).toBe("Move Vitamin B12 up");
  for (let n = 0; n < 4; n += 1) await page.keyboard.press("Enter");
  expect(await focused()).toBe("Move Vitamin B12 up");
  await expect.poll(() => page.getByRole("status").filter({ hasText: "Vitamin B12 is now 1 of 4" }).count()).toBe(1);
  await press("Remove Fat");
  expect(await focused()).not.toBeNull();
  await press("Move Carbohydrates down");
  await press("Save");
  await page.getByText("Diary settings saved").waitFor();
  await page.getByRole("link", { name: "Food", exact: true }).click();
  await page.getByRole("link", { name: "Food diary" }).click();
  const heads = page.locator("[data-meal=breakfast] thead th");
  await heads.first().waitFor({ state: "attached" });
  const expected = ["Food", "kcal", "Vitamin B12 (µg)", "Protein", "Carbs"];
  expect(await heads.allTextContents()).toEqual(expected);
  await page.reload();
  await waitForIdle(page);
  expect(await heads.allTextContents()).toEqual(expected);
  // Five still stand as columns beside a day's summary, and not in a second line.
  await change({ nutrient_columns: ["vitamin_b12", "protein", "carbohydrates", "sodium", "saturated_fat"] });
  await page.reload();
  await waitForIdle(page);
  await expect
    .poll(() => page.locator("[data-meal=breakfast] header dl dt:visible").allInnerTexts())
    .toEqual(["kcal", "Vitamin B12 (µg)", "Protein", "Carbs", "Sodium (mg)", "Saturated fat"]);
  await expect.poll(() => page.locator("[data-line]:visible").count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

it("meals get names, a fifth one is switched on, used, and switched off: what was eaten stays", async () => {
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/account/diary-settings`);
  await waitForIdle(page);
  await page.getByLabel("Dinner", { exact: true }).fill("  Tea ");
  await page.getByLabel("Add a fifth meal").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Use 1 to 30 characters.").waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement === document.querySelector("[aria-invalid=true]")))
    .toBe(true);
  await page.keyboard.type("Second breakfast");
  await page.keyboard.press("Enter");
  await page.getByText("Diary settings saved").waitFor();
  await logMeals(member, today(), [["extra1", "sr28-09040", 50]]);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  const headings = page.locator("[data-meal] h2");
  expect(await headings.allTextContents()).toEqual(["Breakfast", "Lunch", "Tea", "Snacks", "Second breakfast"]);
  await page.getByRole("button", { name: "Add food to Second breakfast" }).click();
  const into = page.getByLabel("Add to", { exact: true });
  expect(await into.locator("option").allTextContents()).toEqual(await headings.allTextContents());
  await page.goto(`${site.origin}/account/diary-settings`);
  await waitForIdle(page);
  await expect.poll(() => page.getByLabel("Dinner", { exact: true }).inputValue()).toBe("Tea");
  await page.getByLabel("Add a fifth meal").uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Diary settings saved").waitFor();
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  expect(await headings.allTextContents()).toEqual(["Breakfast", "Lunch", "Tea", "Snacks", "Extra meal 1"]);
  await context.close();
});

it("a day that begins at six is yesterday at half past five, at once and on the next visit", async () => {
  await change({ day_begins_at: 0 });
  const { page, context } = await visitAs(site.browser, site.origin, member, {
    ...DESKTOP,
    timezoneId: "Europe/Berlin",
    isAlone: true,
  });
  await page.clock.install({ time: new Date("2026-03-11T05:30:00+01:00") });
  const day = page.locator("main h1 + p");
  await page.goto(`${site.origin}/account/diary-settings`);
  await waitForIdle(page);
  await page.getByLabel("My day starts at").selectOption("6");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Diary settings saved").waitFor();
  await page.getByRole("link", { name: "Food", exact: true }).click();
  await page.getByRole("link", { name: "Food diary" }).click();
  await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
  await expect.poll(() => day.innerText()).toContain("March 10");
  await page.clock.setFixedTime(new Date("2026-03-11T06:00:00+01:00"));
  await page.reload();
  await waitForIdle(page);
  await expect.poll(() => day.innerText()).toContain("March 11");
  await context.close();
});

it("what was changed elsewhere meanwhile is said and shown, not written over", async () => {
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/account/diary-settings`);
  await waitForIdle(page);
  await change({ nutrient_columns: ["iron"] });
  await page.getByRole("button", { name: "Remove Protein" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Your diary settings changed on another device.").waitFor();
  await expect.poll(() => page.locator("[data-column]").allInnerTexts()).toEqual(["Iron"]);
  await context.close();
});
