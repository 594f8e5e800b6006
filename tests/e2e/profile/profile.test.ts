import { Buffer } from "node:buffer";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { PICTURE } from "../../http/support/picture.ts";
import { visitAs, waitForIdle } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("W591 W593 SO31 one shows a picture and some words, the other finds them by the name of before, and invites", async () => {
  const [ada, bob] = [await newMember(site.origin), await newMember(site.origin)];
  const one = await visitAs(site.browser, site.origin, ada, DESKTOP);
  const other = await visitAs(site.browser, site.origin, bob, PHONE);
  await one.page.goto(`${site.origin}/account/profile`);
  await waitForIdle(one.page);
  await one.page
    .locator("input[type=file]")
    .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from(PICTURE) });
  await one.page.getByRole("button", { name: "Remove picture" }).waitFor();
  await one.page.getByLabel("About me").fill("I bake <b>bread</b>.");
  await one.page.getByRole("button", { name: "Save" }).press("Enter");
  await one.page.getByRole("region", { name: "As others see it" }).getByText("I bake <b>bread</b>.").waitFor();

  const username = `${ada.username}-new`;
  await ada.call("/api/services/account/username", { method: "POST", body: { username } });
  await other.page.goto(`${site.origin}/profile/${ada.username}`);
  await waitForIdle(other.page);
  await other.page.getByRole("heading", { name: username, level: 1 }).waitFor();
  expect(new URL(other.page.url()).pathname).toBe(`/profile/${username}`);
  await other.page.locator("main img").evaluate((img: HTMLImageElement) => img.decode());
  await other.page.getByRole("button", { name: "Invite as friend" }).press("Enter");
  await other.page.getByText(`Invitation sent: ${username}`).waitFor();
  expect([...one.complaints, ...other.complaints]).toEqual([]);
  await Promise.all([one.context.close(), other.context.close()]);
});
