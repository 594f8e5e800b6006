import type { CalendarDate } from "@morsel/domain/calendar";
import type { EntryId } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import { RecipeStore } from "@morsel/application/recipes/recipe-store";
import { beforeAll, describe, expect, it } from "vitest";
import { banana, livingTogether, newId, type Person } from "../household/living-together.ts";
import { type Harness, startServer, TODAY } from "../support/harness.ts";
import { run } from "../support/page.ts";
import { exported, rowsOf } from "./exported.ts";

describe("where the foods of an export come from", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const { home, idOf, foodOf, recipeOf } = livingTogether(() => server);
  const log = (person: Person, foodId: FoodId, isPlanned = false) =>
    run(
      person.diary.log(TODAY as CalendarDate, [
        {
          id: newId<EntryId>(),
          meal: "lunch",
          foodId,
          amount: 100,
          serving: "g" as ServingId,
          ...(isPlanned ? { planned: true as const } : {}),
        },
      ]),
    );
  const originsIn = (files: ReadonlyMap<string, string>, name: string) =>
    new Map(rowsOf(files.get(name)).map((row) => [row["food_id"], [row["source"], row["label_basis"]]]));

  it("W156 an entry of an own food, a recipe or what the household shares says so; what is gone is unknown", async () => {
    const [ada, bo] = await home("origin-ada", "origin-bo");
    if (bo === undefined) throw new Error("Bo is there.");
    const shared = await foodOf(ada, "Bread of Ada");
    await run(ada.household.share("food", shared, true));
    const cheese = await foodOf(bo, "Cheese");
    const [soup, stew, unsettled] = [
      await recipeOf(bo, "Soup"),
      await recipeOf(bo, "Stew"),
      await recipeOf(bo, "Toast", shared),
    ];
    for (const food of [banana.id, cheese, soup, stew, shared, unsettled]) await log(bo, food);
    for (const food of [cheese, soup]) await log(bo, food, true);
    await run(bo.recipes.remove(stew));
    // An ingredient is no longer shared: the recipe stays, but is no food.
    const store = server.get(RecipeStore);
    const [toast] = await run(store.byIds(await idOf(bo), [unsettled]));
    if (toast === undefined) throw new Error("The toast is there.");
    const lines = [...toast.lines, { text: "a whim" }];
    await run(store.save(await idOf(bo), { ...toast, lines, version: 2 }));
    const files = await exported(bo.browser);
    expect(originsIn(files, "diary_entries.csv")).toEqual(
      new Map([
        [banana.id, [banana.source.dataset, "us"]],
        [cheese, ["own", "eu"]],
        [soup, ["recipe", "us"]],
        [stew, ["", ""]],
        [shared, ["household", "eu"]],
        [unsettled, ["recipe", "us"]],
      ]),
    );
    expect(originsIn(files, "planned_entries.csv")).toEqual(
      new Map([
        [cheese, ["own", "eu"]],
        [soup, ["recipe", "us"]],
      ]),
    );
    // W279
    expect([...files.values()].join()).not.toContain("origin-ada");
  });
});
