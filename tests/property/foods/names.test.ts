import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readShippedFoods } from "@morsel/adapters/importers/foods/shipped-foods";
import type { ShippedFood } from "@morsel/adapters/importers/foods/shipped-food";
import {
  searchWords,
  servingIdOf,
  shortLabels,
  withoutBrand,
  type BrandList,
  type Phrases,
} from "@morsel/domain/foods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const home = join(import.meta.dirname, "../../../adapters/data/foods");
const brands = JSON.parse(readFileSync(join(home, "brands.json"), "utf8")) as BrandList;
const { labels: phrases } = JSON.parse(readFileSync(join(home, "phrases.json"), "utf8")) as {
  readonly labels: Phrases;
};
const rows = gunzipSync(readFileSync(join(home, "foods.ndjson.gz")))
  .toString("utf8")
  .split("\n")
  .map((line) => JSON.parse(line) as ShippedFood);
const foods = readShippedFoods().map(({ food }) => food);
const named = (id: string) => {
  const food = foods.find((one) => one.id === id);
  return [food?.description, food?.brand];
};

describe("names that are shown", () => {
  it("F10 have no words of a laboratory's", () => {
    const laboratory =
      /\bNFS\b|\bNS\b|separable|trimmed to|\btypes?(?:,|$)|, all$|, O's|\bOF\b|milkfat, with added|^(?:Fish, stick|Pork, chop|Cereal, [A-Z]'s)/u;
    expect(foods.map(({ description }) => description).filter((name) => laboratory.test(name))).toEqual([]);
  });

  it("F10 never read alike, and fewer than one in fifty needs its brand for that", () => {
    const shown = new Set(foods.map(({ description, brand }) => `${description}|${brand}`.toLowerCase()));
    expect(shown.size).toBe(foods.length);
    const names = new Set(foods.map(({ description }) => description.toLowerCase()));
    expect(names.size).toBeGreaterThan(0.98 * foods.length);
  });

  it("F18 do not say the brand twice, and begin with a capital or a number", () => {
    for (const { description, brand } of foods) {
      expect(description).toMatch(/^[\p{Lu}\d"(]/u);
      const said = searchWords(description).join(" ");
      if (brand !== undefined) expect(` ${said} `.includes(` ${searchWords(brand).join(" ")} `), said).toBe(false);
    }
  });

  it.each([
    ["sr28-21237", "Big Mac", "McDonald's"],
    ["sr28-08020", "Corn Flakes", "Kellogg's"],
    ["sr28-19155", "Snickers Bar", "Mars"],
    ["sr28-14003", "Beer", undefined],
    ["fndds-22101000", "Pork chop, cooked", undefined],
    ["fndds-26100270", "Fish sticks", undefined],
    ["fndds-71400990", "French fries", undefined],
    ["fndds-57401100", "Oat rings cereal", undefined],
  ])("F10 F18 %s is %s", (id, name, brand) => expect(named(id)).toEqual([name, brand]));

  it("keep what the data set calls them", () => {
    const bigMac = rows.find(({ id }) => id === "sr28-21237");
    expect(bigMac?.orig).toBe("McDONALD'S, BIG MAC");
    expect(rows.filter(({ name, orig }) => name === orig)).toEqual([]);
  });
});

describe("brands", () => {
  const anyName = (parts: readonly string[]): boolean => parts.length > 0;
  it.each([
    ["Cereals ready-to-eat, KELLOGG, KELLOGG'S RICE KRISPIES", "Cereals ready-to-eat, RICE KRISPIES", "Kellogg's"],
    ["Candies, MARS SNACKFOOD US, SNICKERS Bar", "Candies, SNICKERS Bar", "Mars"],
    ["McDONALD'S, french fries", "french fries", "McDonald's"],
    ["Apples, raw", "Apples, raw", undefined],
    ["Constructor, toString", "Constructor, toString", undefined],
  ])("F18 %s", (original, name, brand) => {
    expect(withoutBrand(original, brands, anyName)).toEqual(brand === undefined ? { name } : { name, brand });
  });

  it("F18 a name that is nothing without its brand keeps it", () => {
    expect(withoutBrand("KASHI", brands, anyName)).toEqual({ name: "KASHI", brand: "Kashi" });
  });

  it("F18 in brackets where the data set writes them so", () => {
    expect(withoutBrand("Energy drink (Red Bull)", brands, anyName, true)).toEqual({
      name: "Energy drink",
      brand: "Red Bull",
    });
    expect(withoutBrand("Milk, low fat (1%)", brands, anyName, true)).toEqual({ name: "Milk, low fat (1%)" });
  });
});

describe("labels of servings", () => {
  it.each([
    ['1 medium (7" to 7-7/8" long)', "1 medium"],
    ['1 cup (1" pieces)', "1 cup, pieces"],
    ['1 slice (1 oz) (4" x 4" x 3/32" thick)', "1 slice (1 oz)"],
    ['1 piece (1/8 of 9" dia)', "1 piece (1/8 of a whole)"],
    ["1 can (303 x 406)", "1 can"],
    ["1 whole fish, any size", "1 whole fish"],
    ["1 cup, mashed", "1 cup, mashed"],
    ["1 serving (3 oz)", "1 serving (3 oz)"],
    ["1 cup (8 fl oz)", "1 cup (8 fl oz)"],
  ])("F19 %s is shown as %s", (label, short) => expect(shortLabels([label], phrases)).toEqual([short]));

  it("F19 two that would read alike keep their own words", () => {
    expect(shortLabels(['1 pancake (4" dia)', '1 pancake (6" dia)', '1 small (3" dia)'], phrases)).toEqual([
      '1 pancake (4" dia)',
      '1 pancake (6" dia)',
      "1 small",
    ]);
    expect(shortLabels(["1 slice", '1 slice (3" dia)'], phrases)).toEqual(["1 slice", '1 slice (3" dia)']);
  });

  it("F19 as many as there were, all different", () => {
    const label = fc.constantFrom(
      "1 cup",
      '1 cup (2" cubes)',
      '1 slice (3" dia)',
      "1 slice",
      '1 slice (4" dia)',
      "1 oz",
    );
    fc.assert(
      fc.property(fc.uniqueArray(label), (labels) => {
        const short = shortLabels(labels, phrases);
        expect(short).toHaveLength(labels.length);
        expect(new Set(short).size).toBe(labels.length);
      }),
    );
  });

  it("F19 of the foods that ship: ids stay those of the data set's labels, none is there twice", () => {
    for (const { id, s } of rows) {
      const labels = s.map(([, label]) => label.toLowerCase());
      expect(new Set(labels).size, id).toBe(labels.length);
      expect(new Set(s.map(([serving]) => serving)).size, id).toBe(s.length);
      expect(s.filter(([, label, , original]) => label === original)).toEqual([]);
    }
    const banana = rows.find(({ id }) => id === "sr28-09040");
    const medium = banana?.s.find(([, label]) => label === "1 medium");
    expect(medium?.[3]).toBe('1 medium (7" to 7-7/8" long)');
    expect(medium?.[0]).toBe(servingIdOf(medium?.[3] ?? "", () => false));
  });
});
