import { SANS, STAND_INS } from "@morsel/ui/scripts/fonts/recipe";
import { readFileSync } from "node:fs";
import type { Page, Route } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { DESKTOP, waitForPaint, PHONE } from "../support/browser.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../support/journey.ts";
import type { SignedInMember } from "../support/member.ts";
import { watchNetwork } from "../support/network.ts";
import { serveServer } from "../support/served.ts";
import { facesWithFonts, withStandIns } from "../support/stand-ins.ts";
import { shiftOf, watchShifts } from "../support/steadiness.ts";

const site = serveServer();

const SENTENCES = [
  "Type two letters, press Enter, and see what is left of your day: 1,234 kcal.",
  "Gib zwei Buchstaben ein und sieh, was heute noch übrig ist: 1.234 kcal.",
  "Tapez deux lettres et voyez ce qu’il vous reste aujourd’hui : 1 234 kcal.",
  "Escribe dos letras y mira cuánto te queda hoy: 1234 kcal.",
  "Skriv två bokstäver och se vad som är kvar av dagen: 1 234 kcal.",
  "Typ twee letters en zie wat er vandaag nog over is: 1.234 kcal.",
  "Digite duas letras e veja quanto ainda resta hoje: 1.234 kcal.",
  "Ketik dua huruf dan lihat sisa hari ini: 1.234 kkal.",
];

/** As far as letters themselves may grow or shrink, of 0.1 which browsers call good; where lines begin is asked besides. */
const STEADY = 0.01;

type Box = { readonly width: number; readonly height: number };

const boxesIn = (page: Page, family: string, weight: number): Promise<readonly Box[]> =>
  page.evaluate(
    async ([sentences, family, weight]) => {
      const lines = sentences.map((words) => {
        const line = document.body.appendChild(document.createElement("span"));
        line.style.cssText = `display: inline-block; white-space: nowrap; font: ${weight} 100px "${family}"; font-variant-numeric: tabular-nums`;
        line.textContent = words;
        return line;
      });
      await document.fonts.load(`${weight} 100px "${family}"`, sentences.join(""));
      const boxes = lines.map((line) => line.getBoundingClientRect()).map(({ width, height }) => ({ width, height }));
      for (const line of lines) line.remove();
      return boxes;
    },
    [SENTENCES, family, weight] as const,
  );

describe("what stands in for a font until it is there", () => {
  it.each(STAND_INS.map((standIn) => [`${standIn.family} at ${standIn.weight}`, standIn] as const))(
    "is as wide and as high as it: %s",
    async (_name, { family, of, weight }) => {
      const page = await site.browser.newPage();
      await page.setContent(`<style>${facesWithFonts()}</style>`);
      const [ours, theirs] = [await boxesIn(page, of.name, weight), await boxesIn(page, family, weight)];
      await page.close();
      // Read in one of the machine's instead, both would be alike however they were declared.
      expect(theirs).not.toEqual(ours);
      const sum = (boxes: readonly Box[]) => boxes.reduce((all, { width }) => all + width, 0);
      expect(Math.abs(sum(theirs) / sum(ours) - 1)).toBeLessThan(0.02);
      ours.forEach(({ width, height }, i) => {
        expect(Math.abs((theirs[i]?.width ?? 0) / width - 1), SENTENCES[i]).toBeLessThan(0.04);
        expect(Math.abs((theirs[i]?.height ?? 0) - height), SENTENCES[i]).toBeLessThanOrEqual(1);
      });
    },
  );
});

type Line = { readonly words: string; readonly top: number };

/** Start of each line of text. */
const linesOf = (page: Page): Promise<readonly Line[]> =>
  page.evaluate(() => {
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.parentElement?.checkVisibility() !== true || (node.textContent ?? "").trim() === "") continue;
      // The foot gives way to what comes above it after the first paint, fonts or no fonts.
      if (node.parentElement.closest("footer") !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // An ellipsis parts a line into two boxes of one height.
      for (const top of new Set([...range.getClientRects()].map((box) => box.top)))
        lines.push({ words: node.textContent ?? "", top });
    }
    return lines;
  });

describe.concurrent("when the fonts arrive late", () => {
  let member: SignedInMember;
  beforeAll(async () => {
    member = await memberWithDay(site.origin, today());
  });

  it.each([
    ["a diary on a phone", "/food/diary", PHONE],
    ["a diary on a desk", "/food/diary", DESKTOP],
    ["a food on a phone", "/food/calorie-chart-nutrition-facts/banana--sr28-09040", PHONE],
    ["the goals on a desk", "/account/my-goals", DESKTOP],
  ])("nothing moves: %s", async (_name, address, options) => {
    const { page, context } = await visitAs(site.browser, site.origin, member, options);
    const held: Route[] = [];
    const asked: string[] = [];
    await page.route("**/assets/*.css", async (route) => {
      const answer = await route.fetch();
      const css = withStandIns(await answer.text(), (path) => `url("/stand-in${path}")`);
      await route.fulfill({ response: answer, body: css });
    });
    await page.route("**/stand-in/**", (route) =>
      route.fulfill({
        body: readFileSync(new URL(route.request().url()).pathname.slice("/stand-in".length)),
        contentType: "font/woff2",
      }),
    );
    await page.route("**/assets/*.woff2", (route) => {
      asked.push(new URL(route.request().url()).pathname);
      held.push(route);
    });
    await watchShifts(page);
    const network = watchNetwork(page, "font");
    await page.goto(site.origin + address, { waitUntil: "commit" });
    await waitForIdle(page);
    const isThere = (family: string) =>
      page.evaluate(
        (family) =>
          [...document.fonts].some((face) => face.family.replaceAll('"', "") === family && face.status === "loaded"),
        family,
      );
    // A machine has them at once; here they are fetched.
    await page.evaluate(
      (faces) => Promise.all(faces.map((face) => document.fonts.load(face))),
      ['400 16px "Inter Arial"', '600 16px "Inter Arial"', '500 16px "Newsreader Georgia"'],
    );
    expect(await isThere("Inter Arial")).toBe(true);
    // Parts that come after the first paint, such as a chart, move lines too, so they must be there before lines are compared.
    await network.quiet();
    await waitForPaint(page);
    expect(await isThere(SANS.name)).toBe(false);
    const before = { shift: await shiftOf(page), lines: await linesOf(page) };
    for (const route of held) await route.continue();
    await page.waitForFunction(() => document.fonts.status === "loaded");
    await waitForPaint(page);
    await waitForPaint(page);
    expect(await isThere(SANS.name)).toBe(true);
    expect((await shiftOf(page)) - before.shift).toBeLessThan(STEADY);
    // Parts that come after the first paint stand at the end, in room of their own.
    const known = new Set(before.lines.map(({ words }) => words));
    const after = (await linesOf(page)).filter(({ words }) => known.has(words));
    expect(after.map(({ words }) => words)).toEqual(before.lines.map(({ words }) => words));
    // A line of a stand-in may be a pixel higher, as its own test says: some of them are left at the end of a page.
    const moved = after.filter(({ top }, i) => Math.abs(top - (before.lines[i]?.top ?? 0)) > 6);
    expect(moved).toEqual([]);
    // Each once: what is sent along is what the page then uses.
    expect(asked).toHaveLength(new Set(asked).size);
    expect(asked).toHaveLength(3);
    await context.close();
  });
});
