import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { logMeals, waitForIdle, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { overflowOf } from "../../support/room.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

const before = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The width of the paper without its margins of 15 mm, and its size in points, as a PDF says it. */
const PAPERS = [
  { format: "A4", width: 680, box: /\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/ },
  { format: "Letter", width: 702, box: /\/MediaBox \[0 0 612(\.\d+)? 792(\.\d+)?\]/ },
] as const;

it("W154 a diary is printed on A4 and Letter: nothing is cut off, and what is for the screen stays there", async () => {
  const member = await newMember(site.origin, { time_zone: "UTC" });
  for (let day = 1; day < 6; day += 1)
    await logMeals(
      member,
      before(day),
      ["breakfast", "lunch", "dinner", "snacks"].flatMap((meal) => [
        [meal, "sr28-09040", 118],
        [meal, "sr28-11090", 80],
      ]) as [string, string, number][],
    );
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/reports/printable-diary/${member.username}`);
  await waitForIdle(page);
  await expect.poll(() => page.locator("main section table").count()).toBe(5);
  const calories = page.getByRole("row", { name: /^Day total/ }).first();
  await expect.poll(() => calories.textContent()).toMatch(/529/);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const { format, width, box } of PAPERS) {
    await page.setViewportSize({ width, height: 960 });
    expect([format, await overflowOf(page)]).toEqual([format, 0]);
    for (const hidden of [
      page.getByRole("banner"),
      page.getByRole("button", { name: "Print" }),
      page.getByLabel("From", { exact: true }),
    ])
      await expect.poll(() => hidden.isVisible()).toBe(false);
    const ink = await page
      .locator("tfoot th")
      .first()
      .evaluate((cell) => getComputedStyle(cell).color);
    expect(ink).toBe("rgb(0, 0, 0)");
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf).toMatch(box);
    const pages = pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
    expect(pages >= 2 && pages <= 4).toBe(true);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

it("W152 W153 a locked diary opens to a visitor with its key, which the owner gave it", async () => {
  const member = await newMember(site.origin, { time_zone: "UTC" });
  await logMeals(member, before(1), [["lunch", "sr28-09040", 118]]);
  const owner = await visitAs(site.browser, site.origin, member, DESKTOP);
  await owner.page.goto(`${site.origin}/account/sharing`);
  await waitForIdle(owner.page);
  await owner.page.getByText("Anyone with a key").click();
  await owner.page.getByRole("textbox", { name: "Key" }).fill("for my doctor");
  await owner.page.getByRole("button", { name: "Save" }).click();
  await owner.page.getByText("Saved").waitFor();
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.origin}/reports/printable-diary/${member.username}`);
  await page.getByText("isn’t shared with you").waitFor();
  await page.getByLabel("Diary key").fill("for my doctor");
  await page.getByRole("button", { name: "Open diary" }).click();
  await page.getByRole("row", { name: /^Day total/ }).waitFor();
  await expect.poll(() => page.getByRole("checkbox", { name: "Notes" }).count()).toBe(0);
  expect(owner.complaints).toEqual([]);
  await owner.context.close();
  await context.close();
});
