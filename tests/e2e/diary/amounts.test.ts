import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember, type SignedInMember } from "../../support/member.ts";
import { watchNetwork } from "../../support/network.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

/** The diary of somebody who has just signed up. */
const newDiary = async () => {
  const member = await newMember(site.origin);
  const visit = await visitAs(site.browser, site.origin, member, DESKTOP);
  await visit.page.goto(`${site.origin}/food/diary`);
  await waitForIdle(visit.page);
  return { member, ...visit };
};

const stored = async (member: SignedInMember): Promise<readonly number[]> => {
  const day = (await (await member.call(`/api/services/diary/${today()}`)).json()) as {
    readonly entries: readonly { readonly grams: number }[];
  };
  return day.entries.map(({ grams }) => grams);
};

/** The amount of a food, opened by keyboard. */
const openAmount = async (page: Page, word: string, name: RegExp): Promise<void> => {
  await page.keyboard.press("/");
  await page.keyboard.type(word);
  // Letters before the last one find other foods, which the arrow would open.
  const first = page.getByRole("listbox").getByRole("option").first();
  await expect.poll(() => first.innerText({ timeout: 100 }).catch(() => "")).toMatch(name);
  await page.keyboard.press("ArrowRight");
  const amount = page.getByRole("textbox", { name: "Amount" });
  await expect.poll(() => amount.evaluate((element) => element === document.activeElement)).toBe(true);
  // The servings are there.
  await expect.poll(() => page.getByLabel("Serving").locator("option").count()).toBeGreaterThan(2);
};

/** Enters far too much butter, and waits for the question about it. */
const enterFarTooMuch = async (page: Page): Promise<void> => {
  await openAmount(page, "butter", /^Butter, salted/);
  await page.keyboard.type("3080 g");
  await page.keyboard.press("Enter");
  await page
    .getByRole("alert")
    .getByText(/far more than usual/)
    .waitFor();
};

it("D40 rice, 250, grams: 250 g, and Enter works in the list of servings; D38 the unit comes with the amount", async () => {
  const { member, page, context, complaints } = await newDiary();
  await openAmount(page, "rice", /rice/i);
  await page.keyboard.type("250");
  await page.keyboard.press("Tab");
  await page.keyboard.type("gr");
  await expect.poll(() => page.getByRole("textbox", { name: "Amount" }).inputValue()).toBe("250");
  await page.keyboard.press("Enter");
  await expect.poll(() => stored(member)).toEqual([250]);

  await openAmount(page, "rice", /rice/i);
  await page.keyboard.type("120 g");
  await expect.poll(() => page.getByLabel("Serving").inputValue()).toBe("g");
  await page.keyboard.press("Enter");
  await expect.poll(() => stored(member)).toEqual([250, 120]);
  expect(complaints).toEqual([]);
  await context.close();
});

it("D39 what is far too much is asked about once, with what was probably meant, and never refused", async () => {
  const { member, page, context, complaints } = await newDiary();
  await enterFarTooMuch(page);
  expect(await stored(member)).toEqual([]);
  const meant = page.getByRole("alert").getByRole("button", { name: /^I meant/ });
  const words = await meant.innerText();
  await meant.click();
  expect(words).toMatch(/I meant \d/);
  await page.getByRole("button", { name: /^Add to / }).click();
  await expect.poll(() => stored(member)).toHaveLength(1);
  expect((await stored(member))[0]).toBeLessThan(100);

  await enterFarTooMuch(page);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await stored(member)).at(-1)).toBe(3080);
  expect(complaints).toEqual([]);
  await context.close();
});

it("W15 a write is one request: its answer carries what changed, and nothing is read again", async () => {
  const { member, page, context } = await newDiary();
  const network = watchNetwork(page);
  await page.keyboard.press("/");
  await page.keyboard.type("plum");
  await page.getByRole("listbox").getByRole("option", { name: /Plum/i }).first().waitFor();
  // Waits for the requests of the page after its first paint, and those of the box for its lists.
  await network.quiet();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // The session and the notifications are polled by the clock, whatever is written.
    if (/^\/api\/services\/(?!notifications\/)/.test(pathname)) asked.push(`${request.method()} ${pathname}`);
  });
  await page.keyboard.press("Enter");
  await page.getByRole("main").getByRole("rowheader", { name: /Plum/i }).waitFor();
  await expect.poll(() => stored(member)).toHaveLength(1);
  await network.quiet();
  expect(asked).toEqual([`POST /api/services/diary/${today()}/entries`]);
  await context.close();
});
