import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { PHONE } from "../../support/browser.ts";
import { waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
const boxOf = (page: Page) => page.getByRole("combobox", { name: "Search foods to log" });

it("W82 W83 on a phone: figures, signs and amounts by a tap; back leads to the list with what was typed", async () => {
  const member = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, PHONE);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.getByRole("button", { name: "Add food to Dinner" }).click();
  await boxOf(page).fill("banana");
  const option = page.getByRole("option", { name: /^Banana/ }).first();
  await option.waitFor();
  const openAmount = async () => {
    const place = await option.boundingBox();
    if (place === null) throw new Error("no option");
    await page.touchscreen.tap(place.x + place.width - 20, place.y + place.height / 2);
    await page.getByRole("textbox", { name: "Amount" }).waitFor();
  };
  await openAmount();
  await page.goBack();
  await expect.poll(() => boxOf(page).getAttribute("aria-expanded")).toBe("true");
  await expect.poll(() => boxOf(page).inputValue()).toBe("banana");
  await option.waitFor();
  await openAmount();
  const amount = page.getByRole("textbox", { name: "Amount" });
  await expect.poll(() => amount.getAttribute("inputmode")).toBe("decimal");
  // Two, a half behind it, and then more.
  const amounts = page.getByRole("group", { name: "Amounts" });
  await amounts.getByRole("button", { name: /^2 ×/ }).click();
  await expect.poll(() => amount.inputValue()).toBe("2");
  await amount.focus();
  await page.keyboard.press("End");
  const signs = page.getByRole("group", { name: "Operators" });
  for (const sign of ["½", "+"]) await signs.getByRole("button", { name: sign }).click();
  await page.keyboard.type("1");
  await expect.poll(() => amount.inputValue()).toBe("2½+1");
  await expect.poll(() => amount.evaluate((field) => field === document.activeElement)).toBe(true);
  await amounts.getByRole("button", { name: /^100\sg$/ }).click();
  await expect.poll(() => page.getByLabel("Serving").inputValue()).toBe("g");
  await page.getByRole("button", { name: "Add to Dinner" }).click();
  const day = async () =>
    (
      (await (await member.call(`/api/services/diary/${today()}`)).json()) as {
        entries: { grams: number; meal: string }[];
      }
    ).entries;
  await expect.poll(day).toMatchObject([{ grams: 100, meal: "dinner" }]);
  expect(complaints).toEqual([]);

  // The message that appears can be closed on its first line, however long it is.
  const close = page.locator("output button").last();
  const words = page.locator("output p");
  const [cross, text] = [await close.boundingBox(), await words.boundingBox()];
  expect(cross?.y ?? 999).toBeLessThanOrEqual((text?.y ?? 0) + 8);

  // The open entry shows its whole date and serving.
  await page.getByRole("button", { name: /^Edit Banana/ }).click();
  const date = page.getByLabel("Date", { exact: true });
  await date.waitFor();
  const room = await date.evaluate((field) => field.clientWidth);
  expect(room).toBeGreaterThan(140);
  await context.close();
});

it("in forced colours what is chosen, filled or marked is still seen", async () => {
  const member = await newMember(site.origin);
  const { page, context } = await visitAs(site.browser, site.origin, member, { ...PHONE, forcedColors: "active" });
  await member.call(`/api/services/diary/${today()}/entries`, {
    method: "POST",
    body: {
      entries: [
        { id: "019cdb00-0000-7000-8000-000000000001", meal: "lunch", food_id: "sr28-09040", amount: 800, unit: "g" },
      ],
    },
  });
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  /** Fills whose colour is that of what is behind them. */
  const unseen = await page.evaluate(() => {
    const back = getComputedStyle(document.body).backgroundColor;
    const fills = [...document.querySelectorAll<HTMLElement>("[data-nutrient] > div")];
    const arcs = [...document.querySelectorAll<SVGCircleElement>("main svg circle")];
    return {
      fills: fills.length,
      arcs: arcs.length,
      lost: [
        ...fills.filter((fill) => [back, "rgba(0, 0, 0, 0)"].includes(getComputedStyle(fill).backgroundColor)),
        ...arcs.filter((arc) => getComputedStyle(arc).stroke === back),
      ].map(({ outerHTML }) => outerHTML),
    };
  });
  expect(unseen.fills).toBeGreaterThan(2);
  expect(unseen.arcs).toBeGreaterThan(1);
  expect(unseen.lost).toEqual([]);
  await page.getByRole("button", { name: "Add food to Dinner" }).click();
  const marked = page.locator("[role=option][data-active]");
  await marked.waitFor();
  await expect.poll(() => marked.evaluate((option) => getComputedStyle(option).outlineStyle)).toBe("solid");
  await context.close();
});
