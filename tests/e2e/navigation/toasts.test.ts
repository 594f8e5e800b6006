import { expect, it } from "vitest";
import { PHONE } from "../../support/browser.ts";
import { waitForIdle, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("a toast with two buttons keeps the control that closes it on its first line", async () => {
  const { page, context } = await visitAs(site.browser, site.origin, await newMember(site.origin), PHONE);
  await page.goto(`${site.origin}/food/calorie-chart-nutrition-facts/banana--sr28-09040`);
  await waitForIdle(page);
  await page.getByRole("button", { name: "Add to diary" }).tap();
  const toast = page.getByRole("status", { name: "Notices" });
  const words = await toast.getByText("Banana").boundingBox();
  const close = await toast.getByRole("button", { name: "Close notice" }).boundingBox();
  const onward = await toast.getByRole("button", { name: "View diary" }).boundingBox();
  expect(Math.abs((close?.y ?? 99) - (words?.y ?? 0))).toBeLessThan(8);
  expect(onward?.y ?? 0).toBeGreaterThan((words?.y ?? 0) + 20);
  expect((close?.x ?? 0) + (close?.width ?? 999)).toBeLessThanOrEqual(375 - 16);
  await context.close();
});
