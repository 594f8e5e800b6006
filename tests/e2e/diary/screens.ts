import type { Page } from "playwright-core";
import { forMembers, type Screen } from "../../support/screens.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Search foods to log" });
const amount = (page: Page) => page.getByRole("textbox", { name: "Amount" });

const openUsual = async (page: Page): Promise<void> => {
  await box(page).click();
  await page.getByRole("listbox").getByRole("option").first().waitFor();
};

const search = (word: string, found: RegExp) => async (page: Page) => {
  await box(page).fill(word);
  await page.getByRole("listbox").getByRole("option", { name: found }).first().waitFor();
};

const openAmount = async (page: Page): Promise<void> => {
  await search("banana", /^Banana/)(page);
  await page.keyboard.press("ArrowRight");
  await amount(page).fill("1,000");
};

const openEntry = async (page: Page): Promise<void> => {
  await page.getByRole("main").getByRole("rowheader").getByRole("button").first().click();
  await amount(page).waitFor();
};

const openMenu = async (page: Page): Promise<void> => {
  await page.getByRole("main").getByRole("button", { name: "More options for Breakfast" }).click();
  await page.getByRole("menu").waitFor();
};

const openCopy = async (page: Page): Promise<void> => {
  await openMenu(page);
  await page.getByRole("menuitem", { name: /^Copy to other days/ }).click();
  await page.getByRole("dialog").waitFor();
};

const openPlate = async (page: Page): Promise<void> => {
  for (const [word, found] of [
    ["banana", /^Banana/],
    ["broccoli", /Broccoli/],
  ] as const) {
    await search(word, found)(page);
    await page.keyboard.press("Shift+Enter");
  }
  const plate = page.getByRole("region", { name: "Plate" });
  await plate.waitFor();
  if (!(await plate.getByRole("textbox").first().isVisible())) await plate.getByRole("button").first().click();
  await plate
    .getByRole("textbox", { name: /^Amount of/ })
    .first()
    .fill("9000");
};

const openMeals = async (page: Page): Promise<void> => {
  await box(page).click();
  await page.getByRole("tab", { name: "Meals" }).click();
  await page.getByText(/Log what you eat together/).waitFor();
};

const openRemember = async (page: Page): Promise<void> => {
  await openMenu(page);
  await page.getByRole("menuitem", { name: /^Save as meal/ }).click();
  await page.getByRole("dialog").waitFor();
};

const openQuickAdd = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "More options for Snacks" }).click();
  await page.getByRole("menuitem", { name: /Quick add/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("More nutrients").click();
  await dialog.getByLabel(/^Energy/).fill("900");
  for (const name of ["Carbs", "Fat", "Protein"]) await dialog.getByLabel(new RegExp(`^${name}`)).fill("5");
};

const openWater = async (page: Page): Promise<void> => {
  const water = page.getByRole("region", { name: "Water" });
  await water.getByRole("button", { name: "Other amount" }).click();
  await water.getByRole("textbox").fill("x");
};

const diary = (...opened: NonNullable<Screen["opened"]>): Screen => ({
  who: "member",
  address: "/food/diary",
  opened,
});

export const screens: readonly Screen[] = [
  ...forMembers(
    "/food/diary",
    "/food/diary?date=2026-01-15",
    "/food/quick-add",
    "/food/quick-add?meal=dinner&date=2026-01-15",
  ),
  diary("what is usual", openUsual),
  diary("what was found", search("milk", /^Milk/)),
  diary("an amount that can be read in two ways", openAmount),
  diary("an entry's editor", openEntry),
  diary("a meal's menu", openMenu),
  diary("the copy dialog", openCopy),
  diary("the plate", openPlate),
  diary("saved meals", openMeals),
  diary("how a meal is to be called", openRemember),
  diary("a quick add whose figures contradict", openQuickAdd),
  diary("an amount of water that cannot be read", openWater),
];
