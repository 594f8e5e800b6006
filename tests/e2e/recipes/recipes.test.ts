import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../../support/journey.ts";
import type { SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

type Entry = { readonly description: string; readonly grams: number };
const entriesOf = async (member: SignedInMember): Promise<readonly Entry[]> =>
  ((await (await member.call(`/api/services/diary/${today()}`)).json()) as { readonly entries: readonly Entry[] })
    .entries;

const PASTED = `Quark oats with banana
Serves 2
Ingredients
2 bananas
100 g oats
3 spoons of zzxxqq
Method
Mash the bananas.
Stir in the oats.`;

it("W190 W185 W187 a recipe is pasted, corrected, kept, cooked by and logged", async () => {
  const member = await memberWithDay(site.origin, today());
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/recipe_parser`);
  await waitForIdle(page);
  await page.getByRole("textbox", { name: /^Import a recipe/ }).fill(PASTED);
  await page.getByRole("button", { name: "Import recipe" }).click();
  await page.getByRole("heading", { level: 1, name: "Review recipe" }).waitFor();
  // A line without a food is said, and what is known is a lower bound.
  await page.getByText(/^1 ingredient has no food or weight yet/).waitFor();
  await page.getByText(/≥\s\d/).first().waitFor();
  await page.getByRole("button", { name: "Choose a food" }).click();
  await page.getByRole("searchbox", { name: "Food for 3 spoons of zzxxqq" }).fill("honey");
  await page
    .getByRole("button", { name: /^Honey/ })
    .first()
    .click();
  const weight = page.getByRole("textbox", { name: "Weight of 3 spoons of zzxxqq" });
  await weight.fill("25");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByText(/^1 ingredient has no food/).count()).toBe(0);
  // An unreadable weight is reported and counts as no weight; the previous one does not stay in force.
  await weight.fill("1,500");
  await page.keyboard.press("Enter");
  await page.getByText("Enter a weight in grams, or leave it empty.", { exact: false }).waitFor();
  await page.getByText(/^1 ingredient has no food or weight yet/).waitFor();
  expect(await weight.inputValue()).toBe("1,500");
  await weight.fill("30");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByText(/^1 ingredient has no food/).count()).toBe(0);
  await page.getByRole("button", { name: "Save recipe" }).click();
  await page.getByRole("heading", { level: 1, name: "Quark oats with banana" }).waitFor();
  await page.getByRole("textbox", { name: "Number of servings" }).fill("4");
  await page.getByText("4 bananas").waitFor();
  await page.getByText("200 g oats").waitFor();
  await page.getByRole("link", { name: "Cook" }).click();
  await page.getByRole("checkbox", { name: "Mash the bananas." }).check();
  await page.getByRole("link", { name: "Back to recipe" }).click();
  await page.getByRole("button", { name: "Add to diary" }).click();
  await expect
    .poll(async () => (await entriesOf(member)).map(({ description }) => description))
    .toContain("Quark oats with banana");
  // It is in the box, before anything is typed.
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.keyboard.press("/");
  await page.getByRole("tab", { name: "Recipes" }).click();
  await page.getByRole("option", { name: /^Quark oats with banana/ }).waitFor();
  // A food that was chosen once is matched again.
  await page.goto(`${site.origin}/recipe_parser/new`);
  await page.getByRole("textbox", { name: "Add ingredients" }).fill("50 g spoons of zzxxqq");
  await page.keyboard.press("Enter");
  await page.getByText("your choice", { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await page.goto(`${site.origin}/recipe_parser`);
  await page.getByRole("textbox", { name: /^Import a recipe/ }).fill("https://example.org/soup.jpg");
  await page.getByRole("button", { name: "Import recipe" }).click();
  await page.getByText("Morsel can’t read recipes from photos.").waitFor();
  await context.close();
});

it("W182 on a phone a recipe is written by hand, found, deleted and brought back", async () => {
  const member = await memberWithDay(site.origin, today());
  const { page, context } = await visitAs(site.browser, site.origin, member, PHONE);
  await page.goto(`${site.origin}/recipe_parser/new`);
  await waitForIdle(page);
  await page.getByRole("button", { name: "Save recipe" }).click();
  await page.getByText("Enter a number up to 1,000.").waitFor();
  await page.getByRole("textbox", { name: "Title" }).fill("Toast");
  await page.getByRole("textbox", { name: "Servings" }).fill("1");
  await page.getByRole("textbox", { name: "Add ingredients" }).fill("100 g bread");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Weight of 100 g bread" }).waitFor();
  await page.getByRole("button", { name: "Save recipe" }).click();
  await page.getByRole("heading", { level: 1, name: "Toast" }).waitFor();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: /^Toast/ }).waitFor();
  await context.close();
});
