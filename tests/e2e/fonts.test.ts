import { afterAll, beforeAll, expect, it } from "vitest";
import type { Browser } from "playwright-core";
import { openBrowser } from "../support/browser.ts";
import { FONTS } from "../support/apply-look.ts";

/** Proportional fonts that systems bring; those that this machine lacks are shown in one that it has. */
const COMMON = [
  "sans-serif",
  "serif",
  "system-ui",
  "Arial",
  "Segoe UI",
  "Roboto",
  "Verdana",
  "DejaVu Sans",
  "Liberation Sans",
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it("the fonts of the tests are narrower and wider than those that machines have", async () => {
  const page = await browser.newPage();
  const widths = await page.evaluate(
    async ([fonts, common]) => {
      const text = "Search foods to log: 1,234.5 kcal left today";
      const canvas = document.createElement("canvas").getContext("2d");
      const widthIn = (family: string): number => {
        if (canvas === null) return Number.NaN;
        canvas.font = `100px ${family}`;
        return canvas.measureText(text).width;
      };
      for (const [name, bytes] of Object.entries(fonts))
        document.fonts.add(
          await new FontFace(
            name,
            Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0)),
          ).load(),
        );
      return {
        narrowest: widthIn("narrowest"),
        widest: widthIn("widest"),
        common: common.map((family) => widthIn(family.includes(" ") ? `"${family}"` : family)),
      };
    },
    [FONTS, COMMON] as const,
  );
  expect(widths.narrowest).toBeLessThan(Math.min(...widths.common) * 0.8);
  expect(widths.widest).toBeGreaterThan(Math.max(...widths.common) * 1.2);
});
