import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, PHONE, openVisit } from "../../support/browser.ts";
import { waitForIdle, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { setUpSite } from "../../support/set-up-site.ts";
import { shiftOf, watchShifts } from "../../support/steadiness.ts";

const message = `<p>Away at <strong>ten</strong>. <a href="/contact-us" onclick="window.hacked = 1">Ask</a>
  <script>window.hacked = 2</script><img src=x onerror="window.hacked = 3"><iframe src="/api"></iframe></p>`;
const site = setUpSite({
  download: { authenticated: "morsel://in", unauthenticated: "morsel://out" },
  flags: {
    "web-announcement-banner-logged-in": {
      treatment: "on",
      config: JSON.stringify({ show_banner: true, language_configs: [{ language: "en", message }] }),
    },
  },
});

/** A phone, by its user agent, in California, where the opt-out framework counts as consent given. */
const CALIFORNIAN: BrowserContextOptions = {
  ...PHONE,
  userAgent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile",
  extraHTTPHeaders: { "cloudfront-viewer-country": "US", "cloudfront-viewer-country-region": "CA" },
};
const modal = (page: Page) => page.getByTestId("mobile-download-modal");
const recordOf = (page: Page): Promise<{ loggedIn: number; loggedOut: number; version: number }> =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem("mobile-download-prompt") ?? "null"));

it("EL14, EL16, RE6: a visitor's phone is asked once in 30 days, at most 343 px wide, with the visitors' link", async () => {
  const { page, context } = await openVisit(site.browser, CALIFORNIAN);
  await page.goto(`${site.origin}/nutrition-facts-calories`);
  await waitForIdle(page);
  await modal(page).getByRole("heading", { name: "Have you tried the app?" }).waitFor();
  expect((await modal(page).boundingBox())?.width).toBeLessThanOrEqual(343);
  await expect
    .poll(() => modal(page).getByRole("listitem").allInnerTexts())
    .toEqual(["Log food faster", "Stay on track", "Navigate easily"]);
  await expect
    .poll(() => modal(page).getByRole("link", { name: "Continue" }).getAttribute("href"))
    .toBe("morsel://out");
  await modal(page).getByRole("button", { name: "Stay on website" }).tap();
  await modal(page).waitFor({ state: "detached" });
  const record = await recordOf(page);
  expect(record).toMatchObject({ loggedIn: 0, version: 2 });
  expect(Math.abs(record.loggedOut - Date.now())).toBeLessThan(120_000);
  await page.reload();
  await waitForIdle(page);
  await page.locator("#after-main aside").waitFor();
  await expect.poll(() => modal(page).count()).toBe(0);
  await context.close();
});

it("EL10: not on legal pages, nor in another language; an old number in storage waits its 30 days too", async () => {
  for (const [path, stored] of [
    ["/privacy-policy", undefined],
    ["/de/nutrition-facts-calories", undefined],
    ["/nutrition-facts-calories", String(Date.now() - 86_400_000)],
    ["/nutrition-facts-calories", "{junk"],
  ] as const) {
    const { page, context, complaints } = await openVisit(site.browser, CALIFORNIAN);
    if (stored !== undefined)
      await context.addInitScript((text) => window.localStorage.setItem("mobile-download-prompt", text), stored);
    await page.goto(site.origin + path);
    await waitForIdle(page);
    await page.locator("#after-main aside").waitFor();
    expect([path, stored, await modal(page).count(), complaints]).toEqual([path, stored, 0, []]);
    await context.close();
  }
});

it("EL17, EL18: a member's announcement stands in its place, without what runs in it, and the page does not jump", async () => {
  const { page, context } = await visitAs(site.browser, site.origin, await newMember(site.origin), DESKTOP);
  await watchShifts(page);
  await page.goto(`${site.origin}/apps`);
  await waitForIdle(page);
  // The words come later than the page, into a place that is there.
  const before = await shiftOf(page);
  const place = await page.locator("#announcement").boundingBox();
  const banner = page.getByTestId("announcement-banner");
  await banner.getByText("Away at").waitFor();
  await expect.poll(() => banner.getByRole("link", { name: "Ask" }).getAttribute("href")).toBe("/contact-us");
  await expect.poll(() => banner.locator("script, img, iframe, [onclick], [onerror]").count()).toBe(0);
  await expect.poll(() => page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
  await expect.poll(() => page.locator("#announcement").boundingBox()).toEqual(place);
  expect((await shiftOf(page)) - before).toBeLessThan(0.005);
  await context.close();
});

it("EL15: a member whose account is younger than three minutes is not asked", async () => {
  const { page, context } = await visitAs(site.browser, site.origin, await newMember(site.origin), CALIFORNIAN);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.getByTestId("announcement-banner").waitFor();
  await expect.poll(() => modal(page).count()).toBe(0);
  await context.close();
});

it("EL5, EL22: whose gym pays for premium is told once, before anything else, and not again in this browser", async () => {
  const member = await newMember(site.origin);
  const { page, context } = await visitAs(site.browser, site.origin, member, PHONE);
  // As it will be said by who knows of memberships.
  await context.route(
    (url) => url.origin === site.origin && url.pathname === "/",
    async (route) => {
      const answer = await route.fetch();
      const linked = '"membership":{"hasPremium":false,"isTrialEligible":true,"hasGymLink":true}';
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/"membership":\{[^}]*\}/, linked),
      });
    },
  );
  const gym = page.getByTestId("partner-gym-modal");
  await page.goto(`${site.origin}/`);
  await gym.waitFor();
  await expect.poll(() => page.locator("dialog[open]").count()).toBe(1);
  await page.keyboard.press("Escape");
  await gym.waitFor({ state: "detached" });
  await page.reload();
  await page.getByTestId("announcement-banner").waitFor();
  await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
  await context.close();
});

it("LO17 the language changes on the same page, with its query, and is the member's from then on", async () => {
  const member = await newMember(site.origin);
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/food/diary?date=2026-01-31`);
  await waitForIdle(page);
  await page.getByRole("banner").getByLabel("Language").selectOption("de");
  await page.waitForURL("**/de/food/diary?date=2026-01-31");
  const user = (await (await member.call("/api/services/users")).json()) as {
    readonly location_preferences: { readonly locale: string };
  };
  expect(user.location_preferences.locale).toBe("de");
  await context.close();
});

it("a tab from before a new build says so once, and loses nothing that was typed", async () => {
  const { page, context } = await openVisit(site.browser, { ...DESKTOP });
  await page.goto(`${site.origin}/contact-us`);
  await waitForIdle(page);
  await page.getByLabel("Your message").fill("The banana has no potassium.");
  // The server has another build: nothing of this one is there any more.
  await context.route("**/assets/*", (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of service" }).hover();
  const notice = page.getByRole("status", { name: "Notices" });
  await notice.getByText("A new version of Morsel is ready.").waitFor();
  await expect.poll(() => page.getByLabel("Your message").inputValue()).toBe("The banana has no potassium.");
  await context.unroute("**/assets/*");
  await notice.getByRole("button", { name: "Reload" }).click();
  await page.waitForLoadState("load");
  await waitForIdle(page);
  await expect.poll(() => page.getByLabel("Your message").inputValue()).toBe("The banana has no potassium.");
  await context.close();
});
