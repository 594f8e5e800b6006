import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { logMeals, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("W305 W306 a food is starred and named on its page, found first by its word, and listed until both are taken back", async () => {
  const member = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, PHONE);
  await page.goto(`${site.origin}/food/calorie-chart-nutrition-facts/banana--sr28-09040`);
  await waitForIdle(page);
  await page.getByRole("button", { name: "Favorite", exact: true }).click();
  await page.getByRole("button", { name: "Favorite", exact: true, pressed: true }).waitFor();
  await page.getByRole("button", { name: "Give it your own name" }).click();
  await page.getByRole("dialog").getByLabel("Your name for").fill("monkey fuel");
  await page.getByRole("dialog").getByRole("button", { name: "Save name" }).click();
  await page.getByText("Searching “monkey fuel” now finds this food first.").waitFor();

  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.getByRole("combobox", { name: "Search foods to log" }).fill("monkey");
  await expect.poll(() => page.getByRole("listbox").getByRole("option").first().innerText()).toContain("Banana");

  await page.goto(`${site.origin}/food/favourites`);
  await waitForIdle(page);
  const star = page.getByRole("button", { name: /^Favorite: Banana/ });
  await page.getByText("monkey fuel").waitFor();
  await page.getByRole("button", { name: "Remove the name monkey fuel" }).click();
  await page.getByText("monkey fuel").waitFor({ state: "detached" });
  await star.click();
  await expect.poll(() => star.getAttribute("aria-pressed")).toBe("false");
  await expect
    .poll(async () => (await (await member.call("/api/services/favourites/ids")).json()) as unknown)
    .toEqual({ ids: [] });
  expect(complaints).toEqual([]);
  await context.close();
});

it("W305 W306 a food is starred in the search box, by pointer and by keyboard, and named from its entry", async () => {
  const member = await newMember(site.origin);
  await logMeals(member, today(), [["lunch", "sr28-09040", 118]]);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  const starred = async (): Promise<unknown> => (await member.call("/api/services/favourites/ids")).json();
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  const box = page.getByRole("combobox", { name: "Search foods to log" });
  await box.fill("banana");
  const row = page.getByRole("option", { name: /^Banana/ }).first();
  await row.locator("[class*=rowStar]").click();
  await expect.poll(starred).toEqual({ ids: ["sr28-09040"] });
  await box.press("ArrowRight");
  const star = page.getByRole("button", { name: /^Favorite: Banana/ });
  await star.press("Enter");
  await expect.poll(starred).toEqual({ ids: [] });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: /^Edit Banana/ }).click();
  await page.getByRole("button", { name: "Give it your own name" }).click();
  await page.getByRole("dialog").getByLabel("Your name for").fill("monkey fuel");
  await page.getByRole("dialog").getByRole("button", { name: "Save name" }).click();
  await page.getByText("Searching “monkey fuel” now finds this food first.").waitFor();
  await page.getByRole("button", { name: "Cancel" }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it("W304 two eggs and toast are put on the plate in one action and logged together", async () => {
  const member = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  const box = page.getByRole("combobox", { name: "Search foods to log" });
  await box.fill("2 eggs and toast");
  await page.getByRole("button", { name: "Put 2 foods on your plate" }).waitFor();
  await box.press("Enter");
  await page.getByRole("button", { name: /^Log 2 foods/ }).click();
  const entries = async () => {
    const day = (await (await member.call(`/api/services/diary/${today()}`)).json()) as {
      readonly entries: readonly { readonly amount: number; readonly description: string }[];
    };
    return day.entries.map(({ amount, description }) => `${amount} ${description.slice(0, 3)}`).toSorted();
  };
  await expect.poll(entries).toEqual(["1 Toa", "2 Egg"]);

  await box.fill("200 g skyr");
  await page
    .getByRole("option", { name: /200\s?g/ })
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it("W307 W308 a visitor looks through a group and what is richest in iron, with the way back of the browser", async () => {
  const context = await site.browser.newContext({ ...PHONE, locale: "en-US" });
  const page = await context.newPage();
  await page.goto(`${site.origin}/nutrition-facts-calories`);
  await waitForIdle(page);
  await page.getByLabel("Nutrient").selectOption("iron");
  await page.getByRole("heading", { name: "Richest in: Iron" }).waitFor();
  await page.getByLabel("Per").selectOption("100kcal");
  await expect.poll(() => page.url()).toContain("per=100kcal");
  await page.getByRole("main").getByRole("listitem").first().waitFor();
  await page.getByRole("button", { name: "All lists" }).click();
  await page.getByRole("button", { name: /^Vegetables and Vegetable Products/ }).click();
  await page.getByRole("heading", { name: "Vegetables and Vegetable Products" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Richest in", exact: true }).waitFor();
  await context.close();
});
