import { expect, it } from "vitest";
import { PHONE } from "../../support/browser.ts";
import { dayBefore, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember, uuidv7, type SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
const PATH = "/api/services/measurements";

type Weight = { readonly id: string; readonly value: number };
const itemsOf = async (member: SignedInMember): Promise<readonly Weight[]> =>
  ((await (await member.call(`${PATH}?type=Weight`)).json()) as { readonly items: readonly Weight[] }).items;
const weightsOf = async (member: SignedInMember) => (await itemsOf(member)).map(({ value }) => value);
const idsOf = async (member: SignedInMember) => (await itemsOf(member)).map(({ id }) => id);

it("W55 home knows what was weighed at sign-up", async () => {
  const member = await newMember(site.origin);
  const { page, context } = await visitAs(site.browser, site.origin, member, PHONE);
  await page.goto(site.origin);
  const weight = page.getByRole("region", { name: "Weight" });
  await weight.getByText("71.4 kg").waitFor();
  await weight.getByText(/Today/).waitFor();
  await context.close();
});

it("W50 W51 W53 two taps log the last weight again; it is changed by − and +, undone, and refused with what is accepted", async () => {
  const member = await newMember(site.origin);
  await member.call(`${PATH}/delete`, { method: "POST", body: { ids: await idsOf(member) } });
  const yesterday = { id: uuidv7(), type: "Weight", date: dayBefore(today()), value: 71.4 };
  expect((await member.call(PATH, { method: "POST", body: { items: [yesterday] } })).status).toBe(201);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, PHONE);
  await page.goto(site.origin);
  await waitForIdle(page);
  const weight = page.getByRole("region", { name: "Weight" });
  await weight.getByText(/Yesterday/).waitFor();
  await weight.getByRole("button", { name: "Log weight" }).tap();
  await weight.getByRole("button", { name: "Save" }).tap();
  await weight.getByText(/Today/).waitFor();
  await expect.poll(() => weightsOf(member)).toEqual([71.4, 71.4]);

  await weight.getByRole("button", { name: "Log weight" }).tap();
  await weight.getByRole("button", { name: /0\.1\s+kg less$/ }).tap();
  await weight.getByRole("button", { name: /0\.1\s+kg less$/ }).tap();
  await weight.getByRole("button", { name: "Save" }).tap();
  await weight.getByText("71.2 kg").waitFor();
  await expect.poll(() => weightsOf(member)).toEqual([71.2, 71.4, 71.4]);
  await page.getByRole("button", { name: "Undo" }).tap();
  await weight.getByText("71.4 kg").waitFor();
  await expect.poll(() => weightsOf(member)).toEqual([71.4, 71.4]);

  await weight.getByRole("button", { name: "Log weight" }).tap();
  await weight.getByLabel("Today’s weight", { exact: true }).fill("7");
  await weight.getByRole("button", { name: "Save" }).tap();
  await weight.getByText(/20\s+kg to 700\s+kg/).waitFor();
  await weight.getByLabel("Today’s weight", { exact: true }).fill("70,8");
  await weight.getByLabel("Today’s weight", { exact: true }).press("Enter");
  await weight.getByText("70.8 kg").waitFor();
  await page.reload();
  await weight.getByText("70.8 kg").waitFor();
  expect(await weightsOf(member)).toEqual([70.8, 71.4, 71.4]);
  expect(complaints).toEqual([]);
  await context.close();
});
