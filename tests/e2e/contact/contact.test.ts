import { expect, it } from "vitest";
import { PHONE, openVisit } from "../../support/browser.ts";
import { waitForIdle } from "../../support/journey.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("W200, W201: a message is refused in words, kept over a reload, sent once when the answer got lost, and thanked for", async () => {
  const { page, context } = await openVisit(site.browser, PHONE);
  await page.goto(`${site.origin}/contact-us`);
  await waitForIdle(page);
  await page.getByRole("button", { name: "Send message" }).tap();
  await page.getByText("Enter an address such as name@example.org.").waitFor();
  await page.getByLabel("Your e-mail address").fill("ada@example.org");
  await page.getByLabel("Your message").fill("too short");
  await page.getByRole("button", { name: "Send message" }).tap();
  await page.getByText("Enter 10 to 5000 characters.").waitFor();
  await page.getByLabel("Your message").fill("Long enough to be sent.");
  await page.reload();
  await waitForIdle(page);
  await expect.poll(() => page.getByLabel("Your message").inputValue()).toBe("Long enough to be sent.");
  const sent: string[] = [];
  await page.route("**/api/services/contact_messages", async (route) => {
    sent.push((route.request().postDataJSON() as { readonly id: string }).id);
    const answer = await route.fetch();
    // The first answers get lost on the way.
    await (sent.length <= 3 ? route.abort() : route.fulfill({ response: answer }));
  });
  await page.getByRole("button", { name: "Send message" }).tap();
  await page.getByText("Can’t reach Morsel.").waitFor();
  await page.getByRole("button", { name: "Send message" }).tap();
  await page.getByRole("heading", { name: "Thank you" }).waitFor();
  expect(new Set(sent).size).toBe(1);
  await context.close();
});
