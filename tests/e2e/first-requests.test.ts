import { beforeAll, describe, expect, it } from "vitest";
import { DESKTOP, openVisit } from "../support/browser.ts";
import { memberWithDay, today, visitAs } from "../support/journey.ts";
import type { SignedInMember } from "../support/member.ts";
import { serveServer } from "../support/served.ts";

const site = serveServer();

/** The page itself is one of them. */
const MOST_REQUESTS = 20;

describe.concurrent("until a page can be used, no request waits for another's script", () => {
  let member: SignedInMember;
  beforeAll(async () => {
    member = await memberWithDay(site.origin, today());
  });

  it.each([
    ["the landing page", "/", false],
    ["the sign-in", "/account/login", false],
    ["a member's home", "/", true],
    ["the diary", "/food/diary", true],
  ])("the server's page names them all: %s", async (_name, path, isMember) => {
    const { context, page } = await (isMember
      ? visitAs(site.browser, site.origin, member, DESKTOP)
      : openVisit(site.browser, DESKTOP));
    const answer = await page.goto(site.origin + path, { waitUntil: "commit" });
    const html = (await answer?.text()) ?? "";
    await page.waitForFunction(() => performance.getEntriesByName("morsel-usable").length > 0);
    const asked = await page.evaluate(() => {
      const usable = performance.getEntriesByName("morsel-usable")[0]?.startTime ?? Number.NaN;
      return performance
        .getEntriesByType("resource")
        .filter(({ startTime, name }) => startTime < usable && !name.startsWith("data:"))
        .map(({ name }) => new URL(name).pathname);
    });
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.length + 1).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(asked.filter((file) => !html.includes(`"${file}"`))).toEqual([]);
    await context.close();
  });
});
