import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DESKTOP, openBrowser, PHONE, visit } from "../support/browser.ts";
import { dataFolder, freePort, startServer, type RunningServer } from "../support/server.ts";

/** A stranger signs up, logs lunch, sees the totals, and finds all again after a reload and after the server was killed. */
const data = dataFolder();
let browser: Browser;
let server: RunningServer;
let port: number;

beforeAll(async () => {
  port = await freePort();
  server = await startServer(data.path, {}, port);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.kill();
  data.remove();
});

const PASSWORD = "quiet-orchard-41-lantern";

const signUp = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("link", { name: "Sign up" }).first().click();
  await page.getByRole("radio", { name: /Lose weight/ }).check({ force: true });
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("radio", { name: /Lightly active/ }).check({ force: true });
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("radio", { name: "Female" }).check({ force: true });
  await page.getByLabel("Date of birth").fill("1990-05-17");
  await page.getByLabel("Country").selectOption("DE");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("radio", { name: "cm" }).check({ force: true });
  await page.getByLabel("Height", { exact: true }).fill("168");
  await page.getByRole("radio", { name: "kg" }).check({ force: true });
  await page.getByLabel("Weight now").fill("71.4");
  await page.getByLabel("Goal weight").fill("66");
  await page.getByRole("radio", { name: "0.5 kg" }).check({ force: true });
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("E-mail").fill(`${name}@example.org`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Username").fill(name);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("checkbox").check({ force: true });
  await page.getByRole("button", { name: "Create my account" }).click();
  await page.getByRole("heading", { name: "Your daily goal" }).waitFor();
};

it.each([
  ["desktop", DESKTOP, "anna"],
  ["phone", PHONE, "bert"],
])("sign up → log → totals → reload → kill → still there, on a %s", async (_device, options, name) => {
  const { context, page, complaints } = await visit(browser, options);
  await page.goto(server.origin);
  await signUp(page, name);
  await expect.poll(() => page.getByText("Your body at rest").isVisible()).toBe(true);
  await page.getByRole("link", { name: "Log your first food" }).click();
  await page.getByRole("combobox", { name: "Search foods to log" }).fill("banana");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  await page.getByRole("combobox", { name: "Search foods to log" }).press("Enter");
  const entry = page
    .getByRole("main")
    .getByText(/^Bananas?\b/)
    .first();
  await entry.waitFor();
  const eaten = async (): Promise<string> =>
    (
      await page
        .getByText(/eaten of/)
        .first()
        .innerText()
    ).trim();
  await expect.poll(eaten).toMatch(/^[1-9]\d* eaten of 1,\d{3} kcal/);
  const before = await eaten();
  await page.reload();
  await entry.waitFor();
  expect(await eaten()).toBe(before);
  await server.kill("SIGKILL");
  server = await startServer(data.path, {}, port);
  await page.reload();
  await entry.waitFor();
  expect(await eaten()).toBe(before);
  expect(complaints).toEqual([]);
  await context.close();
});

it("who signs up from a food comes back to it", async () => {
  const { context, page, complaints } = await visit(browser, PHONE);
  await page.goto(`${server.origin}/nutrition-facts-calories?q=banana`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Banana/ })
    .first()
    .click();
  await page.waitForURL(/calories\/banana/);
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("link", { name: "Log in" }).click();
  await signUp(page, "cleo");
  await page.getByRole("link", { name: "Continue" }).click();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(name);
  await page.getByRole("button", { name: "Log", exact: false }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
