import { readLexicon, servingsOf } from "@morsel/domain/foods";
import * as foods from "@morsel/domain/foods";
import { describe, expect, it } from "vitest";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";

describe("what is read of a food, as it is written", () => {
  it("F12 a name in an address ends at sixty letters, and never in a hyphen", () => {
    const slug = (description: string) => foods.foodSlug({ id: "x", description }).slice(0, -"--x".length);
    expect([slug("a".repeat(60)), slug("a".repeat(61))]).toEqual(["a".repeat(60), "a".repeat(60)]);
    expect(slug(`${"a".repeat(59)} b`)).toBe("a".repeat(59));
    expect(foods.foodSlug({ id: "x", description: "日本" })).toBe("x");
  });

  it("F13 a barcode is its digits with blanks and hyphens, and how many there may be is said", () => {
    expect(valueOf(foods.readGtin(" 4006-3813 33931 "))).toBe("04006381333931");
    for (const text of ["", "123", "40063813339311111", "x4006381333931", "4006381333931x"])
      expect(errorOf(foods.readGtin(text))).toEqual({ _tag: "GtinShape", lengths: [8, 12, 13, 14] });
    expect(errorOf(foods.readGtin("4006381333932"))).toEqual({ _tag: "GtinCheckDigit", expected: 1 });
    expect(valueOf(foods.readGtin("00000000"))).toBe("00000000000000");
  });

  it("F14 the lists of foods", () => {
    for (const tab of ["recent", "frequent", "my_foods", "meals", "recipes"])
      expect([tab, foods.isFoodTab(tab)]).toEqual([tab, true]);
    expect(["", "mine", "constructor", undefined].some(foods.isFoodTab)).toBe(false);
  });

  it("F1 F2 letters of two are both, words of nothing are eleven, and one form stands for one and many", () => {
    expect(foods.foldedWords("Œufs à l’ANCIENNE, Smørrebrød, Ægir, Weiß 3.25 %").join(" ")).toBe(
      "oeufs a lancienne smorrebrod aegir weiss 325",
    );
    const lexicon = readLexicon({ weights: {}, optional: [], related: [] }, "");
    const typed = (text: string) => foods.readQuery(text, lexicon).words.map((word) => word.typed);
    expect(typed("and or of the a an in with to for as oats")).toEqual(["oats"]);
    expect(typed("oats with")).toEqual(["oats", "with"]);
    for (const pair of [
      ["leaves", "leaf"],
      ["loaves", "loaf"],
      ["halves", "half"],
      ["calves", "calf"],
      ["knives", "knife"],
      ["geese", "goose"],
      ["feet", "foot"],
      ["gras", "gras"],
      ["swiss", "swiss"],
      ["schnapps", "schnapps"],
      ["gas", "gas"],
      ["pies", "pie"],
      ["berries", "berry"],
      ["cookie", "cooky"],
      ["tomatoes", "tomato"],
      ["boxes", "box"],
      ["eggs", "egg"],
      ["glass", "glass"],
      ["octopus", "octopus"],
    ] as const)
      expect([pair[0], foods.stem(pair[0])]).toEqual([pair[0], pair[1]]);
  });

  it("F11 servings are counted in the fractions of a kitchen, weights last, twenty at most", () => {
    const label = (amount: number, unit = "cup") => servingsOf([{ amount, unit, grams: 10 }])[0]?.label;
    expect([0.125, 1 / 6, 0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1, 1.5, 2.37, 3].map((amount) => label(amount))).toEqual(
      ["1/8", "1/6", "1/4", "1/3", "1/2", "2/3", "3/4", "1", "1 1/2", "2.37", "3"].map((amount) => `${amount} cup`),
    );
    expect([label(1, "tbsp"), label(1, "tsp"), label(1, "Serving 2 pieces"), label(1, "Slice ( thin )")]).toEqual([
      "1 tablespoon",
      "1 teaspoon",
      "1 serving (2 pieces)",
      "1 slice (thin)",
    ]);
    const portions = ["oz", "slice", "SLICE", "lb", "cup"].map((unit) => ({ amount: 1, unit, grams: 10 }));
    expect(servingsOf(portions).map((serving) => serving.label)).toEqual(["1 slice", "1 cup", "1 oz", "1 lb"]);
    const many = Array.from({ length: 30 }, (_, i) => ({ amount: i + 1, unit: "cup", grams: 10 }));
    expect(servingsOf(many)).toHaveLength(20);
    expect([10_000, 10_001].map((grams) => servingsOf([{ amount: 1, unit: "cup", grams }]).length)).toEqual([1, 0]);
  });

  it("F16 volumes have ids of their own, and follow from the largest plain one", () => {
    const cup = { id: "cup" as foods.ServingId, label: "1 cup", grams: 240 };
    expect(foods.volumeServings([cup]).map(({ id }) => id)).toEqual(["1-ml", "1-teaspoon", "1-tablespoon", "1-fl-oz"]);
    expect(foods.volumeServings([cup], 0.009)).toEqual([]);
    const bottle = { id: "b" as foods.ServingId, label: "2 cups (16 fl oz)", grams: 500 };
    expect(foods.densityOf([cup, bottle])).toBeCloseTo(500 / 473.176473, 9);
    expect(foods.densityOf([{ ...cup, label: "1 cup, sliced" }])).toBeUndefined();
  });

  it("F12 the id of a food is the whole text", () => {
    expect(
      ["sr28-09040", "xsr28-09040", "ab", "a", "-ab", "A1", `a${"b".repeat(63)}`, `a${"b".repeat(64)}`, 12].map(
        foods.isFoodId,
      ),
    ).toEqual([true, true, true, false, false, false, true, false, false]);
  });
});
