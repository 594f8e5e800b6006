import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { visitAs, waitForIdle } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
const PATH = "/api/services/forum";

it("FO50 FO52 FO53 one keeps half a reply, goes on writing on a phone, posts it, and another reacts by keyboard", async () => {
  const [ada, bob] = [await newMember(site.origin), await newMember(site.origin)];
  const topic = randomUUID();
  const first = { category: "recipes", title: `Dal of ${ada.username}`, text: "Which lentils?" };
  const begun = await ada.call(`${PATH}/topics`, {
    method: "POST",
    body: { id: topic, post_id: randomUUID(), ...first },
  });
  expect(begun.ok).toBe(true);
  const desk = await visitAs(site.browser, site.origin, bob, DESKTOP);
  await desk.page.goto(`${site.origin}/community/topics/${topic}`);
  await desk.page.getByRole("textbox", { name: "Your reply" }).fill("Red");
  await desk.page.getByText("Draft saved").waitFor();
  await desk.page.reload();
  const reply = desk.page.getByRole("textbox", { name: "Your reply" });
  await reply.waitFor();
  expect(await reply.inputValue()).toBe("Red");

  const phone = await visitAs(site.browser, site.origin, bob, PHONE);
  await phone.page.goto(`${site.origin}/community/drafts`);
  await phone.page.getByRole("link", { name: first.title }).click();
  const again = phone.page.getByRole("textbox", { name: "Your reply" });
  await again.waitFor();
  expect(await again.inputValue()).toBe("Red");
  await again.fill("Red ones");
  await phone.page.getByRole("button", { name: "Post reply" }).click();
  await phone.page.locator("ol > li").nth(1).getByText("Red ones").waitFor();
  expect(await again.inputValue()).toBe("");
  await phone.page.goto(`${site.origin}/community/drafts`);
  await phone.page.getByText("No drafts").waitFor();

  const other = await visitAs(site.browser, site.origin, ada, DESKTOP);
  await other.page.goto(`${site.origin}/community/topics/${topic}`);
  await waitForIdle(other.page);
  await other.page.getByRole("button", { name: "React" }).press("Enter");
  await other.page.getByRole("button", { name: "Thanks" }).press("Enter");
  await other.page.getByRole("button", { name: "Thanks 1", pressed: true }).waitFor();
  await phone.page.goto(`${site.origin}/community`);
  await phone.page.getByRole("link", { name: "Reactions (1)" }).click();
  await phone.page.getByText(`${ada.username} reacted`).waitFor();
  expect([...desk.complaints, ...phone.complaints, ...other.complaints]).toEqual([]);
  await Promise.all([desk, phone, other].map(({ context }) => context.close()));
});
