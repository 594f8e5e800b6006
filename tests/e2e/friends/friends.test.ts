import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { visitAs, waitForIdle } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("SO13 SO14 SO8 one invites by keyboard, the other's header counts it and accepts; then one blocks the other", async () => {
  const [ada, bob] = [await newMember(site.origin), await newMember(site.origin)];
  const one = await visitAs(site.browser, site.origin, ada, DESKTOP);
  const other = await visitAs(site.browser, site.origin, bob, PHONE);
  await other.page.goto(`${site.origin}/food/diary`);
  await waitForIdle(other.page);

  await one.page.goto(`${site.origin}/friends`);
  await waitForIdle(one.page);
  await one.page.getByText("No friends yet").waitFor();
  await one.page.getByRole("main").getByRole("link", { name: "Invite friends" }).first().press("Enter");
  await one.page.getByLabel("Username or e-mail address").fill(bob.username);
  await one.page.keyboard.press("Enter");
  await one.page.getByText(`Invitation sent: ${bob.username}`).waitFor();

  // W232: without a reload.
  await other.page.getByText("1 new invitation", { exact: true }).waitFor();
  await other.page.goto(`${site.origin}/invitations`);
  await waitForIdle(other.page);
  await other.page.getByRole("button", { name: `Accept the invitation from ${ada.username}` }).click();
  await other.page.getByText(`Friend added: ${ada.username}`).waitFor();

  await one.page.goto(`${site.origin}/friends`);
  await waitForIdle(one.page);
  await one.page.getByRole("button", { name: `Actions for ${bob.username}` }).press("Enter");
  await one.page.getByRole("menuitem", { name: "Block" }).press("Enter");
  await one.page.getByRole("button", { name: "Block", exact: true }).press("Enter");
  await one.page.getByText("No friends yet").waitFor();
  await other.page.goto(`${site.origin}/friends`);
  await other.page.getByText("No friends yet").waitFor();
  await one.page.goto(`${site.origin}/blocked-users`);
  await one.page.getByRole("checkbox", { name: bob.username }).press("Space");
  await one.page.getByRole("button", { name: "Unblock 1 member" }).press("Enter");
  await one.page.getByText("No one is blocked").waitFor();
  expect([...one.complaints, ...other.complaints]).toEqual([]);
  await Promise.all([one.context.close(), other.context.close()]);
});
