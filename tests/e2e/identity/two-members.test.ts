import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { logMeals, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember, type SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

/** One browser, two tabs, two members one after the other: what was one's is never shown to the other, nor written for them. */
const site = serveServer();

/** Signs out first, because the sign-in page redirects members. */
const signInAs = async (page: Page, member: SignedInMember): Promise<void> => {
  await page.goto(`${site.origin}/account/logout`);
  await page.getByRole("link", { name: "Log in" }).first().waitFor();
  await page.goto(`${site.origin}/account/login`);
  await page.getByLabel("E-mail or username").fill(member.username);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL(`${site.origin}/`);
};

const entriesOf = async (member: SignedInMember): Promise<readonly string[]> => {
  const day = await (await member.call(`/api/services/diary/${today()}`)).json();
  return (day as { readonly entries: readonly { readonly food_id: string }[] }).entries.map(({ food_id }) => food_id);
};

it("another tab shows the diary of who is signed in now, and offers nothing of who was", async () => {
  const ada = await newMember(site.origin);
  const ben = await newMember(site.origin);
  await logMeals(ada, today(), [
    ["lunch", "sr28-11090", 180],
    ["dinner", "sr28-04053", 14],
  ]);
  await logMeals(ben, today(), [["lunch", "sr28-09040", 118]]);
  const { page: first, context } = await visitAs(site.browser, site.origin, ada, DESKTOP);
  const second = await context.newPage();
  await second.goto(`${site.origin}/food/diary`);
  await waitForIdle(second);
  await second
    .getByRole("rowheader", { name: /Olive oil/ })
    .getByRole("button")
    .click();
  await second.getByRole("button", { name: "Delete" }).click();
  await second.getByRole("button", { name: "Undo" }).waitFor();
  await second
    .getByRole("rowheader", { name: /Broccoli/ })
    .getByRole("button")
    .click();
  await signInAs(first, ben);
  await second.getByRole("rowheader", { name: /Banana/ }).waitFor();
  await expect.poll(() => second.getByText(/Broccoli|Olive oil/).count()).toBe(0);
  await expect.poll(() => second.getByRole("button", { name: "Undo" }).count()).toBe(0);
  await expect.poll(() => second.getByRole("textbox", { name: "Amount" }).count()).toBe(0);
  await first.goto(`${site.origin}/account/logout`);
  await second.waitForURL(/account\/login/);
  await expect.poll(() => second.getByText(/Banana/).count()).toBe(0);
  await context.close();
});

it("J8 OF7 what a page began for one member is not written for another, even before the page knows of them", async () => {
  const ada = await newMember(site.origin);
  const ben = await newMember(site.origin);
  await logMeals(ada, today(), [["lunch", "sr28-11090", 180]]);
  const { page, context } = await visitAs(site.browser, site.origin, ada, DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.getByRole("combobox", { name: "Search foods to log" }).fill("banana");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  // The cookie changes without a word to the page, as it does while the other tab's answer is on its way.
  await context.addCookies(
    ben
      .cookies()
      .split("; ")
      .map((pair) => ({
        name: pair.slice(0, pair.indexOf("=")),
        value: pair.slice(pair.indexOf("=") + 1),
        url: site.origin,
      })),
  );
  await page.getByRole("combobox", { name: "Search foods to log" }).press("Enter");
  await expect.poll(() => page.getByText(/Broccoli/).count()).toBe(0);
  // On a slow machine the page knows of Ben before the key is pressed, and what is logged then is his own: never what Ada looked for.
  expect(await entriesOf(ben)).not.toContain("sr28-09040");
  expect(await entriesOf(ada)).toEqual(["sr28-11090"]);
  await context.close();
});
