import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { dayBefore, logMeals, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";
import { shiftOf, watchShifts } from "../../support/steadiness.ts";

const site = serveServer();
/** A Wednesday: its week has days on both sides wherever weeks begin. */
const WEDNESDAY = "2026-01-14";
const [TUESDAY, MONDAY] = [dayBefore(WEDNESDAY), dayBefore(dayBefore(WEDNESDAY))];

it("W81 seven rings, each a link that says its day: tapped, turned by arrows, and right at once after a write", async () => {
  const member = await newMember(site.origin);
  await logMeals(member, MONDAY, [["lunch", "sr28-11090", 1000]]);
  await logMeals(member, WEDNESDAY, [["lunch", "sr28-11090", 500]]);
  const mark = (date: string, version: number, completeness: string) =>
    member.call(`/api/services/diary/${date}`, { method: "PATCH", body: { version, completeness } });
  expect((await mark(MONDAY, 0, "complete")).status).toBe(200);
  expect((await mark(TUESDAY, 0, "fasted")).status).toBe(200);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await watchShifts(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/services/diary") asked.push(search);
  });
  await page.goto(`${site.origin}/food/diary?date=${WEDNESDAY}`);
  await waitForIdle(page);
  const week = page.getByRole("navigation", { name: "Week" });
  const rings = week.getByRole("link");
  const names = async () =>
    (await rings.evaluateAll((all) => all.map((a) => a.getAttribute("aria-label") ?? ""))).map((name) =>
      name.replaceAll(/\s+/g, " "),
    );
  await expect
    .poll(names)
    .toEqual([
      "Monday, January 12, 340 of 1,441 kcal, complete",
      "Tuesday, January 13, fasted",
      "Wednesday, January 14, 170 of 1,441 kcal, partial",
      "Thursday, January 15, nothing logged",
      "Friday, January 16, nothing logged",
      "Saturday, January 17, nothing logged",
      "Sunday, January 18, nothing logged",
    ]);
  // The letters are drawn by the style, not written: a style that misses them leaves the rings without.
  const letters = await rings.evaluateAll((all) =>
    all.map((ring) => getComputedStyle(ring.firstElementChild ?? ring, "::before").content.replaceAll('"', "")),
  );
  expect(letters.join("")).toBe("MTWTFSS");
  expect(await shiftOf(page)).toBeLessThan(0.05);
  expect(asked).toEqual(["?from=2026-01-12&to=2026-01-18"]);

  await rings.nth(1).click();
  await page.getByRole("heading", { level: 1, name: "Tuesday" }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe(`?date=${TUESDAY}`);
  // By keyboard the focus goes along, day by day and to the ends of the week.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(focused).toMatch(/^Tuesday/);
  await page.keyboard.press("ArrowRight");
  await expect.poll(focused).toMatch(/^Wednesday/);
  await page.keyboard.press("Home");
  await expect.poll(focused).toMatch(/^Monday/);
  await page.getByRole("heading", { level: 1, name: "Monday" }).waitFor();
  await page.keyboard.press("End");
  await expect.poll(focused).toMatch(/^Sunday/);

  // A write on another day of the week is told by its own answer.
  await page.getByRole("button", { name: "More options for this day" }).click();
  await page.getByRole("menuitem", { name: /Copy another day here/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("From").fill(MONDAY);
  await dialog.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.poll(async () => (await names())[6]).toBe("Sunday, January 18, 340 of 1,441 kcal, partial");
  await rings.nth(5).click();
  await page.getByRole("heading", { level: 1, name: "Saturday" }).waitFor();
  expect((await names())[6]).toBe("Sunday, January 18, 340 of 1,441 kcal, partial");
  expect(asked).toHaveLength(1);

  // An English page of a member in Germany begins on Monday; a member may choose another day.
  const change = { version: 0, week_starts_on: "sunday" };
  expect((await member.call("/api/services/diary-settings", { method: "PATCH", body: change })).status).toBe(200);
  await page.goto(`${site.origin}/food/diary?date=${WEDNESDAY}`);
  await expect.poll(async () => (await names())[0]).toMatch(/^Sunday, January 11/);
  expect(complaints).toEqual([]);
  await context.close();
});

it("the second stop of Tab is the search, on a phone as well; one stop is the week", async () => {
  const member = await newMember(site.origin);
  await logMeals(member, today(), [["lunch", "sr28-11090", 100]]);
  for (const device of [DESKTOP, PHONE]) {
    const { page, context } = await visitAs(site.browser, site.origin, member, device);
    await page.goto(`${site.origin}/food/diary`);
    await waitForIdle(page);
    await page.getByRole("navigation", { name: "Week" }).getByRole("link").first().waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const box = page.getByRole("combobox", { name: "Search foods to log" });
    await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => box.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("nav[aria-label=Week] a[tabindex='0']").count()).toBe(1);
    await context.close();
  }
});

it("W84 a first day offers everyday foods and quick add, and one tap logs", async () => {
  const { page, context, complaints } = await visitAs(site.browser, site.origin, await newMember(site.origin), PHONE);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  const offers = page.locator("[data-offer=usual]");
  await expect.poll(() => offers.count()).toBe(4);
  await expect.poll(() => offers.first().innerText()).toMatch(/\d\s(kcal|kJ)/);
  await page.locator("[data-offer='quick add']").click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).waitFor();
  await page.keyboard.press("Escape");
  // Every other slot offers its own when food is added to it.
  await page.getByRole("button", { name: "Add food to Breakfast" }).click();
  await page.getByRole("option", { name: /Egg, boiled/ }).click();
  await page.getByRole("rowheader", { name: /Egg, boiled/ }).waitFor();
  await expect.poll(() => page.locator("[data-offer='quick add']").count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
