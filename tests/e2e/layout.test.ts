import { beforeAll, describe, expect, it } from "vitest";
import { DESKTOP, openBrowser, PHONE, visit } from "../support/browser.ts";
import { dayBefore, logThrough, memberWithDay, settled, today, visitAs } from "../support/journey.ts";
import type { SignedInMember } from "../support/member.ts";
import { letterColumns, overflowOf, overprints } from "../support/room.ts";
import { served } from "../support/served.ts";
import { shiftOf, smallTargets, watchShifts } from "../support/steadiness.ts";

/** Nothing jumps while a page fills, nothing is wider than the narrowest phone, a finger finds everything. */
const site = served();
let member: SignedInMember;

beforeAll(async () => {
  member = await memberWithDay(site.origin, dayBefore(today()));
  await logThrough(member, today(), [["lunch", "sr28-11090", 180]]);
});

const FOOD = "/food/calorie-chart-nutrition-facts/banana--sr28-09040";
const LIST = "/food/calorie-chart-nutrition-facts?q=milk";
const VISITOR_SCREENS = [
  "/",
  "/account/login",
  "/account/create/welcome?step=body",
  "/account/create",
  "/nutrition-facts-calories",
  "/nutrition-facts-calories?q=banana",
  "/no-such-page",
];
const MEMBER_SCREENS = [
  "/",
  "/food/diary",
  "/food/diary?date=2026-01-14",
  FOOD,
  "/account/my-goals",
  "/account/settings",
  "/account/diary-settings",
];
const NARROW = { ...PHONE, viewport: { width: 320, height: 640 } };
/** As far as pages may move by the measure of which 0.1 counts as good. */
const STEADY = 0.05;

describe.each([
  ["the narrowest phone", NARROW],
  ["a desktop", DESKTOP],
] as const)("%s", (_device, options) => {
  it.concurrent.each([
    ["a visitor", VISITOR_SCREENS],
    ["a member", MEMBER_SCREENS],
  ] as const)("every screen of %s stands still and fits", async (who, screens) => {
    const { context, page } =
      who === "a member"
        ? await visitAs(site.browser, site.origin, member, options)
        : await visit(site.browser, options);
    await watchShifts(page);
    const findings: string[] = [];
    for (const screen of screens) {
      await page.goto(site.origin + screen, { waitUntil: "networkidle" });
      await settled(page);
      const shift = await shiftOf(page);
      if (shift >= STEADY) findings.push(`${screen} jumps by ${shift.toFixed(3)}`);
      const overflow = await overflowOf(page);
      if (overflow > 0) findings.push(`${screen} is ${overflow} px wider than the window`);
      findings.push(...(await smallTargets(page)).map((target) => `${screen} has a small target: ${target}`));
    }
    expect(findings).toEqual([]);
    await context.close();
  });
});

/** WCAG 1.4.4. The reader's own setting moves the breakpoints, a style of the root does not: both have to be readable. */
describe.each([
  ["by the browser's font size", ["--blink-settings=defaultFontSize=32"], ""],
  ["by the root's font size", [], "200%"],
] as const)("letters of twice the size, %s", (_way, flags, rootSize) => {
  it.concurrent.each([
    ["a phone", PHONE],
    ["a desktop", DESKTOP],
  ] as const)("every screen can be read on %s", async (_device, options) => {
    const browser = await openBrowser(...flags);
    try {
      const findings: string[] = [];
      for (const [screens, seen] of [
        [[...MEMBER_SCREENS, LIST], await visitAs(browser, site.origin, member, options)],
        [VISITOR_SCREENS, await visit(browser, options)],
      ] as const) {
        const { page } = seen;
        for (const screen of screens) {
          await page.goto(site.origin + screen);
          await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), rootSize);
          await settled(page);
          if (screen === "/food/diary") {
            await page.getByRole("combobox", { name: "Search foods to log" }).fill("milk");
            await page.getByRole("option", { name: /^Milk/ }).first().waitFor();
            findings.push(...(await letterColumns(page)).map((words) => `the search breaks “${words}”`));
            await page.getByRole("button", { name: "Close", exact: true }).click();
          }
          const overflow = await overflowOf(page);
          if (overflow > 0) findings.push(`${screen} is ${overflow} px wider than the window`);
          findings.push(...(await letterColumns(page)).map((words) => `${screen} breaks “${words}”`));
          findings.push(...(await overprints(page)).map((words) => `${screen} prints over: ${words}`));
        }
        await seen.context.close();
      }
      expect(findings).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});

it("a member outside of the US sees the EU declaration first, the Nutrition Facts a tap later, and where the page stands in the menu", async () => {
  const { context, page } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(site.origin + FOOD);
  await page.getByRole("heading", { name: "Nutrition declaration" }).waitFor();
  await page.getByRole("radio", { name: "US" }).check({ force: true });
  await page.getByRole("heading", { name: "Nutrition Facts" }).waitFor();
  const current = page.getByRole("navigation").locator("[aria-current]:visible");
  expect(await current.allInnerTexts()).toEqual(["Food database"]);
  await context.close();
});
