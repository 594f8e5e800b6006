import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { settled, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { served } from "../../support/served.ts";

const site = served();

it("a man's goal is held to his own floor, in words and before it is sent; thousands may be marked", async () => {
  const member = await newMember(site.origin, { sex: "male" });
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/account/my-goals`);
  await settled(page);
  const energy = page.getByLabel("Energy (kcal a day)");
  await energy.fill("1300");
  await page.getByRole("button", { name: "Save from today on" }).click();
  await page.getByText("A goal below 1,500 kcal a day is not safe. Type 1,500 kcal or more.").waitFor();
  await energy.fill("2,000");
  await page.getByRole("button", { name: "Save from today on" }).click();
  await page.getByText("Your goals are saved.").waitFor();
  await page.reload();
  await expect.poll(() => page.getByRole("cell", { name: "2,000 kcal" }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});
