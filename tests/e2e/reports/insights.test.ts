import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { withPremium } from "../../support/premium.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("while the foods of another nutrient are on their way, those that stand there keep their name; what does not come is told", async () => {
  const member = await withPremium(await memberWithDay(site.origin, today()));
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/reports?series=energy`);
  await waitForIdle(page);
  const foods = page.getByRole("region", { name: /top foods/ });
  await foods.getByText("kcal").first().waitFor();
  const asked = page.waitForRequest(
    (request) => request.url().includes("/insights") && request.url().includes("protein"),
  );
  const insights = "**/api/services/reports/insights**";
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(insights, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel("Metric", { exact: true }).selectOption("Protein");
  await asked;
  expect(await foods.getByRole("heading").first().textContent()).toMatch(/^Energy/);
  expect(await foods.getByText("kcal").count()).toBeGreaterThan(0);
  answer();
  await page.getByRole("region", { name: /^Protein: top foods/ }).waitFor();
  expect(await foods.getByText("kcal").count()).toBe(0);

  await page.unroute(insights);
  await page.route(insights, (route) => route.abort());
  await page.getByLabel("Metric", { exact: true }).selectOption("Fat");
  await foods.getByRole("alert").waitFor({ timeout: 30_000 });
  await context.close();
});
