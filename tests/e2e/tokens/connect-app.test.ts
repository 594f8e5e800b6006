import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { visitAs, waitForIdle } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";
import { createHash, randomBytes } from "node:crypto";

const site = serveServer();

it("W360 a member lets an app in from its own address, sees it and ends it", async () => {
  const member = await newMember(site.origin);
  const back = "http://127.0.0.1:9/back";
  const registered = await fetch(`${site.origin}/oauth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_name: "Plan my week", redirect_uris: [back] }),
  });
  const { client_id } = (await registered.json()) as { readonly client_id: string };
  const code_verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    client_id,
    redirect_uri: back,
    response_type: "code",
    scope: "diary:read diary:write",
    state: "1e3",
    code_challenge: createHash("sha256").update(code_verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  const { page, context } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/oauth/authorize?${query.toString()}`);
  await page.getByRole("heading", { name: "Plan my week wants to use your account" }).waitFor();
  await page.getByLabel("Change your food diary and fridge").click();
  await page.screenshot({ path: process.env["MORSEL_SHOT"] ?? "/dev/null", type: "png", fullPage: true });
  const leaving = page.waitForRequest((request) => request.url().startsWith(back));
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  const { searchParams } = new URL((await leaving).url());
  expect(searchParams.get("state")).toBe("1e3");
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    client_id,
    redirect_uri: back,
    code: searchParams.get("code") ?? "",
    code_verifier,
  });
  const given = (await (await fetch(`${site.origin}/oauth/token`, { method: "POST", body })).json()) as {
    readonly access_token: string;
    readonly scope: string;
  };
  expect(given.scope).toBe("diary:read");
  const headers = { authorization: `Bearer ${given.access_token}` };
  const read = () => fetch(`${site.origin}/api/services/diary/2026-03-05`, { headers });
  expect((await read()).status).toBe(200);
  const settings = await context.newPage();
  await settings.goto(`${site.origin}/account/api-tokens`);
  await waitForIdle(settings);
  await settings.getByRole("button", { name: "Disconnect Plan my week" }).click();
  await settings.getByText("1 connected app").waitFor({ state: "detached" });
  expect((await read()).status).toBe(401);
  await context.close();
});
