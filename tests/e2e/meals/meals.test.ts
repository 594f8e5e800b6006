import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { uuidv7, type SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
const rowsOf = (page: Page) => page.getByRole("main").getByRole("rowheader");
const mealButton = (page: Page, name: RegExp) => page.getByRole("main").getByRole("button", { name, expanded: false });

type Entry = { readonly meal: string; readonly food_id: string; readonly grams: number };
const entriesOf = async (member: SignedInMember): Promise<readonly Entry[]> =>
  ((await (await member.call(`/api/services/diary/${today()}`)).json()) as { readonly entries: readonly Entry[] })
    .entries;
type Saved = {
  readonly name: string;
  readonly items: readonly { readonly amount: number; readonly food_id: string }[];
};
const savedOf = async (member: SignedInMember): Promise<readonly Saved[]> =>
  ((await (await member.call("/api/services/meals")).json()) as { readonly items: readonly Saved[] }).items;

it("a breakfast is remembered from its menu, and logged again from the box in three actions", async () => {
  const member = await memberWithDay(site.origin, today());
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.getByRole("button", { name: "More options for Breakfast" }).click();
  await page.getByRole("menuitem", { name: /Save as meal/ }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).waitFor();
  await page.keyboard.type("Porridge morning");
  await page.keyboard.press("Enter");
  await page.getByText("Meal saved: Porridge morning").waitFor();
  await expect.poll(async () => (await savedOf(member)).map(({ name }) => name)).toEqual(["Porridge morning"]);
  const before = await rowsOf(page).count();

  await page.keyboard.press("/");
  await page.getByRole("tab", { name: "Meals" }).click();
  await page.getByRole("button", { name: /^Porridge morning/ }).click();
  await expect.poll(() => rowsOf(page).count()).toBe(before + 2);
  await expect.poll(async () => (await entriesOf(member)).length).toBe(before + 2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => rowsOf(page).count()).toBe(before);
  expect(complaints).toEqual([]);
  await context.close();
});

const someMeals = async (member: SignedInMember): Promise<void> => {
  for (const [name, food, amount] of [
    ["Apple pie evening", "sr28-09040", 118],
    ["Éclair afternoon", "sr28-04053", 14],
  ] as const) {
    const body = {
      id: uuidv7(),
      name,
      items: [
        { food_id: food, amount, unit: "g" },
        { food_id: "sr28-01123", amount: 50, unit: "g" },
      ],
    };
    const response = await member.call("/api/services/meals", { method: "POST", body });
    if (response.status !== 201) throw new Error(await response.text());
  }
};

it("a meal is found, renamed, changed, duplicated, deleted and brought back", async () => {
  const member = await memberWithDay(site.origin, today());
  await someMeals(member);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/meal/mine`);
  await waitForIdle(page);
  await page.getByRole("searchbox", { name: "Search your meals" }).fill("eclair");
  await expect.poll(() => mealButton(page, /evening/).count()).toBe(0);
  await mealButton(page, /^Éclair/).click();
  const amount = page.getByRole("textbox", { name: "Amount of Olive oil" });
  await amount.fill("2 tbsp");
  await page.getByText(/=\s27\sg/).waitFor();
  await page.getByRole("button", { name: "Remove Egg, raw" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Oil afternoon");
  // Not saved: closed and opened again, what was typed is still there.
  await page.getByRole("button", { name: /^Éclair/, expanded: true }).click();
  await page.getByText("Unsaved changes").waitFor();
  await mealButton(page, /^Éclair/).click();
  await expect.poll(() => page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Oil afternoon");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("searchbox").fill("");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Oil afternoon/ })
    .waitFor();
  await expect
    .poll(async () => (await savedOf(member)).find(({ name }) => name === "Oil afternoon")?.items)
    .toMatchObject([{ amount: 2 }]);

  await page.getByRole("button", { name: "More options for Oil afternoon" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect.poll(async () => (await savedOf(member)).map(({ name }) => name)).toContain("Oil afternoon (copy)");
  await page.getByRole("button", { name: "More options for Oil afternoon" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect.poll(async () => (await savedOf(member)).map(({ name }) => name)).not.toContain("Oil afternoon");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(async () => (await savedOf(member)).map(({ name }) => name).sort())
    .toEqual(["Apple pie evening", "Oil afternoon", "Oil afternoon (copy)"]);
  expect(complaints).toEqual([]);
  await context.close();
});

it("Enter takes the first food that is found in the place of another, and saves nothing yet", async () => {
  const member = await memberWithDay(site.origin, today());
  await someMeals(member);
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/meal/mine`);
  await waitForIdle(page);
  await mealButton(page, /^Apple/).click();
  await page.getByRole("button", { name: "Replace Banana" }).click();
  const box = page.getByRole("searchbox", { name: "Replace Banana with" });
  await box.fill("apple");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Apple Fruits/ })
    .waitFor();
  await box.press("Enter");
  await page.getByRole("textbox", { name: "Amount of Apple" }).waitFor();
  await page.getByRole("button", { name: "Save changes" }).waitFor();
  expect((await savedOf(member)).find(({ name }) => name.startsWith("Apple"))?.items).toMatchObject([
    { food_id: "sr28-09040" },
    { food_id: "sr28-01123" },
  ]);
  await context.close();
});

it("on a phone a meal is logged with other amounts and without one food; the saved meal stays as it is", async () => {
  const member = await memberWithDay(site.origin, today());
  await someMeals(member);
  const { page, context } = await visitAs(site.browser, site.origin, member, PHONE);
  await page.goto(`${site.origin}/meal/mine`);
  await waitForIdle(page);
  await mealButton(page, /^Apple/).click();
  await page.getByRole("button", { name: "Remove Egg, raw" }).click();
  await page.getByRole("textbox", { name: "Amount of Banana" }).fill("50");
  await page.getByRole("combobox", { name: "Meal", exact: true }).selectOption("dinner");
  await page.getByRole("button", { name: "Add to diary" }).click();
  await expect
    .poll(async () => (await entriesOf(member)).filter(({ meal }) => meal === "dinner").map(({ grams }) => grams))
    .toEqual([14, 50]);
  expect((await savedOf(member)).find(({ name }) => name.startsWith("Apple"))?.items).toMatchObject([
    { amount: 118 },
    { amount: 50 },
  ]);
  await context.close();
});
