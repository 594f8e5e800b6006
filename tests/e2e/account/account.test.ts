import { expect, it } from "vitest";
import { axeFindings } from "../../support/axe.ts";
import { DESKTOP, PHONE, openVisit } from "../../support/browser.ts";
import { visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
const NEXT = "nine quiet lanterns";

/** Links lead to the operator's origin, which the test's server has on another port. */
const here = (link: string): string => site.origin + link.slice(new URL(link).origin.length);

it("J23 who lost the password sets another by the link in the mail, and every device is logged out", async () => {
  const ada = await newMember(site.origin);
  const { page, context } = await openVisit(site.browser, PHONE);
  await page.goto(`${site.origin}/account/login`);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
  await page.getByLabel("E-mail or username").fill(ada.username);
  await page.getByRole("button", { name: "Send link" }).click();
  await page.getByText(/If this account exists/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const link = await site.linkInMail(`${ada.username}@example.org`, /Subject: Set a new password/);
  await page.goto(here(link));
  await page.getByLabel("New password").fill("Summer2026");
  await page.keyboard.press("Enter");
  await page.getByText(/A common word with a few extra characters/).waitFor();
  await page.getByLabel("New password").fill(NEXT);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${site.origin}/account/login`);
  await page.getByLabel("E-mail or username").fill(ada.username);
  await page.getByLabel("Password", { exact: true }).fill(NEXT);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL(`${site.origin}/`);
  expect((await ada.call("/api/services/users")).status).toBe(401);
  await page.goto(here(link));
  await page.getByLabel("New password").fill("ten quiet lanterns");
  await page.keyboard.press("Enter");
  await page.getByText(/This link has expired/).waitFor();
  await context.close();
});

it("J22 the address is confirmed by the link in the mail, whose secret no server sees in an address", async () => {
  const ada = await newMember(site.origin);
  const { page, context } = await visitAs(site.browser, site.origin, ada, DESKTOP);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const link = await site.linkInMail(`${ada.username}@example.org`, /Subject: Confirm your e-mail/);
  await page.goto(here(link));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText(`${ada.username}@example.org is confirmed.`, { exact: false }).waitFor();
  const secret = new URL(link).hash.slice(1);
  expect(secret.length).toBeGreaterThan(20);
  expect(
    asked.map((url) => new URL(url)).filter(({ pathname, search }) => (pathname + search).includes(secret)),
  ).toEqual([]);
  await page.getByRole("link", { name: "Continue" }).click();
  await page.getByText(`${ada.username}@example.org is confirmed.`).waitFor();
  await context.close();
});

it("J28 who deletes the account is led back to it for 7 days, and can keep it", async () => {
  const ada = await newMember(site.origin);
  const { page, context } = await visitAs(site.browser, site.origin, ada, DESKTOP);
  await page.goto(`${site.origin}/account/settings`);
  await page.getByRole("region", { name: "All settings" }).getByRole("link", { name: "Delete account" }).click();
  await page.getByLabel("Your password").fill(ada.password);
  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByText(/Your account will be deleted on/).waitFor();
  await page.waitForURL(`${site.origin}/account/login`);
  await page.getByLabel("E-mail or username").fill(ada.username);
  await page.getByLabel("Password", { exact: true }).fill(ada.password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.getByRole("heading", { name: "Your account is scheduled for deletion" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${site.origin}/food/diary`);
  await page.getByRole("heading", { name: "Your account is scheduled for deletion" }).waitFor();
  await page.getByRole("button", { name: "Keep account" }).press("Enter");
  await page.getByText("Welcome back. Everything is still here.").waitFor();
  await page.goto(`${site.origin}/food/diary`);
  await page.waitForURL(`${site.origin}/food/diary`);
  expect((await ada.call("/api/services/users")).status).toBe(401);
  await context.close();
});
