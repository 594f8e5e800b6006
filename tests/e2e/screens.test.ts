import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { DESKTOP, painted, PHONE, visit } from "../support/browser.ts";
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
  "/nutrition-facts-calories/banana--sr28-09040",
  "/account/create/nutrition-goal",
  "/account/logout",
  "/exercise/lookup",
  "/no-such-page",
];
const MEMBER_SCREENS = [
  "/",
  "/logged-in-homepage",
  "/food/diary",
  "/food/diary?date=2026-01-15",
  "/food/quick-add",
  "/food/quick-add?meal=dinner&date=2026-01-15",
  "/food/calorie-chart-nutrition-facts",
  "/food/calorie-chart-nutrition-facts?q=banana",
  "/food/calorie-chart-nutrition-facts/banana--sr28-09040",
  "/account/create/nutrition-goal",
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

/** As the system changes it at dusk: the page that stands there follows. */
const inScheme = async (page: Page, colorScheme: "light" | "dark"): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (wanted) => document.documentElement.dataset["mantineColorScheme"] === wanted,
    colorScheme,
  );
  await painted(page);
};

const devices = [
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const;

describe.each(devices)("%s", (device, options) => {
  it.each([
    ["a visitor", VISITOR_SCREENS],
    ["a member", MEMBER_SCREENS],
  ] as const)("every screen of %s, in light and dark", async (who, screens) => {
    // One device opens its screens in the light, the other in the dark.
    const schemes = device === "desktop" ? (["light", "dark"] as const) : (["dark", "light"] as const);
    const { context, page, complaints } =
      who === "a member"
        ? await visitAs(site.browser, site.origin, member, options)
        : await visit(site.browser, options);
    const findings: string[] = [];
    for (const screen of screens) {
      await page.emulateMedia({ colorScheme: schemes[0] });
      await page.goto(site.origin + screen);
      await settled(page);
      for (const scheme of schemes) {
        await inScheme(page, scheme);
        findings.push(...(await axeFindings(page)).map((finding) => `${screen} in ${scheme}: ${finding}`));
      }
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

it.each([
  ["desktop in the light", { ...DESKTOP, colorScheme: "light" }],
  ["phone in the dark", { ...PHONE, colorScheme: "dark" }],
] as const)("what opens on the diary, on a %s", async (_look, options) => {
  const { context, page, complaints } = await visitAs(site.browser, site.origin, member, options);
  await page.goto(`${site.origin}/food/diary`);
  await settled(page);
  const main = page.getByRole("main");
  const box = page.getByRole("combobox", { name: "Search foods to log" });
  const findings: string[] = [];
  const examine = async (what: string): Promise<void> => {
    findings.push(...(await axeFindings(page)).map((finding) => `${what}: ${finding}`));
  };
  await box.click();
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  await examine("what is usual");
  await box.fill("banana");
  await page
    .getByRole("listbox")
    .getByRole("option", { name: /^Banana/ })
    .first()
    .waitFor();
  await examine("what was found");
  await page.keyboard.press("ArrowRight");
  const amount = page.getByRole("textbox", { name: "Amount" });
  await amount.waitFor();
  await amount.fill("1,000");
  await examine("an amount that can be read in two ways");
  await page.keyboard.press("Escape");
  await amount.waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await main.getByRole("rowheader").getByRole("button").first().click();
  await amount.waitFor();
  await examine("an entry's editor");
  await page.keyboard.press("Escape");
  await amount.waitFor({ state: "detached" });
  await main.getByRole("button", { name: "More for Breakfast" }).click();
  await page.getByRole("menu").waitFor();
  await examine("a meal's menu");
  await page.getByRole("menuitem", { name: /^Copy to other days/ }).click();
  await page.getByRole("dialog").waitFor();
  await examine("the copy dialog");
  expect(findings).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
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
