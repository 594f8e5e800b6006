import { describe, expect, it } from "vitest";
import { DESKTOP, PHONE, openVisit } from "../support/browser.ts";
import { serveServer } from "../support/served.ts";
import { movesOf, watchShifts } from "../support/steadiness.ts";

const site = serveServer();

const PAGES = [
  { path: "/", heading: "Know what you eat.", box: "What’s in your food?" },
  { path: "/account/login", heading: "Welcome back", box: "E-mail or username" },
] as const;

const LATE_MS = 2000;

describe("the words of the first pages are there before any script", () => {
  it.each(PAGES)("$path says them without scripts", async ({ path, heading }) => {
    const { page, context } = await openVisit(site.browser, PHONE);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(site.origin + path);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await context.close();
  });

  it.each(PAGES)("$path takes them over: nothing moves, and what is typed is kept", async ({ path, heading, box }) => {
    const { page, context, complaints } = await openVisit(site.browser, DESKTOP);
    await watchShifts(page);
    await page.route("**/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue().catch(() => undefined);
    });
    // The scripts search the typed text as soon as they are there: its results are no part of taking over.
    await page.route("**/api/services/**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue().catch(() => undefined);
    });
    await page.goto(site.origin + path, { waitUntil: "commit" });
    const written = await page.getByRole("heading", { level: 1, name: heading }).elementHandle();
    const field = page.getByLabel(box);
    await field.fill("ban");
    await field.press("Enter");
    expect(await page.evaluate(() => performance.getEntriesByName("morsel-usable").length)).toBe(0);
    // A font that arrives after the first paint may move lines; what the scripts do must not.
    await page.evaluate(async () => void (await document.fonts.ready));
    const movedByFonts = await movesOf(page);
    await page.waitForFunction(() => performance.getEntriesByName("morsel-usable").length > 0);
    const moved = await movesOf(page);
    await expect.poll(() => field.inputValue()).toBe("ban");
    // Taken over, not written anew; and Enter has led nowhere.
    expect(await written?.evaluate((element) => element.isConnected)).toBe(true);
    expect(new URL(page.url()).search).toBe("");
    expect(moved).toEqual(movedByFonts);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("are those of who asks: with a question in the address the page writes them itself", async () => {
    const asked = await fetch(`${site.origin}/account/login?callbackUrl=%2Ffood%2Fdiary`);
    expect(await asked.text()).not.toContain("Welcome back");
    expect(await (await fetch(`${site.origin}/account/login`)).text()).toContain("Welcome back");
  });
});
