import { beforeAll, expect, it } from "vitest";
import { axeFindings } from "../../support/axe.ts";
import { DESKTOP, PHONE, openVisit } from "../../support/browser.ts";
import { visitAs } from "../../support/journey.ts";
import { newMember, type SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
let member: SignedInMember;

beforeAll(async () => {
  member = await newMember(site.origin);
});

it("a member has no use for the ways in, and is led past them", async () => {
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  for (const [door, inside] of [
    ["/account/login", "/"],
    ["/account/login?callbackUrl=%2Ffood%2Fdiary%3Fdate%3D2026-01-15", "/food/diary?date=2026-01-15"],
    ["/account/login?callbackUrl=https%3A%2F%2Felsewhere.example%2F", "/"],
    ["/de/account/login?callbackUrl=%2Fde%2Ffood%2Fdiary", "/de/food/diary"],
    ["/account/create", "/"],
    ["/account/create/welcome", "/"],
    ["/account/create/welcome?callbackUrl=%2Faccount%2Fsettings", "/account/settings"],
    ["/account/create/consents", "/"],
    ["/account/create/nutrition-goal", "/account/my-goals"],
  ] as const) {
    await page.goto(site.origin + door);
    await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();
    const { pathname, search } = new URL(page.url());
    expect([door, pathname + search]).toEqual([door, inside]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

it("what one agrees to can be read, beside what one has typed", async () => {
  const { page, context, complaints } = await openVisit(site.browser, PHONE);
  await page.goto(`${site.origin}/account/create/consents`);
  await page.getByLabel("Password", { exact: true }).fill("half typed");
  for (const [name, title] of [
    [/terms of service/, "Terms of service"],
    [/privacy policy/, "Privacy policy"],
  ] as const) {
    const opened = context.waitForEvent("page");
    await page.getByRole("main").getByRole("link", { name }).click();
    const beside = await opened;
    await beside.getByRole("heading", { level: 1, name: title }).waitFor();
    await expect.poll(() => beside.getByText(new URL(site.origin).host).count()).toBeGreaterThan(0);
    expect(await axeFindings(beside)).toEqual([]);
    await beside.close();
  }
  await expect.poll(() => page.getByLabel("Password", { exact: true }).inputValue()).toBe("half typed");
  expect(complaints).toEqual([]);
  await context.close();
});
