import type { Page } from "playwright-core";
import { forMembers, type Screen } from "../../support/screens.ts";
import { uuidv7 } from "../../support/member.ts";

const ask = async (page: Page, path: string, data: unknown): Promise<void> => {
  const { origin } = new URL(page.url());
  await page.request.post(`${origin}/api/services/${path}`, { data, headers: { origin } });
};

const RECIPE = {
  title: "Banana mash for the whole household",
  servings: 4,
  cooked: false,
  lines: [{ text: "8 bananas", match: { food_id: "sr28-09040", description: "Banana", grams: 944, confidence: 1 } }],
  steps: [],
};

/** A household of one, with a link that waits, and a dish in its fridge. */
const live = async (page: Page): Promise<string> => {
  const recipe = uuidv7();
  await ask(page, "household", { id: uuidv7(), name: "Elm Street 4" });
  await ask(page, "household/invitations", { id: uuidv7() });
  await ask(page, "recipes", { ...RECIPE, id: recipe });
  const dish = { food_id: recipe, servings: 4, grams: 900, date: "2026-03-11", meal: "dinner", portions: [] };
  await ask(page, "fridge", { ...dish, id: uuidv7() });
  return recipe;
};

export const screens: readonly Screen[] = [
  ...forMembers("/household", "/household/join"),
  // A recipe that is nobody's; one that is there is opened below.
  { who: "member", address: "/household/split/019cdb00-0000-7000-8000-a00000000002", status: 404 },
  {
    who: "member",
    address: "/household",
    opened: [
      "a household with a fridge",
      async (page) => {
        await live(page);
        await page.reload();
        await page
          .getByRole("button", { name: /^Other amount: / })
          .first()
          .click();
        await page.getByRole("textbox", { name: "Grams" }).waitFor();
      },
    ],
  },
  {
    who: "member",
    address: "/household",
    opened: [
      "a dish to split",
      async (page) => {
        const recipe = await live(page);
        await page.goto(`${new URL(page.url()).origin}/household/split/${recipe}`);
        await page.getByRole("button", { name: "Split dish" }).waitFor();
      },
    ],
  },
];
