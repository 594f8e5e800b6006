import {
  editDistance,
  likelyMeanings,
  spellingKeys,
  searchNamesOf,
  likelyBeginnings,
  readLexicon,
  byRelevancePrior,
  type IndexedFood,
  packNames,
  unpackNames,
  servingNear,
  servingsOf,
  type FoodId,
  type SearchName,
} from "@morsel/domain/foods";
import * as foods from "@morsel/domain/foods";
import { describe, expect, it } from "vitest";

const lexicon = readLexicon(
  {
    weights: { "0.1": ["raw"] },
    optional: ["large", "cup", "1"],
    related: [
      ["roast", "roasted", "baked"],
      ["red", "reded"],
      ["slice", "sliced"],
    ],
  },
  ["# eggplant\ttomato", "", "eggplant\taubergine, , brinjal", "and of\tnothing", "eggplant\tbaingan"].join("\n"),
);
const KINDS: readonly SearchName["kind"][] = [
  "readable",
  "common",
  "product",
  "alternative",
  "alias",
  "brand",
  "inclusion",
  "further",
];

describe("search at its edges", () => {
  it("F4 every kind of name is packed and read back; what was packed by nobody is no name", () => {
    const names = KINDS.map((kind, i): SearchName => ({
      kind,
      core: i === 7 ? [] : ["oat", kind],
      rest: i % 2 === 0 ? ["raw"] : [],
    }));
    expect(unpackNames(packNames(names))).toEqual(names);
    expect(unpackNames("xoat/raw|roat|roat/raw|")).toEqual([{ kind: "readable", core: ["oat"], rest: ["raw"] }]);
  });

  it("F4 a food has twenty-eight names at most, and further words beside them", () => {
    const alternativeNames = Array.from(
      { length: 40 },
      (_, i) => `name${String.fromCodePoint(97 + (i % 26))}${"x".repeat(i)}`,
    );
    const names = searchNamesOf({ description: "Oats", originalName: "Oats, steel", alternativeNames }, lexicon);
    expect(names.length).toBe(29);
    expect(names.at(-1)).toEqual({ kind: "further", core: [], rest: ["steel"] });
    expect(searchNamesOf({ description: "Oats", alternativeNames: [] }, lexicon)).toEqual([
      { kind: "readable", core: ["oat"], rest: [] },
    ]);
  });

  it("F5 what stands in brackets is said further, words are kept apart, and a remark is no synonym", () => {
    expect(searchNamesOf({ description: "Milk (whole) fresh, cold (old", alternativeNames: [] }, lexicon)).toEqual([
      { kind: "readable", core: ["milk", "fresh"], rest: ["cold", "old", "whole"] },
    ]);
    expect(searchNamesOf({ description: "(Sweet) corn, (a) b (c)", alternativeNames: [] }, lexicon)[0]).toEqual({
      kind: "readable",
      core: ["corn"],
      rest: ["b", "sweet", "c"],
    });
    expect(lexicon.synonyms.get("eggplant")).toEqual([
      { words: ["eggplant"], aliases: [["aubergine"], ["brinjal"]] },
      { words: ["eggplant"], aliases: [["baingan"]] },
    ]);
    expect([...lexicon.synonyms.keys()]).toEqual(["eggplant"]);
  });

  it("F5 an alias of what is said further stands further", () => {
    const names = searchNamesOf({ description: "Dip, eggplant", alternativeNames: [] }, lexicon);
    expect(names.filter(({ kind }) => kind === "alias")).toEqual([
      { kind: "alias", core: ["dip"], rest: ["aubergine"] },
      { kind: "alias", core: ["dip"], rest: ["brinjal"] },
      { kind: "alias", core: ["dip"], rest: ["baingan"] },
    ]);
  });

  it("F9 the plainest first, then by id, whichever comes first", () => {
    const one = (id: string, plainness: number) =>
      ({ food: { id: id as FoodId }, plainness, names: [] }) as unknown as IndexedFood;
    const [a, b, c] = [one("a", 0.5), one("b", 0.5), one("c", 0.9)];
    expect([b, a, c].toSorted(byRelevancePrior)).toEqual([c, a, b]);
    expect([a, b, c].toSorted(byRelevancePrior)).toEqual([c, a, b]);
    expect([Math.sign(byRelevancePrior(a, b)), Math.sign(byRelevancePrior(b, a))]).toEqual([-1, 1]);
  });

  it("F21 what only helps to find a food is not what it is called", () => {
    const further: SearchName = { kind: "further", core: ["cholesterol"], rest: [] };
    const names: readonly SearchName[] = [{ kind: "readable", core: ["mayonnaise"], rest: ["cholesterol"] }, further];
    const match = (text: string, of = names) => foods.matchOf(foods.readQuery(text, lexicon), { names: of });
    expect([match("chole"), match("cholesterol"), match("mayo"), match("mayonnaise chole"), match("xyz")]).toEqual([
      "partial",
      "full",
      "full",
      "full",
      "partial",
    ]);
    expect(match("chole", [further])).toBe("partial");
    expect(match("chole", [{ kind: "common", core: ["cholesterol"], rest: [] }])).toBe("full");
    expect(foods.matchOf({ ...foods.readQuery("mayo", lexicon), isNear: true }, { names })).toBe("partial");
  });

  it("F3 what is read of a query: twelve words, the first five hundred letters, forms that are near", () => {
    const words = (text: string) => foods.readQuery(text, lexicon).words;
    expect(words("a b c d e f g h i j k l m n".replaceAll("a ", "z ")).length).toBe(12);
    expect(words(`${" ".repeat(496)}kiwi`).map(({ typed }) => typed)).toEqual(["kiwi"]);
    expect(words(`${" ".repeat(497)}kiwi`).map(({ typed }) => typed)).toEqual(["kiw"]);
    expect(words("the").map(({ typed }) => typed)).toEqual(["the"]);
    expect(words("the oats").map(({ typed }) => typed)).toEqual(["oats"]);
    const closeness = (text: string) => words(text)[0]?.terms.map((term) => [term.word, term.closeness]);
    expect(closeness("roast")).toEqual([
      ["roast", 1],
      ["roast", 1],
      ["roasted", 0.97],
      ["baked", 0.8],
    ]);
    expect(closeness("reded")).toContainEqual(["red", 0.97]);
    expect(closeness("sliced")).toContainEqual(["slice", 0.97]);
    expect(foods.termsOf("b12x", true).length).toBe(2);
    expect(foods.termsOf("12b", true).length).toBe(2);
    expect(foods.termsOf("12", true).length).toBe(1);
    expect(words("1% milk").map(({ isOptional }) => isOptional)).toEqual([false, false]);
    expect(words("1 milk").map(({ isOptional }) => isOptional)).toEqual([true, false]);
    const query = foods.readQuery("oats raw", lexicon);
    const terms = foods.termsOf("rye", false);
    expect(foods.withTerms(query, 1, terms).words.map((word) => word.terms)).toEqual([query.words[0]?.terms, terms]);
  });

  it("F7 distances begin at the first letter and end at sixty", () => {
    expect(editDistance("ab", "ba", 2)).toBe(1);
    expect(editDistance("a".repeat(60), "a".repeat(59), 2)).toBe(1);
    expect(editDistance("a".repeat(61), "a".repeat(59), 2)).toBe(3);
    expect([60, 61].map((length) => spellingKeys("a".repeat(length)).length)).toEqual([3, 0]);
    expect([60, 61].map((length) => likelyBeginnings("ab".repeat(40).slice(0, length)).length > 0)).toEqual([
      true,
      false,
    ]);
    const meant = (typed: string, word: string, having = 9) => likelyMeanings(typed, [{ word, foods: having }], 1);
    expect(meant("xanana", "banana").length).toBe(1);
    expect(meant("xeach", "peach").length).toBe(0);
    expect(meant("xatermelom", "watermelon").length).toBe(0);
    expect(meant("ebef", "beef").length).toBe(1);
    expect(meant("bnaana", "banana", 5)).toEqual([{ word: "banana", isSure: true }]);
    expect(meant("bamama", "banana", 4)).toEqual([]);
    expect([4, 5].map((having) => meant("banama", "banana", having)[0]?.isSure)).toEqual([false, true]);
    expect(
      likelyMeanings(
        "bana",
        [
          { word: "banab", foods: 3 },
          { word: "banac", foods: 3 },
        ],
        2,
      ),
    ).toEqual(
      likelyMeanings(
        "bana",
        [
          { word: "banac", foods: 3 },
          { word: "banab", foods: 3 },
        ],
        2,
      ),
    );
  });

  it("F8 who ate nothing of it sees what everybody sees; of two equals the smaller id is first", () => {
    const [a, b] = [
      { id: "a" as FoodId, score: 1 },
      { id: "b" as FoodId, score: 1 },
    ];
    const ranked = [a, b];
    expect(foods.rankByHabit(ranked, new Map([[a.id, 0]]))).toBe(ranked);
    expect(foods.rankByHabit(ranked, new Map([[b.id, 1]])).map(({ id }) => id)).toEqual(["b", "a"]);
    expect(
      foods
        .rankByHabit(
          [b, a],
          new Map([
            [a.id, 1],
            [b.id, 1],
          ]),
        )
        .map(({ id }) => id),
    ).toEqual(["a", "b"]);
  });

  it("F22 another state of a thing stands only where it fits better by more than two", () => {
    const things = new Map(["a", "b"].map((id) => [id, { thing: "t", usual: "a" }] as const));
    const shown = (score: number) =>
      foods
        .collapseVariants(
          [
            { id: "b" as FoodId, score },
            { id: "a" as FoodId, score: 1 },
          ],
          { things },
        )
        .map(({ id }) => id);
    expect([shown(3), shown(3.01)]).toEqual([["a"], ["b"]]);
  });

  it("F11 F15 F16 servings at their edges", () => {
    const labels = (amount: number, unit: string, grams = 10) =>
      servingsOf([{ amount, unit, grams }]).map(({ label }) => label);
    expect([labels(0.005, "cup"), labels(0.0049, "cup")]).toEqual([["0.01 cup"], []]);
    expect(labels(1.239, "cup")).toEqual(["1.24 cup"]);
    expect(labels(1, " serving 3 pieces ")).toEqual(["1 serving 3 pieces"]);
    expect(labels(1, "serving 3 pieces")).toEqual(["1 serving (3 pieces)"]);
    expect(labels(1, "  big   bar  ")).toEqual(["1 big bar"]);
    expect(foods.servingIdOf("1 cup", (id) => id === "1-cup")).toBe("1-cup-2");
    expect([
      foods.isServingId("a-1"),
      foods.isServingId("-a"),
      foods.isServingId("a b"),
      foods.isServingId("a!"),
      foods.isServingId(7),
    ]).toEqual([true, false, false, false, false]);
    const serving = (label: string, grams: number) => ({ id: foods.servingIdOf(label, () => false), label, grams });
    expect(servingNear([serving("1 bar", 98)], 100)?.label).toBe("1 bar");
    expect(servingNear([serving("1 bar", 97.9)], 100)).toBeUndefined();
    expect(servingNear([serving("1 bar", 97.9)], undefined)).toBeUndefined();
    expect(foods.usualServing({ servings: [serving("1 pot", 300)] })?.label).toBe("1 pot");
    expect(foods.usualServing({ servings: [serving("1 pot", 300.5)] })).toBeUndefined();
    expect(foods.usualServing({ servings: [serving("1 medium", 9), serving("1 medium pot", 8)] })?.grams).toBe(9);
    expect([0.01, 3, 0.0099, 3.01].map((density) => foods.volumeServings([], density).length)).toEqual([5, 5, 0, 0]);
    expect(foods.densityOf([serving("1 cup", 240), serving("2 cups", 500), serving("2 cup", 460)])).toBeCloseTo(
      500 / 473.176473,
      3,
    );
    expect([
      foods.stem("swiss"),
      foods.stem("pies"),
      foods.stem("pie"),
      foods.stem("tie"),
      foods.stem("toe"),
      foods.stem("oboe"),
    ]).toEqual(["swiss", "pie", "pie", "tie", "toe", "oboe"]);
    expect(foods.foldedWords(`${"a".repeat(9_999)} bcd`).length).toBe(1);
    expect(foods.foldedWords(`${"a".repeat(9_997)} bcd`)).toEqual(["a".repeat(9_997), "bc"]);
  });
});
