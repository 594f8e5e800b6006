import type { Page } from "playwright-core";
import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

const PASTED = "Banana oats\nServes 2\nIngredients\n2 bananas\n100 g oats\nsalt, to taste\nMethod\nMash and stir.";

/** A recipe as text is read; nothing is kept yet. */
const readText = async (page: Page): Promise<void> => {
  await page.getByRole("textbox", { name: /^Import a recipe/ }).fill(PASTED);
  await page.getByRole("button", { name: "Import recipe" }).click();
  await page.getByRole("textbox", { name: "Title" }).waitFor();
};

/** The same, kept and shown. */
const keepText = async (page: Page): Promise<void> => {
  await readText(page);
  await page.getByRole("checkbox", { name: "Don’t count" }).last().check();
  await page.getByRole("button", { name: "Save recipe" }).click();
  await page.getByRole("heading", { level: 1, name: "Banana oats" }).waitFor();
};

const parser = (...opened: NonNullable<Screen["opened"]>): Screen => ({
  who: "member",
  address: "/recipe_parser",
  opened,
});

export const screens: readonly Screen[] = [
  ...forVisitors("/recipe_parser"),
  ...forMembers("/recipe_parser", "/recipe_parser/new"),
  parser("a recipe that was read", readText),
  parser("a recipe that is kept", keepText),
  parser("a deleted recipe", async (page) => {
    await keepText(page);
    const address = page.url();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.waitForURL((url) => url.href !== address);
    await page.goto(address);
    await page.getByRole("button", { name: "Restore recipe" }).waitFor();
  }),
  parser("a recipe to cook by", async (page) => {
    await keepText(page);
    await page.getByRole("link", { name: "Cook" }).click();
    await page.getByRole("checkbox").first().waitFor();
  }),
];
