import type { FoodId } from "@morsel/domain/foods";
import { beforeAll, describe, expect, it } from "vitest";
import { banana, livingTogether, newId } from "../household/living-together.ts";
import { type Harness, startServer } from "../support/harness.ts";
import { run } from "../support/page.ts";
import { exported, rowsOf } from "./exported.ts";

describe("the export of recipes", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const { joined } = livingTogether(() => server);

  it("W155 a recipe is exported with its weights, the address of its picture, and what each line is taken to be", async () => {
    const ada = await joined("recipe-ada");
    const recipe = newId<FoodId>();
    const match = { foodId: banana.id, description: "Banana", grams: 240, confidence: 1 };
    await run(
      ada.recipes.save(recipe, {
        title: "Banana bread",
        servings: 8,
        grossGrams: 1500.5,
        tareGrams: 400,
        isCooked: true,
        picture: "https://example.org/bread.jpg",
        lines: [{ text: "2 bananas", match }, { text: "salt to taste", isLeftOut: true }, { text: "a whim" }],
        steps: [{ text: "Mash.", section: "Dough" }, { text: "Bake." }],
      }),
    );
    const files = await exported(ada.browser);
    const rows = rowsOf(files.get("recipes.csv"));
    const picture = "https://example.org/bread.jpg";
    const dish = { id: recipe, gross_g: "1500.5", tare_g: "400", is_cooked: "true", picture_address: picture };
    const food = { food_id: banana.id, food: "Banana", food_g: "240", confidence: "1" };
    const noFood = { food_id: "", food: "", food_g: "", confidence: "" };
    expect(rows).toMatchObject([
      { ...dish, ...food, kind: "ingredient", place: "1", text: "2 bananas", section: "", is_left_out: "false" },
      { ...dish, ...noFood, kind: "ingredient", place: "2", text: "salt to taste", is_left_out: "true" },
      { ...dish, ...noFood, kind: "ingredient", place: "3", text: "a whim", is_left_out: "false" },
      { ...dish, ...noFood, kind: "step", place: "1", text: "Mash.", section: "Dough", is_left_out: "" },
      { ...dish, ...noFood, kind: "step", place: "2", text: "Bake.", section: "", is_left_out: "" },
    ]);
    // W186
    const [match1, ...others] = rowsOf(files.get("recipe_matches.csv"));
    expect([match1?.["food_id"], match1?.["name"], others]).toEqual([banana.id, expect.stringContaining("banana"), []]);
  });
});
