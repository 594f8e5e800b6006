import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { chunkOf } from "../../support/chunk-of.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("a part that does not come says so, the page stands, and its next use asks for it again, without loading the page anew", async () => {
  const member = await memberWithDay(site.origin, today());
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  // Some browsers never ask again by the same address: it is asked for by others too.
  const panel = `${chunkOf("features/diary/components/entry-editor/entry-panel.tsx")}*`;
  await page.route(panel, (route) => route.abort());
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.getByLabel("Notes").fill("Slept well");
  const entry = page.getByRole("main").getByRole("button", { name: "Banana" }).first();
  const missing = page
    .getByRole("main")
    .getByRole("alert")
    .getByText(/didn’t load/);
  for (let use = 0; use < 2; use += 1) {
    await entry.click();
    await missing.waitFor();
    await entry.click();
    await expect.poll(() => missing.count()).toBe(0);
  }
  await page.unroute(panel);
  await entry.click();
  await page.getByRole("main").getByRole("textbox", { name: "Amount" }).waitFor();
  expect(await page.getByLabel("Notes").inputValue()).toBe("Slept well");
  await context.close();
});
