import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DESKTOP, openVisit } from "../../support/browser.ts";
import { waitForIdle } from "../../support/journey.ts";
import { setUpSite } from "../../support/set-up-site.ts";

const ADS = "https://ads.example.org/tag.js";
const GOOGLE = "https://www.googletagmanager.com/gtag/js";
const MATOMO = "https://matomo.example.org/matomo.php";
const OWN = "/api/services/page_views";
const CMP = { id: 300, version: 7 };

const site = setUpSite({
  ads: "network",
  adScript: ADS,
  analytics: {
    dataLayer: true,
    firstParty: true,
    google: "G-ABC123",
    matomo: { origin: "https://matomo.example.org", site: "7" },
  },
  cmp: CMP,
});

type Answer = (page: Page) => Promise<void>;
const dialog = (page: Page) => page.getByTestId("consent-dialog");
const button =
  (name: string): Answer =>
  async (page) => {
    await dialog(page).getByRole("button", { name }).click();
    await dialog(page).waitFor({ state: "detached" });
  };
/** Opens the question from the foot of the page, in regions where it is not asked by itself. */
const asked =
  (answer: Answer): Answer =>
  async (page) => {
    await page.getByTestId("privacy-choices").click();
    await answer(page);
  };
const ticked =
  (...labels: readonly string[]): Answer =>
  async (page) => {
    // In California there is nothing to choose from but the one box.
    const choose = dialog(page).getByRole("button", { name: "Manage choices" });
    const [first = ""] = labels;
    await choose
      .or(dialog(page).getByLabel(first, { exact: true }))
      .first()
      .waitFor();
    if (await choose.isVisible()) await choose.click();
    for (const label of labels) await dialog(page).getByLabel(label, { exact: true }).check();
    await button("Save choices")(page);
  };
const nothing: Answer = () => Promise.resolve();

type Heard = { readonly ads: boolean; readonly measured: boolean };
const MEASURED: Heard = { ads: false, measured: true };
const ALL: Heard = { ads: true, measured: true };
const ADS_ALONE: Heard = { ads: true, measured: false };

const GERMANY = { "cloudfront-viewer-country": "DE" };
const CALIFORNIA = { "cloudfront-viewer-country": "US", "cloudfront-viewer-country-region": "CA" };
const BRAZIL = { "cloudfront-viewer-country": "BR" };
const MEASURING = [
  "Store or access information on your device",
  "Measure content performance",
  "Understand audiences through statistics",
  "Develop and improve services",
];

/** One answer under each law, of which `property/consent/visits.test.ts` has all: who else hears of a visit after it. */
const VISITS: readonly (readonly [string, Readonly<Record<string, string>>, Answer, Heard])[] = [
  ["Europe, measuring alone", GERMANY, ticked(...MEASURING), MEASURED],
  ["California, no answer", CALIFORNIA, nothing, ALL],
  ["elsewhere, advertisements alone", BRAZIL, asked(ticked("Third-party ads")), ADS_ALONE],
];

/** Everything that a visit asks for, of this server and of others, one way or another. */
const visitor = async (headers: Readonly<Record<string, string>>) => {
  const seen = await openVisit(site.browser, { ...DESKTOP, extraHTTPHeaders: headers });
  const others: string[] = [];
  const own: string[] = [];
  seen.context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin === site.origin && url.pathname === OWN) own.push(String(request.postData()));
    if (url.origin !== site.origin && url.protocol.startsWith("http")) others.push(request.url());
  });
  await seen.context.route(
    (url) => url.origin !== site.origin,
    (route) => route.fulfill({ status: 200, contentType: "text/javascript", body: "" }),
  );
  const heard = (): Heard & { readonly others: readonly string[] } => ({
    ads: others.some((url) => url === ADS),
    measured: others.some((url) => url.startsWith(GOOGLE)) && others.some((url) => url.startsWith(MATOMO)),
    others: others.filter((url) => ![ADS, GOOGLE, MATOMO].some((known) => url.startsWith(known))),
  });
  return { ...seen, others, own, heard };
};

describe.concurrent("a visit", () => {
  it.for(VISITS)(
    "W212, W238: %s: nobody hears of the visit but who may",
    async ([, headers, answer, expected], { expect }) => {
      const { page, context, others, own, heard } = await visitor(headers);
      await page.goto(`${site.origin}/apps?utm_source=news`);
      await waitForIdle(page);
      if (headers === GERMANY) {
        await dialog(page).waitFor();
        // Before the answer nothing leaves and nothing is kept.
        expect([others, own, (await context.cookies()).map(({ name }) => name)]).toEqual([[], [], []]);
      }
      await answer(page);
      // From here on: in California a network is asked until somebody opts out.
      others.length = 0;
      own.length = 0;
      for (const path of ["/nutrition-facts-calories?search=secret+cake", "/"]) {
        await page.goto(site.origin + path);
        await waitForIdle(page);
      }
      // One more step without a page load.
      await page.getByRole("contentinfo").getByRole("link", { name: "Jobs" }).click();
      await page.waitForURL(/\/jobs$/);
      await waitForIdle(page);
      await page.locator("#after-main aside").waitFor();
      await expect.poll(heard).toEqual({ ...expected, others: [] });
      if (expected.measured) await expect.poll(() => own.at(-1)).toBe('{"page":"/jobs","locale":"en"}');
      else expect(own).toEqual([]);
      expect(others.join(" ")).not.toMatch(/secret|cake/);
      const cookies = (await context.cookies()).map(({ name }) => name);
      expect(cookies.includes("anon-device-id")).toBe(expected.measured);
      await context.close();
    },
  );
});

it("W236 what was withdrawn, and a page about passwords, is loaded anew and hears nothing any more", async () => {
  const { page, context, others, own } = await visitor(GERMANY);
  await page.goto(`${site.origin}/apps`);
  await button("Accept all")(page);
  await expect.poll(() => others.some((url) => url === ADS)).toBe(true);
  const loads: string[] = [];
  page.on("load", () => loads.push(new URL(page.url()).pathname));
  await page.goto(`${site.origin}/account/login`);
  await waitForIdle(page);
  await expect.poll(() => others.filter((url) => url === ADS).length).toBe(2);
  await page
    .getByRole("link", { name: /forgot/i })
    .first()
    .click();
  await page.waitForURL(/forgot-password/);
  await expect.poll(() => loads).toContain("/account/forgot-password");
  await waitForIdle(page);
  others.length = 0;
  own.length = 0;
  await page.reload();
  await waitForIdle(page);
  expect([others, own]).toEqual([[], []]);
  await context.close();
});

it("W236, CO7: a network that was loaded before the opt-out is gone with the next page, and measuring goes on", async () => {
  const { page, context, others, heard } = await visitor(CALIFORNIA);
  await page.goto(`${site.origin}/apps`);
  await expect.poll(() => heard().ads).toBe(true);
  await asked(ticked("Do not sell or share my personal information"))(page);
  others.length = 0;
  await page.getByRole("contentinfo").getByRole("link", { name: "Jobs" }).click();
  await page.waitForURL(/\/jobs$/);
  // The page was loaded anew: what measures has come again.
  await expect.poll(() => others.some((url) => url.startsWith(GOOGLE))).toBe(true);
  await page.locator("#after-main aside a").waitFor();
  expect(heard()).toEqual({ ...MEASURED, others: [] });
  await context.close();
});

it("W370 a network's script waits until the page can tell it what was agreed to", async () => {
  const { page, context, others } = await visitor(GERMANY);
  await page.goto(`${site.origin}/apps`);
  await button("Accept all")(page);
  await expect.poll(() => others.includes(ADS)).toBe(true);
  const held = Promise.withResolvers<void>();
  await context.route("**/api/consent/vendor-list", async (route) => {
    await held.promise;
    await route.continue();
  });
  others.length = 0;
  await page.reload();
  // Measuring asks nothing of the framework: when it has come, the network had its time too.
  await expect.poll(() => others.some((url) => url.startsWith(GOOGLE))).toBe(true);
  expect(others).not.toContain(ADS);
  held.resolve();
  await expect.poll(() => others.includes(ADS)).toBe(true);
  await context.close();
});

it("W239 vendors are told by which platform they were asked", async () => {
  const { page, context } = await visitor(GERMANY);
  await page.goto(`${site.origin}/apps`);
  await button("Accept all")(page);
  const told = () =>
    page.evaluate(
      () =>
        new Promise<{ readonly cmpId: number; readonly cmpVersion: number }>((resolve) => {
          type Api = (
            command: string,
            version: number,
            answer: (ping: { cmpId: number; cmpVersion: number }) => void,
          ) => void;
          (window as unknown as { readonly __tcfapi: Api }).__tcfapi("ping", 2, resolve);
        }),
    );
  await expect.poll(told).toMatchObject({ cmpId: CMP.id, cmpVersion: CMP.version });
  await context.close();
});
