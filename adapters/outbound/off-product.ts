import { lookedUpId } from "@morsel/application/barcodes/looked-up-products";
import type { Food, Gtin, LabelBasis, Serving, ServingId } from "@morsel/domain/foods";
import { isNutrientAmount, nutrientUnit, type NutrientId, type NutritionFacts } from "@morsel/domain/nutrition";
import { KJ_PER_KCAL } from "@morsel/domain/units";

/** A product as Open Food Facts answers it; nothing of it is sure. Figures are of 100 g, or of 100 ml, in grams. */
export type OffProduct = { readonly [field: string]: unknown };

/** What Open Food Facts calls the nutrients, before "_100g" (its own list of nutrients, taxonomies/nutrients.txt). */
const NAMES: { readonly [Id in NutrientId]?: string } = {
  fat: "fat",
  saturated_fat: "saturated-fat",
  monounsaturated_fat: "monounsaturated-fat",
  polyunsaturated_fat: "polyunsaturated-fat",
  trans_fat: "trans-fat",
  cholesterol: "cholesterol",
  carbohydrates: "carbohydrates",
  sugar: "sugars",
  added_sugars: "added-sugars",
  polyols: "polyols",
  starch: "starch",
  fiber: "fiber",
  protein: "proteins",
  sodium: "sodium",
  potassium: "potassium",
  calcium: "calcium",
  iron: "iron",
  magnesium: "magnesium",
  phosphorus: "phosphorus",
  zinc: "zinc",
  copper: "copper",
  manganese: "manganese",
  selenium: "selenium",
  iodine: "iodine",
  chloride: "chloride",
  vitamin_a: "vitamin-a",
  vitamin_c: "vitamin-c",
  vitamin_d: "vitamin-d",
  vitamin_e: "vitamin-e",
  vitamin_k: "vitamin-k",
  thiamin: "vitamin-b1",
  riboflavin: "vitamin-b2",
  niacin: "vitamin-pp",
  vitamin_b6: "vitamin-b6",
  folate: "vitamin-b9",
  vitamin_b12: "vitamin-b12",
  biotin: "biotin",
  pantothenic_acid: "pantothenic-acid",
  caffeine: "caffeine",
};
const PER_GRAM: { readonly [unit: string]: number } = { g: 1, mg: 1_000, µg: 1_000_000 };
const SALT_PER_SODIUM = 2.5;

/** More energy than pure fat has, or more parts than a whole: typed wrongly, and nobody knows how. */
const MOST_KCAL = 902;
const MOST_PARTS = 105;

const LONGEST_NAME = 100;
const LONGEST_BRAND = 60;

/** Older answers write numbers as text. */
const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === "string" && /^\d{1,9}(\.\d{1,12})?$/.test(value) ? Number(value) : value;
  return isNutrientAmount(number) ? number : undefined;
};

const ENTITIES: { readonly [entity: string]: string } = {
  quot: '"',
  amp: "&",
  apos: "'",
  "#39": "'",
  lt: "<",
  gt: ">",
};

/** A name without markup, line ends and control characters. */
const textIn = (value: unknown, most: number): string =>
  typeof value !== "string"
    ? ""
    : value
        .slice(0, 1000)
        .replaceAll(/&(quot|amp|apos|#39|lt|gt);/g, (_, entity: string) => ENTITIES[entity] ?? "")
        .replaceAll(/<[^<>]*>/g, "")
        .replaceAll(/[\s\p{Cc}]+/gu, " ")
        .trim()
        .slice(0, most)
        .trim();

const recordIn = (value: unknown): OffProduct => (typeof value === "object" && value !== null ? { ...value } : {});

const energyIn = (nutriments: OffProduct): number | undefined => {
  const kj = numberIn(nutriments["energy-kj_100g"]) ?? numberIn(nutriments["energy_100g"]);
  return numberIn(nutriments["energy-kcal_100g"]) ?? (kj === undefined ? undefined : kj / KJ_PER_KCAL);
};

const factsIn = (nutriments: OffProduct): NutritionFacts => {
  const facts: { [Id in NutrientId]?: number } = {};
  const energy = energyIn(nutriments);
  if (energy !== undefined) facts.energy = Math.round(energy * 100) / 100;
  for (const [id, name] of Object.entries(NAMES) as [NutrientId, string][]) {
    const grams = numberIn(nutriments[`${name}_100g`]);
    if (grams !== undefined) facts[id] = Math.round(grams * (PER_GRAM[nutrientUnit(id)] ?? 1) * 1e6) / 1e6;
  }
  const salt = numberIn(nutriments["salt_100g"]);
  if (facts.sodium === undefined && salt !== undefined) facts.sodium = Math.round((salt / SALT_PER_SODIUM) * 1e6) / 1e3;
  return facts;
};

const isPossible = ({ energy = 0, fat = 0, carbohydrates = 0, protein = 0 }: NutritionFacts): boolean =>
  energy <= MOST_KCAL && fat + carbohydrates + protein <= MOST_PARTS;

const AMERICAN: ReadonlySet<string> = new Set(["en:united-states", "en:canada"]);

/**
 * Labels of the United States and Canada count fibre as carbohydrate, others do not. Sold in both worlds, the label is that of where
 * the code was given (GS1 prefixes 000 to 139: United States and Canada).
 */
const basisOf = (countries: readonly unknown[], barcode: Gtin): LabelBasis => {
  const isAmerican = countries.some((country) => AMERICAN.has(String(country)));
  const isOther = countries.some((country) => !AMERICAN.has(String(country)));
  const isByCode = barcode.slice(1, 4) < "140";
  return (isAmerican === isOther ? isByCode : isAmerican) ? "us" : "eu";
};

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, 200) : []);

const VOLUME = /\d *(?:ml|cl|dl|l|fl\.? ?oz)\b/i;

/** W302: whether the figures are of 100 ml. */
const isVolume = (product: OffProduct): boolean =>
  [product["product_quantity_unit"], product["serving_quantity_unit"]].includes("ml") ||
  VOLUME.test(String(product["quantity"] ?? "").slice(0, 100));

const servingOf = (id: string, label: string, grams: number | undefined): readonly Serving[] =>
  grams === undefined || grams < 0.1 || grams > 10_000 ? [] : [{ id: id as ServingId, label, grams }];

const servingsIn = (product: OffProduct, isDrink: boolean): readonly Serving[] => [
  ...servingOf("1-serving", "1 serving", numberIn(product["serving_quantity"])),
  ...servingOf("1-package", "1 package", numberIn(product["product_quantity"])),
  // Drinks are as heavy as water: with it they can be counted in volumes.
  ...(isDrink ? servingOf("100-ml", "100 ml", 100) : []),
];

/** A day of seconds since 1970, up to the year 5138. */
const dayIn = (seconds: unknown): string | undefined =>
  typeof seconds === "number" && seconds > 0 && seconds < 1e11
    ? new Date(seconds * 1000).toISOString().slice(0, 10)
    : undefined;

/** W302: a food of what was answered; undefined where the name or the energy is missing, or the figures cannot be. */
export const readOffProduct = (product: OffProduct, barcode: Gtin): Food | undefined => {
  const facts = factsIn(recordIn(product["nutriments"]));
  const description = textIn(product["product_name"], LONGEST_NAME) || textIn(product["generic_name"], LONGEST_NAME);
  if (description === "" || facts.energy === undefined || !isPossible(facts)) return undefined;
  const isDrink = isVolume(product);
  if (isDrink && !listIn(product["categories_tags"]).includes("en:beverages")) return undefined;
  const [brand = ""] = textIn(product["brands"], 200).split(",");
  const published = dayIn(product["last_modified_t"]);
  return {
    id: lookedUpId(barcode),
    description,
    alternativeNames: [],
    ...(brand.trim() === "" ? {} : { brand: brand.trim().slice(0, LONGEST_BRAND) }),
    barcode,
    category: "",
    source: {
      dataset: "off",
      id: barcode.replace(/^0{1,6}(?=\d{8})/, ""),
      licence: "ODbL 1.0",
      ...(published === undefined ? {} : { published }),
    },
    basis: basisOf(listIn(product["countries_tags"]), barcode),
    nutrients: facts,
    servings: servingsIn(product, isDrink),
  };
};
