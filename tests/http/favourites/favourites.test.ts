import { favouritesClient } from "@morsel/adapters/http-contract/favourites/favourites-client";
import { ownFoodsClient } from "@morsel/adapters/http-contract/own-foods/own-foods-client";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { FoodId } from "@morsel/domain/foods";
import { beforeAll, describe, expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { id, ORIGIN, startServer, type Harness } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

const [FIRST, SECOND] = SAMPLE_FOODS.map((food) => food.id);
const NONE = "none-such" as FoodId;
let made = 310_000;

describe("favourites and own words through the wire", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const joined = async (name: string) => {
    const page = await member(server, name);
    return {
      ...page,
      favourites: favouritesClient(apiOver(ORIGIN, page.browser.fetch)),
      own: ownFoodsClient(apiOver(ORIGIN, page.browser.fetch)),
    };
  };

  it("W305 stars are kept, listed last first and taken away; a food that is not there cannot be starred", async () => {
    const { favourites } = await joined("starring");
    for (const food of [FIRST ?? NONE, SECOND ?? NONE, FIRST ?? NONE]) {
      server.advance(1);
      await run(favourites.star(food, true));
    }
    expect(await run(favourites.ids)).toEqual([SECOND, FIRST]);
    expect((await run(favourites.favourites())).items.map((food) => food.id)).toEqual([SECOND, FIRST]);
    await run(favourites.star(SECOND ?? NONE, false));
    expect(await run(favourites.ids)).toEqual([FIRST]);
    expect(await refusal(favourites.star(NONE, true))).toMatchObject({ _tag: "FoodNotFound" });
    expect(await run((await joined("starring-too")).favourites.ids)).toEqual([]);
  });

  it("W306 an own word finds its food before all others, for its member alone, until it is removed", async () => {
    const ada = await joined("naming");
    const bob = await joined("naming-too");
    const food = SECOND ?? NONE;
    expect(await run(ada.favourites.putWord("  my   Porridge ", food))).toMatchObject({
      word: "my Porridge",
      food: { id: food },
    });
    for (const text of ["my porridge", "PORRIDGE", "porr"])
      expect((await run(ada.foods.search(text, 5))).items[0]).toMatchObject({ id: food, match: "full" });
    expect((await run(bob.foods.search("my porridge", 5))).items[0]?.id).not.toBe(food);
    expect((await run(ada.favourites.words)).map(({ word }) => word)).toEqual(["my Porridge"]);
    await run(ada.favourites.removeWord("MY PORRIDGE"));
    expect(await run(ada.favourites.words)).toEqual([]);
    expect((await run(ada.foods.search("my porridge", 5))).items[0]?.id).not.toBe(food);
    for (const word of ["", " - ", "x".repeat(61)])
      expect(await refusal(ada.favourites.putWord(word, food))).toMatchObject({ _tag: "FieldRefused", field: "word" });
    expect(await refusal(ada.favourites.putWord("ghost", NONE))).toMatchObject({ _tag: "FoodNotFound" });
  });

  it("W306 an own food is found despite a misspelling, and what is spelt right is not corrected", async () => {
    const { own, foods } = await joined("misspelling");
    const food = id((made += 1)) as FoodId;
    const draft = {
      description: "Zwetschgendatschi",
      brand: "Oma",
      basis: "eu",
      facts: { energy: 200 },
      per: "100g",
      servings: [],
    } as const;
    await run(own.save(food, { version: 0, reach: { kind: "from-today" }, draft }));
    // Two letters that changed places are surely meant; one that is missing leaves a guess (F20).
    for (const [text, match] of [
      ["zwetschgendatschi", "full"],
      ["zwetschgendatshci", "full"],
      ["zwetchgendatschi", "partial"],
      ["oma zwetchgendatschi", "partial"],
    ] as const)
      expect((await run(foods.search(text, 5))).items[0]).toMatchObject({ id: food, match });
    expect((await run(foods.search("banana", 5))).items[0]?.id).not.toBe(food);
  });
});
