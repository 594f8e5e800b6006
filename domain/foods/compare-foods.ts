import { defaultPortion, type Portion } from "./servings/countable-servings.ts";
import { gramsOf } from "./servings/grams.ts";
import type { Food } from "./food.ts";
import {
  factsOfGrams,
  inBasis,
  storedBasis,
  NUTRIENT_IDS,
  type LabelBasis,
  type NutrientId,
  type NutritionFacts,
} from "../nutrition/index.ts";

/** By what foods are compared: as much of each, what one eats of each, or as much energy of each. */
export const COMPARED_BY = ["100g", "serving", "100kcal"] as const;
export type ComparedBy = (typeof COMPARED_BY)[number];

export type ComparedFood = {
  readonly food: Food;
  /** The eaten portion, if portions are compared. */
  readonly portion?: Portion;
  /** Undefined where it cannot be told: so much energy of a food that has none, or of which it is unknown. */
  readonly grams?: number;
  readonly facts: NutritionFacts;
};

const ENERGY = 100;

const gramsCompared = (food: Food, portion: Portion, by: ComparedBy): number | undefined => {
  if (by === "100g") return 100;
  if (by === "serving") {
    const grams = gramsOf(portion.amount, portion.serving);
    return grams.ok ? grams.value : undefined;
  }
  const { energy = 0 } = food.nutrients;
  return energy > 0 ? (ENERGY / energy) * 100 : undefined;
};

/** F31: a food as it is compared, its carbohydrate as on one kind of label (N6); what is unknown stays so. */
export const comparedFood = (food: Food, by: ComparedBy, basis: LabelBasis): ComparedFood => {
  const portion = defaultPortion(food);
  const grams = gramsCompared(food, portion, by);
  return {
    food,
    ...(by === "serving" ? { portion } : {}),
    ...(grams === undefined ? {} : { grams }),
    facts:
      grams === undefined
        ? {}
        : factsOfGrams(inBasis(food.nutrients, storedBasis(food.nutrients, food.basis), basis), grams),
  };
};

/** F31: what at least one of the foods knows, in the order of all nutrients. */
export const comparedNutrients = (foods: readonly ComparedFood[]): readonly NutrientId[] =>
  NUTRIENT_IDS.filter((id) => foods.some(({ facts }) => facts[id] !== undefined));
