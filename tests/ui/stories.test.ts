import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { openBrowser, painted } from "../support/browser.ts";
import { serveFolder } from "../support/static-server.ts";

/** Every story is a test: it renders, complains about nothing, and axe finds nothing in either colour scheme. */
const folder = join(import.meta.dirname, "../../storybook/storybook-static");

type Story = { readonly id: string; readonly title: string; readonly name: string; readonly type: string };

const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as { entries: Record<string, Story> };
const stories = Object.values(entries).filter(({ type }) => type === "story");

/** A page and what it complained about since it was last lent. */
type Lent = { readonly page: Page; readonly complaints: string[] };

const PAGES = 3;
const idle: Lent[] = [];
const waiting: ((lent: Lent) => void)[] = [];
const borrow = (): Promise<Lent> => {
  const lent = idle.pop();
  return lent === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(lent);
};
const giveBack = (lent: Lent): void => {
  const next = waiting.shift();
  if (next === undefined) idle.push(lent);
  else next(lent);
};

let browser: Browser;
let site: Awaited<ReturnType<typeof serveFolder>>;

const openPage = async (): Promise<Lent> => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    const { url } = message.location();
    // Storybook's own frame asks for an icon that a static folder does not have.
    if (message.type() === "error" && !url.endsWith("/favicon.ico")) complaints.push(`${message.text()} ${url}`);
  });
  return { page, complaints };
};

beforeAll(async () => {
  site = await serveFolder(folder);
  browser = await openBrowser();
  for (let n = 0; n < PAGES; n += 1) idle.push(await openPage());
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

type StorybookWindow = {
  readonly __STORYBOOK_PREVIEW__: {
    readonly currentRender?: { readonly id?: string; readonly phase?: string };
    readonly channel: { readonly emit: (event: string, what: unknown) => void };
  };
};

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 375, height: 812 };

/** As the toolbar and the sidebar do: the frame stays, the story in it changes, or its colours. */
const tell = (page: Page, event: string, what: unknown): Promise<void> =>
  page.evaluate(
    ([event, what]) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookWindow;
      preview.channel.emit(event, what);
    },
    [event, what] as const,
  );

const inColours = async (page: Page, scheme: "light" | "dark"): Promise<void> => {
  await tell(page, "updateGlobals", { globals: { scheme } });
  await page.waitForFunction((wanted) => document.documentElement.dataset["mantineColorScheme"] === wanted, scheme);
  await painted(page);
};

/** Before its first story the frame is loaded with it; the add-on's own run of axe is off: two runs at once refuse each other. */
const show = async (page: Page, id: string): Promise<void> => {
  if (page.url() === "about:blank")
    await page.goto(`${site.origin}/iframe.html?id=${id}&viewMode=story&globals=scheme:light;a11y.manual:!true`);
  else {
    await tell(page, "updateGlobals", { globals: { scheme: "light" } });
    await tell(page, "setCurrentStory", { storyId: id, viewMode: "story" });
  }
  // A story's play function waits for what the story is about, such as a day that has arrived.
  await page.waitForFunction((wanted) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookWindow;
    const { id, phase } = preview?.currentRender ?? {};
    return id === wanted && ["finished", "errored"].includes(phase ?? "");
  }, id);
  await page.waitForSelector("#storybook-root > *, .sb-errordisplay", { state: "attached" });
  expect(await page.evaluate(() => document.body.className)).toContain("sb-show-main");
  await page.waitForFunction(() => document.documentElement.dataset["mantineColorScheme"] === "light");
  await painted(page);
};

const look = async ({ page, complaints }: Lent, id: string): Promise<void> => {
  complaints.length = 0;
  await page.setViewportSize(id.endsWith("-on-a-phone") ? PHONE : DESK);
  await show(page, id);
  expect(await axeFindings(page, { within: "#storybook-root", off: PAGE_RULES })).toEqual([]);
  await inColours(page, "dark");
  expect(await axeFindings(page, { within: "#storybook-root", off: PAGE_RULES })).toEqual([]);
  expect(complaints).toEqual([]);
};

describe.concurrent("stories", () => {
  it("there are some", () => expect(stories.length).toBeGreaterThan(50));

  it.each(stories.map(({ title, name, id }) => [title, name, id] as const))(
    "%s, %s, light and dark",
    async (_title, _name, id) => {
      const lent = await borrow();
      try {
        await look(lent, id);
      } catch (problem) {
        // What a broken story leaves behind is not the next one's: it begins with a new frame.
        await lent.page.goto("about:blank");
        throw problem;
      } finally {
        giveBack(lent);
      }
    },
  );
});
