import { portionEnergy, usualPortion } from "../amounts/portion.ts";
import type { FoodUsage } from "./usage.ts";
import {
  GRAM,
  gramsOf,
  type Food,
  type FoodId,
  type FoodMatch,
  type FoodVariant,
  type Portion,
} from "../../foods/index.ts";
import { scaleFacts, type NutritionFacts } from "../../nutrition/index.ts";

/** A food as the search box offers it: with the amount that Enter would log. */
export type FoodOption = Portion & {
  readonly foodId: FoodId;
  readonly description: string;
  /** F38: the language of the description, where it is not the page's. */
  readonly language?: string;
  readonly brand?: string;
  /** Whose it is: of another member, who shares it. */
  readonly owner?: string;
  /** kcal of that amount; absent when unknown. */
  readonly energy?: number;
  /** How far it answers what was typed; absent of what was not searched. */
  readonly match?: FoodMatch;
  /** W84: an everyday food for members who never logged any: nobody has said yet that it is meant. */
  readonly isStarter?: true;
  /** Nutrition per 100 g, as far as it is known while the whole food is not loaded. */
  readonly per100g?: NutritionFacts;
  /** The whole food, once it is at hand. */
  readonly food?: Food;
};

const known = (energy: number | undefined): Pick<FoodOption, "energy"> => (energy === undefined ? {} : { energy });

/** A search result, with the last used amount where there is one. */
export const optionOfFood = (food: Food, usage?: FoodUsage): FoodOption => {
  const portion = usualPortion(food, usage);
  return {
    foodId: food.id,
    description: food.description,
    ...(food.language === undefined ? {} : { language: food.language }),
    ...(food.brand === undefined ? {} : { brand: food.brand }),
    ...(food.source.owner === undefined ? {} : { owner: food.source.owner }),
    ...portion,
    ...known(portionEnergy(food.nutrients, portion)),
    food,
  };
};

/** A suggestion: what was logged before, as it was logged before. */
export const optionOfUsage = (usage: FoodUsage): FoodOption => ({
  foodId: usage.foodId,
  description: usage.description,
  ...(usage.brand === undefined ? {} : { brand: usage.brand }),
  amount: usage.lastAmount,
  serving: usage.lastServing,
  ...known(usage.lastEnergy),
});

/** Nutrition of an option per 100 g: its food's, else the known part of it, else its energy alone. */
export const factsOfOption = ({ food, per100g, amount, serving, energy }: FoodOption): NutritionFacts => {
  const facts = food?.nutrients ?? per100g;
  if (facts !== undefined) return facts;
  const grams = gramsOf(amount, serving);
  return grams.ok ? scaleFacts(known(energy), 100 / grams.value) : {};
};

/** Another portion of an option, of its whole food where that has come meanwhile. */
export const optionWith = (
  option: FoodOption,
  { amount, serving }: Portion,
  food: Food | undefined = option.food,
): FoodOption => {
  const { energy: _, ...rest } = option;
  const next = { ...rest, amount, serving, ...(food === undefined ? {} : { food }) };
  const energy = portionEnergy(food?.nutrients ?? factsOfOption(option), next);
  return { ...next, ...known(energy) };
};

/** As many grams of another state of the same thing. */
export const optionOfVariant = ({ amount, serving }: FoodOption, { id, description }: FoodVariant): FoodOption => ({
  foodId: id,
  description,
  amount: Math.round(amount * serving.grams),
  serving: GRAM,
});
