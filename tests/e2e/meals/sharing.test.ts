import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { uuidv7 } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("W286 W287 W288 W289 a meal gets another food, is shared by a link, seen by a visitor and copied by a member", async () => {
  const ada = await memberWithDay(site.origin, today());
  const items = [
    { food_id: "sr28-09040", amount: 118, unit: "g" },
    { food_id: "sr28-01123", amount: 50, unit: "g" },
  ];
  await ada.call("/api/services/meals", { method: "POST", body: { id: uuidv7(), name: "Early start", items } });
  const { page, context, complaints } = await visitAs(site.browser, site.origin, ada, PHONE);
  await page.goto(`${site.origin}/meal/mine`);
  await waitForIdle(page);
  await page.getByRole("button", { name: /^Early start/ }).click();
  await page.getByRole("button", { name: /^Replace Egg/ }).click();
  await page.getByRole("searchbox", { name: /^Replace Egg.* with$/ }).fill("tomato, raw");
  await page.getByRole("search").getByRole("button").first().click();
  await page.getByRole("button", { name: /^Remove Tomato/ }).waitFor();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Meal updated: Early start").waitFor();
  await page.getByRole("button", { name: "More options for Early start" }).click();
  await page.getByRole("menuitem", { name: /^Share by link/ }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();

  const stranger = await site.browser.newContext(DESKTOP);
  const seen = await stranger.newPage();
  await seen.goto(link);
  await seen.getByRole("heading", { level: 1, name: "Early start" }).waitFor();
  await seen.getByRole("listitem").filter({ hasText: "Tomato" }).waitFor();
  await seen.getByRole("main").getByRole("link", { name: "Create your account" }).waitFor();
  await stranger.close();

  const bob = await memberWithDay(site.origin, today());
  const his = await visitAs(site.browser, site.origin, bob, DESKTOP);
  await his.page.goto(link);
  await his.page.getByRole("button", { name: "Save to my meals" }).click();
  await his.page.getByRole("button", { name: /^Early start/ }).waitFor();

  await page.getByRole("button", { name: "Stop sharing" }).click();
  await page.getByRole("button", { name: "Create link" }).waitFor();
  await his.page.goto(link);
  await his.page.getByText(/^This link doesn’t work/).waitFor();
  expect([...complaints, ...his.complaints].filter((said) => !said.includes("404"))).toEqual([]);
  await context.close();
  await his.context.close();
});
