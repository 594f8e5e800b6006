import {
  readLexicon,
  searchNamesOf,
  likelyMeanings,
  matchOf,
  requiredWords,
  collapseVariants,
  readQuery,
  type FoodId,
} from "@morsel/domain/foods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const lexicon = readLexicon({ weights: {}, optional: ["fresh"], related: [] }, "");
const named = (description: string, alternativeNames: readonly string[] = []) => ({
  names: searchNamesOf({ description, alternativeNames }, lexicon),
});
const match = (text: string, food: ReturnType<typeof named>) => matchOf(readQuery(text, lexicon), food);
const word = fc.stringMatching(/^[bcdfgklmnprt][aeio][bcdfgklmnprt]{2}[aeio][kt]$/u);

describe("how far a food answers", () => {
  it("F21 in full when it says every word that is needed, in any of its names", () => {
    expect(match("fresh tofu", named("Tofu"))).toBe("full");
    expect(match("bean curd", named("Tofu", ["Bean curd"]))).toBe("full");
    expect(match("tof", named("Tofu"))).toBe("full");
    expect(match("raw broccoli", named("Broccoli, raw"))).toBe("full");
  });

  it("F21 in part when a word is left out", () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 5 }), ([first = "", ...others]) => {
        const text = [first, ...others].join(" ");
        expect(match(text, named(text))).toBe("full");
        expect(match(text, named(others.join(" ")))).toBe("partial");
      }),
    );
  });

  it("F21 a beginning begins what the food is called, not how it is", () => {
    expect(match("chole", named("Mayonnaise, cholesterol-free"))).toBe("partial");
    expect(match("cholesterol-free", named("Mayonnaise, cholesterol-free"))).toBe("full");
    expect(match("mayonnaise chol", named("Mayonnaise, cholesterol-free"))).toBe("full");
  });

  it("F20 F21 what is guessed is only near", () => {
    const query = readQuery("rice", lexicon);
    const guessed = {
      words: query.words.map((one) => ({
        ...one,
        terms: one.terms.map((term) => ({ ...term, isGuess: true as const })),
      })),
    };
    expect(matchOf(guessed, named("Rice"))).toBe("partial");
  });
});

describe("evidence for a correction", () => {
  const known = (...words: readonly string[]) => words.map((one) => ({ word: one, foods: 8 }));
  it.each([
    ["bannana", "banana", true],
    ["brocoli", "broccoli", true],
    ["yogart", "yogurt", true],
    ["chese", "cheese", true],
    ["mochi", "mocha", false],
    ["lindt", "linda", false],
  ])("F20 %s is %s: %s", (typed, meant, isSure) => {
    const [first] = likelyMeanings(typed, known(meant), 1);
    if (isSure) expect(first).toEqual({ word: meant, isSure });
    else expect(first?.isSure ?? false).toBe(false);
  });

  it("F20 nothing is sure whose first letter is another", () => {
    fc.assert(
      fc.property(word, fc.constantFrom(..."bcdfgklmnprt"), (one, letter) => {
        for (const { word: meant, isSure } of likelyMeanings(letter + one.slice(1), known(one), 3))
          if (letter !== meant.charAt(0)) expect(isSure).toBe(false);
      }),
    );
  });
});

describe("amounts beside names", () => {
  it.each(["200g rice", "200 g rice", "rice 200g", "rice 200 g", "2 rice"])("F3 %s asks for rice", (text) => {
    const shipped = readLexicon({ weights: {}, optional: ["g"], related: [] }, "");
    expect(requiredWords(readQuery(text, shipped)).words.map(({ typed }) => typed)).toEqual(["rice"]);
  });
});

describe("one food for each thing", () => {
  it("F22 the best of its states alone, the others untouched", () => {
    const ranked = ["a", "b", "c", "d"].map((id, i) => ({ id: id as FoodId, score: 9 - i }));
    const things = new Map([
      ["a", { thing: "Rice", usual: "a" }],
      ["c", { thing: "Rice", usual: "a" }],
      ["d", { thing: "Oats", usual: "d" }],
    ]);
    const shown = (foods: typeof ranked) => collapseVariants(foods, { things }).map(({ id }) => id);
    expect(shown(ranked)).toEqual(["a", "b", "d"]);
    const among = (usual: number, other: number) => [
      { id: "c" as FoodId, score: other },
      { id: "a" as FoodId, score: usual },
    ];
    expect(shown(among(5, 6))).toEqual(["a"]);
    expect(shown(among(5, 8))).toEqual(["c"]);
  });
});
