import type { Page } from "playwright-core";
import { forMembers, type Screen } from "../../support/screens.ts";

/** Saves a meal from the diary, so that there is one to open. */
const openMeal = async (page: Page): Promise<void> => {
  await page.goto(new URL("/food/diary", page.url()).href);
  await page.getByRole("main").getByRole("button", { name: "More options for Breakfast" }).click();
  await page.getByRole("menuitem", { name: /^Save as meal/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save meal" }).click();
  await page.getByText(/^Meal saved/).waitFor();
  await page.goto(new URL("/meal/mine", page.url()).href);
  await page.getByRole("main").getByRole("button", { expanded: false }).first().click();
  await page
    .getByRole("textbox", { name: /^Amount of/ })
    .first()
    .waitFor();
};

export const screens: readonly Screen[] = [
  // A link to no meal shows that it does not exist; shared meals are covered by stories.
  { who: "visitor", address: "/shared-meal/no-such-link", status: 404 },
  ...forMembers("/meal/mine"),
  { who: "member", address: "/meal/mine", opened: ["a meal", openMeal] },
];
