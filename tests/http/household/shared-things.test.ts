import type { CalendarDate } from "@morsel/domain/calendar";
import type { EntryId } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import { beforeAll, describe, expect, it } from "vitest";
import { type Harness, startServer, TODAY } from "../support/harness.ts";
import { refusal, run } from "../support/page.ts";
import { exported, rowsOf } from "../export/exported.ts";
import { banana, livingTogether, newId, type Person } from "./living-together.ts";

describe("what a household shares", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const { joined, home, idOf, foodOf, recipeOf, found } = livingTogether(() => server);

  it("W267 W268 W279 what is shared is found by words and barcode, logged and cooked with by the others, and named", async () => {
    const [ada, bo] = await home("ada3", "bo3");
    if (bo === undefined) throw new Error("Bo is there.");
    const outsider = await joined("out3");
    const bread = await foodOf(ada, "Grandmother's bread", "4006381333931");
    const secret = await foodOf(ada, "Grandmother's secret");
    const soup = await recipeOf(ada, "Grandmother's soup", secret);
    for (const [kind, thing] of [
      ["food", bread],
      ["recipe", soup],
    ] as const)
      for (const _ of [1, 2]) await run(ada.household.share(kind, thing, true));
    expect(await refusal(bo.household.share("food", bread, true))).toMatchObject({ _tag: "OwnFoodNotFound" });
    expect(await refusal(bo.household.share("recipe", soup, true))).toMatchObject({ _tag: "RecipeNotFound" });
    expect(await refusal(ada.household.share("food", banana.id, true))).toMatchObject({ _tag: "OwnFoodNotFound" });
    expect(await run(ada.household.shared([bread, secret, soup]))).toEqual([bread, soup]);

    // W403
    const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
    expect((await ada.browser.send("POST", `/api/services/recipes/${soup}/picture`, jpeg)).status).toBe(200);
    expect((await bo.browser.get(`/api/services/recipes/${soup}/picture`)).status).toBe(200);
    expect((await outsider.browser.get(`/api/services/recipes/${soup}/picture`)).status).toBe(404);
    expect(await (await bo.browser.get(`/api/services/recipes/${soup}`)).json()).toHaveProperty("picture_at");

    const foundByBo = await found(bo, "grandmother");
    expect(foundByBo.map(({ id: food, source }) => [food, source.owner]).toSorted()).toEqual(
      [
        [bread, "ada3"],
        [soup, "ada3"],
      ].toSorted(),
    );
    expect((await found(ada, "grandmother")).map(({ source }) => source.owner)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect((await found(bo, "4006381333931"))[0]).toMatchObject({ id: bread, source: { owner: "ada3" } });
    expect(await found(outsider, "grandmother")).toEqual([]);
    expect((await run(bo.household.sharedThings({ kind: "food", text: "" }))).items).toEqual([
      { id: bread, description: "Grandmother's bread", owner: "ada3" },
    ]);
    expect((await run(bo.household.sharedThings({ kind: "recipe", text: "soup" }))).items).toMatchObject([
      { id: soup },
    ]);
    expect((await run(ada.household.sharedThings({ kind: "food", text: "" }))).items).toEqual([]);
    expect((await bo.browser.get("/api/services/household/shared?kind=food&cursor=x")).status).toBe(422);

    const log = (person: Person, food: FoodId) =>
      person.diary.log(TODAY as CalendarDate, [
        { id: newId<EntryId>(), meal: "lunch", foodId: food, amount: 100, serving: "g" as ServingId },
      ]);
    await run(log(bo, bread));
    await run(log(bo, soup));
    expect(await refusal(log(bo, secret))).toMatchObject({ _tag: "FoodNotFound" });
    expect(await refusal(log(outsider, bread))).toMatchObject({ _tag: "FoodNotFound" });
    const toast = await recipeOf(bo, "Toast", bread);
    expect(await run(bo.recipes.recipe(toast))).toMatchObject({ foods: [{ id: bread }] });
    // Read by the others, and changed by its owner alone.
    expect(await run(bo.recipes.recipe(soup))).toMatchObject({ title: "Grandmother's soup", owner: "ada3" });
    expect(await refusal(bo.recipes.remove(soup))).toMatchObject({ _tag: "RecipeNotFound" });
    expect(await refusal(bo.own.ownFood(bread))).toMatchObject({ _tag: "OwnFoodNotFound" });
    expect(await refusal(outsider.recipes.recipe(soup))).toMatchObject({ _tag: "RecipeNotFound" });

    const rows = rowsOf((await exported(ada.browser)).get("household.csv"));
    expect(rows.map((row) => [row["kind"], row["id"] === "" ? row["value"] : row["id"]])).toEqual([
      ["household", expect.any(String)],
      ["joined_at_utc", expect.any(String)],
      ["others_may_log", "false"],
      ...[
        ["shared_food", bread],
        ["shared_recipe", soup],
      ].toSorted(([, a = ""], [, b = ""]) => (a < b ? -1 : 1)),
    ]);

    // W269: gone with its owner; what was logged stays.
    await run(ada.household.remove(await idOf(ada)));
    expect((await run(bo.household.household)).household?.people).toMatchObject([{ username: "bo3", role: "owner" }]);
    expect(await found(bo, "grandmother")).toEqual([]);
    expect(await refusal(log(bo, bread))).toMatchObject({ _tag: "FoodNotFound" });
    expect((await run(bo.diary.day(TODAY as CalendarDate))).day.entries.map(({ description }) => description)).toEqual([
      "Grandmother's bread",
      "Grandmother's soup",
    ]);
    expect(await run(bo.recipes.recipe(toast))).toMatchObject({ foods: [] });
  });
});
