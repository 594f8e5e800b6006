import {
  barcodeIn,
  basisOfSale,
  firstBrand,
  GRAM_SERVING,
  storedFigures,
  factsFromAmounts,
  numberIn,
  plainName,
  servingIdOf,
  type Doubt,
  type FoodId,
  type Gtin,
  type Serving,
  type SourceRecord,
} from "@morsel/domain/foods";
import { nutrientUnit, type LabelBasis, type NutrientId } from "@morsel/domain/nutrition";
import { KJ_PER_KCAL } from "@morsel/domain/units";
import { makeBoundedCache } from "@morsel/application/platform/bounded-cache";

/** One product of Open Food Facts by its field names, from a line of the export or a document. */
export type OffFields = (field: string) => unknown;
/** The same by the place of a field in `AMOUNT_FIELDS`: of millions of lines the names are looked up once. */
export type OffAmounts = (nth: number) => unknown;

type Loose = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields of a document, as its JSON export and its server write one; undefined where it is no document. */
export const offFields = (document: unknown): OffFields | undefined => {
  if (!isRecord(document)) return undefined;
  const { nutriments } = document;
  const figures = isRecord(nutriments) ? nutriments : {};
  return (field) => (field.endsWith("_100g") ? figures[field] : document[field]);
};

/** https://world.openfoodfacts.org/terms-of-use: the database under ODbL 1.0, its contents under the Database Contents License. */
const LICENCE = "ODbL-1.0";

/** W249: what Open Food Facts calls our nutrients; all in grams per 100 g or 100 ml. */
const NAMES: readonly (readonly [NutrientId, string])[] = [
  ["fat", "fat"],
  ["saturated_fat", "saturated-fat"],
  ["monounsaturated_fat", "monounsaturated-fat"],
  ["polyunsaturated_fat", "polyunsaturated-fat"],
  ["trans_fat", "trans-fat"],
  ["cholesterol", "cholesterol"],
  ["carbohydrates", "carbohydrates"],
  ["sugar", "sugars"],
  ["added_sugars", "added-sugars"],
  ["starch", "starch"],
  ["sucrose", "sucrose"],
  ["glucose", "glucose"],
  ["fructose", "fructose"],
  ["lactose", "lactose"],
  ["maltose", "maltose"],
  ["polyols", "polyols"],
  ["fiber", "fiber"],
  ["protein", "proteins"],
  ["sodium", "sodium"],
  ["vitamin_a", "vitamin-a"],
  ["vitamin_c", "vitamin-c"],
  ["vitamin_d", "vitamin-d"],
  ["vitamin_e", "vitamin-e"],
  ["vitamin_k", "vitamin-k"],
  ["thiamin", "vitamin-b1"],
  ["riboflavin", "vitamin-b2"],
  ["niacin", "vitamin-pp"],
  ["vitamin_b6", "vitamin-b6"],
  ["folate", "vitamin-b9"],
  ["vitamin_b12", "vitamin-b12"],
  ["biotin", "biotin"],
  ["pantothenic_acid", "pantothenic-acid"],
  ["potassium", "potassium"],
  ["chloride", "chloride"],
  ["calcium", "calcium"],
  ["phosphorus", "phosphorus"],
  ["iron", "iron"],
  ["magnesium", "magnesium"],
  ["zinc", "zinc"],
  ["copper", "copper"],
  ["manganese", "manganese"],
  ["fluoride", "fluoride"],
  ["selenium", "selenium"],
  ["chromium", "chromium"],
  ["molybdenum", "molybdenum"],
  ["iodine", "iodine"],
  ["caffeine", "caffeine"],
];

const PER_GRAM = { g: 1, mg: 1000, µg: 1_000_000, kcal: 1, IU: 1 } as const;

/** Made once: four million products are asked for each of them. */
const NUTRIENTS = NAMES.map(([id, name]) => ({ id, field: `${name}_100g`, factor: PER_GRAM[nutrientUnit(id)] }));
export const AMOUNT_FIELDS: readonly string[] = NUTRIENTS.map(({ field }) => field);
const SODIUM_OF_SALT = PER_GRAM[nutrientUnit("sodium")] / 2.5;

/** Multiplying leaves no tail of digits that nobody wrote. */
const inUnit = (grams: number, factor: number): number => {
  const amount = grams * factor;
  // Whole millionths are what labels say: the nearest of them has no tail, and is found without writing digits.
  const near = Math.round(amount * 1e6) / 1e6;
  return factor === 1
    ? grams
    : Math.abs(amount - near) <= near * 1e-13 && near < 1e6
      ? near
      : Number(amount.toPrecision(12));
};

const NORTH_AMERICA = /^(?:en:)?(?:united-states|canada|puerto-rico)$/;

const listed = (given: unknown): readonly string[] =>
  Array.isArray(given)
    ? given.filter((one) => typeof one === "string")
    : typeof given === "string"
      ? given.split(",").filter((one) => one !== "")
      : [];

const basisOf = (countries: unknown, barcode: Gtin | undefined): LabelBasis =>
  basisOfSale(
    listed(countries).map((country) => NORTH_AMERICA.test(country)),
    barcode,
  );

const WEIGHT = /^[\d.,]+\s*g\.?$/i;

const MILLILITRES: Serving = { id: servingIdOf("100 ml", () => false), label: "100 ml", grams: 100 };

/** The serving of the label, where it is weighed; of what is drunk, whose millilitres are grams, also where it is measured, beside 100 ml. */
const servingsOf = (fields: OffFields, isDrunk: boolean): readonly Serving[] => {
  const beside = isDrunk ? [MILLILITRES] : [];
  const grams = numberIn(fields("serving_quantity"));
  const label = plainName(fields("serving_size"), 60);
  if (grams === undefined || label === undefined || !(grams > 0 && grams <= 10_000)) return beside;
  if (!/\d\s*g\b/i.test(label)) {
    const isOther = isDrunk && grams !== MILLILITRES.grams && METRIC_VOLUME.test(label);
    return isOther ? [{ id: servingIdOf(label, (id) => id === GRAM_SERVING), label, grams }, ...beside] : beside;
  }
  // The weight stands beside the label anyway, and "30 g" alone names no thing that could be counted.
  const open = label.endsWith(")") ? label.lastIndexOf("(") : -1;
  const thing = open !== -1 && WEIGHT.test(label.slice(open + 1, -1).trim()) ? label.slice(0, open).trim() : label;
  const shown = thing === "" || WEIGHT.test(thing) ? "1 serving" : thing;
  return [{ id: servingIdOf(shown, (id) => id === GRAM_SERVING), label: shown, grams }, ...beside];
};

const METRIC_VOLUME = /\d *(?:ml|cl|dl|l|lt|lit(?:er|re)s?|litros?)\b/i;
const FLUID_OUNCES = /\d *fl\.? ?oz\b/i;
const WEIGHED = /\d *(?:g|kg|mg|oz|lbs?)\b/i;
/** Number of characters in which a unit is looked for: a label names it early. */
const MOST_SAID = 100;

const isSaidIn = (unit: RegExp, given: unknown): boolean =>
  typeof given === "string" && unit.test(given.slice(0, MOST_SAID));

const hasVolume = (given: unknown): boolean => isSaidIn(METRIC_VOLUME, given) || isSaidIn(FLUID_OUNCES, given);

/**
 * W249, W302: whether the figures are of 100 ml: what is sold or served by its volume is labelled so. An American label goes by its
 * serving: where that is weighed (21 CFR 101.9(b)(7)), the fluid ounces of the bottle say nothing.
 */
export const isOffVolume = (fields: OffFields): boolean => {
  const [quantity, serving] = [fields("quantity"), fields("serving_size")];
  if (fields("serving_quantity_unit") === "ml") return true;
  if (isSaidIn(FLUID_OUNCES, quantity)) return !isSaidIn(WEIGHED, serving);
  return (
    fields("product_quantity_unit") === "ml" ||
    isSaidIn(METRIC_VOLUME, quantity) ||
    (hasVolume(serving) && !isSaidIn(WEIGHED, serving) && !isSaidIn(WEIGHED, quantity))
  );
};

/** Drinks are as heavy as water: 100 ml are 100 g. */
const DRINKS: ReadonlySet<string> = new Set(["en:beverages", "en:milks", "en:plant-based-milk-alternatives"]);
/** Sold among drinks, and a third heavier. */
const NO_DRINKS: ReadonlySet<string> = new Set(["en:syrups", "en:condensed-milks"]);
export const isOffDrink = (fields: OffFields): boolean => {
  const categories = listed(fields("categories_tags"));
  return categories.some((one) => DRINKS.has(one)) && !categories.some((one) => NO_DRINKS.has(one));
};

const MOST_SCANNED = 10_000;

const fameOf = (scans: number): number => Math.min(1, Math.log10(1 + scans) / Math.log10(MOST_SCANNED));

const DAY_SECONDS = 86_400;
/** Products are changed on the same few thousand days. */
const days = makeBoundedCache<string>(8000);

const dateOf = (seconds: number | undefined): string | undefined => {
  if (seconds === undefined || !(seconds > 0 && seconds < 1e11)) return undefined;
  const day = Math.floor(seconds / DAY_SECONDS);
  const known = days.get(String(day));
  if (known !== undefined) return known;
  const date = new Date(day * DAY_SECONDS * 1000).toISOString().slice(0, 10);
  days.set(String(day), date);
  return date;
};

/** W244 to W246, W249: a product as a food, or why it is none. */
export const foodOfOff = (
  fields: OffFields,
  amountOf: OffAmounts = (nth) => fields(AMOUNT_FIELDS[nth] ?? ""),
): SourceRecord => {
  const code = String(fields("code") ?? "").trim();
  if (!/^\d{1,24}$/.test(code)) return { refused: "codeUnreadable" };
  const description = plainName(fields("product_name"), 100) ?? plainName(fields("generic_name"), 100);
  if (description === undefined) return { refused: "noName" };
  const kilojoules = numberIn(fields("energy-kj_100g")) ?? numberIn(fields("energy_100g"));
  const kcal =
    numberIn(fields("energy-kcal_100g")) ??
    (kilojoules === undefined ? undefined : inUnit(kilojoules, 1 / KJ_PER_KCAL));
  const salt = numberIn(fields("salt_100g"));
  const amounts: (readonly [NutrientId, number | undefined])[] = [["energy", kcal]];
  NUTRIENTS.forEach(({ id, factor }, nth) => {
    const grams = numberIn(amountOf(nth));
    if (grams !== undefined) amounts.push([id, inUnit(grams, factor)]);
  });
  if (salt !== undefined) amounts.push(["sodium", inUnit(salt, SODIUM_OF_SALT)]);
  const facts = factsFromAmounts(amounts);
  if (facts.energy === undefined) return { refused: "noEnergy" };
  const barcode = barcodeIn(code);
  const basis = basisOf(fields("countries_tags") ?? fields("countries_en"), barcode);
  const isOfVolume = isOffVolume(fields);
  // Four million products are asked, and few go by volume.
  const isDrink = isOfVolume && isOffDrink(fields);
  const servings = servingsOf(fields, isDrink);
  const changed = numberIn(fields("last_modified_t"));
  const { nutrients, doubts: seen } = storedFigures(facts, basis, {
    ...(kilojoules === undefined ? {} : { kilojoules }),
    ...(salt === undefined ? {} : { saltGrams: salt }),
    ...(servings[0] === undefined ? {} : { servingGrams: servings[0].grams }),
  });
  const doubts: readonly Doubt[] = isOfVolume && !isDrink ? [...new Set<Doubt>([...seen, "PerMillilitre"])] : seen;
  const brand = firstBrand(fields("brands"));
  const published = dateOf(changed);
  const id = `off-${code}` as FoodId;
  return {
    revision: String(Math.max(0, Math.floor(changed ?? 0))).padStart(12, "0"),
    food: {
      id,
      description,
      alternativeNames: [],
      ...(brand === undefined ? {} : { brand }),
      ...(barcode === undefined ? {} : { barcode }),
      category: plainName(fields("pnns_groups_2"), 60)?.replace(/^unknown$/i, "") ?? "",
      source: {
        dataset: "off",
        id: code,
        licence: LICENCE,
        ...(published === undefined ? {} : { published }),
        ...(doubts.length === 0 ? {} : { doubts }),
      },
      basis,
      nutrients,
      servings,
      ...(servings[0] === undefined ? {} : { defaultServing: servings[0].id }),
    },
    traits: {
      isBranded: true,
      isSurveyed: false,
      isDiscontinued: false,
      fame: fameOf(numberIn(fields("unique_scans_n")) ?? 0),
      shippedIds: [],
    },
  };
};
