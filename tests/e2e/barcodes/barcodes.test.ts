import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { expect, it } from "vitest";
import { barcodeVideo } from "../../support/barcode-video.ts";
import { chromiumOptions, PHONE } from "../../support/browser.ts";
import { waitForIdle, visitAs } from "../../support/journey.ts";
import { newMember, uuidv7 } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
/** On an American package the first of thirteen digits is a zero that is not written. */
const CODE = "036000291452";

it("W300 the camera reads a barcode in the food box and finds the own food; without a camera the digits lead to a new one", async () => {
  const film = join(mkdtempSync(join(tmpdir(), "morsel-camera-")), "barcode.y4m");
  writeFileSync(film, barcodeVideo(`0${CODE}`));
  const { args, ...options } = chromiumOptions();
  const browser = await chromium.launch({
    ...options,
    args: [
      ...args,
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const member = await newMember(site.origin);
  const saved = await member.call(`/api/services/own-foods/${uuidv7()}`, {
    method: "POST",
    body: {
      version: 0,
      description: "Rye crisps",
      barcode: CODE,
      basis: "eu",
      per: "100g",
      nutritional_contents: { energy: { unit: "calories", value: 380 } },
      servings: [],
    },
  });
  expect([200, 201], await saved.text()).toContain(saved.status);
  const { page, complaints } = await visitAs(browser, site.origin, member, PHONE);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.getByRole("combobox", { name: "Search foods to log" }).click();
  await page.getByRole("button", { name: "Scan barcode" }).click();
  await page.getByRole("option", { name: /Rye crisps/ }).waitFor();
  await expect.poll(() => page.getByRole("combobox", { name: "Search foods to log" }).inputValue()).toBe(CODE);
  expect(complaints).toEqual([]);

  await browser.close();

  const without = await visitAs(site.browser, site.origin, member, PHONE);
  await without.page.goto(`${site.origin}/food/calorie-chart-nutrition-facts`);
  await waitForIdle(without.page);
  await without.page.getByRole("button", { name: "Scan barcode" }).click();
  const sheet = without.page.getByRole("dialog", { name: "Scan barcode" });
  await sheet.getByText("Type the digits or use a photo", { exact: false }).waitFor();
  await sheet.getByLabel("Digits below the bars").fill("96385075");
  await sheet.getByRole("button", { name: "Find food" }).click();
  await sheet.getByText("One of the digits is wrong: the last one should be 4.").waitFor();
  await sheet.getByLabel("Digits below the bars").fill("96385074");
  await sheet.getByRole("button", { name: "Find food" }).click();
  await sheet.getByRole("link", { name: "Create food" }).click();
  await without.page.getByRole("heading", { name: "New food" }).waitFor();
  await expect.poll(() => without.page.getByLabel("Barcode").inputValue()).toBe("96385074");
  expect(without.complaints).toEqual([]);
  await without.context.close();
});
