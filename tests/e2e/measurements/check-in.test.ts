import { expect, it } from "vitest";
import { PHONE } from "../../support/browser.ts";
import { dayBefore, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember, uuidv7, type SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
const PATH = "/api/services/measurements";

type Item = { readonly id: string; readonly type: string; readonly value: number; readonly date: string };
const itemsOf = async (member: SignedInMember, type: string): Promise<readonly Item[]> => {
  const page = await member.call(`${PATH}?type=${encodeURIComponent(type)}`);
  return ((await page.json()) as { readonly items: readonly Item[] }).items;
};
const valuesOf = async (member: SignedInMember, type: string) =>
  (await itemsOf(member, type)).map(({ value }) => value);

it("W100 W53 a check-in with the keyboard alone: sums are read, all is saved in one go, undone, and refused in words", async () => {
  const member = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member);
  await page.goto(`${site.origin}/measurements`);
  await waitForIdle(page);
  await expect.poll(() => new URL(page.url()).pathname).toBe("/measurements/check-in");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await page.getByText("Enter at least one measurement.").waitFor();
  await page.getByText("More measurements").press("Enter");
  await page.getByLabel("Weight", { exact: true }).fill("900");
  await page.getByLabel("Waist", { exact: true }).fill("-5");
  await page.keyboard.press("Enter");
  await page.getByText(/^Weight: enter 20\s+kg to 700\s+kg\.$/).waitFor();
  expect(await valuesOf(member, "Waist")).toEqual([]);

  await page.getByLabel("Weight", { exact: true }).fill("72.3-1.2");
  await page.getByLabel("Waist", { exact: true }).fill("80,5");
  await page.getByLabel("Neck", { exact: true }).fill("32");
  await page.getByLabel("Hips", { exact: true }).fill("98");
  await page.getByLabel("Sleep (h)", { exact: true }).fill("7");
  await page.keyboard.press("Enter");
  await page.getByText(/71\.1\s+kg · Today/).waitFor();
  await page.getByText(/^Estimated from waist 80\.5\s+cm, hips 98\s+cm/).waitFor();
  await expect.poll(() => valuesOf(member, "Weight")).toEqual([71.1, 71.4]);
  expect(await valuesOf(member, "Fitbit tracked sleep minutes")).toEqual([420]);

  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await page.getByText(/71\.4\s+kg · Today/).waitFor();
  await expect.poll(() => valuesOf(member, "Weight")).toEqual([71.4]);
  expect(await valuesOf(member, "Waist")).toEqual([]);
  // Without a waist there is no estimate, and it is said what is missing.
  await page.getByText(/Missing: Neck, Waist,? and Hips/).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it("W101 W102 W107 the history on a phone: shown in stone, edited, deleted and brought back, with its chart", async () => {
  const member = await newMember(site.origin);
  await member.call("/api/services/users", { method: "PATCH", body: { unit_preferences: { body_weight: "stone" } } });
  const items = [70, 72].map((value, n) => ({
    id: uuidv7(),
    type: "Weight",
    value,
    date: dayBefore(today()),
    time: `0${n + 7}:00`,
  }));
  expect((await member.call(PATH, { method: "POST", body: { items } })).status).toBe(201);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, PHONE);
  await page.goto(`${site.origin}/measurements/edit`);
  await waitForIdle(page);
  await page.getByRole("slider", { name: /^Weight, 90 days/ }).waitFor();
  await page.getByRole("button", { name: /^Yesterday.*8:00.*11 st 4\.7 lb/ }).tap();
  await page.getByLabel("Weight (lb)").fill("6");
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await page.getByRole("button", { name: /11 st 6 lb/ }).waitFor();
  await expect.poll(() => valuesOf(member, "Weight")).toEqual([71.4, 72.57, 70]);

  await page.getByRole("button", { name: /11 st 6 lb/ }).tap();
  await page.getByRole("button", { name: "Delete" }).tap();
  await expect.poll(() => valuesOf(member, "Weight")).toEqual([71.4, 70]);
  await page.getByRole("button", { name: "Undo" }).tap();
  await page.getByRole("button", { name: /11 st 6 lb/ }).waitFor();
  await expect.poll(() => valuesOf(member, "Weight")).toEqual([71.4, 72.57, 70]);

  await page.getByRole("combobox", { name: "Type" }).selectOption("Waist");
  await page.getByText("Nothing logged yet").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
