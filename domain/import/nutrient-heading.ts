import { nutrientUnit, type NutrientId } from "../nutrition/index.ts";
import { nutrientOfField, type Field } from "./field.ts";

/** Names of nutrients in headings of trackers, in lower case without unit, signs and "fat" behind a kind of fat. */
const NAMES: Readonly<Record<string, NutrientId>> = {
  fat: "fat",
  fats: "fat",
  totalfat: "fat",
  saturated: "saturated_fat",
  saturatedfat: "saturated_fat",
  saturatedfats: "saturated_fat",
  polyunsaturated: "polyunsaturated_fat",
  polyunsaturatedfat: "polyunsaturated_fat",
  monounsaturated: "monounsaturated_fat",
  monounsaturatedfat: "monounsaturated_fat",
  transfat: "trans_fat",
  transfats: "trans_fat",
  cholesterol: "cholesterol",
  sodium: "sodium",
  potassium: "potassium",
  carbohydrate: "carbohydrates",
  carbohydrates: "carbohydrates",
  carbs: "carbohydrates",
  totalcarbohydrates: "carbohydrates",
  fiber: "fiber",
  fibre: "fiber",
  dietaryfiber: "fiber",
  sugar: "sugar",
  sugars: "sugar",
  totalsugars: "sugar",
  addedsugars: "added_sugars",
  sugaralcohol: "polyols",
  protein: "protein",
  proteins: "protein",
  alcohol: "alcohol",
  caffeine: "caffeine",
  water: "water",
  starch: "starch",
  sucrose: "sucrose",
  glucose: "glucose",
  fructose: "fructose",
  lactose: "lactose",
  maltose: "maltose",
  galactose: "galactose",
  vitamina: "vitamin_a",
  vitaminc: "vitamin_c",
  vitamind: "vitamin_d",
  vitamine: "vitamin_e",
  vitamink: "vitamin_k",
  calcium: "calcium",
  iron: "iron",
  magnesium: "magnesium",
  phosphorus: "phosphorus",
  zinc: "zinc",
  copper: "copper",
  manganese: "manganese",
  selenium: "selenium",
  fluoride: "fluoride",
  iodine: "iodine",
  chromium: "chromium",
  b1thiamine: "thiamin",
  thiamin: "thiamin",
  b2riboflavin: "riboflavin",
  riboflavin: "riboflavin",
  b3niacin: "niacin",
  niacin: "niacin",
  b5pantothenicacid: "pantothenic_acid",
  b6pyridoxine: "vitamin_b6",
  vitaminb6: "vitamin_b6",
  b12cobalamin: "vitamin_b12",
  vitaminb12: "vitamin_b12",
  folate: "folate",
  biotin: "biotin",
  choline: "choline",
  cystine: "cystine",
  histidine: "histidine",
  isoleucine: "isoleucine",
  leucine: "leucine",
  lysine: "lysine",
  methionine: "methionine",
  phenylalanine: "phenylalanine",
  threonine: "threonine",
  tryptophan: "tryptophan",
  tyrosine: "tyrosine",
  valine: "valine",
};

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** The unit at the end of a heading, "Fat (g)" or "fat_g"; the micro sign and the Greek letter are one. */
const unitOf = (heading: string): readonly [name: string, unit: string | undefined] => {
  const trimmed = heading.trim();
  const found = /(?:\(([^()]*)\)|[_ ](kcal|kj|g|mg|ug|iu|kg|lb|lbs|cm|in|ml))$/i.exec(trimmed);
  const name = found === null ? heading : trimmed.slice(0, found.index).trimEnd();
  const [, bracketed, behind] = found ?? [];
  return [
    name,
    (bracketed ?? behind)
      ?.trim()
      .replace("μ", "µ")
      .replace(/^[uU]g$|^mcg$/, "µg"),
  ];
};

export const splitHeading = unitOf;

/**
 * I3: the field of a nutrient's heading. Without a unit only nutrients that everybody writes in grams are taken, unless `isKnown` says
 * that the format writes each in its usual unit.
 */
export const nutrientFieldOf = (heading: string, isKnown = false): Field | undefined => {
  const [name, unit] = unitOf(heading);
  const id = NAMES[plain(name)];
  if (id === undefined) return undefined;
  const kept = nutrientUnit(id);
  if (unit === undefined) return isKnown || kept === "g" ? asField(`${id}:${kept}`) : undefined;
  if (unit.toUpperCase() === "IU") return asField(`${id === "vitamin_a" ? "vitamin_a_iu" : id}:IU`);
  return asField(`${id}:${unit}`);
};

const asField = (field: string): Field | undefined =>
  nutrientOfField(field) === undefined ? undefined : (field as Field);
