import { readFileSync } from "node:fs";
import type { CatalogueRow } from "@morsel/domain/foods";
import { foodOfOff } from "@morsel/adapters/importers/catalogues/off-food";
import { portionOfFdc } from "@morsel/adapters/importers/catalogues/fdc-portion";
import { KJ_PER_KCAL } from "@morsel/domain/units";
import { describe, expect, it } from "vitest";
import { fixture, recordsOf, refusalsIn, rowsIn, whyRefused } from "./reading.ts";

const expected = <A>(folder: string): A => JSON.parse(readFileSync(fixture(`${folder}/expected.json`), "utf8")) as A;

/** Figures as the label of the product says them: kept ones count fibre as carbohydrate. */
const labelOf = ({ food: { nutrients, basis } }: CatalogueRow) => {
  const { carbohydrates, fiber } = nutrients;
  const isConverted = basis === "eu" && fiber !== undefined && carbohydrates !== undefined;
  return { ...nutrients, carbohydrates: isConverted ? carbohydrates - fiber : carbohydrates };
};
const hasMacros = (row: CatalogueRow): boolean => {
  const { protein, fat, carbohydrates } = row.food.nutrients;
  return protein !== undefined && fat !== undefined && carbohydrates !== undefined;
};
const IMPOSSIBLE: ReadonlySet<string> = new Set(["EnergyAbovePureFat", "PartsAbove100g"]);
const isDoubted = ({ food }: CatalogueRow): boolean =>
  (food.source.doubts ?? []).some((doubt) => IMPOSSIBLE.has(doubt));

type Tsv = {
  readonly data_rows: number;
  readonly rows_with_name_energy_and_three_macros: number;
  readonly of_those_with_a_valid_code: number;
  readonly of_those_with_plausible_values: number;
  readonly rows_with_energy_only_in_kj: number;
  readonly implausible_examples: readonly (readonly [code: string])[];
  readonly spot_values_per_100g: readonly Readonly<Record<string, string | number>>[];
};
const TSV = expected<Readonly<Record<string, Tsv>>>("off-tsv");
const WHOLE = Object.keys(TSV).filter((name) => !name.includes("damaged"));

describe("the samples of Open Food Facts", () => {
  it.each(WHOLE)("W245 W246 W249 %s: its rows, barcodes, figures and doubts", async (name) => {
    const wanted = TSV[name];
    if (wanted === undefined) throw new Error("no answer");
    const records = await recordsOf(fixture(`off-tsv/${name}`));
    expect(records).toHaveLength(wanted.data_rows);
    const rows = rowsIn(records);
    const whole = rows.filter(hasMacros);
    expect(whole.length).toBeGreaterThanOrEqual(wanted.rows_with_name_energy_and_three_macros);
    expect(whole.length).toBeLessThanOrEqual(
      wanted.rows_with_name_energy_and_three_macros + wanted.rows_with_energy_only_in_kj,
    );
    const byCode = new Map(rows.map((row) => [row.food.source.id, row]));
    for (const [code] of wanted.implausible_examples) {
      const row = byCode.get(code);
      expect(row === undefined ? undefined : [code, isDoubted(row)]).toEqual([code, true]);
    }
    for (const spot of wanted.spot_values_per_100g) {
      const row = byCode.get(String(spot["code"]));
      if (row === undefined) throw new Error(`no ${String(spot["code"])}`);
      const label = labelOf(row);
      expect(row.food.description).toBe(String(spot["name"]).replaceAll(/\s+/g, " "));
      expect(row.food.brand ?? "").toBe(String(spot["brands"]).split(",")[0]?.trim());
      for (const [id, column] of [
        ["energy", "energy-kcal_100g"],
        ["protein", "proteins_100g"],
        ["fat", "fat_100g"],
        ["carbohydrates", "carbohydrates_100g"],
      ] as const)
        expect([spot["code"], id, label[id]]).toEqual([spot["code"], id, expect.closeTo(Number(spot[column]), 6)]);
    }
  });

  it.each(WHOLE)("W244 W246 %s: as many valid barcodes and plausible figures as are said", async (name) => {
    const wanted = TSV[name];
    if (wanted === undefined) throw new Error("no answer");
    // The answer counts rows with kilocalories: those of kilojoules alone are told apart by their figure.
    const rows = rowsIn(await recordsOf(fixture(`off-tsv/${name}`))).filter(hasMacros);
    const valid = rows.filter(({ food }) => food.barcode !== undefined);
    const plausible = valid.filter((row) => {
      const { energy = 0, protein = 0, fat = 0, carbohydrates = 0 } = labelOf(row);
      const fits = energy <= 900 && protein + fat + carbohydrates <= 105;
      if (!fits) expect([row.food.id, isDoubted(row)]).toEqual([row.food.id, true]);
      return fits;
    });
    const fromKilojoules = rows.length - wanted.rows_with_name_energy_and_three_macros;
    expect(valid.length).toBeGreaterThanOrEqual(wanted.of_those_with_a_valid_code);
    expect(valid.length).toBeLessThanOrEqual(wanted.of_those_with_a_valid_code + fromKilojoules);
    expect(valid.length - plausible.length).toBe(
      wanted.of_those_with_a_valid_code - wanted.of_those_with_plausible_values,
    );
  });

  it("W247 a file whose barcodes a spreadsheet has changed is refused", async () => {
    expect(await whyRefused(fixture("off-tsv/off-2021-05-damaged-barcodes.products.csv.gz"))).toBe("spreadsheet");
  });

  it("W245 W249 documents of three years, with numbers as text and energy in kilojoules alone", async () => {
    type Spot = {
      readonly code: string;
      readonly name: string;
      readonly kcal: number | null;
      readonly kj: number | string | null;
      readonly protein: number | string | null;
    };
    const wanted = expected<{
      readonly lines: number;
      readonly with_energy_100g_in_kj: number;
      readonly spot: readonly Spot[];
    }>("off-jsonl");
    const records = await recordsOf(fixture("off-jsonl/openfoodfacts-products.jsonl.gz"));
    expect(records).toHaveLength(wanted.lines);
    const rows = rowsIn(records);
    expect(rows).toHaveLength(wanted.with_energy_100g_in_kj);
    for (const { code, name, kcal, kj, protein } of wanted.spot) {
      const row = rows.find(({ food }) => food.source.id === code);
      if (kj === null) {
        expect(row).toBeUndefined();
        continue;
      }
      expect(row?.food.description).toBe(name);
      expect(row?.food.nutrients.energy).toBeCloseTo(kcal ?? Number(kj) / KJ_PER_KCAL, 9);
      expect(row?.food.nutrients.protein).toBe(Number(protein));
      expect(row?.food.source).toMatchObject({
        dataset: "off",
        id: code,
        licence: "ODbL-1.0",
        published: expect.any(String),
      });
    }
  });
});

describe("a product's serving and numbers", () => {
  const product = (change: Readonly<Record<string, unknown>>) => {
    const fields: Readonly<Record<string, unknown>> = {
      code: "20000004",
      product_name: "Soup",
      "energy-kcal_100g": "4e1",
      serving_quantity: 37,
      ...change,
    };
    const made = foodOfOff((field) => fields[field]);
    if ("refused" in made) throw new Error(made.refused);
    return made.food;
  };

  it("W249 a serving is named without its weight, and one that is not weighed is none", () => {
    const labelOfServing = (serving_size: unknown) => product({ serving_size }).servings[0]?.label;
    expect(["2 tbsp (37 g)", "37 g", "37g", "1 pot (of 37 g)", "37 ml", undefined].map(labelOfServing)).toEqual([
      "2 tbsp",
      "1 serving",
      "1 serving",
      "1 pot (of 37 g)",
      undefined,
      undefined,
    ]);
  });

  it("W249 milligrams and micrograms come out of grams, sodium of salt, and the label's law of where it is sold", () => {
    const { nutrients } = product({ salt_100g: "1.25", calcium_100g: 0.12, "vitamin-d_100g": "0.000005" });
    expect(nutrients).toEqual({ energy: 40, sodium: 500, calcium: 120, vitamin_d: 5 });
    const basisOf = (countries_tags: string, code = "20000004") => product({ countries_tags, code }).basis;
    expect(basisOf("en:united-states,en:canada")).toBe("us");
    expect(basisOf("en:france")).toBe("eu");
    expect(basisOf("en:france,en:united-states", "0012000001536")).toBe("us");
    expect(basisOf("en:france,en:united-states", "3017620422003")).toBe("eu");
    expect(basisOf("", "3017620422003")).toBe("eu");
  });
});

describe("the samples of FoodData Central", () => {
  it("W248 the zip of Foundation Foods: its own list alone, and energy by whichever number there is", async () => {
    const wanted = expected<{ readonly foundation_food_rows: number }>("fdc-csv-foundation-zip");
    const records = await recordsOf(
      fixture("fdc-csv-foundation-zip/FoodData_Central_foundation_food_csv_2025-04-24.zip"),
    );
    expect(records).toHaveLength(wanted.foundation_food_rows);
    expect(new Set(refusalsIn(records))).toEqual(new Set(["noEnergy"]));
    const rows = new Map(rowsIn(records).map((row) => [row.food.source.id, row.food]));
    const energyOf = (id: string) => [
      rows.get(id)?.originalName ?? rows.get(id)?.description,
      rows.get(id)?.nutrients.energy,
    ];
    expect(energyOf("321358")).toEqual(["Hummus, commercial", 229]);
    expect(energyOf("1105314")).toEqual(["Bananas, ripe and slightly ripe, raw", 97]);
    expect(energyOf("1750340")).toEqual(["Apples, fuji, with skin, raw", expect.closeTo(58.20306, 5)]);
  });

  type Product = {
    readonly fdc_id: number;
    readonly gtin14: string;
    readonly description: string;
    readonly serving: string;
    readonly kcal_100g: number | null;
    readonly protein_100g: number | null;
    readonly fat_100g: number | null;
    readonly carbohydrate_100g: number | null;
  };
  type Branded = {
    readonly joined: number;
    readonly joined_with_energy_and_three_macros: number;
    readonly branded_without_food_row: number;
    readonly food_branded_without_branded_row: number;
    readonly other_data_types: Readonly<Record<string, number>>;
    readonly products: readonly Product[];
  };

  it("W245 W246 W248 tables whose partners are missing: the products that are whole, each with its barcode", async () => {
    const wanted = expected<Branded>("fdc-csv-branded");
    const records = await recordsOf(fixture("fdc-csv-branded"));
    expect(refusalsIn(records).filter((reason) => reason === "noPartner")).toHaveLength(
      wanted.branded_without_food_row + wanted.food_branded_without_branded_row,
    );
    const products = rowsIn(records).filter(({ food }) => food.source.dataset === "fdc-branded");
    const withEnergy = wanted.products.filter(({ kcal_100g }) => kcal_100g !== null);
    expect(wanted.products).toHaveLength(wanted.joined);
    expect(products.map(({ food }) => food.source.id).sort()).toEqual(
      withEnergy.map(({ fdc_id }) => String(fdc_id)).sort(),
    );
    expect(products.filter(hasMacros)).toHaveLength(wanted.joined_with_energy_and_three_macros);
    for (const { fdc_id, gtin14, description, serving, ...figures } of withEnergy) {
      const food = products.find(({ food: { source } }) => source.id === String(fdc_id))?.food;
      expect(food?.barcode).toBe(gtin14);
      expect((food?.originalName ?? food?.description)?.toLowerCase()).toBe(description.trim().toLowerCase());
      expect(food?.servings[0]?.grams).toBeCloseTo(Number.parseFloat(serving), 5);
      expect([
        food?.nutrients.energy,
        food?.nutrients.protein,
        food?.nutrients.fat,
        food?.nutrients.carbohydrates,
      ]).toEqual(
        [figures.kcal_100g, figures.protein_100g, figures.fat_100g, figures.carbohydrate_100g].map(
          (one) => one ?? undefined,
        ),
      );
      expect(food?.source).toMatchObject({ licence: "CC0-1.0", dataset: "fdc-branded" });
    }
    const { sr_legacy_food = 0, survey_fndds_food = 0, foundation_food = 0 } = wanted.other_data_types;
    expect(rowsIn(records)).toHaveLength(products.length + sr_legacy_food + survey_fndds_food + foundation_food);
  });

  it("W248 a portion counts what it says, in columns or in words, and is left out where it does not say how much it is", () => {
    const given = { amount: undefined, measure: "tablespoon", modifier: "", described: "", grams: 33.9 };
    expect(portionOfFdc(given)).toEqual([]);
    expect(portionOfFdc({ ...given, amount: 2 })).toEqual([{ amount: 2, unit: "tablespoon", grams: 33.9 }]);
    expect(portionOfFdc({ ...given, described: "2 slices" })).toEqual([{ amount: 2, unit: "slices", grams: 33.9 }]);
    expect(portionOfFdc({ ...given, described: "1/2 cup" })).toEqual([{ amount: 0.5, unit: "cup", grams: 33.9 }]);
    expect(portionOfFdc({ ...given, described: "Quantity not specified" })).toEqual([]);
  });

  it("W248 the JSON has the foods that the tables have", async () => {
    const json = rowsIn(await recordsOf(fixture("fdc-json/FoodData_Central_foundation_food_json_sample.json")));
    const zip = rowsIn(
      await recordsOf(fixture("fdc-csv-foundation-zip/FoodData_Central_foundation_food_csv_2025-04-24.zip")),
    );
    expect(json).toHaveLength(9);
    for (const { food, revision } of json) {
      const same = zip.find((row) => row.food.id === food.id);
      // The sample's portions do not say how many spoons they are, so they are none.
      const { servings, nutrients, ...rest } = food;
      const { servings: _, defaultServing: __, nutrients: known, ...wanted } = same?.food ?? food;
      expect(servings).toEqual([]);
      expect(rest).toEqual(wanted);
      // The JSON says of one tomato that it has no vitamin A, where the tables say nothing.
      expect(nutrients).toMatchObject(known);
      expect(revision).toBe(same?.revision);
    }
  });
});
