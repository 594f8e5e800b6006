import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { dayBefore, logMeals, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { tabTo } from "../../support/input-methods.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

/** An action is a click, a key that is not part of a word, or a word typed. The product promises how few it takes. */
const site = serveServer();

const counting = (page: Page) => {
  let actions = 0;
  return {
    press: async (key: string) => {
      actions += 1;
      await page.keyboard.press(key);
    },
    type: async (word: string) => {
      actions += 1;
      await page.keyboard.type(word);
    },
    click: async (name: string | RegExp) => {
      actions += 1;
      await page.getByRole("main").getByRole("button", { name }).first().click();
    },
    count: () => actions,
  };
};

const eaten = async (page: Page): Promise<number> =>
  Number(
    (
      /^([\d,]+) eaten of/.exec(
        await page
          .getByText(/eaten of/)
          .first()
          .innerText(),
      )?.[1] ?? "NaN"
    ).replaceAll(",", ""),
  );

it("a known food takes three actions: slash, the word, Enter", async () => {
  const member = await newMember(site.origin);
  await logMeals(member, dayBefore(today()), [["lunch", "sr28-11090", 210]]);
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  const hand = counting(page);
  await hand.press("/");
  await hand.type("broc");
  await page
    .getByRole("listbox")
    .getByRole("option", { name: /Broccoli/ })
    .first()
    .waitFor();
  await hand.press("Enter");
  await expect.poll(() => eaten(page)).toBe(71);
  expect(hand.count()).toBeLessThanOrEqual(3);
  type Logged = { readonly entries: readonly { readonly food_id: string; readonly grams: number }[] };
  const logged = async () =>
    ((await (await member.call(`/api/services/diary/${today()}`)).json()) as Logged).entries.map(
      ({ food_id, grams }) => `${food_id} ${grams}`,
    );
  // The screen shows it before the server has it.
  await expect.poll(logged).toEqual(["sr28-11090 210"]);
  await context.close();
});

it("yesterday's breakfast takes two actions at most", async () => {
  const member = await newMember(site.origin);
  await logMeals(member, dayBefore(today()), [
    ["breakfast", "sr28-09040", 118],
    ["breakfast", "sr28-01123", 100],
  ]);
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  const hand = counting(page);
  await hand.click(/Copy yesterday’s Breakfast/i);
  await expect.poll(() => eaten(page)).toBe(248);
  expect(hand.count()).toBeLessThanOrEqual(2);
  await context.close();
});

it("the keyboard alone reaches and does everything a day needs", async () => {
  const member = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.keyboard.press("/");
  await page.keyboard.type("banana");
  await page
    .getByRole("listbox")
    .getByRole("option", { name: /Banana/ })
    .first()
    .waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => eaten(page)).toBeGreaterThan(50);
  const logged = await eaten(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await tabTo(page, page.getByRole("rowheader", { name: /Banana/ }).getByRole("button"));
  await page.keyboard.press("Enter");
  const amount = page.getByRole("textbox", { name: "Amount" });
  await expect.poll(() => amount.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type("1 1/2");
  await page.keyboard.press("Enter");
  await expect.poll(() => amount.count()).toBe(0);
  await expect.poll(() => eaten(page)).toBeGreaterThan(logged);
  const changed = await eaten(page);
  await page.keyboard.press("ArrowLeft");
  await page.waitForURL(/date=/);
  await expect.poll(() => eaten(page)).toBe(0);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => eaten(page)).toBe(changed);
  expect(complaints).toEqual([]);
  await context.close();
});

it("deleting can be undone", async () => {
  const member = await newMember(site.origin);
  await logMeals(member, today(), [["dinner", "sr28-04053", 14]]);
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page
    .getByRole("rowheader", { name: /Olive oil/ })
    .getByRole("button")
    .click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => eaten(page)).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => eaten(page)).toBe(124);
  await page.reload();
  await expect.poll(() => eaten(page)).toBe(124);
  await context.close();
});
