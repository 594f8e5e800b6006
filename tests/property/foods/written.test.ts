import * as foods from "@morsel/domain/foods";
import { describe, expect, it } from "vitest";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";

describe("names and brands, as it is written", () => {
  const brands = { "kellogg's": "Kellogg's", "red bull": "Red Bull", "a b c d e": "Five", "a b c d e f": "Six" };
  const unbranded = (name: string, inBrackets = false) => foods.withoutBrand(name, brands, () => true, inBrackets);

  it("F18 a brand is known with either apostrophe, of five words at most, and where it begins with a capital", () => {
    for (const apostrophe of ["'", "’"])
      expect(unbranded(`KELLOGG${apostrophe}S Corn flakes`)).toEqual({ name: "Corn flakes", brand: "Kellogg's" });
    expect(unbranded("A b c d e soup")).toEqual({ name: "soup", brand: "Five" });
    expect(unbranded("A b c d e f")).toEqual({ name: "f", brand: "Five" });
    expect(unbranded("red bull Energy drink")).toEqual({ name: "red bull Energy drink" });
    expect(unbranded("Red Bull, Red Bull Energy drink")).toEqual({ name: "Energy drink", brand: "Red Bull" });
  });

  it("F18 in brackets at the end of a name is a brand too, where names are written so", () => {
    expect(unbranded("Energy drink (RED BULL )", true)).toEqual({ name: "Energy drink", brand: "Red Bull" });
    expect(unbranded("Energy drink (Acme)", true)).toEqual({ name: "Energy drink", brand: "Acme" });
    for (const name of ["Energy drink (Acme) light", "Energy drink (light)", "(Acme)"])
      expect(unbranded(name, true)).toEqual({ name });
    expect(unbranded("Energy drink (Acme)")).toEqual({ name: "Energy drink (Acme)" });
  });
});

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
});
