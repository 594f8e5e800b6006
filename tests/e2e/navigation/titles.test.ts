import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { waitForIdle, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("LO14, LO15: a page keeps the title that the server gave it, in its language", async () => {
  const ada = await newMember(site.origin);
  const { page, context } = await visitAs(site.browser, site.origin, ada, DESKTOP);
  for (const path of ["/de/food/diary", "/ja/food/diary", "/fr/account/settings", "/food/diary"]) {
    const html = await (await page.request.get(site.origin + path)).text();
    const told = /<title>([^<]*)<\/title>/.exec(html)?.[1];
    await page.goto(site.origin + path);
    await waitForIdle(page);
    expect([path, await page.title()]).toEqual([path, told]);
  }
  await context.close();
});

it("LO15: a step within the page names the next one, also where its words do not come with it", async () => {
  const ada = await newMember(site.origin);
  const { page, context } = await visitAs(site.browser, site.origin, ada, DESKTOP);
  const stepTo = (path: string): Promise<void> =>
    page.evaluate((to) => {
      window.history.pushState({}, "", to);
      window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    }, path);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  for (const [path, title] of [
    ["/exercise/calories-burned", "Exercise database | Morsel"],
    ["/account/settings", "Settings | Morsel"],
    ["/nowhere/at/all", "Page not found | Morsel"],
    ["/food/diary", "Food diary | Morsel"],
  ] as const) {
    await stepTo(path);
    await expect.poll(() => page.title()).toBe(title);
  }
  await context.close();
});
