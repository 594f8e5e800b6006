import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("home says what remains once, with what logs above it on a phone", async () => {
  const member = await memberWithDay(site.origin, today());
  const { page, context } = await visitAs(site.browser, site.origin, member, PHONE);
  await page.goto(site.origin);
  await waitForIdle(page);
  const main = page.getByRole("main");
  const left = /([\d,]+)\s+kcal\sleft/.exec(await main.innerText())?.[1] ?? "no sum";
  expect((await main.innerText()).split(left)).toHaveLength(2);
  const box = await main.getByRole("combobox", { name: "Search foods to log" }).boundingBox();
  const sum = await main.getByText(/kcal\sleft/).boundingBox();
  const water = await main.getByRole("region", { name: "Water" }).boundingBox();
  const weight = await main.getByRole("region", { name: "Weight" }).boundingBox();
  const order = [box, sum, weight, water].map((place) => place?.y ?? -1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  await context.close();
});

it("home logs food for today, into the meal of the hour, and water, without leaving it", async () => {
  const member = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(site.origin);
  await waitForIdle(page);
  await page.keyboard.press("/");
  await page.keyboard.type("banana");
  await page
    .getByRole("option", { name: /^Banana/ })
    .first()
    .waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("status", { name: "Notices" }).getByText("Banana").waitFor();
  await page.getByRole("button", { name: "Add 250 ml of water" }).click();
  const day = async () => (await (await member.call(`/api/services/diary/${today()}`)).json()) as unknown;
  await expect.poll(day).toMatchObject({ entries: [{ description: "Banana" }], drinks: [{ ml: 250 }] });
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  expect(complaints).toEqual([]);
  await context.close();
});
