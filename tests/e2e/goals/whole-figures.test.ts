import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { PHONE } from "../../support/browser.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../../support/journey.ts";
import type { SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
let member: SignedInMember;
beforeAll(async () => {
  member = await memberWithDay(site.origin, today());
});

/** Figures whose unit stands on another line, and those that are cut. */
const broken = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      for (const { index, 0: figure } of text.matchAll(/\d[\d.,]*\s(?:kcal|kJ|g|mg|µg|ml|kg)\b/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + figure.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) wrong.push(figure);
      }
    }
    return wrong;
  });

const isCut = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => {
    const select = element as HTMLSelectElement;
    const style = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    if (pen === null) return true;
    pen.font = style.font;
    const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return pen.measureText(select.selectedOptions[0]?.text ?? "").width > room;
  });

describe("figures on a phone", () => {
  it.each(["/", "/account/my-goals", "/food/calorie-chart-nutrition-facts/banana--sr28-09040"])(
    "keep their units beside them on %s, however narrow it is",
    async (path) => {
      const { page, context } = await visitAs(site.browser, site.origin, member, PHONE);
      await page.goto(site.origin + path);
      await waitForIdle(page);
      for (const width of [430, 375, 360, 340, 320, 300]) {
        await page.setViewportSize({ width, height: 812 });
        expect([width, await broken(page)]).toEqual([width, []]);
      }
      await context.close();
    },
  );

  it("shares of a goal are read whole at 375 px", async () => {
    const { page, context } = await visitAs(site.browser, site.origin, member, PHONE);
    await page.goto(`${site.origin}/account/my-goals`);
    await waitForIdle(page);
    await page.getByText("Energy and macros").click();
    const shares = page.getByRole("group", { name: "Calories by macro" }).getByRole("combobox");
    await expect.poll(() => shares.count()).toBe(3);
    for (const share of await shares.all()) expect(await isCut(share)).toBe(false);
    await context.close();
  });
});
