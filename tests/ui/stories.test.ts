import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { openBrowser } from "../support/browser.ts";
import { serveFolder } from "../support/static-server.ts";

/** Every story is a test: it renders, complains about nothing, and axe finds nothing in either colour scheme. */
const folder = join(import.meta.dirname, "../../storybook/storybook-static");

type Story = {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
};

const stories = Object.values(
  (JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as { entries: Record<string, Story> }).entries,
).filter(({ type }) => type === "story");

let browser: Browser;
let page: Page;
let site: Awaited<ReturnType<typeof serveFolder>>;
const complaints: string[] = [];

beforeAll(async () => {
  site = await serveFolder(folder);
  browser = await openBrowser();
  page = await (
    await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" })
  ).newPage();
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    const { url } = message.location();
    // Storybook's own frame asks for an icon that a static folder does not have.
    if (message.type() === "error" && !url.endsWith("/favicon.ico")) complaints.push(`${message.text()} ${url}`);
  });
});
afterAll(async () => {
  await browser.close();
  site.close();
});

/** A fragment or a component is no page: what axe asks of whole pages is asked in the journeys. */
const PAGE_RULES = [
  "region",
  "page-has-heading-one",
  "landmark-one-main",
  "document-title",
  "html-has-lang",
  "landmark-unique",
  "heading-order",
];

describe("stories", () => {
  it("there are some", () => expect(stories.length).toBeGreaterThan(20));

  it.each(
    stories.flatMap((story) => ["light", "dark"].map((scheme) => [story.title, story.name, scheme, story.id] as const)),
  )("%s, %s, %s", async (_title, _name, scheme, id) => {
    complaints.length = 0;
    await page.goto(`${site.origin}/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme}`);
    await page.waitForFunction(() => {
      const shown = document.body.classList;
      return (
        shown.contains("sb-show-main") || shown.contains("sb-show-errordisplay") || shown.contains("sb-show-nopreview")
      );
    });
    await page.waitForSelector("#storybook-root > *, .sb-errordisplay", { state: "attached" });
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted(undefined)))),
    );
    expect(await page.evaluate(() => document.body.className)).toContain("sb-show-main");
    expect(complaints).toEqual([]);
    expect(await axeFindings(page, { within: "#storybook-root", off: PAGE_RULES })).toEqual([]);
  });
});
