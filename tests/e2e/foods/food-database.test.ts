import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("the box and the list of the database follow the address, whoever changes it", async () => {
  const { context, page, complaints } = await visitAs(site.browser, site.origin, await newMember(site.origin), {
    ...DESKTOP,
    isAlone: true,
  });
  await page.clock.install();
  await page.goto(`${site.origin}/food/calorie-chart-nutrition-facts?q=banana`);
  const box = page.getByRole("searchbox", { name: "Search foods" });
  const results = page.getByText(/for “banana”/);
  await results.waitFor();
  await expect.poll(() => box.inputValue()).toBe("banana");
  await page.getByRole("navigation").getByRole("link", { name: "Food database" }).click();
  await expect.poll(() => box.inputValue()).toBe("");
  await expect.poll(() => results.count()).toBe(0);
  // Lets pending updates of the address finish.
  await page.clock.runFor(5000);
  await expect.poll(() => page.url()).toBe(`${site.origin}/food/calorie-chart-nutrition-facts`);
  await box.pressSequentially("oat milk", { delay: 30 });
  await page.waitForURL(/\?q=oat(\+|%20)milk$/);
  await expect.poll(() => box.inputValue()).toBe("oat milk");
  await page.goBack();
  expect(complaints).toEqual([]);
  await context.close();
});
