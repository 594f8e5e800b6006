import {
  spellingKeys,
  likelyBeginnings,
  uniqueWords,
  wordsToIndex,
  editDistance,
  likelyMeanings,
  allowedEdits,
  phoneticKey,
  foldedWords,
  foodOfSlug,
  foodSlug,
  searchWords,
  stem,
  isFoodId,
} from "@morsel/domain/foods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const letters = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnoprstuvwy"), minLength: 1, maxLength: 14 });
const ids = fc.stringMatching(/^(?:sr28|ff|fndds)-[0-9]{5,8}$/u);

describe("words of foods", () => {
  it("F1 case, accents, hyphens and apostrophes make no difference", () => {
    expect(foldedWords("JALAPEÑO")).toEqual(["jalapeno"]);
    expect(foldedWords("bean-sprouts")).toEqual(["bean", "sprouts"]);
    expect(foldedWords("McDonald’s crème brûlée")).toEqual(["mcdonalds", "creme", "brulee"]);
    expect(foldedWords("3.25% milk")).toEqual(["325", "milk"]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(foldedWords(text.toUpperCase().toLowerCase())).toEqual(
          foldedWords(text.toLowerCase().toUpperCase().toLowerCase()),
        );
      }),
    );
  });

  it("F1 folding folded words changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const once = foldedWords(text);
        expect(foldedWords(once.join(" "))).toEqual(once);
      }),
    );
  });

  it("F1 an import finds the very words of a name that a search finds", () => {
    const sign = fc.constantFrom(..."aZ19 '`.,-%(ßæœøÉéÅ\u0301\u00a0½Σσς’\n\ud800\0");
    const names = fc.oneof(
      fc.string({ unit: sign, maxLength: 30 }),
      fc.string({ unit: "grapheme" }),
      fc.string({ unit: "binary-ascii", maxLength: 60 }),
      fc.constantFrom(
        "Swiss cheese and feet of geese",
        "d'Artagnan`s 3.25,5 %",
        "A".repeat(1200),
        `${"b ".repeat(6000)}é`,
      ),
    );
    fc.assert(
      fc.property(names, (text) => {
        expect(wordsToIndex(text)).toEqual(searchWords(text));
        const signs = [...text].slice(0, 20);
        const many = [...signs, ...signs.slice(5)];
        expect(uniqueWords(many)).toEqual([...new Set(many)]);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["tomato", "tomatoes"],
    ["tomato", "tomatoe"],
    ["strawberry", "strawberries"],
    ["cookie", "cookies"],
    ["peach", "peaches"],
    ["radish", "radishes"],
    ["leaf", "leaves"],
    ["olive", "olives"],
    ["pie", "pies"],
    ["egg", "eggs"],
    ["box", "boxes"],
  ])("F2 %s and %s are one word", (one, many) => expect(stem(many)).toBe(stem(one)));

  it("F2 words that JavaScript objects have are words", () => {
    for (const word of ["constructor", "hasownproperty", "tostring", "__proto__"])
      expect(typeof stem(word)).toBe("string");
  });

  it.each(["hummus", "couscous", "asparagus", "swiss", "lass"])("F2 %s is no plural", (word) =>
    expect(stem(word)).toBe(word),
  );

  it("F2 a word and its plural with s are one word", () => {
    fc.assert(
      fc.property(
        letters.filter(
          (word) => word.length > 3 && /[bdfgklmnprtwaeo]$/u.test(word) && !/(?:ie|oe|che|she|xe|sse|zze)$/u.test(word),
        ),
        (word) => {
          expect(stem(`${word}s`)).toBe(stem(word));
        },
      ),
    );
  });

  it("F12 without a food or an id there is no slug", () => {
    const description = "Banana";
    for (const food of [undefined, null, {}, { description }, { id: "", description }, { id: null, description }])
      expect(() => foodSlug(food)).toThrow("missing food or food id");
  });

  it("F12 a slug is safe in an address and leads back to the food", () => {
    fc.assert(
      fc.property(ids, fc.string({ unit: "grapheme" }), (id, description) => {
        const slug = foodSlug({ id, description });
        expect(slug).toMatch(/^[a-z0-9-]+$/u);
        expect(slug).toBe(encodeURIComponent(slug));
        expect(foodOfSlug(slug)).toBe(id);
        expect(isFoodId(foodOfSlug(slug))).toBe(true);
      }),
    );
    expect(foodSlug({ id: "sr28-09040", description: "Bananas, raw" })).toBe("bananas-raw--sr28-09040");
    for (const none of ["Nothing here!", "", "banana--", "banana--%", "banana--a b"])
      expect([none, foodOfSlug(none)]).toEqual([none, undefined]);
  });

  it("F12 ids with hyphens in a row, or with signs that addresses use, come back as they went", () => {
    const parts = fc.constantFrom("a", "7", "-", "--", "/", "?", "#", "%", ".", " ", "é", "\ud800");
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1 }), fc.constantFrom("", "Banana", "--", "日本"), (id, description) => {
        const slug = foodSlug({ id: id.join(""), description });
        expect(slug).not.toMatch(/[/?#\s]/u);
        expect(foodOfSlug(slug)).toBe(id.join("").toWellFormed());
      }),
    );
  });
});

describe("misspelt words", () => {
  it("F7 the distance is a distance", () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        expect(editDistance(a, b, 20)).toBe(editDistance(b, a, 20));
        expect(editDistance(a, b, 20) === 0).toBe(a === b);
        expect(editDistance(a, b, 20)).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(editDistance(a, b, 2)).toBe(Math.min(3, editDistance(a, b, 20)));
      }),
    );
    expect(editDistance("bnaana", "banana", 2)).toBe(1);
  });

  it("F7 words one slip apart share a key", () => {
    fc.assert(
      fc.property(
        letters.filter((word) => word.length > 3),
        fc.nat(),
        fc.constantFrom("drop", "swap", "replace", "add"),
        (word, at, slip) => {
          const i = at % (word.length - 1);
          const [before, a, b, after] = [word.slice(0, i), word[i] ?? "", word[i + 1] ?? "", word.slice(i + 2)];
          const slipped = {
            drop: before + b + after,
            swap: before + b + a + after,
            replace: `${before}z${b}${after}`,
            add: `${before}${a}z${b}${after}`,
          }[slip];
          const keys = new Set(spellingKeys(word));
          expect(slipped.length < 3 || spellingKeys(slipped).some((key) => keys.has(key))).toBe(true);
        },
      ),
    );
  });

  it("F7 no key and no beginning holds half a letter", () => {
    const scripts = fc.string({ unit: fc.constantFrom("a", "e", "𠮷", "𘮀", "牛"), minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(scripts, (word) => {
        expect([...spellingKeys(word), ...likelyBeginnings(word)].filter((key) => !key.isWellFormed())).toEqual([]);
      }),
    );
  });

  it("F7 meanings are within the slips allowed, the likeliest first", () => {
    const known = [
      { word: "banana", foods: 60 },
      { word: "cabana", foods: 1 },
      { word: "bandana", foods: 1 },
    ];
    expect(likelyMeanings("bannana", known, 3)[0]).toEqual({ word: "banana", isSure: true });
    expect(allowedEdits("eg")).toBe(0);
    expect(phoneticKey("cauliflour")).toBe(phoneticKey("cauliflower"));
    expect(likelyBeginnings("bannan")).toContain("banan");
    fc.assert(
      fc.property(letters, fc.array(letters), (typed, words) => {
        for (const meaning of likelyMeanings(
          typed,
          words.map((word) => ({ word, foods: 3 })),
          5,
        ))
          expect(editDistance(typed, meaning.word, 9)).toBeLessThanOrEqual(allowedEdits(typed));
      }),
    );
  });
});

describe("query words", () => {
  it("F1 F2 empty words do not count", () =>
    expect(searchWords("Macaroni and cheese")).toEqual(searchWords("macaroni cheese")));

  const meant = (typed: string, ...words: readonly string[]) =>
    likelyMeanings(
      typed,
      words.map((word) => ({ word, foods: 50 })),
      5,
    ).map(({ word }) => word);

  it("F7 of few letters little is corrected", () => {
    expect(meant("mlk", "milk", "silk", "mink", "mil", "mlb")).toEqual(["milk"]);
    expect(meant("bef", "beef", "brie", "chef")).toEqual(["beef"]);
    expect(meant("hole", "home", "whole", "hoel")).toEqual(expect.arrayContaining(["whole", "hoel"]));
    expect(meant("hole", "home")).toEqual([]);
    expect(meant("mulk", "milk")).toEqual(["milk"]);
    expect(meant("ackee", "mckee")).toEqual([]);
  });

  it("F7 two slips leave the first letter", () => {
    expect(meant("oatcake", "pancake")).toEqual([]);
    expect(meant("spagetty", "spaghetti")).toEqual(["spaghetti"]);
    expect(meant("panxaje", "pancake")).toEqual(["pancake"]);
  });

  it("F7 no short beginning is corrected", () => {
    expect(likelyBeginnings("skyr")).not.toContain("syr");
    fc.assert(
      fc.property(letters, (typed) => {
        for (const beginning of likelyBeginnings(typed)) expect(beginning.length).toBeGreaterThanOrEqual(5);
      }),
    );
  });
});
