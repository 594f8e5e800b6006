import { lookUp } from "../../lookup/index.ts";
import { partsOf } from "./name-parts.ts";

/** Makers as a data set writes them, in lower case, and as people write them: "mars snackfood us" is "Mars". */
export type BrandList = Readonly<Record<string, string>>;

export type Unbranded = { readonly name: string; readonly brand?: string };

const shownBrand = (brands: BrandList, written: string): string | undefined =>
  lookUp(brands, written.toLowerCase().replaceAll("’", "'").trim());

/** The maker that begins a part, in as many words as the list knows. */
const begunWith = (part: string, brands: BrandList): { readonly brand: string; readonly rest: string } | undefined => {
  if (!/^\p{Lu}/u.test(part)) return undefined;
  const words = part.split(" ");
  for (let count = Math.min(5, words.length); count > 0; count -= 1) {
    const brand = shownBrand(brands, words.slice(0, count).join(" "));
    if (brand !== undefined) return { brand, rest: words.slice(count).join(" ") };
  }
  return undefined;
};

/** FNDDS writes the brand last, in brackets: "Energy drink (Red Bull)". */
const bracketed = (name: string, brands: BrandList): Unbranded => {
  const [, rest, brand] = /^(.+) \(([A-Z][A-Za-z0-9'’&. %-]+)\)$/u.exec(name) ?? [];
  return rest === undefined || brand === undefined
    ? { name }
    : { name: rest, brand: shownBrand(brands, brand) ?? brand };
};

/**
 * F18: the brand stands beside the name and is not said twice: "KELLOGG, KELLOGG'S CORN FLAKES" is "CORN FLAKES" of
 * Kellogg's. A name of which nothing would be left keeps its brand.
 */
export const withoutBrand = (
  original: string,
  brands: BrandList,
  isName: (rest: readonly string[]) => boolean,
  inBrackets = false,
): Unbranded => {
  let brand: string | undefined;
  const left = partsOf(original).flatMap((part) => {
    let rest = part;
    for (let begun = begunWith(rest, brands); begun !== undefined; begun = begunWith(rest, brands)) {
      brand ??= begun.brand;
      rest = begun.rest;
    }
    return rest === "" ? [] : [rest];
  });
  if (brand === undefined) return inBrackets ? bracketed(original, brands) : { name: original };
  return { name: isName(left) ? left.join(", ") : original, brand };
};
