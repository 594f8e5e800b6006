import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { injectAxe } from "../support/axe.ts";
import { DESKTOP, PHONE, openVisit } from "../support/browser.ts";
import { newAdmin } from "../support/admin-account.ts";
import { applyLook, reapplyLook } from "../support/apply-look.ts";
import { energies } from "../support/energies.ts";
import { memberInCalmMode, memberWithEverything } from "../support/filled-account.ts";
import { focusFindings } from "../support/focus-walk.ts";
import { waitForIdle, visitAs } from "../support/journey.ts";
import { edgeFindings } from "../support/left-edge.ts";
import { makePagePool, type PooledPage } from "../support/page-pool.ts";
import { isFullSweep, isPhone, looksFor, SIZES, wordsOf, type Look } from "../support/looks.ts";
import type { SignedInMember } from "../support/member.ts";
import { pagesWithout } from "../support/page-paths.ts";
import { PAGE_CHROME, findingsIn, layoutFindings } from "../support/questions.ts";
import { addressFor, allScreens, nameOf, type Screen } from "../support/screens.ts";
import { serveServer } from "../support/served.ts";
import { movesOf, shiftOf, watchShifts } from "../support/steadiness.ts";

/**
 * Every screen of every concept, visited once, in the look that follows from its name, and asked everything there: that axe
 * finds nothing, the console is quiet, nothing jumps, overflows, breaks, begins beside the header's left edge or is too small for a finger, and that Tab goes through
 * all of it. A screen that shows energy is visited once more by a member who hides energy (RE17). `npm run sweep` visits each in
 * every look.
 */
const { rooms, screens } = await allScreens();

const site = serveServer();
let member: SignedInMember;
let calmMember: SignedInMember;
let admin: SignedInMember;
beforeAll(async () => {
  [member, calmMember, admin] = await Promise.all([
    memberWithEverything(site.origin),
    memberInCalmMode(site.origin),
    newAdmin(site.origin, site.data),
  ]);
});

/** As far as pages may move by the measure of which 0.1 counts as good. */
const STEADY = 0.05;

/** One context for each kind of visitor and device, so that what one page fetched the next one has. */
type Who = Screen["who"] | "calm member";
const contexts = new Map<string, Promise<BrowserContext>>();
const contextFor = (who: Who, look: Look): Promise<BrowserContext> => {
  const key = `${who} ${isPhone(look)}`;
  const options = isPhone(look) ? PHONE : DESKTOP;
  const as = (signedIn: SignedInMember) => visitAs(site.browser, site.origin, signedIn, options);
  const visitors = {
    member: () => as(member),
    admin: () => as(admin),
    "calm member": () => as(calmMember),
    visitor: () => openVisit(site.browser, options),
  };
  const open = async () => (await visitors[who]()).context;
  const made = contexts.get(key) ?? open();
  contexts.set(key, made);
  return made;
};
afterAll(async () => {
  for (const context of contexts.values()) await (await context).close();
});

/** Warnings that only a slow machine gets, and those that Playwright writes where it keeps service workers out. */
const NOT_OF_THE_PAGE = [
  "was preloaded using link preload but not used within a few seconds",
  "Service Worker registration blocked by Playwright",
];

/** Errors and warnings of the console, but for those that the page does not cause. */
const openPage = async (who: Who, look: Look): Promise<PooledPage> => {
  const page = await (await contextFor(who, look)).newPage();
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    const isOfTheTest = NOT_OF_THE_PAGE.some((words) => message.text().includes(words));
    if (["error", "warning"].includes(message.type()) && !isOfTheTest)
      complaints.push(`the console says: ${message.text()}`);
  });
  await watchShifts(page);
  await injectAxe(page);
  return { page, complaints };
};

const lend = makePagePool();

/** The header, the foot and the tabs are those of every page: the first in such colours and such a window is asked for all. */
const asked = new Set<string>();
const isFirstOf = (kind: string): boolean => !asked.has(kind) && asked.add(kind).has(kind);

/** RE17: what a member who hides energy reads of it on a screen that shows energy to others. */
const energiesInCalmMode = ({ address, opened }: Screen, look: Look): Promise<readonly string[]> =>
  lend(
    `calm member ${isPhone(look)}`,
    () => openPage("calm member", look),
    async ({ page }) => {
      await page.goto(site.origin + addressFor(address, calmMember));
      await waitForIdle(page);
      await opened?.[1](page);
      return (await energies(page)).map((energy) => `energy is hidden, and yet it shows ${energy}`);
    },
  );

/** A screen on which something is opened first is asked in a full sweep alone. */
const showsEnergy = async (page: Page, { who, opened }: Screen): Promise<boolean> =>
  who === "member" && (opened === undefined || isFullSweep) && (await energies(page)).length > 0;

const ask = async ({ page, complaints }: PooledPage, screen: Screen, look: Look): Promise<readonly string[]> => {
  const { who, address, opened, status = 200, refusal } = screen;
  const isWhole = opened === undefined && isFirstOf(`${who} ${look.scheme} ${look.size}`);
  await applyLook(page, look);
  // Nothing is pointed at, wherever the screen before was clicked.
  await page.mouse.move(-10, -10);
  // Messages that the previous screen logs while it is left do not belong to this one.
  page.once("framenavigated", () => {
    complaints.length = 0;
  });
  // From one such address to itself is no step to another page.
  if (address.includes("#")) await page.goto("about:blank");
  const answer = await page.goto(site.origin + addressFor(address, member));
  const findings = answer?.status() === status ? [] : [`answered ${answer?.status()}`];
  await waitForIdle(page);
  // Movement that the visitor's own act causes is no layout shift, even if it comes later than the half second that the browser allows.
  const shift = await shiftOf(page);
  const moves = await movesOf(page);
  findings.push(...(await edgeFindings(page)));
  await opened?.[1](page);
  findings.push(...(await findingsIn(page, isWhole ? {} : { without: PAGE_CHROME })));
  if (shift >= STEADY) findings.push(`it jumps by ${shift.toFixed(3)}`, ...moves);
  if (opened === undefined) findings.push(...(await focusFindings(page, isWhole ? undefined : "main")));
  if (await showsEnergy(page, screen)) findings.push(...(await energiesInCalmMode(screen, look)));
  // The hardest that a page is asked, without another visit: the narrowest window, the widest font, twice as large.
  await page.setViewportSize(SIZES["320 px"]);
  await reapplyLook(page, { font: "widest", letters: "letters twice as large by the browser" });
  findings.push(...(await layoutFindings(page)).map((finding) => `squeezed, ${finding}`));
  const isExpected = (complaint: string): boolean =>
    [status, refusal].some((one) => one !== undefined && one !== 200 && complaint.includes(`status of ${one}`));
  return [...findings, ...complaints.filter((complaint) => !isExpected(complaint))];
};

describe.concurrent("every screen can be seen and used", () => {
  it("of every concept that has some", () => expect(rooms.length).toBeGreaterThan(5));

  it("all pages that a feature has registered are among them", () =>
    expect(pagesWithout(screens.map(({ address }) => address))).toEqual([]));

  it.each(
    screens.flatMap((screen) =>
      looksFor(nameOf(screen)).map((look) => [nameOf(screen), wordsOf(look), screen, look] as const),
    ),
  )("%s (%s)", (_name, _look, screen, look) =>
    lend(
      `${screen.who} ${isPhone(look)}`,
      () => openPage(screen.who, look),
      async (lent) => expect(await ask(lent, screen, look)).toEqual([]),
    ),
  );
});
