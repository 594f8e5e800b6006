import { expect, it } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember, type SignedInMember, uuidv7 } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

type Day = { readonly net: number; readonly entries: readonly { name: string; minutes?: number; sets?: unknown }[] };
const dayOf = async (member: SignedInMember): Promise<Day> =>
  (await (await member.call(`/api/services/exercise/diary/${today()}`)).json()) as Day;
const logged = async (member: SignedInMember) => (await dayOf(member)).entries.map(({ name }) => name);

it("W90 W91 W93 W94 W96 a run and squats by the keyboard; the food diary's budget follows, an edit and undo too", async () => {
  const member = await newMember(site.origin, { weight_kg: 80 });
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  const left = async () => (await page.locator("#day-remaining").textContent())?.replaceAll(/\D/g, "");
  const before = Number(await left());
  const dayReads: string[] = [];
  page.on("request", (request) => {
    if (/services\/diary\/\d{4}-\d\d-\d\d$/.test(request.url())) dayReads.push(request.url());
  });
  await page.getByRole("link", { name: "Exercise", exact: true }).first().click();
  await page.getByRole("heading", { name: "Cardio" }).waitFor();
  await waitForIdle(page);

  await page.keyboard.press("/");
  await page.keyboard.type("running 10 km/h");
  await page.getByRole("option", { name: /^Running, 9\.7/ }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "30 min", exact: true }).click();
  const run = page.getByRole("button", { name: /^Running, 9\.7/ });
  await run.getByText("30 min × 9.8 MET × 80 kg").waitFor();
  await run.getByText("352 kcal").waitFor();
  await expect.poll(async () => (await dayOf(member)).net).toBeCloseTo(352, 6);

  await page.keyboard.press("/");
  await page.keyboard.type("squat");
  await page.getByRole("option", { name: /^Barbell Squat/ }).click();
  await page.getByLabel("Reps in set 1").fill("8");
  await page.getByLabel("Weight in set 1, in kg").fill("62.5");
  await page.getByRole("button", { name: "Add set" }).click();
  await page.getByText("2 sets, 16 reps, 1,000 kg total volume").waitFor();
  await page.getByRole("button", { name: "Log exercise" }).click();
  await page.getByRole("button", { name: /^Barbell Squat.*2 × 8 × 62\.5 kg/ }).waitFor();

  await page.getByRole("link", { name: "Open food diary" }).click();
  await expect.poll(left).toBe(String(before + 352));
  await page.goBack();
  await run.click();
  await page.getByLabel("Minutes", { exact: true }).fill("60");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await run.getByText("704 kcal").waitFor();
  await run.click();
  await page.getByRole("button", { name: "Delete" }).click();
  await run.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await run.getByText("704 kcal").waitFor();
  await expect.poll(() => logged(member)).toEqual(["Running, 9.7 km/h (6 mph)", "Barbell Squat"]);

  await page.keyboard.press("/");
  await page.getByRole("option", { name: /^Running, 9\.7.*60 min/ }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => logged(member)).toHaveLength(3);
  await page.getByRole("link", { name: "Open food diary" }).click();
  await expect.poll(left).toBe(String(before + Math.round((await dayOf(member)).net)));
  expect(dayReads).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

it("W97 an exercise of one's own is made, found in the diary's box and logged; deleting is undone", async () => {
  const member = await newMember(site.origin, { weight_kg: 80 });
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/exercise/mine`);
  await waitForIdle(page);
  await page.getByRole("button", { name: "New exercise" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Parkour");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Enter a MET from 0.5 to 25.").waitFor();
  await page.getByLabel("MET").fill("8");
  await page.getByText("640 kcal per hour at your weight").waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const own = page.getByRole("button", { name: /^Parkour/ });
  await own.waitFor();
  await own.click();
  await page.getByRole("button", { name: "Delete" }).click();
  await own.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await own.waitFor();
  await page.getByRole("link", { name: "Open exercise diary" }).click();
  await page.getByRole("heading", { name: "Cardio" }).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("parko");
  await page.getByRole("option", { name: /^Parkour/ }).click();
  await page.getByRole("button", { name: "60 min", exact: true }).click();
  await own.getByText("60 min × 8 MET × 80 kg").waitFor();
  await expect.poll(() => logged(member)).toEqual(["Parkour"]);
  expect(complaints).toEqual([]);
  await context.close();
});

it("W340 W341 W342 a day is saved as a routine, logged on another day in one tap with last time's values, and undone at once", async () => {
  const member = await newMember(site.origin, { weight_kg: 80 });
  const at = `/api/services/exercise/diary/${today()}`;
  const entries = [
    { id: uuidv7(), exercise_id: "c-17160", minutes: 20 },
    { id: uuidv7(), exercise_id: "s-barbell-squat", sets: [{ reps: 8, weight_kg: 60 }] },
  ];
  await member.call(`${at}/entries`, { method: "POST", body: { entries } });
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/exercise/diary`);
  await waitForIdle(page);
  await page.getByRole("button", { name: "More options for this day" }).click();
  await page.getByRole("menuitem", { name: "Save as routine" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Leg day");
  await page.getByRole("textbox", { name: "Name" }).press("Enter");
  const button = page.getByRole("button", { name: "Log Leg day" });
  await button.waitFor();
  const squat = page.getByRole("button", { name: /^Barbell Squat/ });
  await squat.click();
  await page.getByLabel("Weight in set 1, in kg").fill("65");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(async () => JSON.stringify(await dayOf(member))).toContain('"weight_kg":65');
  await page.goto(`${site.origin}/exercise/diary?date=2026-01-15`);
  await waitForIdle(page);
  await button.click();
  await squat.getByText("1 × 8 × 65 kg").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await squat.waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
  await context.close();
});
