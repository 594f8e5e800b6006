import {
  barcodeIn,
  firstBrand,
  GRAM_SERVING,
  storedFigures,
  factsFromAmounts,
  plainName,
  readableName,
  servingIdOf,
  servingsOf,
  type Doubt,
  type FoodId,
  type NamingLists,
  type Serving,
  type SourcePortion,
  type SourceRecord,
} from "@morsel/domain/foods";
import { FDC_NUMBERS, NUTRIENT_IDS, type NutrientId } from "@morsel/domain/nutrition";

/** W248: the kinds of FoodData Central's foods that people eat; the others are samples of laboratories. */
export const FDC_TYPES = ["foundation_food", "sr_legacy_food", "survey_fndds_food", "branded_food"] as const;
export type FdcType = (typeof FDC_TYPES)[number];
export const isFdcType = (text: string): text is FdcType => FDC_TYPES.some((type) => type === text);

/** A food of FoodData Central, put together from its tables or read from its JSON. */
export type FdcFood = {
  readonly id: string;
  readonly type: FdcType;
  readonly description: string;
  readonly category: string;
  readonly published: string;
  /** By the number of FoodData Central (1008 is energy), in its units. */
  readonly amounts: ReadonlyMap<number, number>;
  readonly portions: readonly SourcePortion[];
  /** NDB number of SR Legacy, or the code of the survey. */
  readonly code?: string | undefined;
  readonly product?: FdcProduct | undefined;
};

export type FdcProduct = {
  readonly owner: string;
  readonly brand: string;
  readonly gtin: string;
  readonly servingSize: number | undefined;
  readonly servingUnit: string;
  readonly household: string;
  readonly category: string;
  readonly isDiscontinued: boolean;
};

const LICENCE = "CC0-1.0";

/**
 * Substitutes for an absent number: energy by Atwater's specific factors, then by the general ones; total fat, carbohydrate, sugars and
 * fibre by other methods.
 */
const INSTEAD: { readonly [Id in NutrientId]?: readonly number[] } = {
  energy: [2048, 2047],
  fat: [1085],
  carbohydrates: [1050],
  sugar: [1063],
  fiber: [2033],
};

/** 40 international units of vitamin D are a microgram. */
const IU_OF_VITAMIN_D = 1110;

/** W248: what the numbers of a food say. */
export const fdcFacts = (amounts: ReadonlyMap<number, number>) =>
  factsFromAmounts([
    ...NUTRIENT_IDS.flatMap((id) =>
      [FDC_NUMBERS[id], ...(INSTEAD[id] ?? [])].map((number) => [id, amounts.get(number)] as const),
    ),
    ["vitamin_d", (amounts.get(IU_OF_VITAMIN_D) ?? Number.NaN) / 40],
  ]);

/** FoodData Central writes products in capitals: "CHEESE FLAVORED CURLES" is read as "Cheese flavored curles". */
const productName = (text: string): string => {
  if (/\p{Ll}/u.test(text)) return text;
  // "MAPLE CASHEW BUTTER, MAPLE" says its flavour twice.
  const parts = text.toLowerCase().split(", ");
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  const said = last !== undefined && parts.slice(0, -1).join(", ").includes(last) ? parts.slice(0, -1) : parts;
  const name = said.join(", ").trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const WEIGHT = /^(?:g|grm|gm|gram|grams)$/i;
const VOLUME = /^(?:ml|mlt|mc)$/i;

/** Serving of the label; a drink's figures are for 100 ml, so that a millilitre counts as a gram. */
const productServings = ({ servingSize = 0, servingUnit, household }: FdcProduct): readonly Serving[] => {
  const isKnown = WEIGHT.test(servingUnit) || VOLUME.test(servingUnit);
  const grams = Number(servingSize.toPrecision(6));
  if (!isKnown || !(grams > 0 && grams <= 10_000)) return [];
  const label = plainName(household.toLowerCase().replace(/\bonz\b/, "oz"), 60) ?? "1 serving";
  return [{ id: servingIdOf(label, (id) => id === GRAM_SERVING), label, grams }];
};

const shippedIdsOf = ({ id, type, code }: FdcFood): readonly string[] => {
  if (type === "foundation_food") return [`ff-${id}`, ...(code === undefined ? [] : [`sr28-${code.padStart(5, "0")}`])];
  if (code === undefined) return [];
  return type === "sr_legacy_food"
    ? [`sr28-${code.padStart(5, "0")}`]
    : type === "survey_fndds_food"
      ? [`fndds-${code}`]
      : [];
};

const DATASETS = {
  foundation_food: "foundation",
  sr_legacy_food: "sr28",
  survey_fndds_food: "fndds",
  branded_food: "fdc-branded",
} as const;

/** W244 to W246, W248: a food of FoodData Central as one of ours, or why it is none. */
export const foodOfFdc = (given: FdcFood, naming: NamingLists): SourceRecord => {
  const original = plainName(given.description, 200);
  if (original === undefined || !/^\d{1,12}$/.test(given.id)) return { refused: "noName" };
  const facts = fdcFacts(given.amounts);
  if (facts.energy === undefined) return { refused: "noEnergy" };
  const { product } = given;
  const servings = product === undefined ? servingsOf(given.portions) : productServings(product);
  const description =
    plainName(product === undefined ? readableName(original, naming) : productName(original), 100) ?? original;
  const brand = product === undefined ? undefined : (firstBrand(product.brand) ?? firstBrand(product.owner));
  const barcode = product === undefined ? undefined : barcodeIn(product.gtin.padStart(12, "0"));
  const { nutrients, doubts: seen } = storedFigures(
    facts,
    "us",
    product !== undefined && servings[0] !== undefined ? { servingGrams: servings[0].grams } : {},
  );
  const isVolume = product !== undefined && VOLUME.test(product.servingUnit);
  const doubts: readonly Doubt[] = isVolume ? [...new Set<Doubt>([...seen, "PerMillilitre"])] : seen;
  return {
    revision: given.published,
    food: {
      id: `fdc-${given.id}` as FoodId,
      description,
      ...(description === original ? {} : { originalName: original }),
      alternativeNames: [],
      ...(brand === undefined ? {} : { brand }),
      ...(barcode === undefined ? {} : { barcode }),
      category: plainName(product?.category ?? given.category, 60) ?? "",
      source: {
        dataset: DATASETS[given.type],
        id: given.id,
        licence: LICENCE,
        ...(given.published === "" ? {} : { published: given.published }),
        ...(doubts.length === 0 ? {} : { doubts }),
      },
      basis: "us",
      nutrients,
      servings,
      ...(servings[0] === undefined ? {} : { defaultServing: servings[0].id }),
    },
    traits: {
      isBranded: product !== undefined,
      isSurveyed: given.type === "survey_fndds_food",
      isDiscontinued: product?.isDiscontinued === true,
      fame: 0,
      shippedIds: shippedIdsOf(given),
    },
  };
};
