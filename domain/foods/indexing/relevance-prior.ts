import type { Lexicon } from "../search/lexicon.ts";
import { searchWords } from "../search/words.ts";

/** Properties of a food that are known before any search. */
export type FoodTraits = {
  readonly description: string;
  readonly originalName?: string | undefined;
  readonly category: string;
  readonly dataset: string;
  readonly isBranded: boolean;
  /** Used in dietary surveys: the commoner foods, with complete profiles. */
  readonly isSurveyed: boolean;
  /** A product that is no longer made. */
  readonly isDiscontinued: boolean;
  /** F24: what people eat every day, in the state that is meant first or in another. */
  readonly everyday?: Commonness | undefined;
};

export type Commonness = "usual" | "other";

/** Points for a state in a category: data, "Cereal Grains" cooked rather than dry. */
export type PriorLists = {
  readonly datasets: Readonly<Record<string, number>>;
  readonly everyday?: Readonly<Record<Commonness, number>>;
  readonly categories: readonly (readonly [pattern: string, points: number])[];
  /** Patterns of category and original name. */
  readonly states: readonly (readonly [category: string, name: string, points: number])[];
};

export type PriorRules = {
  readonly datasets: ReadonlyMap<string, number>;
  readonly everyday: Readonly<Record<Commonness, number>>;
  readonly categories: readonly { readonly pattern: RegExp; readonly points: number }[];
  readonly states: readonly { readonly category: RegExp; readonly name: RegExp; readonly points: number }[];
};

export const parsePriorRules = (lists: PriorLists): PriorRules => ({
  datasets: new Map(Object.entries(lists.datasets)),
  everyday: lists.everyday ?? { usual: 0, other: 0 },
  categories: lists.categories.map(([pattern, points]) => ({ pattern: new RegExp(pattern, "iu"), points })),
  states: lists.states.map(([category, name, points]) => ({
    category: new RegExp(category, "iu"),
    name: new RegExp(name, "iu"),
    points,
  })),
});

const START = 0.6;
const SURVEYED = 0.12;
const BRANDED = -0.25;
const DISCONTINUED = -0.25;
const PER_WORD = -0.035;
const MOST_FOR_WORDS = -0.3;

/** F9: 0–1, how likely a food is meant by somebody who says no more than its name: plain, common, not branded. */
export const relevancePrior = (food: FoodTraits, rules: PriorRules, lexicon: Lexicon): number => {
  const original = food.originalName ?? food.description;
  let points = START + (rules.datasets.get(food.dataset) ?? 0);
  if (food.isSurveyed) points += SURVEYED;
  if (food.everyday !== undefined) points += rules.everyday[food.everyday];
  if (food.isBranded) points += BRANDED;
  if (food.isDiscontinued) points += DISCONTINUED;
  for (const { pattern, points: more } of rules.categories) if (pattern.test(food.category)) points += more;
  for (const { category, name, points: more } of rules.states)
    if (category.test(food.category) && name.test(original)) points += more;
  const words = [...new Set(searchWords(food.description))];
  const weight = words.slice(1).reduce((sum, word) => sum + (lexicon.weights.get(word) ?? 1), 0);
  points += Math.max(MOST_FOR_WORDS, PER_WORD * weight);
  return Math.round(1000 * Math.min(1, Math.max(0, points))) / 1000;
};
