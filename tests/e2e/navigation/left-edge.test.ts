import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { pageTable } from "@morsel/ui/build/page-table";
import { beforeAll, expect, it } from "vitest";
import { DESKTOP, visit } from "../../support/browser.ts";
import { memberWithDay, settled, today, visitAs } from "../../support/journey.ts";
import type { SignedInMember } from "../../support/member.ts";
import { addressFor, type Screen } from "../../support/screens.ts";
import { served } from "../../support/served.ts";

const site = served();
let member: SignedInMember;
beforeAll(async () => {
  member = await memberWithDay(site.origin, today());
});

const E2E = join(import.meta.dirname, "..");
const screens: readonly Screen[] = (
  await Promise.all(
    readdirSync(E2E, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("screens.ts"))
      .map(async (file) => (await import(/* @vite-ignore */ join(E2E, file))) as { screens: readonly Screen[] }),
  )
).flatMap((room) => room.screens);

const addressesOf = (who: Screen["who"]): readonly string[] => [
  ...new Set(screens.flatMap((screen) => (screen.who === who ? [screen.address] : []))),
];

/** Where the logo begins, and what of the page can be seen furthest to the left: letters, drawings, fields, what has a border. */
const edgesOf = (page: Page): Promise<{ readonly header: number; readonly main: number }> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean => {
      const { clipPath, position } = getComputedStyle(element);
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        clipPath === "none" &&
        position !== "fixed"
      );
    };
    const isInk = (colour: string): boolean => !/^(transparent|.*[,/] 0\))$/.test(colour);
    const isDrawn = (element: Element): boolean => {
      const { borderLeftWidth, borderLeftColor, backgroundColor } = getComputedStyle(element);
      const hasBorder = Number.parseFloat(borderLeftWidth) > 0 && isInk(borderLeftColor);
      return hasBorder || isInk(backgroundColor) || element.matches("svg, img, progress");
    };
    const lefts: number[] = [];
    for (const element of document.querySelectorAll("main *")) {
      if (element.closest("svg") !== null && !element.matches("svg")) continue;
      if (element.closest(".morsel-hidden") !== null || !isSeen(element)) continue;
      if (isDrawn(element)) lefts.push(element.getBoundingClientRect().left);
      for (const child of element.childNodes) {
        if (child.nodeType !== Node.TEXT_NODE || (child.textContent ?? "").trim() === "") continue;
        const range = document.createRange();
        range.selectNodeContents(child);
        lefts.push(...[...range.getClientRects()].filter(({ width }) => width > 0).map(({ left }) => left));
      }
    }
    return {
      header: document.querySelector("header a")?.getBoundingClientRect().left ?? -1,
      main: Math.min(...lefts),
    };
  });

it("all pages that a feature has registered are among those that are visited", () => {
  const visited = screens.map(({ address }) => address.replace(/[?#].*$/, ""));
  const isVisited = (path: string): boolean => {
    const parts = path.split("/");
    return visited.some((one) => {
      const own = one.split("/");
      return own.length === parts.length && parts.every((part, i) => part.startsWith("$") || part === own[i]);
    });
  };
  expect(pageTable().filter(({ path }) => !isVisited(path))).toEqual([]);
});

const WIDTHS = [1280, 375] as const;

it.concurrent.each(["visitor", "member"] as const)("every page of a %s begins where the header does", async (who) => {
  const { page, context } =
    who === "member" ? await visitAs(site.browser, site.origin, member, DESKTOP) : await visit(site.browser, DESKTOP);
  const wrong: unknown[] = [];
  for (const address of addressesOf(who)) {
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    await page.goto(site.origin + addressFor(address, member));
    await settled(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { header, main } = await edgesOf(page);
      if (Math.abs(header - main) > 1) wrong.push({ address, width, header, main });
    }
  }
  expect(wrong).toEqual([]);
  await context.close();
});
