import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { visitAs, waitForIdle } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("W470 W473 SO26 one writes by keyboard, the other's tabs count it without a reload, and the answer arrives", async () => {
  const [ada, bob] = [await newMember(site.origin), await newMember(site.origin)];
  const one = await visitAs(site.browser, site.origin, ada, DESKTOP);
  const other = await visitAs(site.browser, site.origin, bob, PHONE);
  await other.page.goto(`${site.origin}/messages`);
  await waitForIdle(other.page);
  await other.page.getByText("No messages yet").waitFor();
  const second = await other.context.newPage();
  await second.goto(`${site.origin}/food/diary`);
  await waitForIdle(second);

  await one.page.goto(`${site.origin}/messages`);
  await waitForIdle(one.page);
  await one.page.getByRole("link", { name: "Write a message" }).press("Enter");
  await one.page.getByLabel("To (username)").fill(bob.username);
  await one.page.getByLabel("Message", { exact: true }).fill("<b>Soup?</b> https://example.org/soup.");
  await one.page.getByText("Draft saved").waitFor();
  await one.page.getByRole("button", { name: "Send message" }).press("Enter");
  await one.page.getByText(`Message sent: ${bob.username}`).waitFor();
  await one.page.goto(`${site.origin}/messages?folder=drafts`);
  await one.page.getByText("No drafts").waitFor();

  // W232: in every tab, and in the list that is open.
  await second.getByText("1 unread message", { exact: true }).waitFor();
  await other.page.getByRole("link", { name: new RegExp(ada.username) }).click();
  await other.page.getByText("<b>Soup?</b>").waitFor();
  const link = other.page.getByRole("link", { name: "https://example.org/soup", exact: true });
  expect(await link.getAttribute("rel")).toBe("nofollow noopener ugc");
  await second.getByText("Messages, none unread", { exact: true }).first().waitFor({ state: "attached" });
  await other.page.getByRole("textbox", { name: "Reply" }).fill("Gladly");
  await other.page.getByRole("button", { name: "Send message" }).click();
  await other.page.getByText("Gladly", { exact: true }).waitFor();

  await one.page.goto(`${site.origin}/messages`);
  await waitForIdle(one.page);
  await one.page.getByRole("link", { name: new RegExp(bob.username) }).press("Enter");
  await one.page.getByText("Gladly", { exact: true }).waitFor();
  expect([...one.complaints, ...other.complaints]).toEqual([]);
  await Promise.all([one.context.close(), other.context.close()]);
});
