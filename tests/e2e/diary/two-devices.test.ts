import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DESKTOP, openBrowser, PHONE } from "../../support/browser.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../../support/journey.ts";
import type { SignedInMember } from "../../support/member.ts";
import { dataFolder, startServer, type RunningServer } from "../../support/server.ts";

/** One member writes the note of one day on a phone and at a desk. */
const data = dataFolder();
let browser: Browser;
let server: RunningServer;
let member: SignedInMember;
const date = today();

beforeAll(async () => {
  server = await startServer(data.path);
  browser = await openBrowser();
  member = await memberWithDay(server.origin, date);
});
afterAll(async () => {
  await browser.close();
  await server.kill();
  data.remove();
});

const note = (page: Page) => page.getByRole("textbox", { name: /^Notes/ });
const stored = async (): Promise<string> => {
  const answer = await member.call(`/api/services/diary/${date}`);
  return ((await answer.json()) as { readonly note: string }).note;
};

it("W7 of two notes neither is lost unseen: both are shown, and the person decides", async () => {
  const [phone, desk] = await Promise.all([
    visitAs(browser, server.origin, member, PHONE),
    visitAs(browser, server.origin, member, DESKTOP),
  ]);
  for (const { page } of [phone, desk]) {
    await page.goto(`${server.origin}/food/diary`);
    await waitForIdle(page);
    await note(page).waitFor();
  }
  const write = async (page: Page, text: string) => {
    await note(page).fill(text);
    await note(page).blur();
  };
  await write(phone.page, "Ran in the park.");
  await expect.poll(stored).toBe("Ran in the park.");

  await write(desk.page, "Slept badly.");
  await desk.page.getByText("Another device saved a different note:").waitFor();
  const theirs = desk.page.getByRole("blockquote");
  await expect.poll(() => theirs.innerText()).toBe("Ran in the park.");
  await expect.poll(() => note(desk.page).inputValue()).toBe("Slept badly.");
  await expect.poll(() => desk.page.getByText("Not saved", { exact: true }).isVisible()).toBe(true);

  // Writing on, leaving the field and another day in between save nothing by themselves and lose nothing.
  await write(desk.page, "Slept badly, twice.");
  await desk.page.getByRole("button", { name: /previous day/i }).click();
  await expect.poll(() => note(desk.page).inputValue()).toBe("");
  await desk.page.getByRole("button", { name: /next day/i }).click();
  await theirs.waitFor();
  expect([await stored(), await note(desk.page).inputValue()]).toEqual(["Ran in the park.", "Slept badly, twice."]);

  await desk.page.getByRole("button", { name: "Keep my text" }).click();
  await expect.poll(stored).toBe("Slept badly, twice.");
  await expect.poll(() => desk.page.getByText("Saved", { exact: true }).isVisible()).toBe(true);
  await expect.poll(() => theirs.isVisible()).toBe(false);

  // The phone, which still shows its own, is asked too, and takes the other one.
  await write(phone.page, "Ran in the park. Rain.");
  await phone.page.getByRole("button", { name: "Use the other note" }).click();
  await expect.poll(() => note(phone.page).inputValue()).toBe("Slept badly, twice.");
  expect(await stored()).toBe("Slept badly, twice.");
  await Promise.all([phone, desk].map(({ context }) => context.close()));
});
