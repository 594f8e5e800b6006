import { foldedWords, type FoodId } from "../foods/index.ts";
import type { RecipeId } from "./dish.ts";
import type { Recipe, RecipeLine } from "./recipe.ts";
import { recipeCycle } from "./scaling.ts";

/** W184: the recipes on the way round. */
export type RecipeHoldsItself = { readonly _tag: "RecipeHoldsItself"; readonly titles: readonly string[] };

/** By what recipes are sorted and found: their title without case, accents and signs. */
export const recipeTitleKey = (title: string): string => foldedWords(title).join(" ") || title;

/** By what the name in a line is remembered. */
export const lineNameKey = (name: string): string => foldedWords(name).join(" ").slice(0, 200);

/** The foods that lines are, each once. */
export const foodsOfLines = (lines: readonly RecipeLine[]): readonly FoodId[] => [
  ...new Set(lines.flatMap(({ match }) => match?.foodId ?? [])),
];

type TitledLines = Pick<Recipe, "title" | "lines"> & { readonly id: RecipeId };

/** W184: what a member's recipes hold of each other, as it would be with this one. */
export const findCircularReference = (
  others: readonly TitledLines[],
  coming: TitledLines,
): RecipeHoldsItself | undefined => {
  const all = [...others.filter(({ id }) => id !== coming.id), coming];
  const parts = new Map(all.map(({ id, lines }) => [id as string, foodsOfLines(lines) as readonly string[]]));
  const circle = recipeCycle(parts, coming.id);
  if (circle === undefined) return undefined;
  const titles = new Map(all.map(({ id, title }) => [id as string, title]));
  return { _tag: "RecipeHoldsItself", titles: circle.flatMap((id) => titles.get(id) ?? []) };
};

/** Returns the fields of a kept recipe that can be changed. */
export const contentsOf = ({
  id: _id,
  version: _version,
  createdAt: _at,
  ...recipe
}: Recipe & { readonly id: RecipeId; readonly version: number; readonly createdAt: number }): Recipe => recipe;
