import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readEveryday } from "@morsel/adapters/importers/foods/everyday";
import { readShippedFoods, readShippedLexicon } from "@morsel/adapters/importers/foods/shipped-foods";
import { makeMemoryFoodRetrieval } from "@morsel/adapters/memory/foods/food-retrieval";
import { makeFoodFinder } from "@morsel/application/foods/find-foods";
import { usualServing } from "@morsel/domain/foods";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";

const indexed = readShippedFoods();
const foods = new Map<string, (typeof indexed)[number]["food"]>(indexed.map(({ food }) => [food.id, food]));
const table = readEveryday(
  readFileSync(join(import.meta.dirname, "../../../adapters/data/foods/everyday.tsv"), "utf8"),
);
const finder = makeFoodFinder({ retrieval: makeMemoryFoodRetrieval(indexed), lexicon: readShippedLexicon });
const found = async (text: string, limit = 3) =>
  (await Effect.runPromise(finder.find({ text, start: 0, limit, timesUsed: new Map() }))).found.map(
    ({ id, match }) => ({
      name: foods.get(id)?.description ?? id,
      match,
    }),
  );

describe("the table of everyday foods", () => {
  it("F24 names fifteen hundred and more, each of which ships", () => {
    const states = table.flatMap((thing) => thing.states);
    expect(states.length).toBeGreaterThanOrEqual(1500);
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
    for (const { id } of states) expect(foods.has(id), id).toBe(true);
  });

  it("F22 every state of a thing leads to every other", () => {
    for (const { as, states } of table) {
      if (as !== "thing" || states.length < 2) continue;
      const ids = states.map(({ id }) => id);
      for (const id of ids) expect(new Set(foods.get(id)?.variants?.map((one) => one.id))).toEqual(new Set(ids));
      expect(foods.get(ids[0] ?? "")?.variants?.[0]?.id).toBe(ids[0]);
    }
  });

  it("F24 the serving of the table is the one that is offered", () => {
    for (const { name, serving, states } of table) {
      const food = foods.get(states[0]?.id ?? "");
      if (serving === undefined || food === undefined) continue;
      expect(usualServing(food)?.grams, name).toBeCloseTo(serving.grams, -Math.log10(0.06 * serving.grams));
    }
  });

  it("F24 things are found by each of their words", { timeout: 120_000 }, async () => {
    const missed: string[] = [];
    let asked = 0;
    for (const { as, words, states } of table)
      for (const word of words) {
        asked += 1;
        const ids = new Set(as === "thing" ? states.map(({ id }) => id) : [states[0]?.id]);
        const page = await Effect.runPromise(finder.find({ text: word, start: 0, limit: 5, timesUsed: new Map() }));
        if (!page.found.some(({ id, match }) => ids.has(id) && match === "full")) missed.push(word);
      }
    expect(missed.length / asked, missed.join(", ")).toBeLessThan(0.03);
  });

  it("F10 no name or serving of a laboratory's is left", () => {
    const all = [...foods.values()];
    expect(
      all.filter(({ description }) => /cereal- and vegetable protein|carrorts|Turrnip/u.test(description)),
    ).toEqual([]);
    expect(
      all.flatMap(({ servings }) => servings).filter(({ label }) => /^1 \d[\d.]* (?:fl )?oz /u.test(label)),
    ).toEqual([]);
  });
});

describe("what nobody should get", () => {
  it.each([
    ["chai", "Masala chai"],
    ["coca cola zero", "Diet cola"],
    ["chole", "Chana masala"],
    ["ful medames", "Ful medames"],
    ["poha", "Poha"],
    ["200g rice", "White rice, cooked"],
    ["jollof", "Jollof rice"],
    ["mapo tofu", "Mapo tofu"],
    ["matcha latte", "Matcha latte"],
    ["bagel with cream cheese", "Bagel with cream cheese"],
    ["chicken breast", "Chicken breast, raw, skinless"],
    ["oats", "Oats, dry"],
    ["feijoada", "Feijoada"],
    ["bulgogi", "Bulgogi"],
    ["shakshuka", "Shakshuka"],
    ["schnitzel", "Schnitzel"],
    ["udon soup", "Udon soup"],
    ["banh mi", "Bánh mì"],
    ["nasi goreng", "Nasi goreng"],
    ["satay", "Satay"],
    ["souvlaki", "Souvlaki"],
    ["dolma", "Dolma"],
    ["poutine", "Poutine"],
    ["tikka masala", "Chicken tikka masala"],
  ])("F20 F21 F24 %s is %s, in full", async (text, name) => {
    expect((await found(text))[0]).toEqual({ name, match: "full" });
  });

  it.each(["quest bar", "lindt", "oatly barista", "jaffa cakes", "ogbono soup", "tim tam"])(
    "F20 F21 %s is not here, and nothing says that it were",
    async (text) => {
      for (const { name, match } of await found(text)) expect(match, name).toBe("partial");
    },
  );

  it("F20 a brand becomes no food of another name: what comes nearest is what it makes", async () => {
    expect((await found("lindt"))[0]?.name).toMatch(/chocolate/iu);
    expect((await found("quest bar"))[0]?.name).toBe("Protein bar");
  });

  it("F22 oats stand once, with one figure", async () => {
    const energy = (
      await Effect.runPromise(finder.find({ text: "oats", start: 0, limit: 4, timesUsed: new Map() }))
    ).found
      .map(({ id }) => foods.get(id))
      .filter((food) => food !== undefined && /^Oats\b/u.test(food.description));
    expect(energy.map((food) => food?.description)).toEqual(["Oats, dry"]);
    const [oats] = energy;
    const cup = oats?.servings.find(({ label }) => label === "1 cup");
    expect(Math.round(((cup?.grams ?? 0) * (oats?.nutrients.energy ?? 0)) / 100)).toBe(303);
  });

  it("F22 another state is shown to whoever asks for it", async () => {
    expect((await found("boiled egg"))[0]?.name).toBe("Egg, boiled");
    expect((await found("chicken breast roasted with skin"))[0]?.name).toBe("Chicken breast, roasted, with skin");
    expect((await found("roasted chicken breast without skin"))[0]?.name).toBe("Chicken breast, roasted, skinless");
  });
});
