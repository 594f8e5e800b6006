import { beforeAll, describe, expect, it } from "vitest";
import { DESKTOP, openVisit } from "../support/browser.ts";
import { memberWithDay, today, visitAs } from "../support/journey.ts";
import type { SignedInMember } from "../support/member.ts";
import { serveServer } from "../support/served.ts";

const site = serveServer();
let member: SignedInMember;

beforeAll(async () => {
  member = await memberWithDay(site.origin, today());
});

describe("an address that somebody typed", () => {
  it("of a day that is none leads to today", async () => {
    const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
    for (const search of ["?date=foo", "?date=", "?date=2026-1-1", "?date=2026-02-30", "?date=20260101"]) {
      await page.goto(`${site.origin}/food/diary${search}`);
      await page.getByRole("main").getByRole("heading", { level: 1, name: "Today" }).waitFor();
      expect([search, new URL(page.url()).search]).toEqual([search, ""]);
    }
    await page.goto(`${site.origin}/food/diary?date=2026-02-28`);
    await page.getByRole("main").getByRole("heading", { level: 1, name: "Saturday" }).waitFor();
    await context.close();
  });

  it("of a food that is none says so", async () => {
    const { page, context } = await openVisit(site.browser, DESKTOP);
    for (const slug of ["cheese--x", "banana", "banana--sr28-99999"]) {
      await page.goto(`${site.origin}/nutrition-facts-calories/${slug}`);
      await page.getByRole("heading", { level: 1, name: "Food not found" }).waitFor();
    }
    await context.close();
  });

  it("asks for a number as for any other word", async () => {
    const { page, context, complaints } = await openVisit(site.browser, DESKTOP);
    await page.goto(`${site.origin}/nutrition-facts-calories?q=7`);
    await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("7");
    await page.goto(`${site.origin}/account/login?callbackUrl=7&error=7`);
    await page.getByRole("button", { name: "Log in" }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
