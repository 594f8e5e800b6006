import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { DESKTOP, waitForPaint, PHONE } from "../../support/browser.ts";
import { waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember, uuidv7, type SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";
import { shiftOf, watchShifts } from "../../support/steadiness.ts";

const site = serveServer();
const FOODS = ["sr28-09040", "sr28-01123", "sr28-11090", "sr28-04053"];
let member: SignedInMember;

/** Sixty foods, two thirds of them for breakfast. */
beforeAll(async () => {
  member = await newMember(site.origin);
  const entries = Array.from({ length: 60 }, (_, at) => ({
    id: uuidv7(),
    meal: at < 40 ? "breakfast" : "dinner",
    food_id: FOODS[at % FOODS.length],
    amount: 10 + at,
    unit: "g",
    time: "08:15",
  }));
  const path = `/api/services/diary/${today()}/entries`;
  const response = await member.call(path, { method: "POST", body: { entries } });
  if (response.status !== 201) throw new Error(await response.text());
});

const open = async (options: BrowserContextOptions) => {
  const seen = await visitAs(site.browser, site.origin, member, options);
  await watchShifts(seen.page);
  await seen.page.goto(`${site.origin}/food/diary`);
  await waitForIdle(seen.page);
  await seen.page.getByRole("textbox", { name: "Notes" }).waitFor();
  return seen;
};

/** Texts of a part that are seen at the top of the window, not covered by anything else. */
const seenAtTop = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const texts = new Set<string>();
    for (let y = 2; y < 190; y += 6)
      for (let x = 20; x < 760 && x < innerWidth; x += 12) {
        const node = document.elementFromPoint(x, y);
        const words = (node?.textContent ?? "").trim();
        // A longer text belongs to a part of the page; figures and names are shorter.
        if (words.length < 40) texts.add(words);
      }
    return [...texts].join(" | ").replaceAll(/\s+/g, " ");
  });

describe.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
] as const)("sixty foods on a %s", (device, options) => {
  it("the day's sum and the heads of the columns stay in view, and nothing moves but by scrolling", async () => {
    const { page, context, complaints } = await open(options);
    const rows = page.locator("[data-meal=breakfast]").getByRole("rowheader");
    const heights = await rows.evaluateAll((cells) =>
      cells.map((cell) => cell.parentElement?.getBoundingClientRect().height),
    );
    if (device === "phone") expect(new Set(heights)).toEqual(new Set([56]));
    await rows.nth(20).evaluate((row) => row.scrollIntoView({ block: "center" }));
    await waitForPaint(page);
    await expect.poll(() => seenAtTop(page)).toMatch(/kcal (left|over)/);
    const seen = await seenAtTop(page);
    for (const part of [/C \d+ g/, /F \d+ g/, /P \d+ g/, /Breakfast/, device === "phone" ? /kcal/ : /Protein/])
      expect(seen).toMatch(part);
    await page.evaluate(() => scrollTo(0, 0));
    await waitForPaint(page);
    await expect.poll(() => seenAtTop(page)).not.toMatch(/C \d+ g/);
    expect(await shiftOf(page)).toBeLessThan(0.05);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("what sticks to the top never covers what has the focus, forwards and backwards", async () => {
    const { page, context } = await open(options);
    const covered: string[] = [];
    const look = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return undefined;
        const box = element.getBoundingClientRect();
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
        const isSeen = at !== null && (element.contains(at) || at.contains(element));
        return isSeen ? undefined : `${element.getAttribute("aria-label") ?? element.textContent} at ${box.top}`;
      });
    await page.getByRole("main").getByRole("button", { name: "Previous day" }).focus();
    for (const [key, stops] of [
      ["Tab", 70],
      ["Shift+Tab", 60],
    ] as const)
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press(key);
        const name = await look();
        if (name !== undefined) covered.push(`${key}: ${name}`);
      }
    expect(covered).toEqual([]);
    await context.close();
  });
});

it("a row names its food: it opens as a whole, and its dots copy and delete", async () => {
  const { page, context } = await open(PHONE);
  const row = page.locator("[data-meal=dinner] [data-entry]").first();
  const name = await row.getByRole("rowheader").locator("span").first().innerText();
  const edit = row.getByRole("button", { name: `Edit ${name}` });
  await row.scrollIntoViewIfNeeded();
  const [box, whole] = [await edit.boundingBox(), await row.boundingBox()];
  expect(box?.width).toBeGreaterThanOrEqual(whole?.width ?? 999);
  await page.touchscreen.tap((whole?.x ?? 0) + 150, (whole?.y ?? 0) + 12);
  await page.getByRole("textbox", { name: "Amount" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await row.getByRole("button", { name: `More options for ${name}` }).click();
  const menu = page.getByRole("menu");
  await expect
    .poll(() => menu.getByRole("menuitem").allInnerTexts())
    .toEqual(["Copy…", "Move back to planned", "Delete"]);
  await menu.getByRole("menuitem", { name: "Delete" }).click();
  await expect.poll(() => page.locator("[data-entry]").count()).toBe(59);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => page.locator("[data-entry]").count()).toBe(60);
  await context.close();
});
