import type { Page } from "playwright-core";
import { axeFindings } from "./axe.ts";
import { cutChoices, letterColumns, overflowOf, overprints } from "./room.ts";
import { smallTargets } from "./steadiness.ts";

/** Checks of a page's layout that hold in any look. */
export const layoutFindings = async (page: Page): Promise<readonly string[]> => {
  const overflow = await overflowOf(page);
  return [
    ...(overflow > 0 ? [`it is ${overflow} px wider than the window`] : []),
    ...(await letterColumns(page)).map((words) => `it breaks “${words}”`),
    ...(await overprints(page)).map((words) => `it prints over: ${words}`),
    ...(await cutChoices(page)).map((words) => `it cuts the choice “${words}”`),
    ...(await smallTargets(page)).map((target) => `too small for a finger: ${target}`),
    ...(await unmarkedSummaries(page)).map((words) => `nothing shows that it opens: ${words}`),
  ];
};

/** Lines that open something and have no mark that says so: laid out as a row they lose the browser's triangle. */
const unmarkedSummaries = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("summary")]
      .filter((summary) => summary.checkVisibility() && getComputedStyle(summary, "::after").content === "none")
      .map((summary) => summary.textContent),
  );

/** All that can be asked of what stands there without touching it. */
export const findingsIn = async (page: Page, axe?: Parameters<typeof axeFindings>[1]): Promise<readonly string[]> => [
  ...(await layoutFindings(page)),
  ...(await axeFindings(page, axe)),
];

/** Parts around every page: they are checked once in each of the ways in which they are drawn. */
export const PAGE_CHROME: readonly string[] = ["header", "footer", "nav"].map((part) => `${part}:not(main *)`);
