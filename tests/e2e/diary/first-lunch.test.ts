import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DESKTOP, openBrowser, PHONE, openVisit } from "../../support/browser.ts";
import { keyboard, mouse, type InputMethods } from "../../support/input-methods.ts";
import { dataFolder, freePort, startServer, type RunningServer } from "../../support/server.ts";

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

const signUp = async (page: Page, name: string, hands: InputMethods): Promise<void> => {
  const next = () => hands.use(page.getByRole("button", { name: "Continue" }));
  await hands.use(page.getByRole("link", { name: "Sign up" }).first());
  await hands.choose(page.getByRole("radio", { name: /Lose weight/ }));
  await next();
  await hands.choose(page.getByRole("radio", { name: /Lightly active/ }));
  await next();
  await hands.choose(page.getByRole("radio", { name: "Female" }));
  await hands.writeDate(page.getByLabel("Date of birth"), "1990-05-17");
  await hands.select(page.getByLabel("Country"), "Germany");
  await next();
  await hands.choose(page.getByRole("radio", { name: "cm", exact: true }));
  await hands.write(page.getByLabel("Height", { exact: true }), "168");
  await hands.choose(page.getByRole("radio", { name: "kg", exact: true }));
  await hands.write(page.getByLabel("Current weight"), "71.4");
  await hands.write(page.getByLabel("Goal weight"), "66");
  await hands.choose(page.getByRole("radio", { name: "0.5 kg" }));
  await next();
  await hands.write(page.getByLabel("E-mail"), `${name}@example.org`);
  await hands.write(page.getByLabel("Password", { exact: true }), PASSWORD);
  await next();
  await hands.write(page.getByLabel("Username"), name);
  await next();
  await hands.tick(page.getByRole("checkbox"));
  await hands.use(page.getByRole("button", { name: "Create account" }));
  await page.getByRole("heading", { name: "Your daily goal" }).waitFor();
};

it.each([
  ["desktop, signing up by keyboard", DESKTOP, "anna", keyboard],
  ["phone", PHONE, "bert", () => mouse],
] as const)(
  "sign up → log → totals → reload → kill → still there, on a %s",
  async (_device, options, name, handsOn) => {
    const { context, page, complaints } = await openVisit(browser, options);
    await page.goto(server.origin);
    await signUp(page, name, handsOn(page));
    await expect.poll(() => page.getByText("Your body at rest").isVisible()).toBe(true);
    // The form that made the account is no place to go back to.
    await page.goBack();
    await page.getByRole("heading", { name: `, ${name}` }).waitFor();
    await page.goForward();
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
    await expect.poll(eaten).toMatch(/^[1-9]\d* eaten of 1,\d{3}\skcal/);
    const before = await eaten();
    await page.reload();
    await entry.waitFor();
    await expect.poll(eaten).toBe(before);
    expect(complaints).toEqual([]);
    await server.kill("SIGKILL");
    server = await startServer(data.path, {}, port);
    await page.reload();
    await entry.waitFor();
    await expect.poll(eaten).toBe(before);
    // Failed requests are expected while the server was down, and when it was killed.
    expect(complaints.filter((line) => !/net::ERR_/.test(line))).toEqual([]);
    await context.close();
  },
);

it("who signs up from a food comes back to it", async () => {
  const { context, page, complaints } = await openVisit(browser, PHONE);
  await page.goto(`${server.origin}/nutrition-facts-calories?q=banana`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Banana/ })
    .first()
    .click();
  await page.waitForURL(/calories\/banana/);
  const heading = page.getByRole("heading", { level: 1, name: /^Banana/ });
  const name = await heading.innerText();
  await page.getByRole("link", { name: "Log in" }).click();
  await signUp(page, "cleo", mouse);
  await page.getByRole("link", { name: "Continue" }).click();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(name);
  await page.getByRole("main").getByRole("button", { name: "Add to diary" }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
