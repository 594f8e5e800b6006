import { withoutBrand } from "@morsel/domain/foods";
import { describe, expect, it } from "vitest";

describe("names and brands, as it is written", () => {
  const brands = { "kellogg's": "Kellogg's", "red bull": "Red Bull", "a b c d e": "Five", "a b c d e f": "Six" };
  const unbranded = (name: string, inBrackets = false) => withoutBrand(name, brands, () => true, inBrackets);

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
