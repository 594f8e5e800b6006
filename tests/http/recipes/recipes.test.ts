import { recipesClient } from "@morsel/adapters/http-contract/recipes/recipes-client";
import { recipeSumNow, type RecipeId, type RecipeLine } from "@morsel/domain/recipes";
import { beforeAll, describe, expect, it } from "vitest";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { EntryId } from "@morsel/domain/diary";
import type { ServingId } from "@morsel/domain/foods";
import { apiOver } from "../support/api-over.ts";
import { type Harness, id, ORIGIN, startServer, TODAY } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";
import { aRecipe, banana, ofBanana } from "./a-recipe.ts";

const PATH = "/api/services/recipes";
let made = 30_000;
const newId = (): RecipeId => id((made += 1)) as string as RecipeId;
describe("recipes through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    return { ...page, recipes: recipesClient(apiOver(ORIGIN, page.browser.fetch)) };
  };

  it("W180 W181 W182 W426 is saved, repeated, changed, deleted, read as deleted and undone", async () => {
    const [{ recipes }, other] = [await joined("cook"), await joined("onlooker")];
    const first = newId();
    const whole = aRecipe("Mash", {
      grossGrams: 700,
      tareGrams: 400,
      totalMinutes: 20,
      source: "https://pages.example/mash",
      picture: "https://pages.example/mash.jpg",
      cost: { currency: "EUR", minor: 250 as never },
    });
    const saved = await run(recipes.save(first, whole));
    expect(saved).toMatchObject({ ...whole, id: first, version: 1, foods: [{ id: banana.id }] });
    expect(await run(recipes.save(first, aRecipe("Other")))).toEqual(saved);
    const changed = await run(recipes.change(first, 1, aRecipe("Renamed")));
    expect(changed).toMatchObject({ title: "Renamed", version: 2 });
    expect(changed.grossGrams).toBeUndefined();
    expect(await run(recipes.change(first, 1, aRecipe("Renamed")))).toEqual(changed);
    expect(await refusal(recipes.change(first, 1, aRecipe("Late")))).toEqual({
      _tag: "RecipeVersionConflict",
      current: changed,
    });
    for (const _ of [1, 2]) expect(await run(recipes.remove(first))).toEqual(changed);
    // W426: at its address it says what it was, and that it is deleted.
    expect(await run(recipes.recipe(first))).toEqual({ ...changed, isDeleted: true });
    expect(await refusal(other.recipes.recipe(first))).toEqual({ _tag: "RecipeNotFound", id: first });
    expect(await refusal(recipes.change(first, 2, aRecipe("Late")))).toEqual({ _tag: "RecipeNotFound", id: first });
    expect(await refusal(recipes.recipe(newId()))).toMatchObject({ _tag: "RecipeNotFound" });
    expect((await run(recipes.recipes({ sort: "newest", text: "" }))).recipes).toEqual([]);
    expect(await run(recipes.restore(first))).toEqual(changed);
    expect(await run(recipes.recipe(first))).toEqual(changed);
  });

  it("W401 W402 W403 a picture is kept from a file or from the page, told with the recipe, and seen by nobody else", async () => {
    const [{ recipes, browser }, other] = [await joined("pictured"), await joined("curious")];
    const [mine, plain] = [newId(), newId()];
    await run(recipes.save(mine, aRecipe("Mash", { picture: "https://pages.example/mash.jpg" })));
    await run(recipes.save(plain, aRecipe("Plain")));
    const at = `${PATH}/${mine}/picture`;
    expect((await browser.get(at)).status).toBe(404);
    const fetched = await run(recipes.fetchPicture(mine));
    expect(fetched.pictureAt).toBeGreaterThan(0);
    expect(recipes.pictureSource(fetched)).toBe(`${ORIGIN}${at}?at=${fetched.pictureAt}`);
    const seen = await browser.get(`${at}?at=${fetched.pictureAt}`);
    expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(seen.headers.get("cache-control")).toContain("private");

    const file = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 7);
    await run(recipes.putPicture(mine, file));
    expect(new Uint8Array(await (await browser.get(at)).arrayBuffer())).toEqual(file);
    // A change of the recipe keeps its picture, which is not part of the request.
    const changed = await run(recipes.change(mine, 1, aRecipe("Mash again")));
    expect([changed.version, changed.pictureAt]).toEqual([2, (await run(recipes.recipe(mine))).pictureAt]);

    expect(await refusal(recipes.putPicture(mine, Uint8Array.of(1, 2, 3)))).toMatchObject({ reason: "picture" });
    expect(await refusal(recipes.fetchPicture(plain))).toMatchObject({ _tag: "PhotoRefused" });
    expect(await refusal(other.recipes.putPicture(mine, file))).toMatchObject({ _tag: "RecipeNotFound" });
    expect(await refusal(other.recipes.fetchPicture(mine))).toMatchObject({ _tag: "RecipeNotFound" });
    expect(await refusal(other.recipes.removePicture(mine))).toMatchObject({ _tag: "RecipeNotFound" });
    expect((await other.browser.get(at)).status).toBe(404);
    // A removed picture can be restored as it was shown.
    const shown = await run(recipes.pictureBytes(await run(recipes.recipe(mine))));
    for (const _ of [1, 2]) expect((await run(recipes.removePicture(mine))).pictureAt).toBeUndefined();
    expect((await browser.get(at)).status).toBe(404);
    expect(await refusal(recipes.pictureBytes({ id: mine }))).toEqual({ _tag: "RecipeNotFound", id: mine });
    expect((await run(recipes.putPicture(mine, shown))).pictureAt).toBeGreaterThan(0);
    expect((await browser.get(at)).status).toBe(200);
    // W426: a deleted recipe still shows it to its member, and to nobody else.
    await run(recipes.remove(mine));
    expect((await browser.get(at)).status).toBe(200);
    expect((await other.browser.get(at)).status).toBe(404);
  });

  it("R10 W190 what no recipe can be is refused by its field", async () => {
    const { recipes, browser } = await joined("refused");
    for (const [recipe, field] of [
      [aRecipe(" "), "title"],
      [aRecipe("x".repeat(121)), "title"],
      [aRecipe("x", { lines: [] }), "lines"],
      [aRecipe("x", { lines: [{ text: "\u0007" }] }), "lines"],
      [aRecipe("x", { steps: [{ text: " " }] }), "steps"],
      [aRecipe("x", { grossGrams: 100, tareGrams: 100 }), "gross_grams"],
      [aRecipe("x", { source: "javascript:alert(1)" }), "source"],
      [aRecipe("x", { picture: "data:image/png;base64,xx" }), "picture"],
    ] as const)
      expect([field, await refusal(recipes.save(newId(), recipe))]).toMatchObject([
        field,
        { _tag: "FieldRefused", field },
      ]);
    const lines = Array.from({ length: 10_000 }, () => ({ text: "1 cup flour" }));
    const many = { id: newId(), title: "x", servings: 1, cooked: true, lines, steps: [] };
    expect((await browser.send("POST", PATH, many)).status).toBe(400);
    for (const [path, body, status] of [
      [`${PATH}/lines`, { lines: [] }, 400],
      [`${PATH}/lines`, { lines: lines.slice(0, 51).map(({ text }) => text) }, 400],
      [`${PATH}/parse`, {}, 400],
      [`${PATH}/parse`, { text: "a", address: "b" }, 400],
      [`${PATH}/parse`, { text: " " }, 422],
      [`${PATH}/pots`, { id: id(9), name: "\u202e", grams: 1 }, 422],
      [`${PATH}/pots`, { id: id(9), name: "Pot", grams: 0 }, 400],
    ] as const)
      expect([path, (await browser.send("POST", path, body)).status]).toEqual([path, status]);
    for (const cursor of ["x", `x.${id(1)}`, `99.${"z".repeat(36)}`])
      expect((await browser.get(`${PATH}?cursor=${cursor}`)).status).toBe(422);
  });

  it("W184 W187 a recipe is an ingredient of another, and none holds itself", async () => {
    const { recipes } = await joined("circles");
    const [crust, pie] = [newId(), newId()];
    await run(recipes.save(crust, aRecipe("Crust", { lines: [ofBanana(300)] })));
    const ofCrust: RecipeLine = {
      text: "100 g crust",
      match: { foodId: crust, description: "Crust", grams: 100, confidence: 1 },
    };
    const whole = await run(recipes.save(pie, aRecipe("Pie", { lines: [ofCrust, ofBanana(100)], servings: 2 })));
    const { made: dish, total } = recipeSumNow(whole);
    expect(total.facts.energy).toBeCloseTo((banana.nutrients.energy ?? 0) * 2, 6);
    expect(dish?.servingGrams).toBe(100);
    const ofPie: RecipeLine = { text: "1 pie", match: { foodId: pie, description: "Pie", grams: 10, confidence: 1 } };
    expect(await refusal(recipes.change(crust, 1, aRecipe("Crust", { lines: [ofPie] })))).toEqual({
      _tag: "RecipeHoldsItself",
      titles: ["Crust", "Pie", "Crust"],
    });
    // Another member's recipe is no food of mine.
    const other = await joined("stranger");
    const theirs = await run(other.recipes.save(newId(), aRecipe("Stolen", { lines: [ofCrust, ofBanana(100)] })));
    expect(theirs.foods.map((food) => food.id)).toEqual([banana.id]);
    expect(recipeSumNow(theirs)).toMatchObject({ unsettled: [0] });
    expect(recipeSumNow(theirs).made).toBeUndefined();
  });

  it("W187 D4 a settled recipe is found beside own foods and logged in servings or grams; its entry keeps its facts", async () => {
    const { recipes, foods, diary } = await joined("hungry");
    const dish = newId();
    await run(recipes.save(dish, aRecipe("Zwetschgenmash", { grossGrams: 600, tareGrams: 500 })));
    await run(recipes.save(newId(), aRecipe("Zwetschgensoup", { lines: [ofBanana(100), { text: "plums" }] })));
    const found = await run(foods.search("zwetsch", 5));
    expect(found.items.map(({ description }) => description)).toEqual(["Zwetschgenmash"]);
    expect((await run(foods.dishes)).map(({ id: one }) => one)).toEqual([dish]);
    const food = await run(foods.food(dish));
    expect(food).toMatchObject({ id: dish, servings: [{ id: "serving", grams: 25 }] });
    expect(food.nutrients.energy).toBeCloseTo((banana.nutrients.energy ?? 0) * 2, 6);
    const today = TODAY as CalendarDate;
    const { entries } = await run(
      diary.log(today, [
        { id: id(40_001) as EntryId, meal: "lunch", foodId: dish, amount: 2, serving: "serving" as ServingId },
        { id: id(40_002) as EntryId, meal: "lunch", foodId: dish, amount: 30, serving: "g" as ServingId },
      ]),
    );
    expect(entries).toMatchObject([
      { description: "Zwetschgenmash", grams: 50 },
      { description: "Zwetschgenmash", grams: 30 },
    ]);
    await run(recipes.change(dish, 1, aRecipe("Other", { lines: [ofBanana(1)] })));
    await run(recipes.remove(dish));
    const { day } = await run(diary.day(today));
    expect(day.entries).toMatchObject([
      { description: "Zwetschgenmash", per100g: entries[0]?.foodId === undefined ? {} : entries[0].per100g },
      { grams: 30 },
    ]);
    // Another member finds and logs none of it.
    const other = await joined("envious");
    expect((await run(other.foods.search("zwetsch", 5))).items).toEqual([]);
    expect(await run(other.foods.dishes)).toEqual([]);
    expect(await refusal(other.foods.food(dish))).toMatchObject({ _tag: "FoodNotFound" });
    const stolen = { id: id(40_003) as EntryId, meal: "lunch", foodId: dish, amount: 1, serving: "g" } as const;
    expect(await refusal(other.diary.log(today, [{ ...stolen, serving: "g" as ServingId }]))).toMatchObject({
      _tag: "FoodNotFound",
    });
  });

  it("W185 W186 a line finds its food, and what was chosen once is found again", async () => {
    const { recipes } = await joined("matching");
    const [found, unknown, heading] = await run(
      recipes.matchLines(["200 g banana", "3 spoons of zzxxqq", "For the cake:"]),
    );
    expect(found?.match).toMatchObject({ grams: 200 });
    expect(found?.match?.description).toMatch(/banana/i);
    expect(found?.match?.confidence).toBeLessThan(1);
    expect([unknown, heading]).toEqual([{ text: "3 spoons of zzxxqq" }, { text: "For the cake:" }]);
    const chosen: RecipeLine = {
      text: "3 spoons of zzxxqq",
      match: { foodId: banana.id, description: banana.description, grams: 30, confidence: 1 },
    };
    await run(recipes.save(newId(), aRecipe("Odd", { lines: [chosen] })));
    const [again] = await run(recipes.matchLines(["50 g spoons of zzxxqq"]));
    expect(again?.match).toEqual({ foodId: banana.id, description: banana.description, grams: 50, confidence: 1 });
    const other = await joined("forgetful");
    expect(await run(other.recipes.matchLines(["50 g spoons of zzxxqq"]))).toEqual([{ text: "50 g spoons of zzxxqq" }]);
  });

  it("W183 a recipe's page is called as the recipe, and is missing for everybody else", async () => {
    const { recipes, browser } = await joined("titled");
    const other = await joined("untitled");
    const dish = newId();
    await run(recipes.save(dish, aRecipe("Tarte <b> flambée")));
    const page = await browser.get(`/recipe_parser/${dish}`);
    const split = `/household/split/${dish}`;
    expect([(await browser.get(split)).status, (await other.browser.get(split)).status]).toEqual([200, 404]);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Tarte &lt;b&gt; flambée")]);
    expect((await other.browser.get(`/recipe_parser/${dish}`)).status).toBe(404);
    expect((await browser.get("/recipe_parser/none")).status).toBe(404);
    for (const path of ["/recipe_parser", "/recipe_parser/new"]) expect((await browser.get(path)).status).toBe(200);
  });

  it("W188 pots are kept, renamed and taken away", async () => {
    const { recipes } = await joined("pots");
    const pot = { id: id(77), name: "Red pot", grams: 1250 };
    expect(await run(recipes.putPot(pot))).toEqual([pot]);
    expect(await run(recipes.putPot({ ...pot, name: " Blue  pot " }))).toEqual([{ ...pot, name: "Blue pot" }]);
    expect(await run(recipes.pots)).toHaveLength(1);
    for (const _ of [1, 2]) expect(await run(recipes.removePot(pot.id))).toEqual([]);
  });

  it("W183 a page leads to the next, in both orders", async () => {
    const { recipes } = await joined("paging");
    const titles = Array.from({ length: 23 }, (_, n) => `Dish ${String((n * 7) % 23).padStart(2, "0")}`);
    for (const title of titles) {
      await run(recipes.save(newId(), aRecipe(title)));
      server.advance(1000);
    }
    for (const [sort, wanted] of [
      ["newest", titles.toReversed()],
      ["name", titles.toSorted()],
    ] as const) {
      const first = await run(recipes.recipes({ sort, text: "DISH" }));
      const rest = await run(
        recipes.recipes({ sort, text: "DISH", ...(first.next === undefined ? {} : { cursor: first.next }) }),
      );
      expect([...first.recipes, ...rest.recipes].map(({ title }) => title)).toEqual(wanted);
      expect([first.recipes.length, rest.next]).toEqual([20, undefined]);
    }
  });
});
