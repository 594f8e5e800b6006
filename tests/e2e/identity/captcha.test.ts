import type { BrowserContext } from "playwright-core";
import { expect, it } from "vitest";
import { openVisit, DESKTOP, PHONE } from "../../support/browser.ts";
import { visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
const SERVICE = "https://challenges.cloudflare.com";

/** A widget that is answered by one click, in place of the service's own. */
const SCRIPT = `
  window.turnstile = {
    render: (place, { sitekey, callback }) => {
      const button = document.createElement("button");
      button.textContent = "I am a person";
      button.onclick = () => callback("proof for " + sitekey);
      place.append(button);
    },
  };
  window[new URL(document.currentScript.src).searchParams.get("onload")]();`;

/** As if the operator had named a captcha service. */
const withCaptcha = async (context: BrowserContext, loads: string[]) => {
  await context.route(`${site.origin}/account/**`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '"hasAnalytics":',
      '"captcha":{"provider":"turnstile","siteKey":"site-key"},"hasAnalytics":',
    );
    const policy = (response.headers()["content-security-policy"] ?? "").replace("script-src", `script-src ${SERVICE}`);
    await route.fulfill({ response, body, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  await context.route(`${SERVICE}/**`, (route) => {
    loads.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: SCRIPT });
  });
};

it("ID104 who changes the units shows first to be a person, by a widget that comes when it is needed", async () => {
  const member = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  const loads: string[] = [];
  await withCaptcha(context, loads);
  await page.goto(`${site.origin}/account/configure-units`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(loads).toEqual([]);
  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await page.getByRole("main").getByText("kilojoules", { exact: false }).first().click();
  await page.getByRole("button", { name: "I am a person" }).click();
  expect((await (await sent).allHeaders())["captcha-token"]).toBe("proof for site-key");
  expect(loads).toHaveLength(1);
  await expect.poll(() => page.getByRole("button", { name: "I am a person" }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

it("ID104 the last page of a sign-up names the place of the widget; without a service there is none", async () => {
  const { page, context } = await openVisit(site.browser, PHONE);
  const place = page.getByRole("group", { name: "Confirm you’re human", includeHidden: true });
  await page.goto(`${site.origin}/account/create/consents`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => place.count()).toBe(0);
  await withCaptcha(context, []);
  await page.goto(`${site.origin}/account/create/consents`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => place.count()).toBe(1);
  await context.close();
});

it("ID123 a sign-in for which the server asks for a proof shows the widget in its place, and is sent again with it", async () => {
  const member = await newMember(site.origin);
  const { page, context } = await openVisit(site.browser, PHONE);
  await withCaptcha(context, []);
  const proofs: (string | undefined)[] = [];
  await context.route(`${site.origin}/api/auth/callback/credentials`, async (route) => {
    const { "captcha-token": proof } = await route.request().allHeaders();
    proofs.push(proof);
    if (proof !== undefined) return route.continue();
    const body = JSON.stringify({
      type: "urn:morsel:problem:CaptchaNeeded",
      url: `${site.origin}/account/login/error`,
    });
    return route.fulfill({ status: 403, contentType: "application/problem+json", body });
  });
  await page.goto(`${site.origin}/account/login?callbackUrl=%2Faccount%2Fhelp`);
  await page.getByLabel("E-mail or username").fill(member.username);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page
    .getByRole("group", { name: "Confirm you’re human" })
    .getByRole("button", { name: "I am a person" })
    .click();
  await page.waitForURL("**/account/help");
  expect(proofs).toEqual([undefined, "proof for site-key"]);
  await context.close();
});
