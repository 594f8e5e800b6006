import type { Page } from "playwright-core";
import { forMembers, type Screen } from "../../support/screens.ts";

const opened = (address: string, name: string, open: (page: Page) => Promise<void>): Screen => ({
  who: "member",
  address,
  opened: [name, open],
});

export const screens: readonly Screen[] = [
  ...forMembers("/measurements/check-in", "/measurements/edit", "/measurements/edit?type=Waist"),
  opened("/measurements/check-in", "what cannot be saved", async (page) => {
    await page.getByLabel("Weight", { exact: true }).fill("900");
    await page.getByText("More measurements").click();
    await page.getByLabel("Waist", { exact: true }).fill("1/0");
    await page.getByRole("button", { name: "Save" }).click();
  }),
  opened("/measurements/check-in", "a type of one's own", async (page) => {
    await page.getByText("Your own measurements").click();
    await page.getByRole("button", { name: "Add your own" }).click();
    await page.getByLabel("Name", { exact: true }).waitFor();
  }),
  opened("/measurements/edit", "a measurement", async (page) => {
    await page.getByRole("button", { name: /kg$/ }).first().click();
    await page.getByLabel("Time", { exact: true }).waitFor();
  }),
];
