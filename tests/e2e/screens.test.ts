import { beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { DESKTOP, PHONE, visit } from "../support/browser.ts";
import { memberWithDay, settled, today, visitAs } from "../support/journey.ts";
import type { SignedInMember } from "../support/member.ts";
import { served } from "../support/served.ts";

/** Every screen, for whom it is, in both schemes, on phone and desktop: axe finds nothing, the console is quiet, nothing overflows. */
const VISITOR_SCREENS = [
  "/",
  "/de/",
  "/account/login",
  "/account/login?error=SessionRequired&callbackUrl=%2Ffood%2Fdiary",
  "/account/create/welcome",
  "/account/create/welcome?step=activity",
  "/account/create/welcome?step=about",
  "/account/create/welcome?step=body",
  "/account/create",
  "/account/create/username",
  "/account/create/consents",
  "/nutrition-facts-calories",
  "/nutrition-facts-calories?q=banana",
  "/exercise/lookup",
  "/no-such-page",
];
const MEMBER_SCREENS = [
  "/",
  "/logged-in-homepage",
  "/food/diary",
  "/food/diary?date=2026-01-15",
  "/food/calorie-chart-nutrition-facts",
  "/account/my-goals",
  "/account/settings",
  "/account/diary-settings",
  "/reports",
];

const site = served();
let member: SignedInMember;

beforeAll(async () => {
  member = await memberWithDay(site.origin, today());
});

const looks = [
  ["desktop, light", { ...DESKTOP, colorScheme: "light" }],
  ["desktop, dark", { ...DESKTOP, colorScheme: "dark" }],
  ["phone, light", { ...PHONE, colorScheme: "light" }],
  ["phone, dark", { ...PHONE, colorScheme: "dark" }],
] as const;

describe.each(looks)("%s", (_look, options) => {
  it.each([
    ["a visitor", VISITOR_SCREENS],
    ["a member", MEMBER_SCREENS],
  ] as const)("every screen of %s", async (who, screens) => {
    const { context, page, complaints } =
      who === "a member"
        ? await visitAs(site.browser, site.origin, member, options)
        : await visit(site.browser, options);
    const findings: string[] = [];
    for (const screen of screens) {
      await page.goto(site.origin + screen);
      await settled(page);
      findings.push(...(await axeFindings(page)).map((finding) => `${screen} ${finding}`));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) findings.push(`${screen} is ${overflow} px wider than the window`);
    }
    expect(findings).toEqual([]);
    expect(complaints.filter((line) => !line.includes("404"))).toEqual([]);
    await context.close();
  });
});

it("a food page, found by searching, shows its label", async () => {
  const { context, page } = await visit(site.browser, PHONE);
  await page.goto(`${site.origin}/nutrition-facts-calories?q=banana`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Banana/ })
    .first()
    .click();
  await page.getByText("Nutrition Facts", { exact: true }).first().waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/nutrition-facts-calories\/[a-z0-9-]+$/);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByText("Nutrition Facts", { exact: true }).first().waitFor();
  await context.close();
});
