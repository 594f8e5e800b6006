import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { chunkOf } from "../../support/chunk-of.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
const boxOf = (page: Page) => page.getByRole("combobox", { name: "Search foods to log" });
const found = (page: Page, name: RegExp) => page.getByRole("listbox").getByRole("option", { name }).first().waitFor();

it("slash, a word, Enter, again and again: the slash is never a letter", async () => {
  const { page, context } = await visitAs(site.browser, site.origin, await newMember(site.origin), DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  for (const [word, name] of [
    ["plum", /Plum/i],
    ["banana", /Banana/i],
  ] as const) {
    await page.keyboard.press("/");
    await page.keyboard.type(word);
    await found(page, name);
    await page.keyboard.press("Enter");
    await page.getByRole("main").getByRole("rowheader", { name }).waitFor();
    await expect.poll(() => boxOf(page).inputValue()).toBe("");
  }
  await page.keyboard.press("/");
  await page.keyboard.press("/");
  await expect.poll(() => boxOf(page).inputValue()).toBe("");
  await page.keyboard.type("1/2");
  await expect.poll(() => boxOf(page).inputValue()).toBe("1/2");
  await context.close();
});

it("the second Escape leaves the box, and the arrows turn the days again", async () => {
  const { page, context } = await visitAs(site.browser, site.origin, await newMember(site.origin), DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.keyboard.press("/");
  await page.keyboard.press("Escape");
  await expect.poll(() => boxOf(page).getAttribute("aria-expanded")).toBe("false");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("heading", { level: 1, name: "Yesterday" }).waitFor();
  await context.close();
});

it("a space belongs to what is typed, wherever the arrows went; Shift and Enter tick", async () => {
  const { page, context } = await visitAs(site.browser, site.origin, await newMember(site.origin), DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.keyboard.press("/");
  await page.keyboard.type("chicken");
  await found(page, /chicken/i);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type(" breast");
  await expect.poll(() => boxOf(page).inputValue()).toBe("chicken breast");
  await found(page, /breast/i);
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+Enter");
  await page.getByText("2 foods selected").waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByRole("main").getByRole("rowheader").count()).toBe(2);
  await context.close();
});

it("on a phone, back closes the panel, and a second one leaves the diary", async () => {
  const member = await memberWithDay(site.origin, today());
  const { page, context } = await visitAs(site.browser, site.origin, member, PHONE);
  await page.goto(site.origin);
  await page.getByRole("link", { name: "Open food diary" }).click();
  await waitForIdle(page);
  const add = page.getByRole("button", { name: "Add food to Dinner" });
  await add.click();
  await expect.poll(() => boxOf(page).getAttribute("aria-expanded")).toBe("true");
  await page.goBack();
  await expect.poll(() => boxOf(page).getAttribute("aria-expanded")).toBe("false");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/food/diary");
  // Closed otherwise, it leaves nothing behind that back would have to go through.
  await add.click();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await add.click();
  await boxOf(page).fill("plum");
  await page.getByRole("listbox").getByRole("option", { name: /Plum/i }).first().click();
  await page.getByRole("main").getByRole("rowheader", { name: /Plum/i }).waitFor();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  await context.close();
});

it("on the narrowest phone, every list of the box can be read", async () => {
  const narrow = { ...PHONE, viewport: { width: 320, height: 640 } };
  const { page, context } = await visitAs(site.browser, site.origin, await newMember(site.origin), narrow);
  await page.goto(`${site.origin}/food/diary#log`);
  await page.getByRole("tab").first().waitFor();
  const lefts = await page.getByRole("tab").evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().left));
  expect(Math.min(...lefts)).toBeGreaterThanOrEqual(0);
  await context.close();
});

it("who comes to log finds the box open and the cursor in it", async () => {
  const { page, context } = await visitAs(site.browser, site.origin, await newMember(site.origin), DESKTOP);
  await page.goto(`${site.origin}/food/diary#log`);
  await expect.poll(() => boxOf(page).getAttribute("aria-expanded")).toBe("true");
  await expect.poll(() => boxOf(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await context.close();
});

it("W40 Enter three times logs once; after the slash it logs what is usual", async () => {
  const { page, context } = await visitAs(site.browser, site.origin, await newMember(site.origin), DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  const rows = page.getByRole("main").getByRole("rowheader");
  await page.keyboard.press("/");
  await page.keyboard.type("plum");
  await found(page, /Plum/i);
  for (const key of ["Enter", "Enter", "Enter"]) await page.keyboard.press(key);
  await rows.first().waitFor();
  // The logged food is listed by now, and none of the list is marked.
  await found(page, /Plum/i);
  await page.keyboard.press("Enter");
  await expect.poll(() => boxOf(page).getAttribute("aria-activedescendant")).toBeNull();
  await expect.poll(() => rows.count()).toBe(1);
  await page.keyboard.press("/");
  await expect.poll(() => boxOf(page).getAttribute("aria-activedescendant")).not.toBeNull();
  await page.keyboard.press("Enter");
  await expect.poll(() => rows.count()).toBe(2);
  await context.close();
});

it("W41 the slot that was tapped holds for this logging: not after Escape and another day", async () => {
  const { page, context } = await visitAs(site.browser, site.origin, await newMember(site.origin), DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  const slot = page.getByLabel("Add to");
  await page.keyboard.press("/");
  const usual = await slot.inputValue();
  await page.keyboard.press("Escape");
  const other = usual === "dinner" ? "Breakfast" : "Dinner";
  await page.getByRole("button", { name: `Add food to ${other}` }).click();
  await expect.poll(() => slot.inputValue()).toBe(other.toLowerCase());
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("heading", { level: 1, name: "Yesterday" }).waitFor();
  await waitForIdle(page);
  await page.keyboard.press("/");
  await expect.poll(() => slot.inputValue()).toBe(usual);
  await context.close();
});

it("on a phone, back leads from the amount to the list with the query, then out of it", async () => {
  const { page, context } = await visitAs(site.browser, site.origin, await newMember(site.origin), PHONE);
  await page.goto(site.origin);
  await page.getByRole("link", { name: "Open food diary" }).click();
  await waitForIdle(page);
  await page.getByRole("button", { name: "Add food to Dinner" }).click();
  await boxOf(page).fill("plum");
  await found(page, /Plum/i);
  await boxOf(page).press("ArrowRight");
  await page.getByRole("textbox", { name: "Amount" }).waitFor();
  await page.goBack();
  await found(page, /Plum/i);
  await expect.poll(() => boxOf(page).inputValue()).toBe("plum");
  await page.goBack();
  await expect.poll(() => boxOf(page).getAttribute("aria-expanded")).toBe("false");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/food/diary");
  // Logged from the amount, both covers are gone from the history.
  await page.getByRole("button", { name: "Add food to Dinner" }).click();
  await boxOf(page).fill("plum");
  await found(page, /Plum/i);
  await boxOf(page).press("ArrowRight");
  await page.getByRole("button", { name: "Add to Dinner" }).click();
  await page.getByRole("main").getByRole("rowheader", { name: /Plum/i }).waitFor();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  await context.close();
});

it("F21 what is not here is said, logged by no Enter, and quick-added under its name", async () => {
  const { page, context } = await visitAs(site.browser, site.origin, await newMember(site.origin), PHONE);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await boxOf(page).click();
  await page.keyboard.type("ogbono soup");
  await page.getByText("No foods match “ogbono soup”.").waitFor();
  await found(page, /soup/i);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByRole("main").getByRole("rowheader").count()).toBe(0);
  await page.getByRole("link", { name: "Quick add “ogbono soup”" }).click();
  await page.waitForURL(/\/food\/quick-add\?/);
  await expect.poll(() => page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("ogbono soup");
  await context.close();
});

it("logs what was typed while the panel is still on its way; where it does not come, it can be asked for again", async () => {
  const { page, context } = await visitAs(site.browser, site.origin, await newMember(site.origin), DESKTOP);
  // Some browsers never ask again by the same address: it is asked for by others too.
  const panel = `${chunkOf("features/day/components/food-box/food-panel.tsx")}*`;
  await page.route(panel, (route) => route.abort());
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.keyboard.press("/");
  await page.keyboard.type("banana");
  await expect.poll(() => page.getByRole("listbox").count()).toBe(0);
  await page.keyboard.press("Enter");
  await page
    .getByRole("main")
    .getByRole("rowheader", { name: /Banana/i })
    .waitFor();
  await page.keyboard.type("plum");
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  await page.unroute(panel);
  await again.click();
  await found(page, /Plum/i);
  await expect.poll(() => boxOf(page).inputValue()).toBe("plum");
  await context.close();
});

it("the list that is chosen is seen to be chosen: our styles come behind the library's", async () => {
  const { page, context } = await visitAs(site.browser, site.origin, await newMember(site.origin), DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await boxOf(page).click();
  const lookOf = (name: string) =>
    page.getByRole("tab", { name, exact: true }).evaluate((tab) => {
      const { color, borderBottomWidth, borderBottomStyle } = getComputedStyle(tab);
      return { color, line: `${borderBottomWidth} ${borderBottomStyle}` };
    });
  const [chosen, other] = [await lookOf("Usual"), await lookOf("Recent")];
  expect(chosen.line).toBe("2px solid");
  expect(chosen.color).not.toBe(other.color);
  await context.close();
});
