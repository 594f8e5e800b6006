import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { dayBefore, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

it("a man's goal is held to his own floor, in words and before it is sent; thousands may be marked", async () => {
  const member = await newMember(site.origin, { sex: "male" });
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/account/my-goals`);
  await waitForIdle(page);
  await page.getByText("Energy and macros").click();
  const energy = page.getByLabel("Energy (kcal per day)");
  await energy.fill("1300");
  await page.getByRole("button", { name: "Save from today" }).click();
  await page.getByText("A goal below 1,500 kcal a day isn’t safe. Enter 1,500 kcal or more.").waitFor();
  await energy.fill("2,000");
  await page.getByRole("button", { name: "Save from today" }).click();
  await page.getByText("Goals saved.").waitFor();
  await page.reload();
  await expect.poll(() => page.getByRole("cell", { name: "2,000 kcal" }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

it("W120 W122 what is changed for a later day holds from then on, shows among the plans, and is taken back", async () => {
  const member = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/account/my-goals`);
  await waitForIdle(page);
  const later = new Date(Date.parse(today()) + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Apply changes from").fill(later);
  await page.getByRole("heading", { name: /^Goals from/ }).waitFor();
  await page.getByText("Energy and macros").click();
  await page.getByLabel("Energy (kcal per day)").fill("1900");
  await page.getByRole("radio", { name: "Grams" }).check({ force: true });
  await page.getByLabel("Carbs (g)").fill("200,5");
  await page.getByRole("button", { name: /^Save from / }).click();
  await page.getByText("They apply from").waitFor();
  const goalsOn = async (date: string) =>
    ((await (await member.call(`/api/services/goals?date=${date}`)).json()) as { daily_goals: unknown[] })
      .daily_goals[0];
  expect(await goalsOn(later)).toMatchObject({ energy: { value: 1900 }, carbohydrates: 200.5 });
  expect(await goalsOn(dayBefore(later))).not.toMatchObject({ energy: { value: 1900 } });
  await page.getByText("Upcoming").waitFor();
  await page.getByRole("button", { name: /^Cancel the plan from/ }).click();
  await page.getByText("is canceled").waitFor();
  expect(await goalsOn(later)).toEqual(await goalsOn(today()));
  expect(complaints).toEqual([]);
  await context.close();
});

it("W124 the questions answered again show old and new before anything is saved", async () => {
  const member = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/account/change-goals-guided`);
  await waitForIdle(page);
  const next = () => page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("radio", { name: /^Lose/ }).waitFor();
  await next();
  await page.getByRole("radio", { name: /^Very active/ }).check({ force: true });
  await next();
  await page.getByLabel("Date of birth").waitFor();
  await next();
  await page.getByLabel("Current weight").fill("80");
  await page.getByLabel("Goal weight").fill("90");
  await next();
  await page.locator("[aria-invalid=true]").first().waitFor();
  await page.getByLabel("Goal weight").fill("70");
  await next();
  const row = page.getByRole("row", { name: /^Energy per day/ });
  await row.waitFor();
  const basis = async () => (await (await member.call("/api/services/goals/body")).json()) as unknown;
  expect(await basis()).toMatchObject({ weight_kg: 71.4, activity_level: 2 });
  const [, shown = ""] = await row.getByRole("cell").allInnerTexts();
  await page.getByRole("button", { name: "Save from today" }).click();
  await page.getByText("Goals saved.").waitFor();
  expect(await basis()).toMatchObject({ weight_kg: 80, goal_weight_kg: 70, activity_level: 4 });
  await page.getByRole("cell", { name: shown }).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
