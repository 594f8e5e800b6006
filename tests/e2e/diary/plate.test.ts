import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { dayBefore, logMeals, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember, type SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
const boxOf = (page: Page) => page.getByRole("combobox", { name: "Search foods to log" });
const plateOf = (page: Page) => page.getByRole("region", { name: "Plate" });
const rowsOf = (page: Page) => page.getByRole("main").getByRole("rowheader");
const option = (page: Page, name: RegExp) => page.getByRole("listbox").getByRole("option", { name }).first();
const tick = async (page: Page, word: string, name: RegExp): Promise<void> => {
  await boxOf(page).fill(word);
  await option(page, name).waitFor();
  await page.keyboard.press("Shift+Enter");
};
const kcal = (text: string): number => Number(/([\d,]+)/.exec(text)?.[1]?.replaceAll(",", "") ?? "NaN");

type Day = {
  readonly entries: readonly { readonly meal: string; readonly description: string; readonly grams: number }[];
  readonly remaining: { readonly energy: { readonly value: number } };
};
const dayOf = async (member: SignedInMember): Promise<Day> =>
  (await (await member.call(`/api/services/diary/${today()}`)).json()) as Day;

it("W72 amounts are changed on the plate, it says what remains, and one request logs all of it and remembers the meal", async () => {
  const member = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.keyboard.press("/");
  await tick(page, "banana", /^Banana/);
  await tick(page, "broccoli", /Broccoli/);
  await tick(page, "plum", /Plum/);
  const plate = plateOf(page);
  await plate.getByRole("textbox", { name: "Amount of Banana" }).fill("250 g");
  await plate.getByRole("button", { name: /^Remove Plum/ }).click();
  await plate.getByText("2 foods selected").waitFor();
  await plate.getByRole("button", { name: "Save as meal" }).click();
  await page.keyboard.type("Fruit and greens");
  const said = await plate.getByText(/left after this$/).innerText();
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") writes.push(new URL(request.url()).pathname);
  });
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await dayOf(member)).entries.length).toBe(2);
  const day = await dayOf(member);
  expect(day.entries[0]).toMatchObject({ description: "Banana", grams: 250 });
  expect(Math.abs(kcal(said) - day.remaining.energy.value)).toBeLessThanOrEqual(0.5);
  await expect
    .poll(() => writes.filter((path) => !path.includes("/auth/")).sort())
    .toEqual([`/api/services/diary/${today()}/entries`, "/api/services/meals"]);
  const { items } = (await (await member.call("/api/services/meals")).json()) as {
    readonly items: readonly { readonly name: string }[];
  };
  expect(items.map(({ name }) => name)).toEqual(["Fruit and greens"]);
  await expect.poll(() => plate.count()).toBe(0);
  // Nothing is marked, and nothing is logged by going on with Enter.
  for (const _ of [1, 2, 3]) await page.keyboard.press("Enter");
  await expect.poll(() => rowsOf(page).count()).toBe(2);
  expect(complaints).toEqual([]);
  await context.close();
});

it("D39 W71 an amount that cannot be read, or is doubted, is not logged with the others by the first Enter", async () => {
  const member = await newMember(site.origin);
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.keyboard.press("/");
  await tick(page, "banana", /^Banana/);
  await tick(page, "broccoli", /Broccoli/);
  const amount = plateOf(page).getByRole("textbox", { name: "Amount of Banana" });
  await amount.fill("1 x");
  await amount.press("Enter");
  await plateOf(page)
    .getByText(/isn’t a serving of this food/)
    .waitFor();
  await amount.fill("9000 g");
  await amount.press("Enter");
  await plateOf(page)
    .getByText(/far more than usual/)
    .waitFor();
  expect((await dayOf(member)).entries).toEqual([]);
  await amount.fill("90 g");
  await amount.press("Enter");
  await expect.poll(async () => (await dayOf(member)).entries.length).toBe(2);
  await context.close();
});

it("W73 Escape and another day leave the plate waiting; nothing of it is logged until it is taken up", async () => {
  const member = await newMember(site.origin);
  await logMeals(member, dayBefore(today()), [["lunch", "sr28-04053", 14]]);
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.keyboard.press("/");
  await tick(page, "banana", /^Banana/);
  await page.keyboard.press("Escape");
  const waiting = page.getByRole("button", { name: /1 food on your plate/ });
  await waiting.waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("heading", { level: 1, name: "Yesterday" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
  // Enter is about what is typed, not about the plate.
  await page.keyboard.press("/");
  await page.keyboard.type("broccoli");
  await option(page, /Broccoli/).waitFor();
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await dayOf(member)).entries.map(({ description }) => description))
    .toEqual([expect.stringMatching(/Broccoli/)]);
  await waiting.click();
  await plateOf(page)
    .getByRole("button", { name: /^Log 1 food/ })
    .click();
  await expect.poll(async () => (await dayOf(member)).entries.length).toBe(2);
  await expect.poll(() => waiting.count()).toBe(0);
  await context.close();
});

for (const [name, width, size] of [
  ["a phone", 375, 16],
  ["the narrowest phone, with letters of twice the size", 320, 32],
] as const)
  it(`on ${name} the plate is a sheet that back closes, and everything on it can be reached`, async () => {
    const member = await newMember(site.origin);
    const phone = { ...PHONE, viewport: { width, height: 640 } };
    const { page, context } = await visitAs(site.browser, site.origin, member, phone);
    await page.addInitScript((px) => {
      document.addEventListener("DOMContentLoaded", () => {
        document.documentElement.style.fontSize = `${px}px`;
      });
    }, size);
    await page.goto(`${site.origin}/food/diary`);
    await waitForIdle(page);
    await page.getByRole("button", { name: "Add food to Dinner" }).click();
    await tick(page, "banana", /^Banana/);
    await tick(page, "broccoli", /Broccoli/);
    const plate = plateOf(page);
    await plate.getByRole("button", { name: "Plate", exact: true }).click();
    const amount = plate.getByRole("textbox", { name: "Amount of Banana" });
    await amount.scrollIntoViewIfNeeded();
    await expect.poll(() => plate.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    for (const control of await plate.getByRole("button").all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(43.5);
    }
    await page.goBack();
    await expect.poll(() => amount.isVisible()).toBe(false);
    await option(page, /Broccoli/).waitFor();
    await page.goBack();
    await page.getByRole("button", { name: /2 foods on your plate/ }).click();
    await amount.waitFor();
    await plate.getByRole("button", { name: /^Log 2 foods/ }).click();
    await expect.poll(async () => (await dayOf(member)).entries.length).toBe(2);
    await context.close();
  });
