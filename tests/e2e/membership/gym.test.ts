import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { memberWithDay, today, visitAs, waitForIdle } from "../../support/journey.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("ME23 ME25 EL5 who has no premium is told what it does, links a gym, has it, and has lost nothing without", async () => {
  const member = await memberWithDay(site.origin, today());
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  const go = async (path: string): Promise<void> => {
    await page.goto(`${site.origin}${path}`);
    await waitForIdle(page);
  };
  await go("/account/my-goals");
  await page.getByText("With premium, your expenditure is estimated").waitFor();
  await go("/reports?series=energy");
  await page.getByText("With premium, you see which foods").waitFor();
  await page.getByRole("link", { name: "See premium" }).press("Enter");
  await page.waitForURL(/\/premium\?source=food_insights$/);
  await page.getByText("Food insights: which foods and hours").waitFor();

  await go("/premium/account");
  const number = page.getByLabel("Membership number");
  await number.fill("nonsense");
  await number.press("Enter");
  await page.getByRole("alert").getByText("The gym doesn’t know this membership").waitFor();
  await number.fill("20991231-0042");
  await number.press("Enter");
  await page.getByText("Your membership is linked.").waitFor();

  await go("/");
  await page.getByTestId("partner-gym-modal").waitFor();
  await page.keyboard.press("Escape");
  await page.getByTestId("partner-gym-modal").waitFor({ state: "detached" });
  await go("/");
  expect(await page.getByTestId("partner-gym-modal").count()).toBe(0);
  await go("/reports?series=energy");
  await page.getByRole("region", { name: /top foods/ }).waitFor();

  await go("/premium/account");
  await page.getByRole("button", { name: "Unlink membership" }).press("Enter");
  await number.waitFor();
  await go("/reports?series=energy");
  await page.getByText("With premium, you see which foods").waitFor();
  expect(complaints.filter((text) => !text.includes("422"))).toEqual([]);
  await context.close();
});
