import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { axeFindings } from "../../support/axe.ts";
import { DESKTOP, PHONE, openVisit } from "../../support/browser.ts";
import { visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { type RunningProvider, startProvider } from "../../support/oidc-provider.ts";
import { serveServer } from "../../support/served.ts";
import { dataFolder, freePort, type RunningServer, startServer } from "../../support/server.ts";

/** A server of its own, whose operator has named a service. */
const site = serveServer();
const data = dataFolder();
let provider: RunningProvider;
let server: RunningServer;

beforeAll(async () => {
  const port = await freePort();
  provider = await startProvider([`http://localhost:${port}/api/auth/callback/work`]);
  const office = {
    id: "work",
    name: "Office",
    issuer: provider.issuer,
    clientId: "morsel",
    clientSecret: "a secret between two servers",
    isPrivate: true,
  };
  server = await startServer(data.path, { MORSEL_PROVIDERS: JSON.stringify([office]) }, port);
});
afterAll(async () => {
  await server.kill();
  await provider.stop();
  data.remove();
});

/** At the service: who one is there, and that Morsel may know. */
const signInThere = async (page: Page, login: string): Promise<void> => {
  await page.waitForURL(`${provider.issuer}/**`);
  await page.locator("input[name=login]").fill(login);
  await page.locator("input[name=password]").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
};

it("J43 a service is connected in the settings, logs in from then on, and is removed", async () => {
  const ada = await newMember(server.origin);
  const { page, context } = await visitAs(site.browser, server.origin, ada, PHONE);
  await page.goto(`${server.origin}/account/settings`);
  const ways = page.getByRole("region", { name: "Sign-in methods" });
  await ways.getByRole("button", { name: "Connect Office" }).click();
  await signInThere(page, "ada@elsewhere.example");
  await page.waitForURL(`${server.origin}/account/settings`);
  await ways.getByText(/^Connected /).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${server.origin}/account/logout`);
  await page.getByText("You’re logged out").waitFor();
  await page.goto(`${server.origin}/account/login?callbackUrl=%2Faccount%2Fsettings`);
  await page.getByRole("button", { name: "Continue with Office" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  // The service knows its guest still.
  await page.getByRole("button", { name: "Continue with Office" }).click();
  await page.waitForURL(`${server.origin}/account/settings`);
  await ways.getByRole("button", { name: "Remove Office" }).press("Enter");
  await page.keyboard.press("Enter");
  await ways.getByText("Not connected").waitFor();
  await context.close();
});

it("J43 J44 who has an account is told how to connect it, and who has none joins with what the service told", async () => {
  const ben = await newMember(server.origin);
  const first = await openVisit(site.browser, DESKTOP);
  await first.page.goto(`${server.origin}/account/login`);
  await first.page.getByRole("button", { name: "Continue with Office" }).click();
  await signInThere(first.page, ben.email);
  await first.page.getByText(/An account with this e-mail already exists/).waitFor();
  await first.context.close();

  const { page, context } = await openVisit(site.browser, DESKTOP);
  await page.goto(`${server.origin}/account/login`);
  await page.getByRole("button", { name: "Continue with Office" }).click();
  await signInThere(page, "dora@example.org");
  await page.waitForURL(/\/account\/create\/welcome/);
  await page.goto(`${server.origin}/account/create`);
  await page.getByText("Keep dora@example.org to also log in with Office from now on.").waitFor();
  await expect.poll(() => page.getByLabel("E-mail", { exact: true }).inputValue()).toBe("dora@example.org");
  expect(await axeFindings(page)).toEqual([]);
  // Nothing of it stands in an address.
  await expect.poll(() => page.url()).not.toContain("dora");
  await context.close();
});

it("OAuthCallbackError a service that is cancelled is said in words, and nobody is logged in", async () => {
  const { page, context } = await openVisit(site.browser, PHONE);
  await page.goto(`${server.origin}/account/login`);
  await page.getByRole("button", { name: "Continue with Office" }).click();
  await page.waitForURL(`${provider.issuer}/**`);
  await page.getByRole("link", { name: /Cancel/ }).click();
  await page.getByText(/The other service didn’t confirm who you are/).waitFor();
  await page.waitForURL(/\/account\/login\?error=OAuthCallbackError$/);
  await context.close();
});
