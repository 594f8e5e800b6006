import type { Page } from "playwright-core";
import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

/** On a phone; a desktop has no tabs. */
const openTab = (name: string) => async (page: Page) => {
  const tab = page.getByTestId(name);
  if (!(await tab.isVisible())) return;
  await tab.click();
  await page.getByRole("dialog").getByRole("button").nth(1).waitFor();
};

export const screens: readonly Screen[] = [
  ...forVisitors("/", "/de/"),
  ...forMembers("/", "/logged-in-homepage", "/logged-in-homepage-v2"),
  {
    who: "member",
    address: "/",
    opened: ["a weight being logged", (page) => page.getByRole("button", { name: "Log weight" }).click()],
  },
  {
    who: "member",
    address: "/",
    opened: ["what changes the page", (page) => page.getByRole("button", { name: "Customize Home" }).click()],
  },
  { who: "member", address: "/account/my-goals", opened: ["what logs from any page", openTab("tab-log")] },
  { who: "member", address: "/account/my-goals", opened: ["the rest of the menu", openTab("tab-more")] },
];
