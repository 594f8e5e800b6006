import { sumFacts } from "@morsel/domain/nutrition";
import {
  contentsOf,
  recipeSum,
  stepsOfText,
  textOfSteps,
  type FactsNow,
  type Recipe,
  type RecipeLine,
} from "@morsel/domain/recipes";
import type { ParsedRecipe } from "../parse-recipe.ts";
import type { RecipeNow } from "../recipe-foods.ts";

/** A line that is edited; `key` tells it from others of the same text. */
export type DraftLine = RecipeLine & {
  readonly key: number;
  /** Its weight as it was typed, where that cannot be read. */
  readonly unreadGrams?: string;
};

/** A recipe as it is typed: texts where figures may not be readable yet. */
export type RecipeDraft = Omit<Recipe, "servings" | "grossGrams" | "tareGrams" | "totalMinutes" | "lines" | "steps"> & {
  readonly servings: string;
  readonly grossGrams: string;
  readonly tareGrams: string;
  readonly totalMinutes: string;
  readonly lines: readonly DraftLine[];
  readonly steps: string;
};

const keyed = (lines: readonly RecipeLine[]): readonly DraftLine[] => lines.map((line, key) => ({ ...line, key }));

export const nextKey = (lines: readonly DraftLine[]): number => Math.max(-1, ...lines.map(({ key }) => key)) + 1;

type Written = (value: number) => string;

const textOr = (value: number | undefined, written: Written): string => (value === undefined ? "" : written(value));

export const emptyDraft = (): RecipeDraft => ({
  title: "",
  servings: "",
  grossGrams: "",
  tareGrams: "",
  totalMinutes: "",
  isCooked: true,
  lines: [],
  steps: "",
});

export const draftOfRecipe = (recipe: RecipeNow, written: Written): RecipeDraft => {
  const { foods: _foods, pictureAt: _at, ...stored } = recipe;
  const { servings, grossGrams, tareGrams, totalMinutes, lines, steps, ...rest } = contentsOf(stored);
  return {
    ...rest,
    servings: written(servings),
    grossGrams: textOr(grossGrams, written),
    tareGrams: textOr(tareGrams, written),
    totalMinutes: textOr(totalMinutes, written),
    lines: keyed(lines),
    steps: textOfSteps(steps),
  };
};

/** How many servings nobody said stays empty: it is asked, never assumed. */
export const draftOfParsed = (parsed: ParsedRecipe, written: Written): RecipeDraft => ({
  ...emptyDraft(),
  title: parsed.title ?? "",
  servings: textOr(parsed.servings, written),
  totalMinutes: textOr(parsed.totalMinutes, written),
  lines: keyed(parsed.lines),
  steps: textOfSteps(parsed.steps),
  ...(parsed.source === undefined ? {} : { source: parsed.source }),
  ...(parsed.picture === undefined ? {} : { picture: parsed.picture }),
});

type Read = (text: string) => number | undefined;

/** W189: a line with the weight that was typed for its food; one that cannot be read is kept as it was typed, and counts as none. */
export const weighedLine = ({ unreadGrams: _typed, ...line }: DraftLine, text: string, read: Read): DraftLine => {
  if (line.match === undefined) return line;
  const { grams: _before, ...match } = line.match;
  const confirmed = { ...match, confidence: 1 };
  if (text.trim() === "") return { ...line, match: confirmed };
  const grams = read(text);
  return grams === undefined
    ? { ...line, match: confirmed, unreadGrams: text }
    : { ...line, match: { ...confirmed, grams } };
};

/** Lines that are left out or have no food ask for no weight. */
const isUnread = ({ unreadGrams, match, isLeftOut }: DraftLine): boolean =>
  unreadGrams !== undefined && match !== undefined && isLeftOut !== true;

/** W189: the recipe that a draft says; `unreadable` names the figures that cannot be read, and stand in the way of saving. */
export const recipeOfDraft = (
  draft: RecipeDraft,
  read: Read,
): {
  readonly recipe: Recipe;
  readonly unreadable: readonly ("servings" | "lineGrams" | "grossGrams" | "tareGrams" | "totalMinutes")[];
} => {
  const { servings, grossGrams, tareGrams, totalMinutes, lines, steps, ...rest } = draft;
  const figures = { grossGrams, tareGrams, totalMinutes };
  const names = Object.keys(figures) as (keyof typeof figures)[];
  const typed = names.filter((name) => figures[name].trim() !== "");
  const made = Object.fromEntries(
    typed.flatMap((name) => {
      const value = read(figures[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const count = read(servings);
  return {
    recipe: {
      ...rest,
      ...made,
      servings: count ?? 1,
      lines: lines.map(({ key: _key, unreadGrams: _typed, ...line }) => line),
      steps: stepsOfText(steps),
    },
    unreadable: [
      ...(count === undefined ? (["servings"] as const) : []),
      ...(lines.some(isUnread) ? (["lineGrams"] as const) : []),
      ...typed.filter((name) => read(figures[name]) === undefined),
    ],
  };
};

/** Nutrition of the draft so far; that of a serving is unknown while the number of servings is. */
export const sumOfDraft = (draft: RecipeDraft, read: Read, foods: FactsNow) => {
  const { recipe, unreadable } = recipeOfDraft(draft, read);
  const sum = recipeSum(recipe, foods);
  return unreadable.includes("servings") ? { ...sum, perServing: sumFacts([{}]) } : sum;
};
