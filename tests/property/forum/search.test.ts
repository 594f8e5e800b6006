import {
  checkPostSearch,
  FOUND_MAX,
  foundPiece,
  isFoundWord,
  holdsWords,
  POST_SEARCH,
  postWords,
} from "@morsel/domain/forum";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("search in posts", () => {
  it("FO16 case, marks and compatibility forms do not count, and scripts without spaces are found by each letter", () => {
    expect(postWords("Crème BRÛLÉE, ﬁne!\n> crème ①")).toEqual(["creme", "brulee", "fine", "1"]);
    expect(postWords("豆腐 tofu豆 ⺀")).toEqual(["豆", "腐", "tofu"]);
    expect(postWords("x".repeat(500))).toEqual(["x".repeat(POST_SEARCH.letters)]);
  });

  it("FO16 words are letters and digits alone, each once, and the same when asked again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const words = postWords(text);
        expect(new Set(words).size).toBe(words.length);
        expect(words.filter((word) => !/^[\p{L}\p{N}]+$/u.test(word))).toEqual([]);
        expect(words.map((word) => postWords(word))).toEqual(words.map((word) => [word]));
      }),
      { numRuns: 500 },
    );
  });

  it("FO16 a text that is read holds a word exactly where its own words do", () => {
    const piece = fc.constantFrom(
      "recipe",
      "Recipes",
      "so",
      "soup",
      "豆",
      "腐",
      "é",
      "x".repeat(40),
      " ",
      "-",
      "ﬁ",
      "1",
      "ไทย",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.array(piece, { minLength: 1, maxLength: 3 }), (text, asked) => {
        const [said, words] = [text.join(""), postWords(asked.join(" "))];
        const isHeld = words.every((word) => postWords(said).some((one) => isFoundWord(one, word)));
        expect(holdsWords(said, words)).toBe(isHeld);
      }),
      { numRuns: 2000 },
    );
  });

  it("FO16 three letters or more find what begins with them, fewer only themselves", () => {
    expect(isFoundWord("recipes", "recipe")).toBe(true);
    expect(isFoundWord("recipes", "ecipe")).toBe(false);
    expect(isFoundWord("soup", "so")).toBe(false);
    fc.assert(
      fc.property(fc.string(), fc.string(), (asked, rest) => {
        expect(isFoundWord(asked, asked)).toBe(true);
        if ([...asked].length >= 3) expect(isFoundWord(asked + rest, asked)).toBe(true);
      }),
    );
  });

  it("FO16 asks for 1 to 8 words", () => {
    const refused = { ok: false, error: { _tag: "SearchWords", min: 1, max: 8 } };
    for (const text of ["", " \n", "!?\u202e", "a b c d e f g h i"]) expect(checkPostSearch(text)).toEqual(refused);
    expect(checkPostSearch("a a A b c d e f g h")).toEqual({ ok: true, value: [..."abcdefgh"] });
  });

  it("FO17 a piece is one line around the first of the words, never longer than 240 characters", () => {
    expect(foundPiece("Toast the\ncumin.", ["cumin"])).toBe("Toast the cumin.");
    const far = `${"soup ".repeat(400)}Crème ${"bread ".repeat(400)}`;
    const piece = foundPiece(far, ["creme"]);
    expect(piece.startsWith("…")).toBe(true);
    expect(piece.endsWith("…")).toBe(true);
    expect(piece).toContain("Crème");
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 900 }), fc.string({ maxLength: 5 }), (source, word) => {
        const shown = foundPiece(source, [word]);
        expect([...shown].length).toBeLessThanOrEqual(FOUND_MAX);
        expect([shown.isWellFormed(), /[\n\r\t]/.test(shown)]).toEqual([true, false]);
      }),
    );
  });
});
