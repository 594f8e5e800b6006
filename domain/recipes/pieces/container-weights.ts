import { densityOf, type Food } from "../../foods/index.ts";
import type { IngredientLine } from "../ingredients/ingredient-line.ts";
import { foldWord } from "../ingredients/kitchen-words.ts";
import { millilitresOfUnit } from "../../units/index.ts";

const textOf = (line: IngredientLine): string =>
  line.original
    .split(/[\s'’()[\],;:]+/u)
    .map(foldWord)
    .join(" ");

/** Net weight of a can without a stated one, g: as sold in Europe and the U.S.; beans drained. Own decision. */
const CANS: readonly { readonly of: RegExp; readonly grams: number }[] = [
  { of: /tuna/u, grams: 80 },
  { of: /sardine|mackerel/u, grams: 90 },
  { of: /anchov/u, grams: 30 },
  { of: /tomato(?!.*paste)/u, grams: 400 },
  { of: /tomato paste/u, grams: 70 },
  { of: /bean|chickpea|lentil/u, grams: 250 },
  { of: /corn\b/u, grams: 285 },
  { of: /coconut/u, grams: 400 },
  { of: /condensed|evaporated/u, grams: 395 },
];
const EUROPEAN_CAN = /\b(?:dosen?|boites?|conserves?|latas?|botes?|scatol[ae]|scatolett[ae]|barattol[oi]|tins?)\b/u;

/** W185: a can without a weight; what the food's own servings say of American cans comes first for English lines. */
export const gramsOfCans = (line: IngredientLine, food: Food, count: number): number | undefined => {
  if (line.unit !== "can") return undefined;
  const inBracket = gramsSaid(line, food, count);
  if (inBracket !== undefined) return inBracket;
  const isKnown = food.servings.some(({ label }) => /\bcan\b/u.test(label));
  if (isKnown && !EUROPEAN_CAN.test(textOf(line))) return undefined;
  const found = CANS.find(({ of }) => of.test(food.description.toLowerCase()));
  return found === undefined ? undefined : found.grams * count;
};

/** Glasses, tubs and cups for coffee, ml. Own decision, after what is sold and set on tables. */
const VESSELS: readonly { readonly as: RegExp; readonly ml: number }[] = [
  { as: /\b(?:tazzin[ae]|tacitas?)\b/u, ml: 50 },
  { as: /\b(?:vasitos?|bicchierin[oi]|copitas?|petits? verres?|verres? a liqueur|schnapsglas)\b/u, ml: 50 },
  { as: /\b(?:vasos? pequenos?|verres? a vin)\b/u, ml: 120 },
  { as: /\b(?:pots?|vasett[oi]|tarrinas?) de\b|\bvasett[oi]\b/u, ml: 125 },
  { as: /\b(?:verres?|vasos?|bicchier[ei]|glas|glaser|becher|briques?|briks?|bricks?|brick)\b/u, ml: 200 },
];
/** "a drizzle of oil", "un filo d'olio", "ein Schuss": poured by eye, ml. Own decision. */
const DRIZZLE =
  /\b(?:drizzles?|splash(?:es)?|glugs?|schuss|filets?|traits?|chorr(?:o|os|ito|itos|eon)|fil[io]|gocci[oa])\b/u;
const DRIZZLE_ML = 10;
/** Foods that pour: they have no fillets. */
const POURS = /\boil\b|vinegar|wine|cream|milk|juice|sauce|liqueur|brandy|rum|syrup|water/u;
/** A glass of wine is a serving that the food knows. */
const BY_SERVING = /wine(?! vinegar)|beer|spirit|sake|sherry/u;
/** Grams a millilitre where the food's own cup says otherwise than it pours: broth is water with salt. */
const POURED: readonly { readonly of: RegExp; readonly density: number }[] = [
  { of: /^(?!.*dry).*(?:broth|stock)|espresso|^coffee, brewed/u, density: 1 },
  { of: /^(?:brandy|rum, 80|liqueur|sake)/u, density: 0.95 },
  // A packet of 7 g is 2 1/4 teaspoons, as its label says.
  { of: /^yeast, dry/u, density: 0.63 },
  // A cup of chips is a bag of six ounces (USDA).
  { of: /^chocolate chips/u, density: 0.72 },
  // A cup of ground almonds weighs 96 g.
  { of: /^almond flour/u, density: 0.41 },
];
/** "1 petit pot de crème (20 cl)", "1 lata de leche de coco (400 ml)": the bracket says how much is in each. */
const SAID = /[([](\d{1,4}(?:[.,]\d{1,2})?) ?(ml|cl|dl|l)\b/iu;
const IN_ML: { readonly [unit: string]: number } = { ml: 1, cl: 10, dl: 100, l: 1000 };
const gramsSaid = (line: IngredientLine, food: Food, count: number): number | undefined => {
  const [, amount = "", unit = ""] = SAID.exec(line.original) ?? [];
  const ml = Number(amount.replace(",", ".")) * (IN_ML[unit.toLowerCase()] ?? 0);
  return ml > 0 ? ml * count * (densityOf(food.servings) ?? 1) : undefined;
};

/** Containers in which things are bought: how much is in one only a table knows. */
const CONTAINERS =
  /^(?:jars?|bottles?|tubs?|cartons?|bags?|box(?:es)?|containers?|punnets?|crates?|trays?|glas|glaser|flaschen?|becher|netz|schalen?|schalchen|kisten?|bocal|bocaux|bouteilles?|barquettes?|pots?|filets? de|cageots?|tarros?|frascos?|botellas?|bandejas?|tarrinas?|bolsas?|mallas?|vasett[oi]|bottigli[ae]|vaschett[ae]|cestin[oi]|reti?|sacchett[oi]) \S/u;

/** W185: true for "Glas Rotkohl" and "jar of olives": the food is counted in something that holds many of it. A glass of wine is a serving. */
export const isContained = (name: string, food: Pick<Food, "description">): boolean =>
  !BY_SERVING.test(food.description.toLowerCase()) && CONTAINERS.test(name.split(" ").map(foldWord).join(" "));

const OF_ANY_SIZE: ReadonlySet<string> = new Set(["small", "medium", "large", "package"]);

/** W185: glasses and tubs by their volume, and broth by its own. */
export const gramsOfGlasses = (line: IngredientLine, food: Food, count: number): number | undefined => {
  const name = food.description.toLowerCase();
  const poured = POURED.find(({ of }) => of.test(name))?.density;
  if ((line.unit === undefined || line.unit === "dash") && POURS.test(name) && DRIZZLE.test(textOf(line)))
    return count * DRIZZLE_ML * (poured ?? densityOf(food.servings) ?? 1);
  const measured = line.unit === undefined ? undefined : millilitresOfUnit(line.unit);
  if (measured !== undefined) return poured === undefined ? undefined : count * measured * poured;
  if (line.unit !== undefined && !OF_ANY_SIZE.has(line.unit)) return undefined;
  const inBracket = gramsSaid(line, food, count);
  if (inBracket !== undefined) return inBracket;
  const text = textOf(line);
  const vessel =
    BY_SERVING.test(name) && !/vasos? pequenos?/u.test(text) ? undefined : VESSELS.find(({ as }) => as.test(text));
  const density = poured ?? densityOf(food.servings);
  return vessel === undefined || density === undefined ? undefined : count * vessel.ml * density;
};
