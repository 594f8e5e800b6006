import { sumFacts } from "@morsel/domain/nutrition";
import { recipeSum, type FactsNow, type Recipe, type RecipeLine, type RecipeStep } from "@morsel/domain/recipes";
import type { ParsedRecipe } from "../parse-recipe.ts";
import { contentsOf } from "../recipe-parts.ts";
import type { RecipeNow } from "../recipe-foods.ts";

/** A line that is edited; `key` tells it from others of the same text. */
export type DraftLine = RecipeLine & { readonly key: number };

/** A recipe as it is typed: texts where figures may not be readable yet. */
export type RecipeDraft = Omit<Recipe, "servings" | "grossGrams" | "tareGrams" | "totalMinutes" | "lines" | "steps"> & {
  readonly servings: string;
  readonly grossGrams: string;
  readonly tareGrams: string;
  readonly totalMinutes: string;
  readonly lines: readonly DraftLine[];
  readonly steps: string;
};

/** Steps as one text, each on a line of its own; the name of a section ends with a colon. */
export const textOfSteps = (steps: readonly RecipeStep[]): string => {
  const lines: string[] = [];
  let section: string | undefined;
  for (const step of steps) {
    if (step.section !== undefined && step.section !== section) lines.push(`${step.section}:`);
    // A step without a section after one with a section begins a part without a name.
    if (step.section === undefined && section !== undefined) lines.push(":");
    section = step.section;
    lines.push(
      step.text
        .split("\n")
        .map((line) => line.trim())
        .join(" "),
    );
  }
  return lines.join("\n");
};

const LONGEST_SECTION = 60;

/** W189: the other way round. */
export const stepsOfText = (text: string): readonly RecipeStep[] => {
  let section = "";
  return text.split("\n").flatMap((given): readonly RecipeStep[] => {
    const line = given.trim();
    if (line === "") return [];
    if (line.endsWith(":") && line.length <= LONGEST_SECTION) {
      section = line.slice(0, -1).trim();
      return [];
    }
    return [section === "" ? { text: line } : { text: line, section }];
  });
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

/** The recipe that a draft says; `unreadable` names the figures that cannot be read. */
export const recipeOfDraft = (
  draft: RecipeDraft,
  read: Read,
): {
  readonly recipe: Recipe;
  readonly unreadable: readonly ("servings" | "grossGrams" | "tareGrams" | "totalMinutes")[];
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
      lines: lines.map(({ key: _key, ...line }) => line),
      steps: stepsOfText(steps),
    },
    unreadable: [
      ...(count === undefined ? (["servings"] as const) : []),
      ...typed.filter((name) => read(figures[name]) === undefined),
    ],
  };
};

/** What the draft holds so far; of a serving nothing is known while nobody knows how many there are. */
export const sumOfDraft = (draft: RecipeDraft, read: Read, foods: FactsNow) => {
  const { recipe, unreadable } = recipeOfDraft(draft, read);
  const sum = recipeSum(recipe, foods);
  return unreadable.includes("servings") ? { ...sum, perServing: sumFacts([{}]) } : sum;
};
