import { makePageAssets } from "@morsel/adapters/http-server/pages/page-assets";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { DESKTOP, openBrowser, openVisit } from "../support/browser.ts";
import { memberWithDay, today, visitAs } from "../support/journey.ts";
import type { SignedInMember } from "../support/member.ts";
import { dataFolder, startServer } from "../support/server.ts";
import type { Figure } from "./figures.ts";

const CLIENT = join(import.meta.dirname, "../../ui/dist/client");
const LATENCY_MS = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;
const SLOWER = 4;
/** The machine does other things too: the best of some is what the page takes. */
const TRIES = 5;

const AFTERWARDS_MS = 5000;

const LANDING_MS = 1200;
const DIARY_MS = 2500;
const WARM_MS = 1000;
const MOST_REQUESTS = 20;

type Load = { readonly largestPaint: number; readonly usable: number; readonly requests: number };

/** As it is on a slow phone network and a slow phone. */
const slowed = async (context: BrowserContext, page: Page): Promise<void> => {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
};

const measured = async (page: Page, address: string): Promise<Load> => {
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("morsel-usable").length > 0);
  return page.evaluate(
    () =>
      new Promise<Load>((done) => {
        const usable = performance.getEntriesByName("morsel-usable")[0]?.startTime ?? Number.NaN;
        const requests =
          performance.getEntriesByType("resource").filter(({ startTime }) => startTime < usable).length + 1;
        new PerformanceObserver((list) => {
          const largestPaint = list.getEntries().at(-1)?.startTime ?? Number.NaN;
          setTimeout(() => done({ largestPaint, usable, requests }), 0);
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
};

/** Time to transfer a page's bytes at that speed, once they are requested. */
const floorOf = (path: string, isMember: boolean): number => {
  const { entry = "", preloads, styles } = makePageAssets(CLIENT)({ path, locale: "en", isMember });
  const bytes = [...new Set([entry, ...preloads, ...styles])].reduce(
    (sum, file) => sum + readFileSync(join(CLIENT, `${file}.br`)).length,
    0,
  );
  return LATENCY_MS * 2 + (bytes / BYTES_PER_SECOND) * 1000;
};

const best = (loads: readonly Load[]): Load => ({
  largestPaint: Math.min(...loads.map(({ largestPaint }) => largestPaint)),
  usable: Math.min(...loads.map(({ usable }) => usable)),
  requests: Math.max(...loads.map(({ requests }) => requests)),
});

const loadsOf = async (
  browser: Browser,
  origin: string,
  path: string,
  member?: SignedInMember,
): Promise<{ readonly cold: Load; readonly warm: Load }> => {
  const [cold, warm]: [Load[], Load[]] = [[], []];
  for (let i = 0; i < TRIES; i += 1) {
    const { context, page } = await (member === undefined
      ? openVisit(browser, DESKTOP)
      : visitAs(browser, origin, member, DESKTOP));
    await slowed(context, page);
    cold.push(await measured(page, origin + path));
    // Until what comes after the paint is there too: live counts keep one connection open for ever.
    await page.waitForTimeout(AFTERWARDS_MS);
    warm.push(await measured(page, origin + path));
    await context.close();
  }
  return { cold: best(cold), warm: best(warm) };
};

const figure = (what: string, value: number, most: number, floor?: number): Figure => ({
  what,
  value,
  unit: "ms",
  target: `≤ ${most} ms`,
  reached: value <= most,
  ...(floor === undefined ? {} : { floor: { what: "its bytes at that speed", value: floor } }),
});

const requests = (what: string, { requests: value }: Load, floor: number): Figure => ({
  what: `requests before ${what} can be used, empty cache`,
  value,
  unit: "requests",
  target: `≤ ${MOST_REQUESTS}`,
  reached: value <= MOST_REQUESTS,
  floor: { what: "its bytes in files of 5 kB", value: floor },
});

const filesOf = (path: string, isMember: boolean): number =>
  Math.ceil((((floorOf(path, isMember) - LATENCY_MS * 2) / 1000) * BYTES_PER_SECOND) / 5000);

/** Slow 4G: 150 ms, 1.6 Mbit/s, the processor held back fourfold. */
export const slowNetwork = async (): Promise<readonly Figure[]> => {
  const data = dataFolder();
  const server = await startServer(data.path, { MORSEL_RATE_LIMITS: "off" });
  const browser = await openBrowser();
  try {
    const member = await memberWithDay(server.origin, today());
    const landing = await loadsOf(browser, server.origin, "/");
    const login = await loadsOf(browser, server.origin, "/account/login");
    const diary = await loadsOf(browser, server.origin, "/food/diary", member);
    return [
      figure("slow 4G: largest paint of the landing page", landing.cold.largestPaint, LANDING_MS),
      figure("slow 4G: largest paint of the sign-in", login.cold.largestPaint, LANDING_MS),
      figure("slow 4G: diary can be used, empty cache", diary.cold.usable, DIARY_MS, floorOf("/food/diary", true)),
      figure("slow 4G: diary can be used, warm cache", diary.warm.usable, WARM_MS),
      requests("the landing page", landing.cold, filesOf("/", false)),
      requests("the sign-in", login.cold, filesOf("/account/login", false)),
      requests("the diary", diary.cold, filesOf("/food/diary", true)),
    ];
  } finally {
    await browser.close();
    await server.kill();
    data.remove();
  }
};
