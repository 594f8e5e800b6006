import { readFileSync } from "node:fs";
import { readIngredientLine, lineToScale } from "@morsel/domain/recipes";
import { describe, expect, it } from "vitest";

type Row = {
  readonly line: string;
  readonly amount: string;
  readonly max: string;
  readonly unit: string;
  readonly name: string;
};

const rowsOf = (file: string): readonly Row[] =>
  readFileSync(new URL(`../../fixtures/recipes/${file}.tsv`, import.meta.url), "utf8")
    .split("\n")
    .slice(1)
    .filter((row) => row !== "")
    .map((row) => {
      const [line = "", amount = "", max = "", unit = "", name = ""] = row.split("\t");
      return { line, amount, max, unit, name };
    });

const rounded = (amount: number | undefined): number | undefined =>
  amount === undefined ? undefined : Math.round(amount * 1000) / 1000;

const written = (amount: string): number | undefined => (amount === "" ? undefined : rounded(Number(amount)));

describe("ingredient lines as people write them", () => {
  for (const file of ["ingredient-lines", "lines-en", "lines-de", "lines-fr", "lines-es", "lines-it"])
    it(`R1 R2 every line of ${file} is taken apart as it is written there`, () => {
      const rows = rowsOf(file);
      expect(rows.length).toBeGreaterThanOrEqual(40);
      for (const { line, amount, max, unit, name } of rows) {
        const read = readIngredientLine(line);
        if (unit === "heading") {
          expect([line, read]).toMatchObject([line, { ok: false, error: { reason: "heading" } }]);
          continue;
        }
        if (!read.ok) throw new Error(`${line}: ${read.error.reason}`);
        const { value } = read;
        expect([line, rounded(value.amount), rounded(value.amountMax), value.unit ?? "", value.name]).toEqual([
          line,
          written(amount),
          written(max),
          unit,
          name,
        ]);
      }
    });

  it("R1 a half behind what it is of counts, and numbers of several words are one", () => {
    for (const [line, amount, unit, name] of [
      ["one and a half cups of milk", 1.5, "cup", "milk"],
      ["a pint and a half of milk", 1.5, "pint", "milk"],
      ["2 tazas y 1/2 de harina", 2.5, "cup", "harina"],
      ["dos tazas y media de leche", 2.5, "cup", "leche"],
      ["1 manzana y media", 1.5, undefined, "manzana"],
      ["two bananas and a half", 2.5, undefined, "bananas"],
      ["three quarters cup oats", 0.75, "cup", "oats"],
      ["two hundred and fifty grams of rice", 250, "g", "rice"],
      ["one hundred fifty g chicken", 150, "g", "chicken"],
      ["twenty five almonds", 25, undefined, "almonds"],
      ["100 gms paneer", 100, "g", "paneer"],
      ["1 cup salt and pepper", 1, "cup", "salt and pepper"],
      ["1 cup half and half", 1, "cup", "half and half"],
      ["2 tbsp half and half", 2, "tbsp", "half and half"],
    ] as const) {
      const read = readIngredientLine(line);
      expect(read.ok && [line, read.value.amount, read.value.unit, read.value.name]).toEqual([
        line,
        amount,
        unit,
        name,
      ]);
    }
  });

  it("R1 a second measure and what each weighs are no part of the name, and a range weighs its middle", () => {
    for (const [line, grams, name] of [
      ["1 lb/450g potatoes", 454, "potatoes"],
      ["2½ lb./1.1 kg potatoes", 1134, "potatoes"],
      ["250g/9oz flour", 250, "flour"],
      ["2 Dosen Tomaten à 400 g", 800, "Tomaten"],
      ["4 chicken breasts, 6 oz each", 680, "chicken breasts"],
      ["3-4 chicken breasts, 6 oz each", 595, "chicken breasts"],
      ["chicken breasts, 6 oz each", undefined, "chicken breasts"],
      ["2-3 cans (400 g each) tomatoes", 1000, "tomatoes"],
      ["2-3 x 400 g cans tomatoes", 1000, "tomatoes"],
      ["500g/1lb 2oz flour", 500, "flour"],
      ["1.5kg/3lb 5oz chicken", 1500, "chicken"],
      ["300g/10½oz chicken", 300, "chicken"],
      ["1 tin (400g/14oz) tomatoes", 400, "tomatoes"],
      ["2 Dosen à 400 g Tomaten", 800, "Tomaten"],
      ["4 Lachsfilets, je ca. 150 g", 600, "Lachsfilets"],
      ["3½–4 lb chicken", 1701, "chicken"],
      ["200-300 g flour", 250, "flour"],
      ["2 à 3 carottes", undefined, "carottes"],
      ["1 cup half/half", undefined, "half/half"],
    ] as const) {
      const read = readIngredientLine(line);
      const weighed = read.ok && read.value.grams !== undefined ? Math.round(read.value.grams) : undefined;
      expect(read.ok && [line, weighed, read.value.name]).toEqual([line, grams, name]);
    }
  });

  it("R5 a line with two amounts is scaled as it was written, and figures that are no amounts are none", () => {
    for (const line of [
      "1 cup (240 ml) milk",
      "100 g sugar (about 1/2 cup)",
      "1 egg plus 2 egg whites",
      "1 cup milk (or 250 g yogurt)",
      "1 cup flour + 2 tbsp",
      "2 cups (480 ml/16 fl oz) stock",
      "1 can tomatoes (drained weight 240 g/8 oz)",
      "2 salmon fillets (300 g total)",
      "1 egg plus two egg whites",
      "2 Eier und drei Eigelb",
      "1 onion or 2 shallots",
      "3 tomatoes (about a pound)",
      "2 lemons (1 juiced, 1 sliced)",
      "salt, 2 tsp",
      "1,500 potatoes",
    ])
      expect([line, lineToScale(line).as]).toEqual([line, "written"]);
    for (const line of [
      "500 g flour, type 405",
      "4 carrots, in 2 cm pieces",
      "1 lb/450g potatoes",
      "2 cups milk",
      "1 cup rice",
      "1 cup half and half",
      "1 egg or a yolk",
      "100 g pasta, cooked 8 to 10 minutes",
      "1 large onion, 1-inch dice",
      "1 (15 oz) can beans",
      "1 lb ground beef (80/20)",
    ])
      expect([line, lineToScale(line).as]).toEqual([line, "read"]);
    for (const line of ["pepper to taste", "type 405 flour", "For 2 sauces:", "some salt"])
      expect([line, lineToScale(line).as]).toEqual([line, "nothing"]);
  });

  it("R1 packages weigh what they say, each or all", () => {
    for (const [line, grams] of [
      ["2 15-oz cans chickpeas", 850.486],
      ["1 x 400g tin tomatoes", 400],
      ["2 Dosen (à 400 g) Tomaten", 800],
      ["1 boîte (400 g) de tomates pelées", 400],
      ["1 lb 8 oz plums", 680.389],
      ["2 x 150g salmon fillets", 300],
      ["1 cup sugar", undefined],
    ] as const) {
      const read = readIngredientLine(line);
      expect([line, read.ok ? rounded(read.value.grams) : read.error]).toEqual([line, grams]);
    }
  });
});
