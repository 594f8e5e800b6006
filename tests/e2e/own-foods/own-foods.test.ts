import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { waitForIdle, today, visitAs } from "../../support/journey.ts";
import { newMember, uuidv7, type SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();
type OwnPage = { readonly items: readonly { readonly food: { readonly id: string } }[] };
type Day = { readonly totals: { readonly energy?: { readonly value: number } } };
const energyOn = async (member: SignedInMember, date: string): Promise<number> =>
  Math.round(((await (await member.call(`/api/services/diary/${date}`)).json()) as Day).totals.energy?.value ?? -1);

it("W161 W165 what nobody knows is created from the box, logged, found first, and the past follows its correction when asked", async () => {
  const member = await newMember(site.origin);
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, DESKTOP);
  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.getByRole("combobox", { name: "Search foods to log" }).fill("Zwetschgendatschi");
  await page.getByRole("link", { name: "Create food" }).click();
  await page.getByRole("heading", { name: "New food" }).waitFor();
  await expect.poll(() => page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Zwetschgendatschi");
  await page.getByText("serving", { exact: true }).click();
  await page.getByLabel("Serving for these values").fill("1 slice");
  await page.getByLabel("Amount", { exact: true }).fill("80");
  await page.getByLabel("Energy", { exact: true }).fill("200");
  await page.getByRole("button", { name: "Save food" }).click();
  await page.getByRole("heading", { name: "Zwetschgendatschi" }).waitFor();
  await page.getByRole("button", { name: "Add to diary" }).click();
  await expect.poll(() => energyOn(member, today())).toBe(200);

  const [row] = (
    (await (await member.call(`/api/services/diary/${today()}`)).json()) as {
      readonly entries: readonly { readonly food_id: string; readonly unit?: string }[];
    }
  ).entries;
  const past = addDays(today() as CalendarDate, -3);
  const entry = { id: uuidv7(), meal: "lunch", food_id: row?.food_id, amount: 1, unit: "1-slice" };
  expect(
    (await member.call(`/api/services/diary/${past}/entries`, { method: "POST", body: { entries: [entry] } })).status,
  ).toBe(201);

  await page.goto(`${site.origin}/food/diary`);
  await waitForIdle(page);
  await page.getByRole("combobox", { name: "Search foods to log" }).fill("zwetsch");
  await page
    .getByRole("option", { name: /Zwetschgendatschi/ })
    .first()
    .waitFor();
  await page.getByRole("combobox", { name: "Search foods to log" }).fill("");
  await page.getByRole("tab", { name: "My foods" }).click();
  await page
    .getByRole("listbox", { name: "My foods" })
    .getByRole("option", { name: /Zwetschgendatschi/ })
    .waitFor();
  await page.goto(`${site.origin}/food/edit?food=${row?.food_id}`);
  await expect.poll(() => page.getByLabel("Energy", { exact: true }).inputValue()).toBe("200");
  await page.getByLabel("Energy", { exact: true }).fill("240");
  await page.getByRole("button", { name: "Save food" }).click();
  await page.getByRole("dialog").getByText("You logged this food 2 times.").waitFor();
  await page.getByRole("dialog").getByText("Past entries too").click();
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved: Zwetschgendatschi. 2 entries changed.").waitFor();
  expect([await energyOn(member, today()), await energyOn(member, past)]).toEqual([240, 240]);
  expect(complaints).toEqual([]);
  await context.close();
});

it("W162 W290 foods are chosen in the list, deleted together and brought back; a half-typed one is still there after a reload", async () => {
  const member = await newMember(site.origin);
  for (const description of ["Plum cake", "Rye bread", "Soup"]) {
    const figures = { nutritional_contents: { energy: { unit: "calories", value: 100 } } };
    const body = { version: 0, description, basis: "eu", per: "100g", servings: [], ...figures };
    expect((await member.call(`/api/services/own-foods/${uuidv7()}`, { method: "POST", body })).status).toBe(200);
  }
  const { page, context, complaints } = await visitAs(site.browser, site.origin, member, PHONE);
  await page.goto(`${site.origin}/food/mine`);
  await waitForIdle(page);
  for (const name of ["Plum cake", "Soup"])
    await page.getByRole("checkbox", { name: `Select ${name}` }).check({ force: true });
  await page.getByRole("button", { name: "Delete 2 foods" }).click();
  await expect.poll(() => page.getByRole("main").getByRole("checkbox").count()).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => page.getByRole("main").getByRole("checkbox").count()).toBe(3);
  await page.getByRole("searchbox", { name: "Search your foods" }).fill("rye");
  await expect.poll(() => page.getByRole("main").getByRole("checkbox").count()).toBe(1);

  // W290: the page of a deleted food says so, offers a copy of it, and brings it back.
  const [soup] = ((await (await member.call("/api/services/own-foods?query=soup")).json()) as OwnPage).items;
  const id = soup?.food.id ?? "";
  await member.call("/api/services/own-foods/removals", { method: "POST", body: { ids: [id] } });
  await page.goto(`${site.origin}/food/duplicate?food=${id}`);
  await expect.poll(() => page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Soup");
  await page.goto(`${site.origin}/food/calorie-chart-nutrition-facts/soup--${id}`);
  await page.getByText(/^This food was deleted/).waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Edit food" }).count()).toBe(0);
  await page.getByRole("button", { name: "Restore food" }).click();
  await page.getByRole("link", { name: "Edit food" }).waitFor();
  await page.getByText(/^This food was deleted/).waitFor({ state: "detached" });

  await page.goto(`${site.origin}/food/new`);
  await page.getByRole("textbox", { name: "Name" }).fill("Half a thought");
  await page.reload();
  await expect.poll(() => page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Half a thought");
  await page.getByRole("button", { name: "Save food" }).click();
  await page.getByRole("heading", { name: "Half a thought" }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
