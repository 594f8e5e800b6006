import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { chunkOf } from "../../support/chunk-of.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../../support/journey.ts";
import type { SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

type Entry = { readonly food_id?: string; readonly meal: string; readonly description: string } & Record<
  string,
  unknown
>;
type Day = { readonly entries: readonly Entry[]; readonly water_ml: number };

const dayOf = async (member: SignedInMember, date = today()): Promise<Day> =>
  (await (await member.call(`/api/services/diary/${date}`)).json()) as Day;
const quickOf = async (member: SignedInMember) =>
  (await dayOf(member)).entries.filter(({ food_id: food }) => food === undefined);

const openQuickAdd = async (page: Page, meal: string) => {
  await page.getByRole("button", { name: `More options for ${meal}` }).click();
  await page.getByRole("menuitem", { name: /Quick add/ }).click();
  return page.getByRole("dialog");
};

it("figures without a food: added from a slot, told where they contradict, changed in place, deleted and undone", async () => {
  const member = await memberWithDay(site.origin, today());
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  const dialog = await openQuickAdd(page, "Lunch");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-nutrient"));
  const named = dialog.getByRole("textbox", { name: "Name" });
  await expect.poll(() => named.evaluate((field) => field === document.activeElement)).toBe(true);
  // The name stands first, and the energy after it.
  await page.keyboard.press("Tab");
  await expect.poll(focused).toBe("energy");
  await page.keyboard.press("Enter");
  await dialog.getByText(/Enter the energy/).waitFor();
  await dialog.getByLabel(/^Energy/).fill("much");
  await dialog.getByText(/isn’t part of an amount/).waitFor();
  await dialog.getByLabel(/^Energy/).fill("320+100");
  for (const [name, amount] of [
    ["Carbs", "10"],
    ["Fat", "5"],
    ["Protein", "4 1/2"],
  ] as const)
    await dialog.getByLabel(new RegExp(`^${name}`)).fill(amount);
  await dialog.getByText(/add up to about 103\skcal/).waitFor();
  await dialog.getByText("More nutrients").click();
  await dialog.getByLabel("Add nutrient").selectOption("iron");
  await expect.poll(focused).toBe("iron");
  await dialog.getByLabel(/^Iron/).fill("0");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Soup at the canteen");
  await dialog.getByRole("button", { name: "Add to Lunch" }).click();
  const lunch = page.getByRole("region", { name: "Lunch" });
  const row = lunch.getByRole("button", { name: /^Edit Soup at the canteen/ });
  await row.waitFor();
  await expect
    .poll(() => quickOf(member))
    .toMatchObject([
      {
        meal: "lunch",
        description: "Soup at the canteen",
        nutritional_contents: { energy: { value: 420 }, carbohydrates: 10, fat: 5, protein: 4.5, iron: 0 },
      },
    ]);

  await row.click();
  await lunch.getByLabel(/^Energy/).fill("450");
  await lunch.getByRole("textbox", { name: "Name" }).fill("Stew");
  await lunch.getByLabel("Meal").selectOption("dinner");
  await lunch.getByRole("button", { name: "Save" }).click();
  const moved = page.getByRole("region", { name: "Dinner" }).getByRole("button", { name: /^Edit Stew/ });
  await moved.waitFor();
  await expect
    .poll(() => quickOf(member))
    .toMatchObject([{ meal: "dinner", description: "Stew", nutritional_contents: { energy: { value: 450 }, fat: 5 } }]);

  await moved.click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => quickOf(member)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await moved.waitFor();
  await expect.poll(() => quickOf(member)).toMatchObject([{ description: "Stew" }]);
  expect(complaints).toEqual([]);
  await context.close();
});

it("quick add has a page of its own, by the keyboard alone; meal and day come from the address, a name is not needed", async () => {
  const member = await memberWithDay(site.origin, today());
  const { page, context } = await visitAs(site.browser, site.origin, member, PHONE);
  await page.goto(`${site.origin}/food/quick-add?meal=dinner&date=2026-01-15`);
  await waitForIdle(page);
  // The name comes first; who needs none goes on. The fields come a moment after the page's heading.
  await page.waitForFunction(() => document.activeElement?.matches("main input") === true);
  await page.keyboard.press("Tab");
  await page.keyboard.type("1/2");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Dinner" }).getByRole("button", { name: "Edit Quick add" }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get("date")).toBe("2026-01-15");
  await expect
    .poll(async () => (await dayOf(member, "2026-01-15")).entries)
    .toMatchObject([{ meal: "dinner", description: "Quick add", nutritional_contents: { energy: { value: 0.5 } } }]);
  await context.close();
});

it("water: a tap adds a glass, the toast or the button takes it back, any amount can be typed, and two devices add up", async () => {
  const member = await memberWithDay(site.origin, today());
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await page.reload();
  await waitForIdle(page);
  const water = page.getByRole("region", { name: "Water" });
  await water.getByText("0 ml of 1,600 ml").waitFor();
  const holds = async (ml: number) => {
    await expect.poll(async () => (await dayOf(member)).water_ml).toBe(ml);
  };
  await water.getByRole("button", { name: "Add 250 ml of water" }).click();
  await water.getByText("250 ml of 1,600 ml").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await water.getByText("0 ml of 1,600 ml", { exact: true }).waitFor();
  await holds(0);
  await water.getByRole("button", { name: "Add 500 ml of water" }).click();
  await holds(500);
  const other = { id: "019c0000-0000-7000-8000-0000000000aa", ml: 330 };
  await member.call(`/api/services/diary/${today()}/water`, { method: "POST", body: other });
  await water.getByRole("button", { name: "Add 250 ml of water" }).click();
  await holds(1080);
  await water.getByText("1,080 ml of 1,600 ml").waitFor();
  await water.getByRole("button", { name: "Other amount" }).click();
  await page.keyboard.type("6000");
  await water.getByText(/Enter 1\sml to 5,000\sml/).waitFor();
  await water.getByRole("textbox").fill("1/2");
  await water.getByText(/Enter .+ to /).waitFor();
  await water.getByRole("textbox").fill("100+20");
  await page.keyboard.press("Enter");
  await holds(1200);
  await water.getByRole("button", { name: "Remove 120 ml" }).click();
  await holds(1080);
  expect(complaints).toEqual([]);

  await page.goto(`${site.origin}/account/configure-units`);
  await page.getByRole("group", { name: "Water" }).getByText("Cups").click();
  await page.goto(`${site.origin}/food/diary`);
  await water.getByText("4.6 cups of 6.8 cups").waitFor();
  await water.getByRole("button", { name: "Add 1 cup of water" }).click();
  await holds(1316.6);
  await context.close();
});

it("a quick add that the server does not answer waits and arrives; one whose parts do not arrive says so and can be asked again", async () => {
  const member = await memberWithDay(site.origin, today());
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.route(chunkOf("features/diary/components/quick-add/quick-add-lazy.ts"), (route) => route.abort());
  await page.getByRole("button", { name: "More options for Lunch" }).click();
  await page.getByRole("menuitem", { name: /Quick add/ }).click();
  await page.getByText(/Can’t reach Morsel/).waitFor();
  await page.unroute(chunkOf("features/diary/components/quick-add/quick-add-lazy.ts"));
  await page.reload();
  await waitForIdle(page);
  const dialog = await openQuickAdd(page, "Lunch");
  await dialog.getByLabel(/^Energy/).fill("100");
  await page.route("**/entries", (route) => route.abort());
  await dialog.getByRole("button", { name: "Add to Lunch" }).click();
  const row = page.getByRole("region", { name: "Lunch" }).getByRole("button", { name: "Quick add" });
  // OF1: it waits, and arrives.
  await page.getByText(/1 change waits/).waitFor();
  await row.first().waitFor();
  await page.unroute("**/entries");
  await expect.poll(() => quickOf(member), { timeout: 30_000 }).toHaveLength(1);
  await context.close();
});
