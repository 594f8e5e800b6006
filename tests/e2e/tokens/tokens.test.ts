import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { waitForIdle, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("W355 who signed in a while ago shows who they are, and has the token that they asked for", async () => {
  const member = await newMember(site.origin);
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  // The server's clock is nobody's to turn: its first answer is what it says after 15 minutes.
  await page.route(
    "**/api/services/account/tokens",
    (route) =>
      route.request().method() === "POST"
        ? route.fulfill({
            status: 403,
            contentType: "application/problem+json",
            body: JSON.stringify({
              type: "urn:morsel:problem:ConfirmationNeeded",
              title: "Show who you are.",
              status: 403,
            }),
          })
        : route.fallback(),
    { times: 2 },
  );
  await page.goto(`${site.origin}/account/api-tokens`);
  await waitForIdle(page);
  await page.getByRole("textbox", { name: "Name" }).fill("My watch");
  await page.getByRole("button", { name: "Create token" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Password", { exact: true }).fill(member.password);
  await page.unroute("**/api/services/account/tokens");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Token", exact: true }).waitFor();
  await page.getByRole("button", { name: "Revoke My watch" }).waitFor();
  await expect.poll(() => sheet.count()).toBe(0);
  expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("");
  await context.close();
});
