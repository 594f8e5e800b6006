import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../../support/journey.ts";
import { uuidv7, type SignedInMember } from "../../support/member.ts";
import { serveServer } from "../../support/served.ts";

const site = serveServer();

const namesOf = async (member: SignedInMember): Promise<readonly string[]> => {
  const answer = await member.call(`/api/services/diary/${today()}`);
  const { entries } = (await answer.json()) as { readonly entries: readonly { readonly description: string }[] };
  return entries.map(({ description }) => description).filter((name) => name === "Banana mash");
};

it("two live together: a link is accepted, a dish is split, one portion is accepted, and the last one is taken", async () => {
  const [ada, bo] = [await memberWithDay(site.origin, today()), await memberWithDay(site.origin, today())];
  const recipe = uuidv7();
  const match = { food_id: "sr28-09040", description: "Banana", grams: 600, confidence: 1 };
  const mash = { title: "Banana mash", servings: 3, cooked: false, lines: [{ text: "5 bananas", match }], steps: [] };
  await ada.call("/api/services/recipes", { method: "POST", body: { ...mash, id: recipe } });

  const one = await visitAs(site.browser, site.origin, ada, DESKTOP);
  await one.page.goto(`${site.origin}/recipe_parser/${recipe}`);
  await waitForIdle(one.page);
  await one.page.getByRole("link", { name: "Split this dish" }).click();
  await one.page.getByRole("link", { name: "Go to household" }).click();
  await one.page.getByRole("textbox", { name: "Household name" }).fill("Elm Street 4");
  await one.page.keyboard.press("Enter");
  await one.page.getByRole("button", { name: "Create link" }).click();
  const link = await one.page.getByRole("textbox", { name: "Invitation link" }).inputValue();

  const other = await visitAs(site.browser, site.origin, bo, PHONE);
  await other.page.goto(link);
  await waitForIdle(other.page);
  await other.page.getByText("Elm Street 4").waitFor();
  await other.page.getByRole("button", { name: "Accept" }).click();
  await other.page.getByRole("heading", { level: 1, name: "Elm Street 4" }).waitFor();

  await one.page.goto(`${site.origin}/household/split/${recipe}`);
  await one.page.getByRole("button", { name: "Split dish" }).click();
  await one.page.getByText("Dish split").waitFor();
  await expect.poll(() => namesOf(ada)).toEqual(["Banana mash"]);
  expect(await namesOf(bo)).toEqual([]);

  await other.page.reload();
  await other.page.getByRole("button", { name: "Add Banana mash to my diary" }).click();
  await expect.poll(() => namesOf(bo)).toEqual(["Banana mash"]);

  // The last portion, from the box of the diary.
  await one.page.goto(`${site.origin}/food/diary`);
  await waitForIdle(one.page);
  await one.page.keyboard.press("/");
  await one.page.getByRole("tab", { name: "Meals" }).click();
  await one.page.getByRole("button", { name: /^Banana mash.*In the fridge/ }).click();
  await expect.poll(() => namesOf(ada)).toEqual(["Banana mash", "Banana mash"]);
  await other.page.reload();
  await other.page.getByText("The fridge is empty").waitFor();
  expect([...one.complaints, ...other.complaints]).toEqual([]);
  await Promise.all([one.context.close(), other.context.close()]);
});
