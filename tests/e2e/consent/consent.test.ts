import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, PHONE, openVisit } from "../../support/browser.ts";
import { waitForIdle } from "../../support/journey.ts";
import { watchNetwork } from "../../support/network.ts";
import { setUpSite } from "../../support/set-up-site.ts";

const ADS = "https://ads.example.org";
const site = setUpSite({ ads: "network", adScript: `${ADS}/tag.js`, analytics: true });

const from = (country: string, state?: string): Record<string, string> => ({
  "cloudfront-viewer-country": country,
  ...(state === undefined ? {} : { "cloudfront-viewer-country-region": state }),
});

/** A visitor of a place, every request of whose visit to another host is written down and answered with nothing. */
const visitor = async (options: BrowserContextOptions) => {
  const seen = await openVisit(site.browser, options);
  const others: string[] = [];
  await seen.context.route(
    (url) => url.origin !== site.origin,
    (route) => {
      others.push(route.request().url());
      return route.fulfill({ status: 200, contentType: "text/javascript", body: "" });
    },
  );
  const cookies = async () => (await seen.context.cookies()).map(({ name }) => name);
  return { ...seen, others, cookies };
};

const counted = (page: Page): Promise<readonly { readonly page: string }[]> =>
  page.evaluate(() => (window as unknown as { dataLayer?: { page: string }[] }).dataLayer ?? []);

const goTo = async (page: Page, path: string): Promise<void> => {
  await page.goto(site.origin + path);
  await waitForIdle(page);
};
/** Late parts of the page are loaded once its foot shows its notice or the question is asked. */
const dialog = (page: Page) => page.getByTestId("consent-dialog");

it("W210, W212: in Europe nothing is loaded or kept before somebody agrees, nor after they refuse", async () => {
  const { page, context, others, cookies } = await visitor({ ...PHONE, extraHTTPHeaders: from("DE") });
  await goTo(page, "/nutrition-facts-calories");
  await dialog(page).waitFor();
  expect([others, await counted(page), await cookies()]).toEqual([[], [], []]);
  // Closing answers nothing: the next page asks again.
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await goTo(page, "/jobs");
  await dialog(page).waitFor();
  expect([others, await counted(page), await cookies()]).toEqual([[], [], []]);
  await dialog(page).getByRole("button", { name: "Reject all" }).tap();
  await dialog(page).waitFor({ state: "detached" });
  for (const path of ["/", "/apps", "/privacy-policy"]) {
    await goTo(page, path);
    await page.locator("#after-main aside").waitFor();
    expect([path, others, await counted(page)]).toEqual([path, [], []]);
    await expect.poll(() => dialog(page).count()).toBe(0);
  }
  expect(await cookies()).not.toContain("anon-device-id");
  await context.close();
});

it("W212, EL19, EL20: what was agreed to runs, but not on pages about passwords, and stops when it is withdrawn", async () => {
  const { page, context, others, cookies } = await visitor({ ...DESKTOP, extraHTTPHeaders: from("FR") });
  await goTo(page, "/apps");
  await dialog(page).getByRole("button", { name: "Accept all" }).click();
  await expect.poll(() => others).toEqual([`${ADS}/tag.js`]);
  await expect.poll(async () => (await counted(page)).map((event) => event.page)).toEqual(["/apps"]);
  expect(await cookies()).toContain("anon-device-id");
  const string = await page.evaluate(
    () =>
      new Promise((resolve) => {
        (window as unknown as { __tcfapi: (...all: unknown[]) => void }).__tcfapi(
          "addEventListener",
          2,
          (data: { tcString: string; eventStatus: string }) => data.tcString !== "" && resolve(data.tcString),
        );
      }),
  );
  expect(string).toMatch(/^C[\w-]{20,}/);
  others.length = 0;
  await goTo(page, "/account/forgot-password");
  await page.getByTestId("privacy-choices").click();
  await dialog(page).waitFor();
  expect([others, await counted(page)]).toEqual([[], []]);
  await dialog(page).getByRole("button", { name: "Reject all" }).click();
  await dialog(page).waitFor({ state: "detached" });
  await goTo(page, "/apps");
  await page.locator("#after-main aside").waitFor();
  expect([others, await counted(page)]).toEqual([[], []]);
  await context.close();
});

it("CO7, W211: in California it runs until somebody opts out, which vendors are told by USP and GPP", async () => {
  const { page, context, others } = await visitor({ ...DESKTOP, extraHTTPHeaders: from("US", "CA") });
  await goTo(page, "/jobs");
  await expect.poll(() => others).toEqual([`${ADS}/tag.js`]);
  await expect.poll(() => dialog(page).count()).toBe(0);
  const usp = () =>
    page.evaluate(
      () =>
        new Promise((resolve) =>
          (window as unknown as { __uspapi: (...all: unknown[]) => void }).__uspapi(
            "getUSPData",
            1,
            (data: { uspString: string }) => resolve(data.uspString),
          ),
        ),
    );
  await expect.poll(usp).toBe("1YNN");
  await page.getByTestId("privacy-choices").click();
  await dialog(page).getByRole("checkbox").check();
  await dialog(page).getByRole("button", { name: "Save choices" }).click();
  await expect.poll(usp).toBe("1YYN");
  await context.close();
});

it("EL19, EL21, NA14: inside an app there is no layout, no advertisement and no question", async () => {
  const headers = { ...from("DE"), "client-id": "morsel-ios" };
  const { page, context, others } = await visitor({ ...PHONE, extraHTTPHeaders: headers });
  const network = watchNetwork(page);
  await goTo(page, "/tools/bmr-calculator");
  await network.quiet();
  for (const landmark of ["banner", "contentinfo", "navigation"] as const)
    expect([landmark, await page.getByRole(landmark).count()]).toEqual([landmark, 0]);
  expect([others, await dialog(page).count(), await page.locator("aside").count()]).toEqual([[], 0, 0]);
  await context.close();
});

it("W209 an answer that is junk, cut or another version's is asked for again, and nothing breaks", async () => {
  for (const junk of ["{", '{"version":"0","framework":"europe"}', '{"version":"1","purposes":[1,2', "null", "[]"]) {
    const { page, context, others, complaints } = await visitor({ ...DESKTOP, extraHTTPHeaders: from("DE") });
    await context.addInitScript((text) => window.localStorage.setItem("morsel-consent", text), junk);
    await goTo(page, "/jobs");
    await dialog(page).waitFor();
    expect([junk, others, complaints]).toEqual([junk, [], []]);
    await context.close();
  }
});
