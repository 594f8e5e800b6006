import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, waitForPaint } from "../support/browser.ts";
import { debuggerOf } from "../support/debugger.ts";
import { applyLook, reapplyLook } from "../support/apply-look.ts";
import { focusFindings } from "../support/focus-walk.ts";
import { makePagePool, type PooledPage } from "../support/page-pool.ts";
import { isFullSweep, looksFor, SIZES, wordsOf, type Look } from "../support/looks.ts";
import { PAGE_CHROME, findingsIn } from "../support/questions.ts";
import { overflowOf } from "../support/room.ts";
import { serveFolder } from "../support/static-server.ts";

/**
 * Every story is a test. It is opened once, in the look that follows from its name: it renders, the console stays quiet, and it is as
 * narrow as a phone and a tablet. A component's story is also asked for axe, layout and the order of Tab; `e2e/sweep` asks those of
 * whole screens. `npm run sweep` opens each story in every look and asks everything.
 */
const folder = join(import.meta.dirname, "../../storybook/storybook-static");

type Story = { readonly id: string; readonly title: string; readonly name: string; readonly type: string };

const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as { entries: Record<string, Story> };
const stories = Object.values(entries).filter(({ type }) => type === "story");

let browser: Browser;
let site: Awaited<ReturnType<typeof serveFolder>>;

const openPage = async (): Promise<PooledPage> => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    const { url } = message.location();
    // Storybook's own frame asks for an icon that a static folder does not have.
    // So it does of arguments that are no JSON, such as a ref.
    // And axe asks each frame: the one that shows a letter is closed off and has no origin.
    const isStorybooks =
      url.endsWith("/favicon.ico") ||
      message.text().startsWith("We've detected a cycle in arg") ||
      message.text().startsWith("Failed to execute 'postMessage' on 'DOMWindow'");
    if (["error", "warning"].includes(message.type()) && !isStorybooks)
      complaints.push(`the console says: ${message.text()} ${url}`);
  });
  return { page, complaints };
};

beforeAll(async () => {
  site = await serveFolder(folder);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  site.close();
});

/** A fragment or a component is no page: what axe asks of whole pages is asked of the screens. */
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

/** As the toolbar and the sidebar do: the frame stays, the story in it changes, or its colours. */
const tell = (page: Page, event: string, what: unknown): Promise<void> =>
  page.evaluate(
    ([event, what]) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookWindow;
      preview.channel.emit(event, what);
    },
    [event, what] as const,
  );

/** Until the story that stands there has followed: a story that is left halfway complains. */
const inScheme = async (page: Page, scheme: Look["scheme"]): Promise<void> => {
  const isIn = () => page.evaluate(() => document.documentElement.dataset["mantineColorScheme"]);
  if ((await isIn()) === scheme) return;
  await tell(page, "updateGlobals", { globals: { scheme } });
  await page.waitForFunction((scheme) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookWindow;
    const isDone = ["finished", "errored"].includes(preview.currentRender?.phase ?? "");
    return isDone && document.documentElement.dataset["mantineColorScheme"] === scheme;
  }, scheme);
};

/** The frame is loaded with a story; the add-on's own run of axe is off: two runs at once refuse each other. */
const load = async (page: Page, id: string, look: Look): Promise<void> => {
  await applyLook(page, look);
  await page.goto(`${site.origin}/iframe.html?id=${id}&viewMode=story&globals=scheme:${look.scheme};a11y.manual:!true`);
};

/** A story's play function waits for what the story is about, such as a day that has arrived. */
const finished = (page: Page, id: string): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookWindow;
    const { id, phase } = preview?.currentRender ?? {};
    return id === wanted && ["finished", "errored"].includes(phase ?? "");
  }, id);

/** Describes the state of a frame whose story did not finish. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookWindow;
    const { id = "no story", phase = "no phase" } = preview?.currentRender ?? {};
    return `${id}, ${phase}, ${document.body.className}, ${location.search}`;
  });

/**
 * Storybook's frame was seen not to come to the story that it was told, once, for an unknown reason. The test says where the frame
 * stands and loads the story anew; a story that never finishes by itself does not finish there either.
 */
const follow = async (page: Page, id: string, look: Look): Promise<void> => {
  if (page.viewportSize()?.width !== SIZES[look.size].width) await page.setViewportSize(SIZES[look.size]);
  await reapplyLook(page, look);
  await inScheme(page, look.scheme);
  await tell(page, "setCurrentStory", { storyId: id, viewMode: "story" });
  try {
    await finished(page, id);
  } catch (problem) {
    process.stderr.write(`${id}: the frame stands at ${await standing(page)} (${String(problem)})\n`);
    await load(page, id, look);
    await finished(page, id);
  }
};

const show = async (page: Page, id: string, look: Look): Promise<void> => {
  if (page.url() === "about:blank") {
    await load(page, id, look);
    await finished(page, id);
  } else await follow(page, id, look);
  await page.waitForSelector("#storybook-root > *, .sb-errordisplay", { state: "attached" });
  expect(await page.evaluate(() => document.body.className)).toContain("sb-show-main");
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset["mantineColorScheme"] === scheme,
    look.scheme,
  );
  await waitForPaint(page);
};

/** Widths of phones and tablets: no story is wider than its window there, whatever its look. */
const NARROW: readonly Look["size"][] = ["320 px", "375 px", "768 px"];

/** Resizes by the debugger, which waits for no window, and gives the page its own size back. */
const overflowFindings = async (page: Page, look: Look): Promise<readonly string[]> => {
  const session = await debuggerOf(page);
  const resize = (size: Look["size"]) =>
    session.send("Emulation.setDeviceMetricsOverride", { ...SIZES[size], deviceScaleFactor: 1, mobile: false });
  const found: string[] = [];
  const note = (size: Look["size"], overflow: number): void => {
    if (overflow > 0) found.push(`at ${size} it is ${overflow} px wider than the window`);
  };
  note(look.size, await overflowOf(page));
  for (const size of NARROW.filter((one) => one !== look.size)) {
    await resize(size);
    note(size, await overflowOf(page));
  }
  await resize(look.size);
  return found;
};

/** Header, footer and menus around a screen are asked about in the stories of the layout and in the sweep. */
const touchFindings = async (page: Page, without: readonly string[]): Promise<readonly string[]> => [
  ...(await findingsIn(page, { within: "#storybook-root", without, off: PAGE_RULES })),
  ...(await focusFindings(page)),
];

const ask = async ({ page, complaints }: PooledPage, { id, title }: Story, look: Look): Promise<readonly string[]> => {
  const isScreen = title.startsWith("Screens/");
  await show(page, id, look);
  return [
    ...(isScreen && !isFullSweep ? [] : await touchFindings(page, isScreen ? PAGE_CHROME : [])),
    ...(await overflowFindings(page, look)),
    ...complaints,
  ];
};

/** A story that says it is about a phone is seen on one. */
const looksOf = ({ id }: Story): readonly Look[] =>
  looksFor(id).map((look) => (id.endsWith("-on-a-phone") ? { ...look, size: "375 px" } : look));

/** One look after the other: to put a story into other colours, letters or another window costs as much as to look at it. */
const byLook = stories
  .flatMap((story) =>
    looksOf(story).map((look) => [`${story.title}, ${story.name}`, wordsOf(look), story, look] as const),
  )
  .toSorted(([, one], [, other]) => (one < other ? -1 : Number(one > other)));

const lend = makePagePool();

describe.concurrent("stories", () => {
  it("there are some", () => expect(stories.length).toBeGreaterThan(50));

  it.each(byLook)("%s (%s)", (_name, _look, story, look) =>
    lend("story", openPage, async (lent) => expect(await ask(lent, story, look)).toEqual([])),
  );
});
