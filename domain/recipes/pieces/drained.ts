import type { Food } from "../../foods/index.ts";
import type { IngredientLine } from "../ingredients/ingredient-line.ts";

/** The share of a can's net weight that is left without its liquid: labels say 400 g/240 g of beans, 160 g/112 g of tuna, 340 g/285 g of corn. */
const SHARES: readonly { readonly of: RegExp; readonly share: number }[] = [
  { of: /(?:beans?|chickpeas|lentils|peas), canned.*drained/u, share: 0.6 },
  { of: /tuna, canned/u, share: 0.7 },
  { of: /corn, canned/u, share: 0.84 },
];
/** The weight in the line is that of what was drained: "Abtropfgewicht 240 g", "(240 g égouttés)". */
const IS_DRAINED =
  /abtropf|abgetropft|abtr\.|\d ?(?:g|gr|oz)\.? (?:drained|net |égoutt|escurrid|sgocciolat)|drained weight|égoutté:? ?\d|(?:escurrido|sgocciolato):? ?\d/iu;
/** The whole can is wanted. */
const WITH_LIQUID =
  /undrained|with (?:their|its) (?:liquid|juice)|nicht abgetropft|mit flüssigkeit|avec (?:leur|son) jus/iu;

/** W185: the weight that a line says; of a can it is with the liquid, and the food is without it. */
export const saidGrams = (line: IngredientLine, food: Pick<Food, "description">): number | undefined => {
  if (line.grams === undefined || line.unit !== "can") return line.grams;
  if (IS_DRAINED.test(line.original) || WITH_LIQUID.test(line.original)) return line.grams;
  const share = SHARES.find(({ of }) => of.test(food.description.toLowerCase()))?.share;
  return share === undefined ? line.grams : Math.round(line.grams * share * 10) / 10;
};
