import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { today, visitAs, waitForIdle } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("SO3 W481 one locks the diary with a key in settings; a friend with the key reads the day and copies a food", async () => {
  const [ada, bob] = [await newMember(site.origin), await newMember(site.origin)];
  const owner = await visitAs(site.browser, site.origin, ada, DESKTOP);
  await owner.page.goto(`${site.origin}/food/quick-add`);
  await owner.page.getByRole("textbox", { name: "Name" }).fill("Lentil soup");
  await owner.page.getByLabel(/^Energy/).fill("320");
  await owner.page.keyboard.press("Enter");
  await owner.page
    .getByText(/Lentil soup/)
    .first()
    .waitFor();
  // The row is there at once; a reader sees what the server has.
  await expect
    .poll(async () => (await ada.call(`/api/services/diary/${today()}`)).text(), { timeout: 10_000 })
    .toContain("Lentil soup");
  await owner.page.goto(`${site.origin}/account/sharing`);
  await owner.page.getByLabel("Anyone with a key").check();
  await owner.page.getByLabel("Key", { exact: true }).fill("open sesame");
  await owner.page.getByRole("button", { name: "Save" }).press("Enter");
  await owner.page.getByLabel("New key").waitFor();

  const reader = await visitAs(site.browser, site.origin, bob, PHONE);
  await reader.page.goto(`${site.origin}/food/diary/${ada.username}`);
  await waitForIdle(reader.page);
  await reader.page.getByLabel("Key").fill("open sesame");
  await reader.page.keyboard.press("Enter");
  await reader.page.getByRole("button", { name: "Copy Lentil soup to your diary" }).press("Enter");
  await reader.page.getByRole("textbox", { name: "Lentil soup" }).fill("1/2");
  await reader.page.getByRole("button", { name: "Copy 1 food" }).press("Enter");
  await reader.page.getByText("1 food copied to your diary").waitFor();
  await reader.page.goto(`${site.origin}/food/diary`);
  await reader.page.getByText("160").first().waitFor();
  expect([...owner.complaints, ...reader.complaints].filter((said) => !said.includes("403"))).toEqual([]);
  await Promise.all([owner.context.close(), reader.context.close()]);
});
