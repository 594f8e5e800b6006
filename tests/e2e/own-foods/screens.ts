import type { Page } from "playwright-core";
import { forMembers, type Screen } from "../../support/screens.ts";

/** A food is made and chosen in the list. */
const chooseFood = async (page: Page): Promise<void> => {
  await page.goto(new URL("/food/new?name=Plum%20cake", page.url()).href);
  await page.getByLabel("Energy", { exact: true }).fill("310");
  await page.getByRole("button", { name: "Save food" }).click();
  await page.getByRole("heading", { name: "Plum cake" }).waitFor();
  await page.goto(new URL("/food/mine", page.url()).href);
  await page.getByRole("checkbox", { name: "Select Plum cake" }).first().check({ force: true });
  await page.getByText("1 food selected").waitFor();
};

/** The kinds of nutrients unfolded, and doubtful figures. */
const fillForm = async (page: Page): Promise<void> => {
  await page.getByLabel("Energy", { exact: true }).fill("1841");
  for (const [label, text] of [
    ["Fat (g)", "20"],
    ["Carbohydrates (g)", "50"],
    ["Protein (g)", "15"],
    ["Sugars (g)", "60"],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.locator("summary").nth(3).click();
  await page.getByRole("button", { name: "Use kJ" }).waitFor();
};

/** The list of own foods in the diary's box, with nothing in it yet. */
const openOwnTab = async (page: Page): Promise<void> => {
  await page.getByRole("combobox", { name: "Search foods to log" }).click();
  await page.getByRole("tab", { name: "My foods" }).click();
  await page.getByRole("listbox", { name: "My foods" }).waitFor({ state: "attached" });
};

export const screens: readonly Screen[] = [
  ...forMembers(
    "/food/mine",
    "/food/new",
    "/food/submit",
    "/food/edit?food=sr28-09040",
    "/food/duplicate?food=sr28-16098",
  ),
  { who: "member", address: "/food/mine", opened: ["a chosen food", chooseFood] },
  { who: "member", address: "/food/diary", opened: ["own foods in the box", openOwnTab] },
  { who: "member", address: "/food/new", opened: ["a filled form", fillForm] },
];
