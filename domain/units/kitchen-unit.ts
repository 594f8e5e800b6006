import { lookUp } from "../lookup/index.ts";
import { LB_PER_KG } from "./body-weight.ts";
import { GRAMS_PER_OUNCE, ML_PER_CUP, ML_PER_FLUID_OUNCE } from "./volume.ts";

/** Kitchen units. Those of mass have grams, those of volume millilitres, the others only a count. */
export type IngredientUnit = keyof typeof UNITS;

type Size = { readonly grams?: number; readonly ml?: number; readonly words: string };

/** R2: words by which a unit is called; a plural "s" and a full stop behind are taken off before they are looked up. */
const UNITS = {
  mg: { grams: 0.001, words: "mg milligram" },
  g: { grams: 1, words: "g gr gm grm gram gramme" },
  kg: { grams: 1000, words: "kg kilo kilogram" },
  oz: { grams: GRAMS_PER_OUNCE, words: "oz ounce" },
  lb: { grams: 1000 / LB_PER_KG, words: "lb pound" },
  ml: { ml: 1, words: "ml milliliter millilitre" },
  cl: { ml: 10, words: "cl centiliter centilitre" },
  dl: { ml: 100, words: "dl deciliter decilitre" },
  l: { ml: 1000, words: "l liter litre" },
  tsp: { ml: ML_PER_FLUID_OUNCE / 6, words: "tsp teaspoon t tl" },
  tbsp: { ml: ML_PER_FLUID_OUNCE / 2, words: "tbsp tbs tablespoon T el" },
  fl_oz: { ml: ML_PER_FLUID_OUNCE, words: "floz" },
  cup: { ml: ML_PER_CUP, words: "cup c" },
  pint: { ml: ML_PER_CUP * 2, words: "pint pt" },
  quart: { ml: ML_PER_CUP * 4, words: "quart qt" },
  gallon: { ml: ML_PER_CUP * 16, words: "gallon gal" },
  pinch: { words: "pinch pinche prise" },
  dash: { words: "dash dashe" },
  clove: { words: "clove" },
  slice: { words: "slice" },
  piece: { words: "piece pc" },
  can: { words: "can tin" },
  package: { words: "package packet pack pkg" },
  bunch: { words: "bunch bunche" },
  sprig: { words: "sprig" },
  stick: { words: "stick" },
  head: { words: "head" },
  handful: { words: "handful" },
  stalk: { words: "stalk" },
  inch: { words: "inch inche" },
  small: { words: "small" },
  medium: { words: "medium" },
  large: { words: "large" },
} as const satisfies { readonly [unit: string]: Size };

/** "T" is a tablespoon and "t" a teaspoon; everything else is read without case. */
export const unitOfWord = (word: string): IngredientUnit | undefined => {
  const bare = word.replace(/\.$/, "");
  const plain = bare === "T" ? bare : bare.toLowerCase();
  const singular = plain.length > 2 ? plain.replace(/s$/, "") : plain;
  return (Object.keys(UNITS) as IngredientUnit[]).find((unit) => {
    const words = UNITS[unit].words.split(" ");
    return words.includes(plain) || words.includes(singular);
  });
};

/** Grams of a unit of mass; undefined for the others. */
export const gramsOfUnit = (unit: IngredientUnit): number | undefined => lookUp<Size>(UNITS, unit)?.grams;
export const millilitresOfUnit = (unit: IngredientUnit): number | undefined => lookUp<Size>(UNITS, unit)?.ml;
