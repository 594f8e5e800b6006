import { expect, it } from "vitest";
import { axeFindings } from "../../support/axe.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { visitAs } from "../../support/journey.ts";
import { caller, newMember, signIn } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
const NEXT = "nine quiet lanterns";

it("ID41 a device is ended from another by keyboard alone, and is refused at its next step", async () => {
  const ada = await newMember(site.origin);
  const phone = caller(site.origin);
  await signIn(phone, ada.username, ada.password);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, ada, PHONE);
  await page.goto(`${site.origin}/account/settings`);
  const devices = page.getByRole("region", { name: "Devices" });
  await devices.getByText("This device").waitFor();
  await expect.poll(() => devices.getByRole("listitem").count()).toBe(2);
  await devices.getByRole("button", { name: "Log out Unknown device" }).focus();
  await page.keyboard.press("Enter");
  await devices.getByText(/This can’t be undone/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect((await phone.call("/api/services/users")).status).toBe(200);
  await page.keyboard.press("Escape");
  await devices.getByRole("button", { name: "Log out Unknown device" }).press("Enter");
  await page.keyboard.press("Enter");
  await devices.getByText("You’re only logged in on this device.").waitFor();
  expect((await phone.call("/api/services/users")).status).toBe(401);
  expect((await ada.call("/api/services/users")).status).toBe(200);
  expect(complaints).toEqual([]);
  await context.close();
});

it("ID45 the password is changed by who knows it, with words for what is refused, and all other devices are logged out", async () => {
  const ada = await newMember(site.origin);
  const other = await visitAs(site.browser, site.origin, { ...ada, ...(await signedIn(ada)) }, DESKTOP);
  await other.page.goto(`${site.origin}/food/diary`);
  const { page, context } = await visitAs(site.browser, site.origin, ada, DESKTOP);
  await page.goto(`${site.origin}/account/settings`);
  await page.getByRole("link", { name: "Change password" }).first().click();
  const submit = page.getByRole("main").getByRole("button", { name: "Change password" });
  const change = async (current: string, next: string) => {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password").fill(next);
    await submit.click();
  };
  await change("not the password", NEXT);
  await page.getByText("That’s not your current password.").waitFor();
  for (const [password, words] of [
    ["letmein123", "This password is too common. Choose another one."],
    ["Summer2026", /A common word with a few extra characters/],
    ["abcdefghij", /Neighboring keys, letters or digits/],
    ["short", "Use 8 to 256 characters."],
  ] as const) {
    await change(ada.password, password);
    await page.getByText(words).waitFor();
  }
  expect(await axeFindings(page)).toEqual([]);
  await change(ada.password, NEXT);
  await page.getByText("Password changed. All other devices are logged out.").waitFor();
  await page.getByText("You’re only logged in on this device.").waitFor();
  await other.page.reload();
  await other.page.waitForURL(/account\/login\?error=SessionRequired&callbackUrl=%2Ffood%2Fdiary/);
  await other.page.getByLabel("E-mail or username").fill(ada.username);
  await other.page.getByLabel("Password", { exact: true }).fill(NEXT);
  await other.page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await other.page.waitForURL(`${site.origin}/food/diary`);
  await other.context.close();
  await context.close();
});

/** Another browser of the same member. */
const signedIn = async ({ username, password }: { readonly username: string; readonly password: string }) => {
  const browser = caller(site.origin);
  await signIn(browser, username, password);
  return browser;
};
