import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { visitAs, waitForIdle } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("ME4 ME12 ME18 ME21 one buys with a card that the bank asks about, changes the plan, cancels, resumes and takes an invoice", async () => {
  const ada = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, ada, DESKTOP);
  const go = async (path: string): Promise<void> => {
    await page.goto(`${site.origin}${path}`);
    await waitForIdle(page);
  };
  await go("/premium?source=menu_bar");
  await page.getByRole("link", { name: "Subscribe monthly without trial" }).press("Enter");
  await page.getByText("Renews every month for €9.99 until you cancel.").waitFor();
  await page.getByRole("button", { name: "Continue to payment" }).press("Enter");
  await page.getByLabel("Test card number").fill("4000 0000 0000 0002");
  await page.getByRole("button", { name: "Pay €9.99" }).press("Enter");
  await page.getByText("The card was declined.").waitFor();
  await page.getByRole("button", { name: "Use test card 4000 0025 0000 3155" }).press("Enter");
  await page.getByRole("button", { name: "Pay €9.99" }).press("Enter");
  await page.getByRole("button", { name: "Confirm payment" }).press("Enter");
  await page.getByText("Your payment is confirmed.").waitFor();
  await page.getByRole("link", { name: "Start using premium" }).press("Enter");
  await page.getByRole("heading", { name: "Premium is active" }).waitFor();
  // EL19: no advertisement from the next page on.
  expect(await page.locator("[data-ad-slot], [data-testid='ad-slot']").count()).toBe(0);

  await go("/premium/account");
  await page.getByRole("button", { name: "Change plan" }).press("Enter");
  await page.getByText("Credit for unused time").waitFor();
  await page.getByRole("button", { name: "Confirm change" }).press("Enter");
  await page.getByText("Plan changed").waitFor();
  await page.getByRole("heading", { name: "Premium yearly" }).waitFor();
  await page.getByRole("button", { name: "Cancel subscription" }).press("Enter");
  await page.getByText("You keep premium until").waitFor();
  await page.getByRole("group").getByRole("button", { name: "Cancel subscription" }).press("Enter");
  await page.getByText("Canceled. You have premium until").waitFor();
  await page.getByRole("button", { name: "Resume subscription" }).press("Enter");
  await page.getByText("Renews on").waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /Download invoice SANDBOX-.*-2 as PDF/ }).press("Enter"),
  ]);
  expect(file.suggestedFilename()).toMatch(/^morsel-invoice-SANDBOX-.*\.pdf$/);
  expect(complaints.filter((text) => !text.includes("402"))).toEqual([]);
  await context.close();
});

it.each(["before", "after"] as const)("the provider's word that comes %s the member shows it as paid", async (when) => {
  const ada = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, ada, DESKTOP);
  const id = crypto.randomUUID();
  const ask = async (path: string, body: object) =>
    (await ada.call(`/api/services/premium${path}`, { method: "POST", body })).ok;
  const pay = () =>
    ask("/sandbox/pay", { order_id: id, number: "4242424242424242", expires: "12/40", is_confirmed: false });
  expect(await ask("/orders", { id, product: "premium_1_month" })).toBe(true);
  if (when === "before") expect(await pay()).toBe(true);
  await page.goto(`${site.origin}/premium/confirmation?order=${id}`);
  if (when === "after") {
    await page.getByText("Your payment is being confirmed. This takes a few seconds.").waitFor();
    expect(await pay()).toBe(true);
  }
  await page.getByText("Your payment is confirmed.").waitFor();
  await page.getByRole("link", { name: "Start using premium" }).press("Enter");
  await page.getByRole("heading", { name: "Premium is active" }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
