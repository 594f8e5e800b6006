import { expect, it } from "vitest";
import { DESKTOP } from "../support/browser.ts";
import { memberWithDay, waitForIdle, today, visitAs } from "../support/journey.ts";
import { uuidv7 } from "../support/member.ts";
import { serveServer } from "../support/served.ts";

const site = serveServer();

it("on paper a page keeps its own headings, black on white also from a dark screen, and nothing that stands around it", async () => {
  const member = await memberWithDay(site.origin, today());
  const id = uuidv7();
  const match = { food_id: "sr28-09040", description: "Banana", grams: 600, confidence: 1 };
  const dish = { title: "Banana mash", servings: 4, cooked: false, lines: [{ text: "5 bananas", match }], steps: [] };
  expect((await member.call("/api/services/recipes", { method: "POST", body: { ...dish, id } })).status).toBe(201);
  const { page, context } = await visitAs(site.browser, site.origin, member, { ...DESKTOP, colorScheme: "dark" });
  for (const [path, headings] of [
    [`/recipe_parser/${id}`, ["Banana mash", "Ingredients"]],
    ["/food/diary", ["Today", "Breakfast"]],
  ] as const) {
    await page.goto(site.origin + path);
    await waitForIdle(page);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const name of headings) {
      const heading = page.getByRole("main").getByRole("heading", { name, exact: true });
      await heading.waitFor();
      expect(await heading.evaluate((element) => getComputedStyle(element).color), name).toBe("rgb(0, 0, 0)");
    }
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgba(0, 0, 0, 0)");
    expect(await page.getByRole("navigation").filter({ visible: true }).count()).toBe(0);
    await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  }
  await context.close();
});
