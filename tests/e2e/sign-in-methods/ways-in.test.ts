import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFindings } from "../../support/axe.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { visitAs } from "../../support/journey.ts";
import { newMember, type SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";
import { totpAt } from "../../support/totp.ts";
import { addVirtualAuthenticator } from "../../support/virtual-authenticator.ts";

const site = serveServer();
const SETTINGS = "/account/settings";

const waysIn = (page: Page) => page.getByRole("region", { name: "Sign-in methods" });
const leave = async (page: Page): Promise<void> => {
  await page.goto(`${site.origin}/account/logout`);
  await page.getByText("You’re logged out").waitFor();
};
const type = async (page: Page, member: SignedInMember): Promise<void> => {
  await page.getByLabel("E-mail or username").fill(member.username);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
};

it("J40 J41 a second step is set up, asked for after the password, and stood in for by a recovery code", async () => {
  const ada = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, ada, PHONE);
  await page.goto(site.origin + SETTINGS);
  const ways = waysIn(page);
  await ways.getByRole("button", { name: "Set up two-step verification" }).click();
  await ways.getByRole("img", { name: "QR code for an authenticator app" }).waitFor();
  const secret = ((await ways.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? "").replaceAll(" ", "");
  await ways.getByLabel("Code from the app").fill("000000");
  await ways.getByRole("button", { name: "Turn on" }).click();
  await ways.getByText(/This code is wrong, expired or already used/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await ways.getByLabel("Code from the app").fill(totpAt(secret, Date.now()));
  await ways.getByRole("button", { name: "Turn on" }).click();
  const sheet = page.getByRole("dialog", { name: "Your recovery codes" });
  await sheet.waitFor();
  const codes = await sheet.getByRole("listitem").allTextContents();
  expect(codes).toHaveLength(10);
  expect(await axeFindings(page)).toEqual([]);
  const saved = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Save as file" }).click();
  expect((await saved).suggestedFilename()).toBe(`Morsel recovery codes for ${ada.username}.txt`);
  await sheet.getByRole("button", { name: "I’ve saved them" }).click();
  await ways.getByText("On. 10 recovery codes left.").waitFor();

  await leave(page);
  await page.goto(`${site.origin}/account/login?callbackUrl=${encodeURIComponent(SETTINGS)}`);
  await type(page, ada);
  await page.getByText("Enter the code from your app.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const code = page.getByLabel("Code from your app");
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  await code.fill("000000");
  await code.press("Enter");
  await page.getByText(/This code is wrong, expired or already used/).waitFor();
  await code.fill((codes[0] ?? "").toLowerCase().replaceAll("-", ""));
  await code.press("Enter");
  await page.waitForURL(site.origin + SETTINGS);
  await ways.getByText("On. 9 recovery codes left.").waitFor();
  await ways.getByRole("button", { name: "Turn off" }).click();
  await ways.getByText("Anyone who knows your password will be able to log in.").waitFor();
  await ways.getByRole("button", { name: "Turn off" }).click();
  await ways.getByText("Off. Your password alone logs you in.").waitFor();
  // Chromium says of every refused request that it was refused.
  expect(complaints.filter((line) => !/status of (401|422)/.test(line))).toEqual([]);
  await context.close();
});

it("J42 a passkey is added, signs in without a name or a password, and is removed", async () => {
  const ada = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, ada, DESKTOP);
  const device = await addVirtualAuthenticator(page);
  await page.goto(site.origin + SETTINGS);
  const ways = waysIn(page);
  await ways.getByText("No passkeys yet").waitFor();
  await ways.getByRole("button", { name: "Add passkey" }).click();
  await page.getByText("Passkey added").waitFor();
  await ways.getByRole("button", { name: /^Remove .*, added/ }).waitFor();
  await expect.poll(() => device.count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);

  await leave(page);
  await page.goto(`${site.origin}/account/login?callbackUrl=${encodeURIComponent(SETTINGS)}`);
  // A browser that offers the passkey by itself leaves the page without the button. Only one of the two is used: the later one would end
  // the other's session.
  const arrived = (timeout: number) => page.waitForURL(site.origin + SETTINGS, { timeout });
  await arrived(8000).catch(async () => {
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await arrived(20_000);
  });
  await ways.getByText(/^Last used/).waitFor();
  await ways.getByRole("button", { name: /^Remove .*, added/ }).press("Enter");
  const asked = ways.getByRole("group").getByRole("button", { name: "Remove" });
  await expect.poll(() => asked.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await ways.getByText("No passkeys yet").waitFor();

  await leave(page);
  await page.goto(`${site.origin}/account/login`);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByText(/^This passkey isn’t known here/).waitFor();
  expect(complaints.filter((line) => !/status of 401/.test(line))).toEqual([]);
  await context.close();
});

it("ID81 what is sensitive asks once more who it is, and is then done", async () => {
  const ada = await newMember(site.origin);
  const { page, context } = await visitAs(site.browser, site.origin, ada, PHONE);
  await page.goto(site.origin + SETTINGS);
  // As the server answers a quarter of an hour later.
  let isOld = true;
  await page.route("**/sign-in-methods/second-step", (route) =>
    isOld
      ? route.fulfill({
          status: 403,
          contentType: "application/problem+json",
          json: { type: "urn:morsel:problem:ConfirmationNeeded", status: 403 },
        })
      : route.continue(),
  );
  const ways = waysIn(page);
  await ways.getByRole("button", { name: "Set up two-step verification" }).click();
  const sheet = page.getByRole("dialog", { name: "Confirm it’s you" });
  await sheet.getByLabel("Password", { exact: true }).fill("not the password");
  await sheet.getByRole("button", { name: "Continue" }).click();
  await sheet.getByText("That’s not your current password.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  isOld = false;
  await sheet.getByLabel("Password", { exact: true }).fill(ada.password);
  await page.keyboard.press("Enter");
  await ways.getByRole("img", { name: "QR code for an authenticator app" }).waitFor();
  await expect.poll(() => sheet.count()).toBe(0);
  await context.close();
});
